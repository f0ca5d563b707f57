import { type Kysely, sql, type Transaction } from "kysely";
import type { WebhookType } from "#contract/api/webhook-shapes.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { inTransaction } from "../db/in-transaction.ts";
import type { Database } from "../db/schema.ts";
import { fantasyStates } from "./fantasy-topic.ts";
import { gameStates } from "./game-topic.ts";
import { newsStates } from "./news-topic.ts";
import { secretPlaces } from "../db/sealed-rows.ts";
import { fromRow, toRow } from "../db/sealed-secret.ts";
import { takeAsTold } from "./note-events.ts";
import { scheduleStates } from "./schedule-topic.ts";
import { newSecret, shownSecret } from "./sign-event.ts";
import { tableStates } from "./table-topic.ts";
import { transferStates } from "./transfer-topic.ts";

export const mostSubscriptions = 100;
const dayMs = 24 * 60 * 60 * 1000;
/** So long messages bear both signatures after a change of the secret. WEBHOOK8 */
export const overlapMs = dayMs;

export type NewSubscription = {
  readonly url: string;
  readonly label: string;
  readonly types: readonly WebhookType[];
  /** The slug of a competition, in whatever season; `null`: the whole league. */
  readonly league: string | null;
};

export type WebhookSubscription = NewSubscription & {
  readonly id: string;
  readonly isOn: boolean;
  readonly offWhy: string | null;
  readonly waiting: number;
  readonly acceptedAt: Date | null;
  readonly failingSince: Date | null;
  /** What became of the last one that failed. */
  readonly lastFailure: string | null;
};

/** The partners of one league. A secret is told once, when it is made. WEBHOOK8 */
export function webhookSubscriptionsFor(db: Kysely<Database>, tenantId: TenantId, now: () => number) {
  const place = secretPlaces.webhook(tenantId);
  return {
    /** `null`: there are as many as may be. Nothing is told that was so before. */
    async add({ url, label, types, league }: NewSubscription): Promise<{ readonly id: string; readonly secret: string } | null> {
      return inTransaction(db, async (transaction) => {
        await lockTenant(transaction, tenantId);
        const { count } = await transaction
          .selectFrom("webhook_subscriptions")
          .select(sql<number>`count(*)::integer`.as("count"))
          .where("tenant_id", "=", tenantId)
          .executeTakeFirstOrThrow();
        if (count >= mostSubscriptions) return null;
        await beginIfNobodyListens(transaction, tenantId);
        const secret = newSecret();
        const row = await transaction
          .insertInto("webhook_subscriptions")
          .values({ tenant_id: tenantId, url, label, types: [...types], league, secret: toRow(secret, place) })
          .returning("subscription_id as id")
          .executeTakeFirstOrThrow();
        return { id: row.id, secret: shownSecret(secret) };
      });
    },

    async list(): Promise<readonly WebhookSubscription[]> {
      const { rows } = await sql<WebhookSubscription>`
        select subscription_id as id, url, label, types, league, is_on as "isOn", off_why as "offWhy", accepted_at as "acceptedAt",
          failing_since as "failingSince",
          (select count(*)::integer from webhook_deliveries waiting where waiting.tenant_id = partner.tenant_id
            and waiting.subscription_id = partner.subscription_id and waiting.state = 'waiting') as waiting,
          (select outcome from webhook_deliveries failed where failed.tenant_id = partner.tenant_id
            and failed.subscription_id = partner.subscription_id and failed.outcome is not null
            order by failed.place desc limit 1) as "lastFailure"
        from webhook_subscriptions partner where tenant_id = ${tenantId} order by made_at, subscription_id`.execute(db);
      return rows;
    },

    /** Another secret, told once; the former one signs beside it for a while, so that the partner can change without a gap. */
    async rotate(id: string): Promise<string | null> {
      const secret = newSecret();
      const { rows } = await sql`
        update webhook_subscriptions
        set former_secret = secret, former_until = ${new Date(now() + overlapMs)}, secret = ${toRow(secret, place)}
        where tenant_id = ${tenantId} and subscription_id = ${id} returning true`.execute(db);
      return rows.length === 0 ? null : shownSecret(secret);
    },

    /** Goes on with one that was switched off; what happened meanwhile is not told. */
    async switchOn(id: string): Promise<boolean> {
      return inTransaction(db, async (transaction) => {
        await lockTenant(transaction, tenantId);
        await beginIfNobodyListens(transaction, tenantId);
        const { rows } = await sql`
          update webhook_subscriptions
          set is_on = true, off_why = null, failing_since = null, failures = 0, rests_until = null
          where tenant_id = ${tenantId} and subscription_id = ${id} returning true`.execute(transaction);
        return rows.length > 0;
      });
    },

    async remove(id: string): Promise<boolean> {
      const { rows } = await sql`
        delete from webhook_subscriptions where tenant_id = ${tenantId} and subscription_id = ${id} returning true`.execute(db);
      return rows.length > 0;
    },

    /** What is needed to send it something by hand. */
    async signing(id: string) {
      const row = await db
        .selectFrom("webhook_subscriptions")
        .select(["url", "secret", "former_secret as formerSecret", "former_until as formerUntil"])
        .where("tenant_id", "=", tenantId)
        .where("subscription_id", "=", id)
        .executeTakeFirst();
      return row && { ...row, ...openedSecrets(row, tenantId) };
    },
  };
}

type Secrets = { readonly secret: Buffer; readonly formerSecret: Buffer | null };

/** As they sign. SECRET1 */
export function openedSecrets({ secret, formerSecret }: Secrets, tenantId: TenantId): Secrets {
  const place = secretPlaces.webhook(tenantId);
  return { secret: fromRow(secret, place), formerSecret: formerSecret === null ? null : fromRow(formerSecret, place) };
}

async function lockTenant(transaction: Transaction<Database>, tenantId: TenantId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('webhooks ' || ${tenantId}, 0))`.execute(transaction);
}

/** While nobody listens nobody looks: what is so when somebody begins to listen is no news to him. WEBHOOK5 */
async function beginIfNobodyListens(transaction: Transaction<Database>, tenantId: TenantId): Promise<void> {
  const { rows } = await sql`select true from webhook_subscriptions where tenant_id = ${tenantId} and is_on limit 1`.execute(transaction);
  if (rows.length > 0) return;
  await transaction.deleteFrom("webhook_told").where("tenant_id", "=", tenantId).execute();
  await takeAsTold(transaction, tenantId, "game", gameStates(tenantId));
  await takeAsTold(transaction, tenantId, "schedule", scheduleStates(tenantId));
  await takeAsTold(transaction, tenantId, "table", tableStates(tenantId));
  await takeAsTold(transaction, tenantId, "news", newsStates(tenantId));
  await takeAsTold(transaction, tenantId, "fantasy", fantasyStates(tenantId));
  await takeAsTold(transaction, tenantId, "transfer", await transferStates(transaction, tenantId));
}
