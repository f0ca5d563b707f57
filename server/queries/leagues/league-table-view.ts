import { type Kysely, type RawBuilder, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { LeagueTableAnswer, LeagueTableWanted } from "#contract/league-queries.ts";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { playoffPlaces } from "#core/league/playoff/playoff-places.ts";
import type { Classification } from "#core/league/classify.ts";
import type { PlayoffPlan } from "#core/league/playoff/playoff-plan.ts";
import { gamesInRounds } from "../../db/games-in-rounds.ts";
import type { TeamId } from "../../db/row-ids.ts";
import type { Database } from "../../db/schema.ts";
import { underWayRows } from "../../projections/counted-games.ts";
import { noteNewsOf, roundAwardOf, roundAwardOfLeague } from "../award-rows.ts";
import { type GameCardRow, gameSummary, type LeagueGameCardRow, leagueGameCards, withSides } from "../games/game-cards.ts";
import { leagueAt } from "./league-at.ts";
import { localName } from "../refs/local-name.ts";
import { outletsOfCard } from "../outlets.ts";
import { byClub, raceOf, toldRace } from "./told-race.ts";
import { placesOf } from "./season-race.ts";
import { rankingOf, standingsRows, tableRows } from "./table-rows.ts";
import { type ScoreByPeriods, teamFigures } from "./team-figures.ts";
import { rowsOfTable, tableAsItStands, tablePartColumns, type TableParts, workedOutTable } from "./worked-out-table.ts";
import { placeInTime } from "../../db/game-time.ts";

type Address = { readonly seasonSlug: string; readonly leagueSlug: string };

/**
 * The table of now as it is kept; after a round, with what it can be taken apart into, or as it stands with the games under
 * way, worked out of the league's games. One round trip. `null`: the tenant has no such league, or no round of that number.
 */
export async function leagueTableView(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  address: Address,
  wanted: LeagueTableWanted,
): Promise<LeagueTableAnswer | null> {
  const league = await leagueTable(db, tenantId, address, wanted);
  if (!league) {
    note(pageTags.site);
    return null;
  }
  note(pageTags.league(league.leagueId));
  note(pageTags.outlets);
  noteNewsOf(note, [league.roundAward]);
  if (wanted.round !== null && !league.rounds.some(({ number }) => number === wanted.round)) return null;
  const plays = league.plan === null ? 0 : playoffPlaces(league.plan);
  const race = wanted.race === undefined ? null : raceOf(league);
  return {
    competition: { ...address, name: localName(league.name, league.transliterable) },
    seasonName: league.seasonName,
    ranking: rankingOf(league.ranking_policy),
    rows: league.rows,
    underWay: league.underWay.length,
    moved: league.moved,
    rounds: league.rounds.map(({ number }) => number),
    shownRound: shownRound(address, league.cards),
    playoffPlaces: plays,
    relegationPlaces: league.settings.relegationPlaces ?? 0,
    places: race && byClub(placesOf(race), race.clubs),
    race: race && wanted.race === "odds" ? await toldRace(race, plays) : null,
    figures: league.figures,
    roundAward: league.roundAward && roundAwardOf(league.roundAward),
  };
}

function leagueTable(db: Kysely<Database>, tenantId: TenantId, address: Address, wanted: LeagueTableWanted) {
  if (wanted.asItStands) return asItStands(db, tenantId, address);
  const isKept = wanted.round === null && !wanted.figures;
  return isKept ? keptTable(db, tenantId, address, wanted) : workedOut(db, tenantId, address, wanted);
}

async function keptTable(db: Kysely<Database>, tenantId: TenantId, address: Address, { race }: LeagueTableWanted) {
  const row = await leagueRow(db, tenantId, address, null)
    .$if(race !== undefined, (query) => query.select(tablePartColumns(db, tenantId)))
    .select(jsonArrayFrom(tableRows(db, tenantId).where(sql<boolean>`teams.league_id = leagues.league_id`)).as("table"))
    .select(roundAwardOfLeague.as("roundAward"))
    .executeTakeFirst();
  return row && { ...row, rows: standingsRows(row.table), cards: withSides(row.games, row.table), figures: null, moved: null };
}

async function workedOut(db: Kysely<Database>, tenantId: TenantId, address: Address, { round, figures }: LeagueTableWanted) {
  const row = await leagueRow(db, tenantId, address, round)
    .select(tablePartColumns(db, tenantId))
    .$if(figures, (query) => query.select(scoresByPeriods.as("periods")))
    .executeTakeFirst();
  if (!row) return undefined;
  const table = workedOutTable(row, round === null ? null : { round });
  return {
    ...row,
    rows: rowsOfTable(table, row.teams),
    cards: cardsBeside(table, row),
    figures: figures ? teamFigures(address, table.results, { ...row, periods: row.periods ?? [] }) : null,
    roundAward: null,
    moved: null,
  };
}

/** Of the regular season's games, from the hosts' lines. */
const scoresByPeriods: RawBuilder<readonly ScoreByPeriods[]> = sql`(
  select coalesce(json_agg(json_build_object('home', line.team_id, 'away', line.opponent_team_id, 'round', line.round_number,
    'periods', line.period_points, 'overtimes', line.overtimes)), '[]')
  from box_team_lines line
  where line.tenant_id = leagues.tenant_id and line.league_id = leagues.league_id and line.phase = 'regular' and line.side = 'home')`;

/** RANK24. The games beside the table bear the records that teams came with. */
async function asItStands(db: Kysely<Database>, tenantId: TenantId, address: Address) {
  const row = await leagueRow(db, tenantId, address, null).select(tablePartColumns(db, tenantId)).executeTakeFirst();
  if (!row) return undefined;
  const { table, official, moved } = tableAsItStands(row, row.underWay);
  return {
    ...row,
    rows: rowsOfTable(table, row.teams),
    cards: cardsBeside(official, row),
    figures: null,
    roundAward: null,
    moved: new Map(row.teams.map(({ teamId, team }) => [team.clubSlug, moved.get(teamId) ?? 0])),
  };
}

function cardsBeside(
  table: Classification<TeamId>,
  { games, teams }: { readonly games: readonly LeagueGameCardRow[]; readonly teams: TableParts["teams"] },
): GameCardRow[] {
  const records = new Map(table.rows.map(({ team, wins, losses }) => [team, { wins, losses }]));
  return withSides(
    games,
    teams.map(({ teamId, team }) => ({ teamId, team, row: records.get(teamId) ?? null })),
  );
}

function leagueRow(db: Kysely<Database>, tenantId: TenantId, address: Address, round: number | null) {
  return leagueAt(db, tenantId, address)
    .leftJoin("league_playoffs as playoffs", (join) =>
      join.onRef("playoffs.tenant_id", "=", "leagues.tenant_id").onRef("playoffs.league_id", "=", "leagues.league_id"),
    )
    .select([
      "leagues.league_id as leagueId",
      "leagues.name",
      "leagues.transliterable",
      "leagues.ranking_policy",
      "leagues.settings",
      "seasons.name as seasonName",
      sql<Pick<PlayoffPlan, "rounds" | "meetings"> | null>`playoffs.plan`.as("plan"),
      jsonArrayFrom(begunRounds(db, tenantId)).as("rounds"),
      jsonArrayFrom(underWayRows(db, tenantId).where(sql<boolean>`games.league_id = leagues.league_id`)).as("underWay"),
      jsonArrayFrom(
        leagueGameCards(db, tenantId)
          .select(outletsOfCard.as("outlets"))
          .where(sql<boolean>`games.league_id = leagues.league_id`)
          .where("rounds.round_id", "=", round === null ? roundBeingPlayed : roundNumbered(round))
          .orderBy(placeInTime, (order) => order.asc().nullsLast())
          .orderBy("games.slug"),
      ).as("games"),
    ]);
}

/** Regular rounds of which something has been played: a table can be made after them. */
function begunRounds(db: Kysely<Database>, tenantId: TenantId) {
  return gamesInRounds(db, tenantId)
    .where(sql<boolean>`games.league_id = leagues.league_id`)
    .where("rounds.kind", "=", "regular")
    .where("games.status", "in", ["ended", "final", "under-protest", "forfeited"])
    .select("rounds.number")
    .distinct()
    .orderBy("rounds.number");
}

/**
 * The first round that still has a game to come or running; else the last one. A game put off does not hold its round
 * open for the rest of the season.
 */
const roundBeingPlayed: RawBuilder<never> = sql`(
  select round.round_id from games game
  join rounds round on round.tenant_id = game.tenant_id and round.league_id = game.league_id and round.round_id = game.round_id
  cross join lateral (select game.status in ('scheduled', 'date-to-be-decided', 'if-needed', 'open', 'live', 'interrupted') as ahead) state
  where game.tenant_id = leagues.tenant_id and game.league_id = leagues.league_id
  order by state.ahead desc, case when state.ahead then round.number else -round.number end, round.slug limit 1)`;

function roundNumbered(number: number): RawBuilder<never> {
  return sql`(select round.round_id from rounds round
    where round.tenant_id = leagues.tenant_id and round.league_id = leagues.league_id
      and round.kind = 'regular' and round.number = ${number}
    order by round.slug limit 1)`;
}

function shownRound({ seasonSlug, leagueSlug }: Address, games: readonly GameCardRow[]): LeagueTableAnswer["shownRound"] {
  const [first] = games;
  if (!first) return null;
  return {
    slug: first.roundSlug,
    number: first.roundNumber,
    stage: first.roundStage,
    games: games.map((card) => gameSummary(seasonSlug, leagueSlug, card)),
  };
}
