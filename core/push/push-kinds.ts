/** What somebody can ask to be told of. */
export const pushKinds = ["start", "quarter", "close-finish", "final", "news", "schedule-change"] as const;
export type PushKind = (typeof pushKinds)[number];

export type PushPolicy = {
  /** How long after it happened it is worth telling, and how long the push service may keep it. */
  readonly lifeMs: number;
  /** As in RFC 8030 §5.3. */
  readonly urgency: "normal" | "high";
  /** Waits for the end of quiet hours; what does not wait is not told at all. PUSH8 */
  readonly waitsForMorning: boolean;
};

const minute = 60_000;
const hour = 60 * minute;

/** PUSH6 */
export const pushPolicies: Readonly<Record<PushKind | "test", PushPolicy>> = {
  start: { lifeMs: 10 * minute, urgency: "high", waitsForMorning: false },
  quarter: { lifeMs: 5 * minute, urgency: "normal", waitsForMorning: false },
  "close-finish": { lifeMs: 2 * minute, urgency: "high", waitsForMorning: false },
  final: { lifeMs: 12 * hour, urgency: "high", waitsForMorning: true },
  news: { lifeMs: 24 * hour, urgency: "normal", waitsForMorning: true },
  "schedule-change": { lifeMs: 24 * hour, urgency: "normal", waitsForMorning: true },
  test: { lifeMs: minute, urgency: "high", waitsForMorning: false },
};
