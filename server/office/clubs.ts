import { sql } from "kysely";
import type { ValuesOf } from "#contract/fields/field-kinds.ts";
import { club } from "#contract/office/club.ts";
import { isSerbianLatin } from "#core/wording/serbian-spelling.ts";
import type { OfficeStore } from "./office-store.ts";
import { readBy } from "./row-source.ts";

type Row = ValuesOf<typeof club.fields> & { readonly id: string; readonly slug: string };

/** A club with its entry in the season that is on: older seasons keep the name it bore. */
export const clubs: OfficeStore<typeof club.fields> = {
  thing: club,
  table: { name: "clubs", id: "club_id", own: [], kept: ["transliterable", "crest_url"] },

  within: {
    club: (ids) => sql`held.club_id = any(${ids}::uuid[])`,
    competition: () => sql`true`,
  },

  ...readBy<typeof club.fields>(
    (tenantId, ids) => sql<Row>`
      select club_id as id, slug, name, nullif(latin_name, name) as "latinName", code,
        primary_color as "firstColour", secondary_color as "secondColour"
      from clubs where tenant_id = ${tenantId} and (${ids}::uuid[] is null or club_id = any(${ids}::uuid[]))
      order by name, slug`,
  ),

  make: async (transaction, tenantId, { id, slug, values: { name, latinName, code, firstColour, secondColour } }) => {
    await sql`insert into clubs (tenant_id, club_id, slug, name, latin_name, transliterable, code, primary_color, secondary_color)
      values (${tenantId}, ${id}, ${slug}, ${name}, ${latinName ?? name}, ${isSerbianLatin(name)}, ${code}, ${firstColour}, ${secondColour})`.execute(
      transaction,
    );
  },

  write: async (transaction, tenantId, { id, values: { name, latinName, code, firstColour, secondColour } }) => {
    // A team or an entry that bears another name than its club, a sponsor's, keeps it.
    await sql`
      with was as (select tenant_id, club_id, name, code from clubs where tenant_id = ${tenantId} and club_id = ${id}),
      entered as (
        update season_clubs entry set name = ${name}, latin_name = ${latinName ?? name}, code = ${code}
        from was, seasons season
        where entry.tenant_id = was.tenant_id and entry.club_id = was.club_id and entry.name = was.name
          and season.tenant_id = entry.tenant_id and season.season_id = entry.season_id and season.is_current)
      update teams team set name = ${name}, code = ${code}, short_name = case when team.short_name = was.name then ${name} else team.short_name end
      from was, seasons season
      where team.tenant_id = was.tenant_id and team.club_id = was.club_id and team.name = was.name
        and season.tenant_id = team.tenant_id and season.season_id = team.season_id and season.is_current`.execute(transaction);
    await sql`update clubs set name = ${name}, latin_name = ${latinName ?? name}, code = ${code},
        primary_color = ${firstColour}, secondary_color = ${secondColour}
      where tenant_id = ${tenantId} and club_id = ${id}`.execute(transaction);
  },
};
