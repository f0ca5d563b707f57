import { type Kysely, sql } from "kysely";
import type { PushChoices, PushSubscriptionForm } from "#contract/push.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { knownItems } from "../db/known-items.ts";
import type { Database } from "../db/schema.ts";
import { holdNetwork, makeRoom } from "./room-for-devices.ts";

export type NewSubscription = {
  readonly service: "web-push" | "fcm";
  readonly subscription: PushSubscriptionForm;
  readonly choices: PushChoices;
  /** Given where there is none for this endpoint yet, or where the provider gave out another. */
  readonly token: string;
  readonly keepsToken: boolean;
  readonly replaces: string | null;
  /** From where it was entered, in no form that leads back; `null` or absent: nobody counts. */
  readonly network?: string | null;
};

/** The devices of one tenant. Who knows a token may change and end what belongs to it. */
export type Subscriptions = {
  /**
   * Keeps a device with its choices and answers with its token. What it replaces is forgotten. `null`: it follows more than its network
   * has room for. PUSH13, PUSH21
   */
  save(given: NewSubscription): Promise<string | null>;
  /** Whether there is a device at this endpoint. */
  has(endpoint: string): Promise<boolean>;
  /** `false`: nobody has this token. */
  choose(token: string, choices: PushChoices): Promise<boolean>;
  /** The same when there is nothing any more. Answers with the service that had it. */
  remove(token: string): Promise<"web-push" | "fcm" | null>;
};

/** A summer and the weeks around it: whoever has not come to the site for so long is told no more. PUSH21 */
export const deviceLifeMs = 180 * 24 * 60 * 60 * 1000;

/** Forgets devices that nobody has renewed; a browser renews its own when its pages are visited. Of all leagues. */
export async function sweepDevices(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .deleteFrom("push_subscriptions")
    .where("renewed_at", "<", new Date(now - deviceLifeMs))
    .execute();
}

export function subscriptionsFor(db: Kysely<Database>, tenantId: TenantId): Subscriptions {
  return {
    async save({ service, subscription, choices, token, keepsToken, replaces, network = null }) {
      return db.transaction().execute(async (transaction) => {
        if (network !== null) await holdNetwork(transaction, tenantId, network);
        if (replaces !== null) await forget(transaction, tenantId, replaces, subscription.endpoint);
        const { kinds, quietHours, isSpoilerFree, locale, timeZone } = choices;
        const { rows } = await sql<{ id: string; token: string }>`
          insert into push_subscriptions
            (tenant_id, token, service, endpoint, p256dh, auth, locale, time_zone, kinds, quiet_from, quiet_to, spoiler_free, network)
          values (${tenantId}, ${token}, ${service}, ${subscription.endpoint}, ${subscription.p256dh}, ${subscription.auth}, ${locale},
            ${timeZone}, ${kinds}::text[], ${quietHours?.from ?? null}, ${quietHours?.to ?? null}, ${isSpoilerFree}, ${network})
          on conflict (tenant_id, endpoint) do update set
            token = case when ${keepsToken} then push_subscriptions.token else excluded.token end,
            service = excluded.service, p256dh = excluded.p256dh, auth = excluded.auth, locale = excluded.locale,
            time_zone = excluded.time_zone, kinds = excluded.kinds, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to,
            spoiler_free = excluded.spoiler_free, renewed_at = now(), network = excluded.network
          returning subscription_id as id, token`.execute(transaction);
        const [row] = rows;
        if (!row) throw new Error("An insertion or update answers with its row.");
        await follow(transaction, tenantId, row.id, choices);
        if (network === null) return row.token;
        await makeRoom(transaction, tenantId, network);
        return (await isThere(transaction, tenantId, row.id)) ? row.token : null;
      });
    },
    has: async (endpoint) =>
      (await db
        .selectFrom("push_subscriptions")
        .select("subscription_id")
        .where("tenant_id", "=", tenantId)
        .where("endpoint", "=", endpoint)
        .executeTakeFirst()) !== undefined,
    async choose(token, choices) {
      return db.transaction().execute(async (transaction) => {
        const network = await networkOf(transaction, tenantId, token);
        if (network !== null) await holdNetwork(transaction, tenantId, network);
        const { kinds, quietHours, isSpoilerFree, locale, timeZone } = choices;
        const { rows } = await sql<{ id: string }>`
          update push_subscriptions set locale = ${locale}, time_zone = ${timeZone}, kinds = ${kinds}::text[],
            quiet_from = ${quietHours?.from ?? null}, quiet_to = ${quietHours?.to ?? null}, spoiler_free = ${isSpoilerFree}, renewed_at = now()
          where tenant_id = ${tenantId} and token = ${token} returning subscription_id as id`.execute(transaction);
        const [row] = rows;
        if (!row) return false;
        await follow(transaction, tenantId, row.id, choices);
        if (network === null) return true;
        await makeRoom(transaction, tenantId, network);
        return isThere(transaction, tenantId, row.id);
      });
    },
    async remove(token) {
      const row = await db
        .deleteFrom("push_subscriptions")
        .where("tenant_id", "=", tenantId)
        .where("token", "=", token)
        .returning("service")
        .executeTakeFirst();
      return row?.service ?? null;
    },
  };
}

/** A device that has changed its subscription; one that only renews it stays. */
async function forget(db: Kysely<Database>, tenantId: TenantId, token: string, endpoint: string): Promise<void> {
  await db
    .deleteFrom("push_subscriptions")
    .where("tenant_id", "=", tenantId)
    .where("token", "=", token)
    .where("endpoint", "!=", endpoint)
    .execute();
}

async function networkOf(db: Kysely<Database>, tenantId: TenantId, token: string): Promise<string | null> {
  const row = await db
    .selectFrom("push_subscriptions")
    .select("network")
    .where("tenant_id", "=", tenantId)
    .where("token", "=", token)
    .executeTakeFirst();
  return row?.network ?? null;
}

async function isThere(db: Kysely<Database>, tenantId: TenantId, subscriptionId: string): Promise<boolean> {
  const row = await db
    .selectFrom("push_subscriptions")
    .select("subscription_id")
    .where("tenant_id", "=", tenantId)
    .where("subscription_id", "=", subscriptionId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps what there is of what it follows. PUSH21 */
async function follow(db: Kysely<Database>, tenantId: TenantId, subscriptionId: string, { following }: PushChoices): Promise<void> {
  const known = await knownItems(db, tenantId, following);
  const kinds = known.map(({ kind }) => kind);
  const ids = known.map(({ id }) => id);
  await sql`
    with kept as (
      delete from push_follows where tenant_id = ${tenantId} and subscription_id = ${subscriptionId}
        and (kind, item_id) not in (select * from unnest(${kinds}::text[], ${ids}::uuid[]))
    ), counted as (
      update push_subscriptions set followed = ${known.length} where tenant_id = ${tenantId} and subscription_id = ${subscriptionId}
    )
    insert into push_follows (tenant_id, subscription_id, kind, item_id)
    select ${tenantId}::uuid, ${subscriptionId}::uuid, item.* from unnest(${kinds}::text[], ${ids}::uuid[]) as item
    on conflict do nothing`.execute(db);
}
