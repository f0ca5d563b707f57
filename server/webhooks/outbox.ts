import { type Kysely, sql } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import type { DeliveryResult } from "./retry-schedule.ts";
import { openedSecrets } from "./subscriptions.ts";

/** One event on its way to one partner. */
export type WebhookDelivery = {
  readonly eventId: string;
  /** How often it was taken, this time included. */
  readonly attempts: number;
  readonly payload: string;
};

/** What one partner is due, and what must be known to send it. */
export type WebhookBatch = {
  readonly tenantId: TenantId;
  readonly subscriptionId: string;
  readonly url: string;
  readonly secret: Buffer;
  readonly formerSecret: Buffer | null;
  readonly formerUntil: Date | null;
  readonly failingSince: Date | null;
  readonly failures: number;
  readonly deliveries: readonly WebhookDelivery[];
};

export type Settled = { readonly delivery: WebhookDelivery; readonly result: DeliveryResult };

export type WebhookOutbox = {
  /**
   * Takes what is due to partners who are not `busy`; nobody else gets it until the lease is over, whatever becomes of us. Of one
   * thing only the first event that waits; of whoever fails only one. WEBHOOK2, WEBHOOK6
   */
  take(busy: readonly string[], mostPartners: number): Promise<readonly WebhookBatch[]>;
  /** `true`: the partner is not told any more. */
  settle(batch: WebhookBatch, settled: readonly Settled[]): Promise<boolean>;
  /** Forgets what was told long ago. */
  prune(): Promise<void>;
};

type Row = Omit<WebhookBatch, "deliveries"> & WebhookDelivery;

const mostAtOnce = 8;
const keptDays = 30;

/** The outbox of all tenants. `leaseMs` is how long a node that fell keeps others from what it had taken. */
export function webhookOutboxOn(db: Kysely<Database>, now: () => number, leaseMs = 60_000): WebhookOutbox {
  return {
    async take(busy, mostPartners) {
      const at = new Date(now());
      const { rows } = await sql<Row>`
        with taken as (
          update webhook_deliveries
          set due_at = ${new Date(at.getTime() + leaseMs)}, attempts = attempts + 1
          where ctid = any(array(
            select one.ctid from (
              select * from webhook_subscriptions
              where is_on and coalesce(rests_until, '-infinity') <= ${at} and subscription_id <> all(${busy}::uuid[])
                and exists (select from webhook_deliveries waiting where waiting.tenant_id = webhook_subscriptions.tenant_id
                  and waiting.subscription_id = webhook_subscriptions.subscription_id and waiting.state = 'waiting' and waiting.due_at <= ${at})
              order by accepted_at nulls first limit ${mostPartners}
            ) partner
            cross join lateral (
              select due.ctid from webhook_deliveries due
              where due.tenant_id = partner.tenant_id and due.subscription_id = partner.subscription_id
                and due.state = 'waiting' and due.due_at <= ${at}
                and not exists (select from webhook_deliveries earlier
                  where earlier.tenant_id = due.tenant_id and earlier.subscription_id = due.subscription_id
                    and earlier.subject = due.subject and earlier.state = 'waiting' and earlier.place < due.place)
              order by due.place
              limit case when partner.failures > 0 then 1 else ${mostAtOnce} end
              for update of due skip locked
            ) one))
          returning tenant_id, event_id, subscription_id, place, attempts
        )
        select taken.tenant_id as "tenantId", taken.subscription_id as "subscriptionId", taken.event_id as "eventId", taken.attempts,
          event.payload, partner.url, partner.secret, partner.former_secret as "formerSecret", partner.former_until as "formerUntil",
          partner.failing_since as "failingSince", partner.failures
        from taken
        join webhook_events event on event.tenant_id = taken.tenant_id and event.event_id = taken.event_id
        join webhook_subscriptions partner on partner.tenant_id = taken.tenant_id and partner.subscription_id = taken.subscription_id
        order by taken.place`.execute(db);
      const batches = Map.groupBy(rows, ({ subscriptionId }) => subscriptionId);
      return [...batches.values()].map((those) => ({ ...those[0]!, ...openedSecrets(those[0]!, those[0]!.tenantId), deliveries: those }));
    },
    async settle({ tenantId, subscriptionId }, settled) {
      const at = new Date(now());
      const results = settled.map(({ result }) => result);
      await db.transaction().execute(async (transaction) => {
        await sql`
          update webhook_deliveries delivery
          set state = settled.state, outcome = settled.outcome, due_at = coalesce(settled.due_at, delivery.due_at),
            settled_at = case when settled.state = 'waiting' then null else ${at}::timestamptz end
          from unnest(${settled.map(({ delivery }) => delivery.eventId)}::uuid[], ${results.map(stateAfter)}::text[],
            ${results.map((result) => ("why" in result ? result.why.slice(0, 200) : null))}::text[],
            ${results.map((result) => (result.kind === "again" ? new Date(at.getTime() + result.afterMs) : null))}::timestamptz[]
          ) as settled (event_id, state, outcome, due_at)
          where delivery.tenant_id = ${tenantId} and delivery.subscription_id = ${subscriptionId}
            and delivery.event_id = settled.event_id and delivery.state = 'waiting'`.execute(transaction);
        const isAccepting = results.some(({ kind }) => kind === "accepted");
        const restMs = Math.max(0, ...results.map((result) => (result.kind === "again" ? result.restMs : 0)));
        await sql`
          update webhook_subscriptions
          set accepted_at = case when ${isAccepting} then ${at}::timestamptz else accepted_at end,
            failing_since = case when ${isAccepting} then null else coalesce(failing_since, ${at}::timestamptz) end,
            failures = case when ${isAccepting} then 0 else failures + 1 end,
            rests_until = ${restMs > 0 ? new Date(at.getTime() + restMs) : null}::timestamptz
          where tenant_id = ${tenantId} and subscription_id = ${subscriptionId}`.execute(transaction);
      });
      const off = results.find((result) => result.kind === "off");
      return off !== undefined && (await switchOff(db, { tenantId, subscriptionId, why: off.why, at }));
    },
    async prune() {
      await sql`delete from webhook_events where made_at < ${new Date(now())}::timestamptz - ${keptDays} * interval '1 day'`.execute(db);
    },
  };
}

function stateAfter({ kind }: DeliveryResult): "waiting" | "accepted" | "dropped" {
  if (kind === "accepted") return "accepted";
  return kind === "again" ? "waiting" : "dropped";
}

type Ending = { readonly tenantId: TenantId; readonly subscriptionId: string; readonly why: string; readonly at: Date };

/** What waits for the partner is not sent any more. `false`: it was off. WEBHOOK12 */
async function switchOff(db: Kysely<Database>, { tenantId, subscriptionId, why, at }: Ending): Promise<boolean> {
  const { rows } = await sql`
    with ended as (
      update webhook_subscriptions set is_on = false, off_why = ${why.slice(0, 200)}
      where tenant_id = ${tenantId} and subscription_id = ${subscriptionId} and is_on
      returning tenant_id, subscription_id
    ), dropped as (
      update webhook_deliveries delivery set state = 'dropped', outcome = 'switched off', settled_at = ${at}::timestamptz
      from ended where delivery.tenant_id = ended.tenant_id and delivery.subscription_id = ended.subscription_id and delivery.state = 'waiting'
    )
    select true from ended`.execute(db);
  return rows.length > 0;
}
