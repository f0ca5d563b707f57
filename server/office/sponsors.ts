import { sql } from "kysely";
import { sponsor } from "#contract/office/sponsor.ts";
import type { ValuesOf } from "#contract/fields/field-kinds.ts";
import { ownPictures } from "./own-pictures.ts";
import type { OfficeStore } from "./office-store.ts";
import { readBy } from "./row-source.ts";

type Row = ValuesOf<typeof sponsor.fields> & { readonly id: string; readonly slug: string };

export const sponsors: OfficeStore<typeof sponsor.fields> = {
  thing: sponsor,
  table: { name: "sponsors", id: "sponsor_id", own: [], kept: [] },

  ...readBy<typeof sponsor.fields>(
    (tenantId, ids) => sql<Row>`
      select sponsor_id as id, slug, name, url as website, logo_url as logo, dark_logo_url as "darkLogo",
        to_char(starts_on, 'YYYY-MM-DD') as from, to_char(ends_on, 'YYYY-MM-DD') as until, place
      from sponsors where tenant_id = ${tenantId} and (${ids}::uuid[] is null or sponsor_id = any(${ids}::uuid[]))
      order by place, name, slug`,
  ),

  refuses: async (transaction, tenantId, { values: { logo, darkLogo } }) => ownPictures(transaction, tenantId, { logo, darkLogo }),

  make: async (transaction, tenantId, { id, slug, values: { name, website, logo, darkLogo, from, until, place } }) => {
    await sql`insert into sponsors (tenant_id, sponsor_id, slug, name, url, logo_url, dark_logo_url, starts_on, ends_on, place)
      values (${tenantId}, ${id}, ${slug}, ${name}, ${website}, ${logo}, ${darkLogo}, ${from}::date, ${until}::date, ${place})`.execute(
      transaction,
    );
  },

  write: async (transaction, tenantId, { id, values: { name, website, logo, darkLogo, from, until, place } }) => {
    await sql`update sponsors set name = ${name}, url = ${website}, logo_url = ${logo}, dark_logo_url = ${darkLogo},
        starts_on = ${from}::date, ends_on = ${until}::date, place = ${place}
      where tenant_id = ${tenantId} and sponsor_id = ${id}`.execute(transaction);
  },
};
