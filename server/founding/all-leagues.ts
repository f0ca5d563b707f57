import { type Kysely, sql } from "kysely";
import type { InstalledLeague } from "#contract/office-set-up.ts";
import { fullestOfLeagues } from "../accounts/rate-limits.ts";
import type { Database } from "../db/schema.ts";
import { mostDevicesOfLeague } from "../push/room-for-devices.ts";

/** All leagues of an installation, with where each is found, and how large the database is. */
export type AllLeagues = {
  readonly leagues: readonly Omit<InstalledLeague, "origins">[];
  readonly databaseBytes: number;
  readonly hosts: ReadonlyMap<string, readonly string[]>;
};

type Row = Omit<InstalledLeague, "origins" | "changedAt" | "limits"> & {
  readonly tenantId: string;
  readonly hosts: readonly string[];
  readonly changedAt: Date | null;
  readonly devices: number;
};

/** What whoever runs them sees: counts alone, and nothing of what is theirs. WIZ10, WIZ13 */
export async function allLeagues(db: Kysely<Database>, now: number): Promise<AllLeagues> {
  const { rows } = await sql<Row>`
    select tenants.tenant_id as "tenantId", slug, coalesce(title, slug) as title, opening_digest is null as "isPublished",
      array(select host from tenant_hosts where tenant_hosts.tenant_id = tenants.tenant_id order by is_primary desc, host) as hosts,
      (select max(at) from office_changes where office_changes.tenant_id = tenants.tenant_id) as "changedAt",
      json_build_object(
        'club', (select count(*) from clubs where clubs.tenant_id = tenants.tenant_id),
        'person', (select count(*) from persons where persons.tenant_id = tenants.tenant_id),
        'fixture', (select count(*) from games where games.tenant_id = tenants.tenant_id),
        'file', (select count(*) from files where files.tenant_id = tenants.tenant_id)) as sizes,
      coalesce((select sum(bytes)::float8 from files where files.tenant_id = tenants.tenant_id), 0) as "fileBytes",
      json_build_object(
        'mailsLate', (select count(*) from mail_outbox where mail_outbox.tenant_id = tenants.tenant_id
          and created_at < ${new Date(now)}::timestamptz - interval '1 hour'),
        'receiversSilent', (select count(*) from webhook_subscriptions where webhook_subscriptions.tenant_id = tenants.tenant_id
          and (failing_since is not null or (not is_on and off_why is not null)))) as health,
      (select count(*)::int from push_subscriptions where push_subscriptions.tenant_id = tenants.tenant_id) as devices
    from tenants left join tenant_branding using (tenant_id) order by title, slug`.execute(db);
  const tries = await fullestOfLeagues(db, now);
  const size = await sql<{ bytes: number }>`select pg_database_size(current_database())::float8 as bytes`.execute(db);
  return {
    leagues: rows.map(({ hosts: _hosts, tenantId, changedAt, devices, ...league }) => ({
      ...league,
      changedAt: changedAt?.getTime() ?? null,
      limits: { devices, mostDevices: mostDevicesOfLeague, tries: tries.get(tenantId)?.share ?? 0 },
    })),
    hosts: new Map(rows.map(({ slug, hosts }) => [slug, hosts])),
    databaseBytes: size.rows[0]?.bytes ?? 0,
  };
}
