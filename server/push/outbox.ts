import { type Kysely, sql } from "kysely";
import type { Locale } from "#contract/locale.ts";
import type { PushNotice } from "#contract/push-notice.ts";
import type { QuietHours } from "#contract/push.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import type { Device } from "./push-service.ts";

/** One notice on its way to one device. */
export type Delivery = {
  readonly tenantId: TenantId;
  readonly occasionId: string;
  readonly subscriptionId: string;
  /** How often it was taken, this time included. */
  readonly attempts: number;
  readonly happenedAt: Date;
  readonly isWithdrawn: boolean;
  readonly notice: PushNotice;
  readonly service: "web-push" | "fcm";
  readonly device: Device;
  readonly locale: Locale;
  readonly timeZone: string;
  readonly isSpoilerFree: boolean;
  readonly quietHours: QuietHours | null;
};

/** What became of a delivery. A device that is gone is forgotten, with all that waits for it. */
export type Settlement = {
  readonly delivery: Delivery;
  readonly result:
    | { readonly kind: "sent" }
    | { readonly kind: "dropped"; readonly why: string }
    | { readonly kind: "again"; readonly at: number; readonly why: string }
    | { readonly kind: "gone" };
};

export type Outbox = {
  /** Takes what is due, at most so many; nobody else gets them until the lease is over, whatever becomes of us. PUSH11 */
  take(most: number): Promise<readonly Delivery[]>;
  settle(settlements: readonly Settlement[]): Promise<void>;
  /** Forgets what was told long ago. */
  prune(): Promise<void>;
};

type Row = Omit<Delivery, "device" | "quietHours"> & Device & { readonly quietFrom: number | null; readonly quietTo: number | null };

/** The outbox of all tenants. `leaseMs` is how long a node that fell keeps others from what it had taken. */
export function outboxOn(db: Kysely<Database>, leaseMs = 60_000): Outbox {
  return {
    async take(most) {
      const { rows } = await sql<Row>`
        with taken as (
          -- By their places: no plan can look for these rows in any other way, whatever it believes of a table that has just grown.
          update push_deliveries
          set due_at = now() + ${leaseMs} * interval '1 millisecond', attempts = attempts + 1
          where ctid = any(array(
            select ctid from push_deliveries
            where state = 'waiting' and due_at <= now() order by due_at limit ${most} for update skip locked))
          returning tenant_id, occasion_id, subscription_id, attempts
        )
        select taken.tenant_id as "tenantId", taken.occasion_id as "occasionId", taken.subscription_id as "subscriptionId",
          taken.attempts, occasion.happened_at as "happenedAt", occasion.withdrawn_at is not null as "isWithdrawn", occasion.notice,
          device.service, device.endpoint, device.p256dh, device.auth, device.token, device.locale, device.time_zone as "timeZone",
          device.spoiler_free as "isSpoilerFree", device.quiet_from as "quietFrom", device.quiet_to as "quietTo"
        from taken
        cross join lateral (select * from push_occasions one
          where one.tenant_id = taken.tenant_id and one.occasion_id = taken.occasion_id offset 0) occasion
        cross join lateral (select * from push_subscriptions one
          where one.tenant_id = taken.tenant_id and one.subscription_id = taken.subscription_id offset 0) device`.execute(db);
      return rows.map(({ endpoint, p256dh, auth, token, quietFrom, quietTo, ...delivery }) => ({
        ...delivery,
        device: { endpoint, p256dh, auth, token },
        quietHours: quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo },
      }));
    },
    async settle(settlements) {
      const gone = settlements.filter(({ result }) => result.kind === "gone").map(({ delivery }) => delivery);
      const rest = settlements.filter(({ result }) => result.kind !== "gone");
      if (gone.length > 0) {
        await sql`
          delete from push_subscriptions device
          using unnest(${gone.map(({ tenantId }) => tenantId)}::uuid[], ${gone.map(({ subscriptionId }) => subscriptionId)}::uuid[],
            ${gone.map(({ device }) => device.endpoint)}::text[]) as gone (tenant_id, subscription_id, endpoint)
          where device.tenant_id = gone.tenant_id and device.subscription_id = gone.subscription_id and device.endpoint = gone.endpoint`.execute(
          db,
        );
      }
      if (rest.length === 0) return;
      await sql`
        update push_deliveries delivery
        set state = settled.state, due_at = coalesce(settled.due_at, delivery.due_at), outcome = settled.outcome,
          settled_at = case when settled.state = 'waiting' then null else now() end
        from unnest(${rest.map(({ delivery }) => delivery.tenantId)}::uuid[], ${rest.map(({ delivery }) => delivery.occasionId)}::uuid[],
          ${rest.map(({ delivery }) => delivery.subscriptionId)}::uuid[],
          ${rest.map(({ result }) => (result.kind === "again" ? "waiting" : result.kind))}::text[],
          ${rest.map(({ result }) => (result.kind === "again" ? new Date(result.at) : null))}::timestamptz[],
          ${rest.map(({ result }) => ("why" in result ? result.why.slice(0, 200) : null))}::text[]
        ) as settled (tenant_id, occasion_id, subscription_id, state, due_at, outcome)
        where delivery.tenant_id = settled.tenant_id and delivery.occasion_id = settled.occasion_id
          and delivery.subscription_id = settled.subscription_id and delivery.state = 'waiting'`.execute(db);
    },
    async prune() {
      await sql`delete from push_occasions where happened_at < now() - interval '7 days'`.execute(db);
    },
  };
}
