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
  readonly onFailure: (error: unknown) => void;
  readonly pollMs?: number;
};

export type WebhookDeliveryJob = {
  /** Something may be due. */
  wake(): void;
  /** Resolves when what was taken is settled. */
  close(): Promise<void>;
};

const mostPartners = 32;

/**
 * Sends what is due for as long as there is something: each partner by himself, so that one who keeps us waiting holds nobody else
 * up; each node does so, and none what another has taken. WEBHOOK13
 */
export function deliverWebhooks({ outbox, post, now, chance, onOff, onFailure, pollMs = 1000 }: WebhookDelivering): WebhookDeliveryJob {
  const busy = new Map<string, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | null = null;
  let isWoken = false;
  let isClosed = false;
  wake();

  function wake(): void {
    isWoken = true;
    if (isClosed || looking) return;
    clearTimeout(timer);
    looking = look().finally(() => {
      looking = null;
      if (isClosed) return;
      if (isWoken) wake();
      else timer = setTimeout(wake, pollMs).unref();
    });
  }

  async function look(): Promise<void> {
    isWoken = false;
    if (busy.size >= mostPartners) return;
    try {
      for (const batch of await outbox.take([...busy.keys()], mostPartners - busy.size)) {
        const { subscriptionId } = batch;
        const sending = sendBatch(batch)
          .catch(onFailure)
          .finally(() => {
            busy.delete(subscriptionId);
            wake();
          });
        busy.set(subscriptionId, sending);
      }
    } catch (error) {
      onFailure(error);
    }
  }

  async function sendBatch(batch: WebhookBatch): Promise<void> {
    const settled = await Promise.all(batch.deliveries.map((delivery) => send(batch, delivery)));
    const isOff = await outbox.settle(batch, settled);
    if (!isOff) return;
    for (const { result } of settled) if (result.kind === "off") return onOff(batch, result.why);
  }

  async function send(batch: WebhookBatch, delivery: WebhookDelivery): Promise<Settled> {
    const answer = await postEvent(post, batch, delivery, now());
    const { failures, failingSince } = batch;
    const failingMs = failingSince === null ? null : now() - failingSince.getTime();
    return { delivery, result: resultOf(answer, { attempts: delivery.attempts, failingMs, failures }, chance()) };
  }

  return {
    wake,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await looking;
      await Promise.all(busy.values());
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
