import { type Kysely, type RawBuilder, sql } from "kysely";
import type { PushNotice } from "#contract/push-notice.ts";
import type { FollowedItem } from "#contract/push.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";

/** Something to be told, once for each `key` of its subject: a game or a news item. */
export type Occasion = {
  readonly subjectId: string;
  readonly key: string;
  /** Epoch milliseconds. */
  readonly happenedAt: number;
  readonly notice: PushNotice;
  /** How far the game's log went; absent: it is not of a log. */
  readonly position?: { readonly epoch: number; readonly sequence: number };
};

/**
 * Writes down that something is to be told, and to whom: to every device that wants its kind and follows one of these, or
 * whose account does. All of it or nothing, in one statement; whoever comes second with the same occasion changes nothing.
 * PUSH11, PUSH18
 */
export async function noteOccasion(
  db: Kysely<Database>,
  tenantId: TenantId,
  { subjectId, key, happenedAt, notice, position }: Occasion,
  followed: readonly FollowedItem[],
): Promise<void> {
  await sql`
    with noted as (
      insert into push_occasions (tenant_id, subject_id, key, kind, notice, happened_at, log_epoch, log_sequence)
      values (${tenantId}, ${subjectId}, ${key}, ${notice.kind}, ${JSON.stringify(notice)}, ${new Date(happenedAt)},
        ${position?.epoch ?? null}, ${position?.sequence ?? null})
      on conflict (tenant_id, subject_id, key) do nothing
      returning tenant_id, occasion_id
    )
    insert into push_deliveries (tenant_id, occasion_id, subscription_id)
    select noted.tenant_id, noted.occasion_id, subscription.subscription_id
    from noted
    cross join unnest(${followed.map(({ kind }) => kind)}::text[], ${followed.map(({ id }) => id)}::uuid[]) as told (kind, item_id)
    cross join lateral (
      select device.subscription_id, device.kinds from push_follows follow
      join push_subscriptions device on device.tenant_id = follow.tenant_id and device.subscription_id = follow.subscription_id
      where follow.tenant_id = noted.tenant_id and follow.kind = told.kind and follow.item_id = told.item_id
        and not exists (select from account_push_tokens mine where mine.tenant_id = device.tenant_id and mine.token = device.token)
      union all
      select device.subscription_id, device.kinds from followed_items item
      join account_push_tokens mine on mine.tenant_id = item.tenant_id and mine.account_id = item.account_id
      join push_subscriptions device on device.tenant_id = mine.tenant_id and device.token = mine.token
      where item.tenant_id = noted.tenant_id and item.kind = told.kind and item.item_id = told.item_id
    ) subscription
    where ${notice.kind} = any(subscription.kinds)
      and ${notice.kind === "final" && notice.isCorrected ? doesNotKnow(tenantId, subjectId, notice.score) : sql`true`}
    on conflict do nothing`.execute(db);
}

/** Of a `subscription`: the last end it was told of this game has another score, and this one is not on its way to it. PUSH4 */
function doesNotKnow(tenantId: TenantId, gameId: string, score: { readonly home: number; readonly away: number }): RawBuilder<boolean> {
  const ends = sql`push_deliveries delivery
    join push_occasions occasion on occasion.tenant_id = delivery.tenant_id and occasion.occasion_id = delivery.occasion_id
    where delivery.tenant_id = ${tenantId} and delivery.subscription_id = subscription.subscription_id
      and occasion.subject_id = ${gameId} and occasion.kind = 'final'`;
  const isThis = sql`occasion.notice -> 'score' = ${JSON.stringify(score)}::jsonb`;
  // What was taken may have arrived, unless the device was asleep.
  const mayHaveArrived = sql`(delivery.state = 'sent' or (delivery.state = 'waiting' and delivery.attempts > 0
    and delivery.outcome is distinct from 'quiet'))`;
  return sql<boolean>`(not exists (select from ${ends} and ${isThis} and delivery.state = 'waiting')
    and coalesce((select not (${isThis}) from ${ends} and ${mayHaveArrived}
      order by occasion.log_epoch desc nulls last, occasion.log_sequence desc nulls last limit 1), true))`;
}

/** A notice to one device, asked for by itself. `false`: it had one a moment ago. */
export async function noteTest(db: Kysely<Database>, tenantId: TenantId, token: string): Promise<boolean> {
  const { rows } = await sql`
    with device as (
      select tenant_id, subscription_id from push_subscriptions subscription
      where tenant_id = ${tenantId} and token = ${token} and not exists (
        select from push_occasions before where before.tenant_id = subscription.tenant_id and before.subject_id = subscription.subscription_id
          and before.happened_at > now() - interval '10 seconds')
    ), noted as (
      insert into push_occasions (tenant_id, subject_id, key, kind, notice, happened_at)
      select tenant_id, subscription_id, 'test:' || gen_random_uuid(), 'test', '{"kind":"test"}', now() from device
      returning tenant_id, occasion_id, subject_id
    )
    insert into push_deliveries (tenant_id, occasion_id, subscription_id)
    select tenant_id, occasion_id, subject_id from noted
    returning subscription_id`.execute(db);
  return rows.length > 0;
}

/** What became of the last notice that a device asked for itself; `null`: there is none, or the device is gone. */
export async function stateOfTest(db: Kysely<Database>, tenantId: TenantId, token: string): Promise<"waiting" | "sent" | "dropped" | null> {
  const { rows } = await sql<{ state: "waiting" | "sent" | "dropped" }>`
    select delivery.state from push_subscriptions device
    join push_occasions occasion on occasion.tenant_id = device.tenant_id and occasion.subject_id = device.subscription_id
    join push_deliveries delivery on delivery.tenant_id = occasion.tenant_id and delivery.occasion_id = occasion.occasion_id
    where device.tenant_id = ${tenantId} and device.token = ${token} and occasion.kind = 'test'
    order by occasion.happened_at desc limit 1`.execute(db);
  return rows[0]?.state ?? null;
}
