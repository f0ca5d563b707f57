import { pauseAfter, type Pauses } from "../outbox/pauses.ts";
import type { ReceiverAnswer } from "./post-event.ts";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Between one try and the next, as the Standard Webhooks specification proposes: three days and a few hours. WEBHOOK11 */
export const pauses: Pauses = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour];
/** Whoever has accepted nothing for so long is not asked any more. WEBHOOK12 */
export const patienceMs = 72 * hour;
const longestWishMs = 24 * hour;
const firstRestMs = 5 * second;
const longestRestMs = 15 * minute;
/** Where an answer is about the receiver and not about the event. */
const restingStatuses: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** What becomes of a delivery; the receiver itself rests for `restMs`. */
export type DeliveryResult =
  | { readonly kind: "accepted" }
  | { readonly kind: "again"; readonly afterMs: number; readonly restMs: number; readonly why: string }
  | { readonly kind: "dropped"; readonly why: string }
  | { readonly kind: "off"; readonly why: string };

export type Try = {
  /** How often it was tried, this time included. */
  readonly attempts: number;
  /** Since when the receiver has accepted nothing, and how often in a row; `null`: it has accepted what came last. */
  readonly failingMs: number | null;
  readonly failures: number;
};

/** `chance`: from 0 to 1. */
export function resultOf(answer: ReceiverAnswer, { attempts, failingMs, failures }: Try, chance: number): DeliveryResult {
  const status = answer.kind === "answered" ? answer.status : null;
  const why = answer.kind === "answered" ? `answered ${answer.status}` : answer.why;
  if (status !== null && status >= 200 && status < 300) return { kind: "accepted" };
  if (status === 410) return { kind: "off", why: "answered 410: it does not want to be told any more" };
  if (failingMs !== null && failingMs >= patienceMs) return { kind: "off", why: `nothing accepted for three days; at last: ${why}` };
  const pause = pauseAfter(pauses, attempts);
  if (pause === null) return { kind: "dropped", why };
  const wish =
    answer.kind === "answered" && status !== null && restingStatuses.has(status) ? Math.min(answer.retryAfterMs ?? 0, longestWishMs) : 0;
  const rest = status === null || restingStatuses.has(status) ? Math.min(firstRestMs * 2 ** Math.min(failures, 20), longestRestMs) : 0;
  // A tenth more or less, so that those who failed together do not come together.
  const jitter = 0.9 + chance / 5;
  return { kind: "again", afterMs: Math.max(wish, pause * jitter), restMs: Math.max(wish, rest * jitter), why };
}
