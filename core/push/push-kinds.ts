/** What somebody can ask to be told of what is followed. */
export const followedPushKinds = ["start", "quarter", "close-finish", "final", "news", "schedule-change"] as const;
/** What somebody can ask to be told of one's own fantasy team. FANN1 */
export const fantasyPushKinds = [
  "fantasy-day-before",
  "fantasy-two-hours",
  "fantasy-result",
  "fantasy-price",
  "fantasy-correction",
  "fantasy-duel",
] as const;
export const pushKinds = [...followedPushKinds, ...fantasyPushKinds] as const;
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
  // A day before the deadline it happens, and is over when the next one is due; that one is over with the deadline. FANN2
  "fantasy-day-before": { lifeMs: 22 * hour, urgency: "normal", waitsForMorning: true },
  "fantasy-two-hours": { lifeMs: 2 * hour, urgency: "high", waitsForMorning: true },
  "fantasy-result": { lifeMs: 24 * hour, urgency: "normal", waitsForMorning: true },
  "fantasy-price": { lifeMs: 24 * hour, urgency: "normal", waitsForMorning: true },
  "fantasy-correction": { lifeMs: 24 * hour, urgency: "normal", waitsForMorning: true },
  "fantasy-duel": { lifeMs: 24 * hour, urgency: "normal", waitsForMorning: true },
  test: { lifeMs: minute, urgency: "high", waitsForMorning: false },
};
