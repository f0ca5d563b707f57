import { sql } from "kysely";
import type { ValuesOf } from "#contract/fields/field-kinds.ts";
import { team } from "#contract/office/team.ts";
import { isSerbianLatin } from "#core/wording/serbian-spelling.ts";
import { idOf, type OfficeStore } from "./office-store.ts";
import { readBy } from "./row-source.ts";

type Row = ValuesOf<typeof team.fields> & { readonly id: string; readonly slug: string };

/** What a league is called, asked of the row `held` of another table. */
const leagueOfHeld = sql<string>`(
  select ${sql.raw("key_season.slug || '-' || key_league.slug")} from leagues key_league
  join seasons key_season on key_season.tenant_id = key_league.tenant_id and key_season.season_id = key_league.season_id
  where key_league.tenant_id = held.tenant_id and key_league.league_id = held.league_id)`;

/** What a team is called in the office: its slug is its league's alone. */
export const teamKey = sql<string>`${leagueOfHeld} || '-' || held.slug`;

/** A team with its club's entry in the season: it is made with the first of its teams, and goes with the last. */
export const teams: OfficeStore<typeof team.fields> = {
  thing: team,
  table: { name: "teams", id: "team_id", own: ["standings_rows"], kept: ["transliterable"], key: teamKey },

  within: {
    club: (ids) => sql`held.club_id = any(${ids}::uuid[])`,
    competition: (ids) => sql`held.league_id = any(${ids}::uuid[])`,
  },

  ...readBy<typeof team.fields>(
    (tenantId, ids) => sql<Row>`
      select held.team_id as id, ${teamKey} as slug, ${leagueOfHeld} as competition, club.slug as club, held.name,
        held.short_name as "shortName", held.code
      from teams held join clubs club on club.tenant_id = held.tenant_id and club.club_id = held.club_id
      where held.tenant_id = ${tenantId} and (${ids}::uuid[] is null or held.team_id = any(${ids}::uuid[]))
      order by 3 desc, held.name, held.slug`,
  ),

  make: async (transaction, tenantId, row) => {
    const { competition, name, shortName, code } = row.values;
    const slug = row.slug.startsWith(`${competition}-`) ? row.slug.slice(competition.length + 1) : row.slug;
    const [leagueId, clubId] = [idOf(row, "competition"), idOf(row, "club")];
    await sql`
      insert into season_clubs (tenant_id, season_id, club_id, name, transliterable, latin_name, code)
      select league.tenant_id, league.season_id, club.club_id, club.name, club.transliterable, club.latin_name, club.code
      from leagues league join clubs club on club.tenant_id = league.tenant_id and club.club_id = ${clubId}
      where league.tenant_id = ${tenantId} and league.league_id = ${leagueId}
      on conflict do nothing`.execute(transaction);
    await sql`
      insert into teams (tenant_id, team_id, season_id, league_id, club_id, slug, name, transliterable, short_name, code)
      select tenant_id, ${row.id}::uuid, season_id, league_id, ${clubId}::uuid, ${slug}, ${name}, ${isSerbianLatin(name)}, ${shortName}, ${code}
      from leagues where tenant_id = ${tenantId} and league_id = ${leagueId}`.execute(transaction);
  },

  write: async (transaction, tenantId, { id, values: { name, shortName, code } }) => {
    await sql`update teams set name = ${name}, short_name = ${shortName}, code = ${code}
      where tenant_id = ${tenantId} and team_id = ${id}`.execute(transaction);
  },

  /** What the league has decided about it stands in no column of its own. */
  keeps: async (transaction, tenantId, id) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from decisions_in_force
      where tenant_id = ${tenantId} and (decision ->> 'team' = ${id} or (decision::jsonb -> 'order') @> to_jsonb(${id}::text))`.execute(
      transaction,
    );
    return rows[0] && rows[0].count > 0 ? { league_decisions: rows[0].count } : {};
  },

  remove: async (transaction, tenantId, id) => {
    await sql`delete from standings_rows where tenant_id = ${tenantId} and team_id = ${id}`.execute(transaction);
    await sql`
      with gone as (delete from teams where tenant_id = ${tenantId} and team_id = ${id} returning tenant_id, season_id, club_id)
      delete from season_clubs entry using gone
      where entry.tenant_id = gone.tenant_id and entry.season_id = gone.season_id and entry.club_id = gone.club_id
        and not exists (select from teams other where other.tenant_id = gone.tenant_id and other.season_id = gone.season_id
          and other.club_id = gone.club_id and other.team_id <> ${id})`.execute(transaction);
  },
};
