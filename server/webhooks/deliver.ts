import type { OutboxKind } from "../outbox/work-off.ts";
import type { EventPost, ReceiverAnswer } from "./post-event.ts";
import type { Settled, WebhookBatch, WebhookDelivery, WebhookOutbox } from "./outbox.ts";
import { resultOf } from "./retry-schedule.ts";
import { signedHeaders } from "./sign-event.ts";

export type WebhookDelivering = {
  readonly outbox: WebhookOutbox;
  readonly post: EventPost;
  readonly now: () => number;
  /** From 0 to 1. */
  readonly chance: () => number;
  readonly onOff: (batch: WebhookBatch, why: string) => void;
};

const mostPartners = 32;

/**
 * Sends what is due for as long as there is something: each partner by himself, so that one who keeps us waiting holds nobody else
 * up. WEBHOOK13
 */
export function webhookKind({ outbox, post, now, chance, onOff }: WebhookDelivering): OutboxKind<WebhookBatch> {
  async function send(batch: WebhookBatch, delivery: WebhookDelivery): Promise<Settled> {
    const answer = await postEvent(post, batch, delivery, now());
    const { failures, failingSince } = batch;
    const failingMs = failingSince === null ? null : now() - failingSince.getTime();
    return { delivery, result: resultOf(answer, { attempts: delivery.attempts, failingMs, failures }, chance()) };
  }

  return {
    mostAtOnce: mostPartners,
    lookEveryMs: 1000,
    isPaced: false,
    laneOf: ({ subscriptionId }) => subscriptionId,
    take: ({ busy, room }) => outbox.take(busy, room),
    async work(batch) {
      const settled = await Promise.all(batch.deliveries.map((delivery) => send(batch, delivery)));
      const isOff = await outbox.settle(batch, settled);
      if (!isOff) return;
      for (const { result } of settled) if (result.kind === "off") return onOff(batch, result.why);
    },
  };
}

/** The address of an event among all that were sent: the same each time. */
export function messageId(eventId: string): string {
  return `evt_${eventId.replaceAll("-", "")}`;
}

type Signing = Pick<WebhookBatch, "url" | "secret" | "formerSecret" | "formerUntil">;

/** Signs an event as of now and posts it. */
export function postEvent(
  post: EventPost,
  { url, secret, formerSecret, formerUntil }: Signing,
  { eventId, payload }: Pick<WebhookDelivery, "eventId" | "payload">,
  now: number,
): Promise<ReceiverAnswer> {
  const isFormerGood = formerSecret !== null && formerUntil !== null && formerUntil.getTime() > now;
  const secrets = isFormerGood ? [secret, formerSecret] : [secret];
  return post(url, signedHeaders({ id: messageId(eventId), at: new Date(now), payload }, secrets), payload);
}
