import { type Kysely, type RawBuilder, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { ClubTeam } from "#contract/club-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { LeagueId } from "../../db/row-ids.ts";
import type { Database } from "../../db/schema.ts";
import { gameCards, type GameCardRow, gameSummary } from "../games/game-cards.ts";
import { localName } from "../refs/local-name.ts";
import { standingsRows, tableRows, type TableRowOfTeam } from "../leagues/table-rows.ts";
import { type VenueRow, venueRowJson } from "../refs/venue-ref.ts";
import { placeInTime } from "../../db/game-time.ts";
import type { GameSummary } from "#contract/game-summary.ts";

/** What a header shows of a club, by the name under which the query joined `clubs`. */
export function clubColumns<Table extends string>(club: Table) {
  return [
    `${club}.slug`,
    `${club}.name`,
    `${club}.transliterable`,
    `${club}.code`,
    `${club}.primary_color as primaryColor`,
    `${club}.secondary_color as secondaryColor`,
    `${club}.crest_url as crestUrl`,
  ] as const;
}

export type NameRow = { readonly name: string; readonly transliterable: boolean };

export type ClubTeamRow = TableRowOfTeam & {
  readonly leagueId: LeagueId;
  readonly seasonSlug: string;
  readonly seasonName: string;
  readonly isCurrent: boolean;
  readonly leagueSlug: string;
  readonly league: NameRow;
  readonly teams: number;
};

/** Teams with their league, season and row of the table; the caller adds whose, and in which order. */
export function clubTeamRows(db: Kysely<Database>, tenantId: TenantId) {
  return tableRows(db, tenantId)
    .clearOrderBy()
    .innerJoin("leagues", (join) =>
      join.onRef("leagues.tenant_id", "=", "teams.tenant_id").onRef("leagues.league_id", "=", "teams.league_id"),
    )
    .innerJoin("seasons", (join) =>
      join.onRef("seasons.tenant_id", "=", "teams.tenant_id").onRef("seasons.season_id", "=", "teams.season_id"),
    )
    .select([
      "leagues.league_id as leagueId",
      "seasons.slug as seasonSlug",
      "seasons.name as seasonName",
      "seasons.is_current as isCurrent",
      "leagues.slug as leagueSlug",
      sql<NameRow>`json_build_object('name', leagues.name, 'transliterable', leagues.transliterable)`.as("league"),
      sql<number>`(select count(*)::integer from teams rival
        where rival.tenant_id = teams.tenant_id and rival.league_id = teams.league_id)`.as("teams"),
    ]);
}

export function clubTeam(row: ClubTeamRow): ClubTeam {
  const { seasonSlug, leagueSlug, seasonName, isCurrent, teams } = row;
  const [standing] = standingsRows([row]);
  if (!standing) throw new Error("a row of a table gives a row");
  return {
    team: standing.team,
    competition: { seasonSlug, leagueSlug, name: localName(row.league.name, row.league.transliterable) },
    seasonName,
    isCurrent,
    row: standing,
    teams,
  };
}

export type ClubGameRow = GameCardRow & { readonly seasonSlug: string; readonly leagueSlug: string };

/**
 * Cards of the games of some teams, whichever their leagues: found by the two indexes on the teams, never by reading a
 * league. `teams` is a query of their ids; the caller adds order and number.
 */
export function cardsOfTeams(db: Kysely<Database>, tenantId: TenantId, teams: RawBuilder<unknown>) {
  return gameCards(db, tenantId)
    .innerJoin("leagues", (join) =>
      join.onRef("leagues.tenant_id", "=", "games.tenant_id").onRef("leagues.league_id", "=", "games.league_id"),
    )
    .innerJoin("seasons", (join) =>
      join.onRef("seasons.tenant_id", "=", "leagues.tenant_id").onRef("seasons.season_id", "=", "leagues.season_id"),
    )
    .where(
      sql<boolean>`games.game_id in (
        select own.game_id from games own where own.tenant_id = ${tenantId} and own.home_team_id in (${teams})
        union all
        select own.game_id from games own where own.tenant_id = ${tenantId} and own.away_team_id in (${teams}))`,
    )
    .select(["seasons.slug as seasonSlug", "leagues.slug as leagueSlug"]);
}

/** All of them, newest first; what has no date yet is to come and stands at the head. */
export function newestCards(db: Kysely<Database>, tenantId: TenantId, teams: RawBuilder<unknown>) {
  return jsonArrayFrom(
    cardsOfTeams(db, tenantId, teams)
      .orderBy(placeInTime, (order) => order.desc().nullsFirst())
      .orderBy("rounds.number", "desc")
      .orderBy("games.slug"),
  );
}

export function clubGame(row: ClubGameRow): GameSummary {
  return gameSummary(row.seasonSlug, row.leagueSlug, row);
}

/** The hall of most of the home games of some teams. */
export function homeVenue(tenantId: TenantId, teams: RawBuilder<unknown>): RawBuilder<VenueRow | null> {
  return sql`(
    select ${venueRowJson}
    from (
      select games.venue_id, count(*) as games from games
      where games.tenant_id = ${tenantId} and games.home_team_id in (${teams}) and games.venue_id is not null
      group by games.venue_id order by count(*) desc, games.venue_id limit 1
    ) hall
    join venues on venues.tenant_id = ${tenantId} and venues.venue_id = hall.venue_id)`;
}

/** Of the club that the query around it calls `owner`: an old club does not read all it ever played to tell what is latest. */
export const latestTeams = sql`(
  select mine.team_id from teams mine
  join seasons term on term.tenant_id = mine.tenant_id and term.season_id = mine.season_id
  where mine.tenant_id = owner.tenant_id and mine.club_id = owner.club_id
  order by term.starts_on desc nulls last, term.slug desc limit 6)`;
