import { sql } from "kysely";
import { sponsor } from "#contract/office/sponsor.ts";
import type { ValuesOf } from "#contract/fields/field-kinds.ts";
import type { OfficeStore } from "./office-store.ts";

type Row = ValuesOf<typeof sponsor.fields> & { readonly id: string; readonly slug: string };

export const sponsors: OfficeStore<typeof sponsor.fields> = {
  thing: sponsor,
  table: { name: "sponsors", id: "sponsor_id", own: [], kept: ["logo_url"] },

  rows: async (transaction, tenantId, ids) => {
    const { rows } = await sql<Row>`
      select sponsor_id as id, slug, name, url as website, place from sponsors
      where tenant_id = ${tenantId} and (${ids}::uuid[] is null or sponsor_id = any(${ids}::uuid[]))
      order by place, name, slug`.execute(transaction);
    return rows.map(({ id, slug, ...values }) => ({ id, slug, values }));
  },

  make: async (transaction, tenantId, { id, slug, values: { name, website, place } }) => {
    await sql`insert into sponsors (tenant_id, sponsor_id, slug, name, url, place)
      values (${tenantId}, ${id}, ${slug}, ${name}, ${website}, ${place})`.execute(transaction);
  },

  write: async (transaction, tenantId, { id, values: { name, website, place } }) => {
    await sql`update sponsors set name = ${name}, url = ${website}, place = ${place}
      where tenant_id = ${tenantId} and sponsor_id = ${id}`.execute(transaction);
  },
};
