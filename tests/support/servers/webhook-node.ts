import { sql } from "kysely";
import { type WebhookType, webhookTypes } from "#contract/api/webhook-shapes.ts";
import { listenForPageTags } from "#server/db/page-tag-listener.ts";
import { readLogAfter } from "#server/queries/live/live-log.ts";
import { LookOut } from "#server/telling/look-out.ts";
import { webhookSubscriptionsFor } from "#server/webhooks/subscriptions.ts";
import { createWebhooks, type WebhookOptions, type Webhooks } from "#server/webhooks/webhooks.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { TestDatabase } from "../database/database.ts";
import type { TestWebhookReceiver } from "./webhook-receiver.ts";

/** What a node says to partners, and who looks for it. */
export type WebhookNode = Omit<Webhooks, "teller"> & Pick<LookOut, "lookAgain">;

/** The part of a node that tells partners; it hears what is committed as the program does. */
export async function startWebhookNode({ db, databaseUrl }: TestDatabase, options: Partial<WebhookOptions> = {}): Promise<WebhookNode> {
  const onFailure = (error: unknown) => {
    throw error;
  };
  const webhooks = createWebhooks({
    db,
    siteOf: () => ({ origin: "https://league.example", locale: "sr" }),
    allowsPrivate: true,
    now: Date.now,
    chance: () => 0.5,
    onOff: () => undefined,
    onFailure,
    ...options,
  });
  const looking = new LookOut({
    async readGame(tenantId, gameId) {
      const reading = await readLogAfter(db, tenantId, gameId);
      return reading && { ...reading.head, ruleProfile: reading.ruleProfile, events: reading.events };
    },
    tellers: [webhooks.teller],
    onFailure,
    everyMs: 300,
  });
  const tags = await listenForPageTags(databaseUrl, {
    onNotice: (notice) => looking.heard(notice),
    onGap: () => looking.lookAgain(),
    onLost: () => undefined,
  });
  return {
    ...webhooks,
    lookAgain: () => looking.lookAgain(),
    async close() {
      await tags.close();
      await looking.close();
      await webhooks.close();
    },
  };
}

type Wanting = { readonly types?: readonly WebhookType[]; readonly league?: string | null };

/** A partner who is told; the receiver verifies by his secret. Answers with the subscription's id. */
export async function partnerOf(
  { db }: Pick<TestDatabase, "db">,
  tenantId: TenantId,
  receiver: TestWebhookReceiver,
  partner: string,
  { types = webhookTypes, league = null }: Wanting = {},
): Promise<string> {
  const added = await webhookSubscriptionsFor(db, tenantId, Date.now).add({ url: receiver.url(partner), label: partner, types, league });
  if (!added) throw new Error("no subscription more is taken");
  receiver.knows(partner, added.secret);
  return added.id;
}

/** How the outbox stands: `{ accepted: 3 }`. */
export async function webhookOutboxStands({ db }: Pick<TestDatabase, "db">): Promise<Record<string, number>> {
  const { rows } = await sql<{ state: string; count: number }>`
    select case when outcome is null then state else state || ' ' || outcome end as state, count(*)::integer as count
    from webhook_deliveries group by 1`.execute(db);
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}
