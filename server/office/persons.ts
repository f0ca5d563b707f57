import { type RawBuilder, sql } from "kysely";
import type { ValuesOf } from "#contract/fields/field-kinds.ts";
import { person } from "#contract/office/person.ts";
import { isSerbianLatin } from "#core/wording/serbian-spelling.ts";
import { isSouthSlavicCountry } from "#core/wording/south-slavic-names.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { OfficeStore } from "./office-store.ts";
import { readBy } from "./row-source.ts";

type PersonValues = ValuesOf<typeof person.fields>;
type Row = PersonValues & { readonly id: string; readonly slug: string };

/** Whoever is on one of their lists now, or was last; and whom they have entered themselves, as long as nobody has them on a list. */
function ofTeams(isTheirs: RawBuilder<unknown>, accountId: string): RawBuilder<boolean> {
  const stays = sql`from rosters stay join teams team on team.tenant_id = stay.tenant_id and team.team_id = stay.team_id
    where stay.tenant_id = held.tenant_id and stay.person_id = held.person_id`;
  return sql`(
    exists (select ${stays} and ${isTheirs} and coalesce(stay.valid_to, 'infinity') >= (
      select max(coalesce(stay.valid_to, 'infinity')) ${stays}))
    or (not exists (select ${stays}) and exists (select from office_changes line where line.tenant_id = held.tenant_id
      and line.thing = 'person' and line.row_id = held.person_id and line.act = 'make' and line.account_id::text = ${accountId})))`;
}

/** Nothing is changed of what was said before: what is new is written after it. Who is back is so from the league's today on. AVAIL3 */
function noted(tenantId: TenantId, id: string, { absence, absenceReason, absentSince, expectedBack }: PersonValues): RawBuilder<unknown> {
  return sql`
    with said as (select ${absence ?? "available"}::text as status, ${absenceReason}::text as reason, ${absentSince}::date as since, ${expectedBack}::date as back),
      last as (select status, reason, since, expected_back as back from availability_notes
        where tenant_id = ${tenantId} and person_id = ${id} order by note_number desc limit 1),
      note as (
        insert into availability_notes (tenant_id, person_id, status, reason, since, expected_back)
        select tenants.tenant_id, ${id}::uuid, said.status, said.reason, coalesce(said.since, (now() at time zone tenants.time_zone)::date), said.back
        from said cross join tenants
        where tenants.tenant_id = ${tenantId} and case when said.status = 'available' then (select status from last) <> 'available'
          else not exists (select from last where (last.status, last.reason, last.since, last.back) is not distinct from (said.status, said.reason, said.since, said.back)) end
        returning note_number)`;
}

/** BIO1, NAME1 */
export const persons: OfficeStore<typeof person.fields> = {
  thing: person,
  table: { name: "persons", id: "person_id", own: ["availability_notes"], kept: ["transliterable"] },

  within: {
    club: (ids, accountId) => ofTeams(sql`team.club_id = any(${ids}::uuid[])`, accountId),
    competition: (ids, accountId) => ofTeams(sql`team.league_id = any(${ids}::uuid[])`, accountId),
  },

  ...readBy<typeof person.fields>(
    (tenantId, ids) => sql<Row>`
      select persons.person_id as id, slug, given_name as "givenName", family_name as "familyName",
        nullif(latin_given_name, given_name) as "latinGivenName", nullif(latin_family_name, family_name) as "latinFamilyName",
        scoreboard_given_name as "scoreboardGivenName", scoreboard_family_name as "scoreboardFamilyName",
        to_char(birth_date, 'YYYY-MM-DD') as born, nationality, height_cm as height, weight_kg as weight,
        note.status as absence, note.reason as "absenceReason", to_char(note.since, 'YYYY-MM-DD') as "absentSince",
        to_char(note.expected_back, 'YYYY-MM-DD') as "expectedBack"
      from persons left join (
        select distinct on (person_id) person_id, status, reason, since, expected_back from availability_notes
        where tenant_id = ${tenantId} and (${ids}::uuid[] is null or person_id = any(${ids}::uuid[]))
        order by person_id, note_number desc) note on note.person_id = persons.person_id and note.status <> 'available'
      where tenant_id = ${tenantId} and (${ids}::uuid[] is null or persons.person_id = any(${ids}::uuid[]))
      order by family_name, given_name, slug`,
  ),

  make: async (transaction, tenantId, row) => {
    await persons.makeAll?.(transaction, tenantId, [row]);
  },

  makeAll: async (transaction, tenantId, rows) => {
    const said = rows.map(({ id, slug, values }) => ({
      ...values,
      id,
      slug,
      latinGivenName: values.latinGivenName ?? values.givenName,
      latinFamilyName: values.latinFamilyName ?? values.familyName,
      transliterable: isSerbianLatin(`${values.givenName} ${values.familyName}`),
    }));
    await sql`insert into persons (tenant_id, person_id, slug, given_name, family_name, latin_given_name, latin_family_name, transliterable,
        scoreboard_given_name, scoreboard_family_name, birth_date, nationality, height_cm, weight_kg)
      select ${tenantId}, id, slug, "givenName", "familyName", "latinGivenName", "latinFamilyName", transliterable,
        "scoreboardGivenName", "scoreboardFamilyName", born, nationality, height, weight
      from jsonb_to_recordset(${JSON.stringify(said)}::jsonb) said (id uuid, slug text, "givenName" text, "familyName" text,
        "latinGivenName" text, "latinFamilyName" text, transliterable boolean, "scoreboardGivenName" text, "scoreboardFamilyName" text,
        born date, nationality text, height int, weight int)`.execute(transaction);
    for (const { id, values } of rows)
      if (values.absence !== null) await sql`${noted(tenantId, id, values)} select from note`.execute(transaction);
    return new Map();
  },

  /** Of absences the last word comes back with a row; those before it, and that they are over, would be lost. AVAIL3 */
  keeps: async (transaction, tenantId, id) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from availability_notes note
      where tenant_id = ${tenantId} and person_id = ${id} and (status = 'available' or exists (
        select from availability_notes later
        where later.tenant_id = note.tenant_id and later.person_id = note.person_id and later.note_number > note.note_number))`.execute(
      transaction,
    );
    const count = rows[0]?.count ?? 0;
    return count > 0 ? { availability_notes: count } : {};
  },

  // A nationality that is said anew tells of which spelling the name is. NAME11
  write: async (transaction, tenantId, { id, values }) => {
    const { nationality } = values;
    const isSouthSlavic = nationality !== null && isSouthSlavicCountry(nationality);
    await sql`
      ${noted(tenantId, id, values)}
      update persons set transliterable = transliterable or (${isSouthSlavic} and nationality is distinct from ${nationality}),
        given_name = ${values.givenName}, family_name = ${values.familyName},
        latin_given_name = ${values.latinGivenName ?? values.givenName}, latin_family_name = ${values.latinFamilyName ?? values.familyName},
        scoreboard_given_name = ${values.scoreboardGivenName}, scoreboard_family_name = ${values.scoreboardFamilyName},
        birth_date = ${values.born}::date, nationality = ${nationality}, height_cm = ${values.height}, weight_kg = ${values.weight}
      where tenant_id = ${tenantId} and person_id = ${id}`.execute(transaction);
  },
};
