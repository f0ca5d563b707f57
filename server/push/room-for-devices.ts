import { type Kysely, sql } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";

/**
 * What one network may have kept of devices that no account has: a hall sits behind one, with some hundred bytes for each device and
 * two hundred for each thing it follows, some ten MB in all. PUSH21
 */
export const mostDevicesOfNetwork = 2000;
export const mostFollowedByNetwork = 20_000;
/** What all networks together may have kept in one league. */
export const mostDevicesOfLeague = 200_000;

/** One save of a network at a time, so that those that come together do not each see room for themselves. */
export async function holdNetwork(transaction: Kysely<Database>, tenantId: TenantId, network: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('push ' || ${tenantId} || ' ' || ${network}, 0))`.execute(transaction);
}

/**
 * Forgets what a network has kept beyond its share: of too many devices those not renewed for longest, of too much that is followed the
 * devices that follow most. Each comes back with the next visit of its browser. The caller holds the network.
 */
export async function makeRoom(transaction: Kysely<Database>, tenantId: TenantId, network: string): Promise<void> {
  await sql`
    with anonymous as (
      select subscription_id, row_number() over (order by renewed_at desc, subscription_id) as place,
        sum(followed) over (order by followed, renewed_at desc, subscription_id) as up_to_here
      from push_subscriptions device
      where tenant_id = ${tenantId} and network = ${network} and not exists (
        select from account_push_tokens mine where mine.tenant_id = device.tenant_id and mine.token = device.token)
    )
    delete from push_subscriptions device using anonymous
    where device.tenant_id = ${tenantId} and device.subscription_id = anonymous.subscription_id
      and (anonymous.place > ${mostDevicesOfNetwork} or anonymous.up_to_here > ${mostFollowedByNetwork})`.execute(transaction);
}

const countedForMs = 10_000;

/** Whether a league has room for one device more; looked at now and then. */
export function leagueRoom(db: Kysely<Database>, now: () => number): (tenantId: TenantId) => Promise<boolean> {
  const counted = new Map<TenantId, { readonly hasRoom: boolean; readonly at: number }>();
  return async (tenantId) => {
    const before = counted.get(tenantId);
    if (before && now() - before.at < countedForMs) return before.hasRoom;
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from push_subscriptions where tenant_id = ${tenantId}`.execute(db);
    const hasRoom = (rows[0]?.count ?? 0) < mostDevicesOfLeague;
    counted.set(tenantId, { hasRoom, at: now() });
    return hasRoom;
  };
}
