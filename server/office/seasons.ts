import { sql } from "kysely";
import type { ValuesOf } from "#contract/fields/field-kinds.ts";
import { season } from "#contract/office/season.ts";
import type { OfficeStore } from "./office-store.ts";
import { readBy } from "./row-source.ts";

type Row = ValuesOf<typeof season.fields> & { readonly id: string; readonly slug: string };

export const seasons: OfficeStore<typeof season.fields> = {
  thing: season,
  table: { name: "seasons", id: "season_id", own: [], kept: [] },

  within: { competition: () => sql`true` },

  ...readBy<typeof season.fields>(
    (tenantId, ids) => sql<Row>`
      select season_id as id, slug, name, to_char(starts_on, 'YYYY-MM-DD') as from, to_char(ends_on, 'YYYY-MM-DD') as until,
        is_current as current
      from seasons where tenant_id = ${tenantId} and (${ids}::uuid[] is null or season_id = any(${ids}::uuid[]))
      order by is_current desc, starts_on desc nulls last, slug desc`,
  ),

  /** Two seasons that are on would part the site; which of them ends is somebody's to say. */
  refuses: async (transaction, tenantId, { id, values: { current } }) => {
    if (!current) return {};
    const { rows } = await sql`select from seasons where tenant_id = ${tenantId} and is_current and season_id <> ${id}`.execute(
      transaction,
    );
    return rows.length > 0 ? { current: "OFF41" } : {};
  },

  make: async (transaction, tenantId, { id, slug, values: { name, from, until, current } }) => {
    await sql`insert into seasons (tenant_id, season_id, slug, name, starts_on, ends_on, is_current)
      values (${tenantId}, ${id}, ${slug}, ${name}, ${from}::date, ${until}::date, ${current})`.execute(transaction);
  },

  write: async (transaction, tenantId, { id, values: { name, from, until, current } }) => {
    await sql`update seasons set name = ${name}, starts_on = ${from}::date, ends_on = ${until}::date, is_current = ${current}
      where tenant_id = ${tenantId} and season_id = ${id}`.execute(transaction);
  },
};
