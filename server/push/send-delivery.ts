import type { PushMessage } from "#contract/push-notice.ts";
import { pushPolicies } from "#core/push/push-kinds.ts";
import { mayRingAt } from "#core/push/quiet-hours.ts";
import { topicOf } from "./message-of.ts";
import type { Delivery, Settlement } from "./outbox.ts";
import type { PushService, SendOutcome } from "./push-service.ts";

export type SenderParts = {
  /** `null`: the league has no such service any more. */
  readonly serviceOf: (delivery: Delivery) => Promise<PushService | null>;
  readonly messageOf: (delivery: Delivery) => Promise<PushMessage>;
  readonly now: () => number;
  readonly onFailure: (error: unknown) => void;
  /** A push service answered, or did not. */
  readonly onOutcome?: (outcome: SendOutcome, service: string) => void;
};

const firstWaitMs = 1000;
const longestWaitMs = 5 * 60_000;
const mostAttempts = 10;

/** Sends one delivery, or says why not, or when again. PUSH6, PUSH8, PUSH12 */
export function deliverySender({
  serviceOf,
  messageOf,
  now,
  onFailure,
  onOutcome,
}: SenderParts): (delivery: Delivery) => Promise<Settlement["result"]> {
  const pauses = new Map<string, number>();

  async function resultOf(delivery: Delivery): Promise<Settlement["result"]> {
    const { notice, happenedAt, isWithdrawn, quietHours, timeZone } = delivery;
    const policy = pushPolicies[notice.kind];
    const at = now();
    const leftMs = happenedAt.getTime() + policy.lifeMs - at;
    if (isWithdrawn) return { kind: "dropped", why: "withdrawn" };
    if (leftMs <= 0) return { kind: "dropped", why: "too late" };
    const ringsAt = notice.kind === "test" ? at : mayRingAt(at, quietHours, timeZone);
    if (ringsAt > at) return policy.waitsForMorning ? { kind: "again", at: ringsAt, why: "quiet" } : { kind: "dropped", why: "quiet" };
    return afterOutcome(delivery, await send(delivery, Math.ceil(leftMs / 1000)), leftMs);
  }

  async function send(delivery: Delivery, ttl: number): Promise<SendOutcome> {
    const at = now();
    const origin = URL.parse(delivery.device.endpoint)?.origin ?? "";
    const pausedUntil = pauses.get(origin) ?? 0;
    if (pausedUntil > at) return { kind: "later", afterMs: pausedUntil - at, why: "paused" };
    try {
      const service = await serviceOf(delivery);
      if (!service) return { kind: "refused", why: "no service" };
      const { urgency } = pushPolicies[delivery.notice.kind];
      const sending = { device: delivery.device, message: await messageOf(delivery), topic: topicOf(delivery), urgency, ttl };
      const outcome = await service.send(sending, at);
      onOutcome?.(outcome, delivery.service === "fcm" ? "Firebase Cloud Messaging" : origin);
      // Whoever says when to come back says it for all of us.
      if (outcome.kind === "later" && outcome.afterMs !== null) pauses.set(origin, now() + Math.min(outcome.afterMs, longestWaitMs));
      return outcome;
    } catch (error) {
      onFailure(error);
      return { kind: "later", afterMs: null, why: "defect" };
    }
  }

  function afterOutcome({ attempts }: Delivery, outcome: SendOutcome, leftMs: number): Settlement["result"] {
    if (outcome.kind === "accepted") return { kind: "sent" };
    if (outcome.kind === "gone") return { kind: "gone" };
    if (outcome.kind === "refused") return { kind: "dropped", why: outcome.why };
    const backoffMs = Math.min(firstWaitMs * 2 ** (attempts - 1), longestWaitMs) * (0.75 + Math.random() / 2);
    const waitMs = Math.max(outcome.afterMs ?? 0, backoffMs);
    const isEnd = waitMs >= leftMs || attempts >= mostAttempts;
    return isEnd ? { kind: "dropped", why: outcome.why } : { kind: "again", at: now() + waitMs, why: outcome.why };
  }

  return resultOf;
}
