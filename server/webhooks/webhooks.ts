import type { Kysely } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import { workOff } from "../outbox/work-off.ts";
import type { Teller } from "../telling/teller.ts";
import { webhookKind } from "./deliver.ts";
import { webhookOutboxOn } from "./outbox.ts";
import { createEventPoster } from "./post-event.ts";
import { type SiteOf, webhookTeller } from "./webhook-teller.ts";

export type WebhookOptions = {
  readonly db: Kysely<Database>;
  readonly siteOf: SiteOf;
  /** Receivers on our own machine, for tests and trials. */
  readonly allowsPrivate: boolean;
  readonly now: () => number;
  /** From 0 to 1. */
  readonly chance: () => number;
  /** A partner is not told any more. */
  readonly onOff: (off: { readonly tenantId: TenantId; readonly subscriptionId: string; readonly why: string }) => void;
  readonly onFailure: (error: unknown) => void;
  readonly leaseMs?: number;
  readonly answerWithinMs?: number;
};

export type Webhooks = {
  /** Sees what there is to tell and writes it into the outbox: for a look-out, which ends before this is closed. */
  readonly teller: Teller;
  /** Something may be due. */
  wake(): void;
  close(): Promise<void>;
};

const pruneEveryMs = 60 * 60 * 1000;

/** Partners who are told by a signed POST: what its teller writes into the outbox is sent. */
export function createWebhooks(options: WebhookOptions): Webhooks {
  const { db, siteOf, allowsPrivate, now, chance, onFailure } = options;
  const poster = createEventPoster({ allowsPrivate, ...(options.answerWithinMs !== undefined && { withinMs: options.answerWithinMs }) });
  const outbox = webhookOutboxOn(db, now, options.leaseMs);
  const kind = webhookKind({
    outbox,
    post: poster.post,
    now,
    chance,
    onOff: ({ tenantId, subscriptionId }, why) => options.onOff({ tenantId, subscriptionId, why }),
  });
  const sending = workOff(kind, onFailure);
  const pruning = setInterval(() => void outbox.prune().catch(onFailure), pruneEveryMs).unref();
  return {
    teller: webhookTeller({ db, siteOf, now, onTold: () => sending.wake(), onFailure }),
    wake: () => sending.wake(),
    async close() {
      clearInterval(pruning);
      await sending.close();
      await poster.close();
    },
  };
}
