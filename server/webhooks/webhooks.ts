import type { Kysely } from "kysely";
import type { PageTagNotice } from "#contract/page-tags.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import { deliverWebhooks } from "./deliver.ts";
import { GameTopic, type ReadGame } from "./game-topic.ts";
import { type SiteOf, webhookLookOut } from "./look-out.ts";
import { webhookOutboxOn } from "./outbox.ts";
import { createEventPoster } from "./post-event.ts";

export type WebhookOptions = {
  readonly db: Kysely<Database>;
  readonly readGame: ReadGame;
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
  readonly lookEveryMs?: number;
  readonly answerWithinMs?: number;
};

export type Webhooks = {
  /** Something was committed, here or elsewhere. */
  heard(notice: PageTagNotice): void;
  /** Notices may have been missed. */
  lookAgain(): void;
  /** Something may be due. */
  wake(): void;
  close(): Promise<void>;
};

const usualLookMs = 5000;
const pruneEveryMs = 60 * 60 * 1000;

/** Partners who are told by a signed POST: sees what there is to tell, writes it into the outbox, and sends what stands there. */
export function createWebhooks(options: WebhookOptions): Webhooks {
  const { db, readGame, siteOf, allowsPrivate, now, chance, onFailure } = options;
  const poster = createEventPoster({ allowsPrivate, ...(options.answerWithinMs !== undefined && { withinMs: options.answerWithinMs }) });
  const outbox = webhookOutboxOn(db, now, options.leaseMs);
  const sending = deliverWebhooks({
    outbox,
    post: poster.post,
    now,
    chance,
    onOff: ({ tenantId, subscriptionId }, why) => options.onOff({ tenantId, subscriptionId, why }),
    onFailure,
  });
  const games = new GameTopic(db, readGame, now);
  const everyMs = options.lookEveryMs ?? usualLookMs;
  const looking = webhookLookOut({ db, games, siteOf, now, onTold: () => sending.wake(), onFailure, everyMs });
  const pruning = setInterval(() => void outbox.prune().catch(onFailure), pruneEveryMs).unref();
  return {
    heard: (notice) => looking.heard(notice),
    lookAgain: () => looking.lookAgain(),
    wake: () => sending.wake(),
    async close() {
      clearInterval(pruning);
      await looking.close();
      await sending.close();
      await poster.close();
    },
  };
}
