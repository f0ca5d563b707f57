import { sql, type Transaction } from "kysely";
import { hostsIn, league } from "#contract/office/league.ts";
import type { ValuesOf } from "#contract/fields/field-kinds.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { newSecret } from "../accounts/secret.ts";
import type { Database } from "../db/schema.ts";
import type { OfficeStore } from "./office-store.ts";

type Row = ValuesOf<typeof league.fields> & { readonly id: string };

/** Its one row has one name, whatever the league is called. */
const key = sql<string>`'league'::text`;

export const ownLeague: OfficeStore<typeof league.fields> = {
  thing: league,
  table: { name: "tenants", id: "tenant_id", own: ["tenant_branding", "tenant_hosts"], kept: [], key },

  rows: async (transaction, tenantId, ids) => {
    const { rows } = await sql<Row>`
      select held.tenant_id as id, coalesce(title, held.slug) as title, coalesce(short_title, held.slug) as "shortTitle",
        case held.default_locale when 'sr-cyrl' then 'sr' else held.default_locale end as language, time_zone as "timeZone",
        coalesce((select string_agg(host, e'\n' order by is_primary desc, host) from tenant_hosts
          where tenant_hosts.tenant_id = held.tenant_id), '') as hosts,
        opening_digest is null as published, color1 as header, color2 as accent, color_button as button, color5 as live,
        color3 as paper, color4 as quiet, logo ->> 'lg' as logo
      from tenants held left join tenant_branding using (tenant_id)
      where held.tenant_id = ${tenantId} and (${ids}::uuid[] is null or held.tenant_id = any(${ids}::uuid[]))`.execute(transaction);
    return rows.map(({ id, ...values }) => ({ id, slug: "league", values }));
  },

  // A league is founded, not made by its own office: the door makes none of a thing there is one of.
  make: () => Promise.reject(new Error("A league is founded")),

  write: async (transaction, tenantId, { values }) => {
    await writeTenant(transaction, tenantId, values);
    await writeLooks(transaction, tenantId, values);
    const hosts = hostsIn(values.hosts);
    await sql`delete from tenant_hosts where tenant_id = ${tenantId}`.execute(transaction);
    for (const [place, host] of hosts.entries())
      await sql`insert into tenant_hosts (tenant_id, host, is_primary) values (${tenantId}, ${host}, ${place === 0})`.execute(transaction);
  },

  refuses: async (transaction, tenantId, { values }) => {
    const { rows } = await sql`
      select from tenant_hosts where host = any(${[...hostsIn(values.hosts)]}::text[]) and tenant_id <> ${tenantId} limit 1`.execute(
      transaction,
    );
    return rows.length > 0 ? { hosts: "BRAND13" } : {};
  },
};

/** One that is taken back from being published is shown by nobody's link until somebody asks for a new one. */
async function writeTenant(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  values: Row | ValuesOf<typeof league.fields>,
): Promise<void> {
  const { language, timeZone, published } = values;
  await sql`
    update tenants set default_locale = ${language}, time_zone = ${timeZone},
      opening_digest = case when ${published}::boolean then null else coalesce(opening_digest, ${newSecret().digest}) end
    where tenant_id = ${tenantId}`.execute(transaction);
}

/** The icons are what there is of the logo in other sizes. BRAND6 */
async function writeLooks(transaction: Transaction<Database>, tenantId: TenantId, values: ValuesOf<typeof league.fields>): Promise<void> {
  const { title, shortTitle, header, accent, button, live, paper, quiet, logo } = values;
  const colours = { header, accent, button, live, paper, quiet };
  await sql`
    insert into tenant_branding (tenant_id, title, short_title, color1, color2, color_button, color5, color3, color4)
    values (${tenantId}, ${title}, ${shortTitle}, ${colours.header}, ${colours.accent}, ${colours.button}, ${colours.live}, ${colours.paper},
      ${colours.quiet})
    on conflict (tenant_id) do update set title = excluded.title, short_title = excluded.short_title, color1 = excluded.color1,
      color2 = excluded.color2, color_button = excluded.color_button, color5 = excluded.color5, color3 = excluded.color3,
      color4 = excluded.color4`.execute(transaction);
  const { rows } = await sql<{
    logo: string | null;
  }>`select logo ->> 'lg' as logo from tenant_branding where tenant_id = ${tenantId}`.execute(transaction);
  if ((rows[0]?.logo ?? null) === logo) return;
  const icons = await iconsOf(transaction, tenantId, logo);
  await sql`
    update tenant_branding set logo = ${JSON.stringify(logo === null ? {} : { lg: logo })}::json, crest_url = ${logo},
      broadcast_logo_url = ${logo}, favicon_sm_url = ${icons.get(32) ?? null}, favicon_lg_url = ${icons.get(96) ?? null},
      android_chrome_sm_url = ${icons.get(192) ?? null}, android_chrome_lg_url = ${icons.get(512) ?? null}
    where tenant_id = ${tenantId}`.execute(transaction);
}

/** Addresses by width. */
async function iconsOf(transaction: Transaction<Database>, tenantId: TenantId, logo: string | null): Promise<ReadonlyMap<number, string>> {
  const fileId = /^\/files\/([0-9a-f-]{36})\//.exec(logo ?? "")?.[1];
  if (fileId === undefined) return new Map();
  const { rows } = await sql<{ width: number; address: string }>`
    select width, '/files/' || file_id || '/' || name as address from files
    where tenant_id = ${tenantId} and (file_id = ${fileId}::uuid or file_id in (
      select size_file_id from picture_sizes where tenant_id = ${tenantId} and file_id = ${fileId}::uuid))`.execute(transaction);
  return new Map(rows.map(({ width, address }) => [width, address]));
}
