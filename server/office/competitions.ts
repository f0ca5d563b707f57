import { sql } from "kysely";
import type { ValuesOf } from "#contract/fields/field-kinds.ts";
import { competition } from "#contract/office/competition.ts";
import { isSerbianLatin } from "#core/wording/serbian-spelling.ts";
import type { LeagueId } from "../db/row-ids.ts";
import { projectTableOf } from "../projections/league.ts";
import { idOf, type OfficeStore } from "./office-store.ts";
import { readBy } from "./row-source.ts";

type Row = ValuesOf<typeof competition.fields> & { readonly id: string; readonly slug: string };

/** What a league is called in the office: its slug is its season's alone. */
export const competitionKey = sql<string>`(
  select key_season.slug from seasons key_season where key_season.tenant_id = held.tenant_id and key_season.season_id = held.season_id
) || '-' || held.slug`;

export const competitions: OfficeStore<typeof competition.fields> = {
  thing: competition,
  table: { name: "leagues", id: "league_id", own: ["standings_rows", "league_playoffs"], kept: ["transliterable"], key: competitionKey },

  within: {
    club: (ids) => sql`exists (select from teams team where team.tenant_id = held.tenant_id and team.league_id = held.league_id
      and team.club_id = any(${ids}::uuid[]))`,
    competition: (ids) => sql`held.league_id = any(${ids}::uuid[])`,
  },

  ...readBy<typeof competition.fields>(
    (tenantId, ids) => sql<Row>`
      select held.league_id as id, ${competitionKey} as slug, season.slug as season, held.name, held.kind as type,
        held.rule_profile as rules, held.ranking_policy as ranking, held.place, held.on_landing_page as "onHomePage",
        (held.settings ->> 'relegationPlaces')::int as "relegationPlaces",
        round((held.settings ->> 'leaderGamesShare')::numeric * 100)::int as "leaderGamesPercent",
        (held.settings #>> '{fanVote,hours}')::int as "fanVoteHours"
      from leagues held join seasons season on season.tenant_id = held.tenant_id and season.season_id = held.season_id
      where held.tenant_id = ${tenantId} and (${ids}::uuid[] is null or held.league_id = any(${ids}::uuid[]))
      order by season.slug desc, held.place, held.name, held.slug`,
  ),

  /** A log is folded by the rules that it was kept under. */
  refuses: async (transaction, tenantId, { id, values: { rules } }) => {
    const { rows } = await sql`
      select from leagues league join games game on game.tenant_id = league.tenant_id and game.league_id = league.league_id
      join game_logs log on log.tenant_id = game.tenant_id and log.game_id = game.game_id
      where league.tenant_id = ${tenantId} and league.league_id = ${id} and league.rule_profile <> ${rules} limit 1`.execute(transaction);
    return rows.length > 0 ? { rules: "OFF48" } : {};
  },

  make: async (transaction, tenantId, row) => {
    const { name, season, rules, ranking } = row.values;
    const slug = row.slug.startsWith(`${season}-`) ? row.slug.slice(season.length + 1) : row.slug;
    await sql`insert into leagues (tenant_id, league_id, season_id, slug, name, transliterable, rule_profile, ranking_policy)
      values (${tenantId}, ${row.id}, ${idOf(row, "season")}, ${slug}, ${name}, ${isSerbianLatin(name)}, ${rules}, ${ranking})`.execute(
      transaction,
    );
    await competitions.write(transaction, tenantId, row);
  },

  write: async (transaction, tenantId, { id, values }) => {
    const { name, type, rules, ranking, place, onHomePage, relegationPlaces, leaderGamesPercent, fanVoteHours } = values;
    const said = {
      relegationPlaces,
      leaderGamesShare: leaderGamesPercent === null ? null : leaderGamesPercent / 100,
      fanVote: fanVoteHours === null ? null : { hours: fanVoteHours },
    };
    // What no field says of the settings stays, and so does how many votes are told.
    await sql`
      update leagues set name = ${name}, kind = ${type}, rule_profile = ${rules}, ranking_policy = ${ranking}, place = ${place},
        on_landing_page = ${onHomePage},
        settings = jsonb_strip_nulls(settings::jsonb || ${JSON.stringify(said)}::jsonb
          || case when ${fanVoteHours}::int is null then '{}' else jsonb_build_object('fanVote',
            coalesce(nullif(settings::jsonb -> 'fanVote', 'null'), '{}') || ${JSON.stringify(said.fanVote ?? {})}::jsonb) end)::json
      where tenant_id = ${tenantId} and league_id = ${id}`.execute(transaction);
    await projectTableOf(transaction, tenantId, id as LeagueId);
  },

  /** With what is read of it alone: a table without games. */
  remove: async (transaction, tenantId, id) => {
    for (const name of ["standings_rows", "league_playoffs", "leagues"])
      await sql`delete from ${sql.table(name)} where tenant_id = ${tenantId} and league_id = ${id}`.execute(transaction);
  },
};
