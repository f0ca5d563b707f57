import { type Kysely, sql, type Transaction } from "kysely";
import type { GameAwardKind, GameStatus, Side } from "#core/game/facts.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Fixture } from "#core/league/counted-results.ts";
import type { LeagueResult } from "#core/league/league-result.ts";
import { gamesInRounds } from "../db/games-in-rounds.ts";
import type { LeagueId, TeamId } from "../db/row-ids.ts";
import type { Database } from "../db/schema.ts";
import { countsInTable } from "./game-result.ts";
import { placeInTime } from "../db/game-time.ts";

/** What a table is made of: games with a result that counts, and those on the schedule without one. */
export type CountedGames = { readonly results: LeagueResult<TeamId>[]; readonly unplayed: Fixture<TeamId>[] };

/** A game as the query below hands it over. */
export type LeagueGameRow = {
  readonly home: TeamId;
  readonly away: TeamId;
  readonly round: number;
  readonly roundSlug: string;
  readonly gameSlug: string;
  /** Epoch milliseconds. */
  readonly playedAt: number | null;
  readonly status: GameStatus;
  readonly award: GameAwardKind | null;
  readonly atFault: Side | "both" | null;
  readonly homePoints: number;
  readonly awayPoints: number;
  readonly regulationHomePoints: number | null;
  readonly regulationAwayPoints: number | null;
};

/** Neither a result nor still to come. */
const inNoTable: readonly GameStatus[] = ["if-needed", "live", "annulled", "cancelled"];

/** Games of regular rounds with a result or still to come. The caller adds which league. */
export function leagueGameRows(db: Kysely<Database>, tenantId: TenantId) {
  return regularGameRows(db, tenantId).where("games.status", "not in", inNoTable);
}

/** Games of regular rounds that are being played; one that was interrupted is not. The caller adds which league. RANK24 */
export function underWayRows(db: Kysely<Database>, tenantId: TenantId) {
  return regularGameRows(db, tenantId).where("games.status", "=", "live");
}

/** In the order they are played, those without a date last. Play-offs have a bracket, not a table. */
function regularGameRows(db: Kysely<Database>, tenantId: TenantId) {
  return gamesInRounds(db, tenantId)
    .select([
      "games.home_team_id as home",
      "games.away_team_id as away",
      "rounds.number as round",
      "rounds.slug as roundSlug",
      "games.slug as gameSlug",
      sql<number | null>`(extract(epoch from ${placeInTime}) * 1000)::double precision`.as("playedAt"),
      "games.status",
      "games.award",
      "games.at_fault as atFault",
      sql<number>`coalesce(games.official_home_points, games.home_points, 0)`.as("homePoints"),
      sql<number>`coalesce(games.official_away_points, games.away_points, 0)`.as("awayPoints"),
      "games.regulation_home_points as regulationHomePoints",
      "games.regulation_away_points as regulationAwayPoints",
    ])
    .where("rounds.kind", "=", "regular")
    .orderBy(placeInTime, (order) => order.asc().nullsLast())
    .orderBy("rounds.number")
    .orderBy("games.created_at")
    .orderBy("games.game_id");
}

export async function countedGames(transaction: Transaction<Database>, tenantId: TenantId, leagueId: LeagueId): Promise<CountedGames> {
  return countedOf(await leagueGameRows(transaction, tenantId).where("games.league_id", "=", leagueId).execute());
}

export function countedOf(rows: readonly LeagueGameRow[]): CountedGames {
  return {
    results: rows.filter(({ status }) => countsInTable(status)).map(resultOf),
    unplayed: rows
      .filter(({ status }) => !countsInTable(status))
      .map(({ home, away, round, playedAt }) => ({ home, away, round, playedAt })),
  };
}

/** What games that are being played would be, ended now. */
export function asIfEnded(rows: readonly LeagueGameRow[]): LeagueResult<TeamId>[] {
  return rows.map(resultOf);
}

/** An awarded score stands for the whole game: what was played until then counts nowhere. RANK5 RANK6 */
function resultOf(row: LeagueGameRow): LeagueResult<TeamId> {
  const { home, away, round, playedAt, homePoints, awayPoints, award, atFault } = row;
  const { regulationHomePoints: regulationHome, regulationAwayPoints: regulationAway } = row;
  const hasRegulation = award === null && regulationHome !== null && regulationAway !== null;
  const regulation = hasRegulation ? { home: regulationHome, away: regulationAway } : null;
  return { home, away, homePoints, awayPoints, regulation, kind: award ?? "played", atFault, round, playedAt };
}
