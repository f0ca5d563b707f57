import { sql } from "kysely";
import type { ValuesOf } from "#contract/fields/field-kinds.ts";
import { official } from "#contract/office/official.ts";
import type { OfficeStore } from "./office-store.ts";
import { readBy } from "./row-source.ts";

type Row = ValuesOf<typeof official.fields> & { readonly id: string; readonly slug: string };

export const officials: OfficeStore<typeof official.fields> = {
  thing: official,
  table: { name: "officials", id: "official_id", own: [], kept: [] },

  ...readBy<typeof official.fields>(
    (tenantId, ids) => sql<Row>`
      select official_id as id, slug, family_name as "familyName", given_name as "givenName", role, town, grade, phone, mail
      from officials where tenant_id = ${tenantId} and (${ids}::uuid[] is null or official_id = any(${ids}::uuid[]))
      order by family_name, given_name, slug`,
  ),

  make: async (transaction, tenantId, { id, slug, values: { familyName, givenName, role, town, grade, phone, mail } }) => {
    await sql`insert into officials (tenant_id, official_id, slug, family_name, given_name, role, town, grade, phone, mail)
      values (${tenantId}, ${id}, ${slug}, ${familyName}, ${givenName}, ${role}, ${town}, ${grade}, ${phone}, ${mail})`.execute(
      transaction,
    );
  },

  write: async (transaction, tenantId, { id, values: { familyName, givenName, role, town, grade, phone, mail } }) => {
    await sql`update officials set family_name = ${familyName}, given_name = ${givenName}, role = ${role}, town = ${town},
        grade = ${grade}, phone = ${phone}, mail = ${mail}
      where tenant_id = ${tenantId} and official_id = ${id}`.execute(transaction);
  },
};
