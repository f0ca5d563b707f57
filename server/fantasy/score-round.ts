import { sql, type Transaction } from "kysely";
import { averagePoints } from "#core/fantasy/duels.ts";
import { settingsInRound } from "#core/fantasy/fantasy-settings.ts";
import type { Market } from "#core/fantasy/market.ts";
import { type PlayerScore, scoreLineUp } from "#core/fantasy/round-score.ts";
import { numbersOf } from "../db/column-arrays.ts";
import type { FantasyTeamId, HistogramBar } from "../db/fantasy-tables.ts";
import type { Database } from "../db/schema.ts";
import type { FantasySeason } from "./fantasy-season.ts";
import type { PlayedLines } from "./player-points.ts";
import { isOver, type SeasonGame } from "./season-games.ts";
import { replaceRows } from "./replace-rows.ts";
import { roundMarket } from "./season-market.ts";
import { type RoundInOrder, writePlaces } from "./write-places.ts";

/** What a round's players brought, and whose games are still to be played. */
export type RoundPlay = { readonly lines: PlayedLines; readonly games: readonly SeasonGame[] };

/** An entry with what its team had before the round. */
export type EntryRow = {
  readonly teamId: FantasyTeamId;
  readonly players: readonly number[];
  readonly captain: number;
  readonly vice: number;
  readonly transfers: number;
};

/** A player as he stands in a round. */
export type ScoreOf = (number: number) => PlayerScore;

/**
 * Scores all entries of a round from what its box scores say now, with places in the round and in the season, in the caller's
 * transaction. Done again it comes to the same. FAN5, FAN8, FAN16
 */
export async function scoreRound(
  transaction: Transaction<Database>,
  season: FantasySeason,
  order: RoundInOrder,
  play: RoundPlay,
): Promise<void> {
  const { round } = order;
  const settings = settingsInRound(season.versions, round);
  const { market } = await roundMarket(transaction, season, round);
  const entries = await entriesOf(transaction, season, round);
  const over = play.games.every(isOver);
  const scoreOf = scoresIn(play, await teamsOfPlayers(transaction, season));
  const scored = entries.map((entry) => scoreLineUp(settings, market, entry, { isOver: over, scoreOf }));
  await writePlayers(transaction, season, round, { market, entries, scoreOf, lines: play.lines });
  await writePlaces(transaction, season, order, {
    teamIds: entries.map(({ teamId }) => teamId),
    points: Int32Array.from(scored, ({ points }) => points),
    withoutCaptain: Int32Array.from(scored, ({ withoutCaptain }) => withoutCaptain),
    transfers: Int32Array.from(entries, ({ transfers }) => transfers),
  });
  await writeFigures(
    transaction,
    season,
    round,
    scored.map(({ points }) => points),
  );
}

/** How everybody stands: who is of a team that has a game to come, or is in one, may bring more. */
export function scoresIn({ lines, games }: RoundPlay, teamOf: ReadonlyMap<number, string>): ScoreOf {
  const toCome = new Set(games.filter((game) => !isOver(game)).flatMap(({ homeTeamId, awayTeamId }): string[] => [homeTeamId, awayTeamId]));
  return (number) => {
    const own = lines.get(number) ?? [];
    const points = own.reduce((sum, line) => sum + line.points.points, 0);
    return { played: own.length > 0, points, isToCome: toCome.has(teamOf.get(number) ?? "") };
  };
}

/** In the order of their teams' ids. */
export async function entriesOf(db: Transaction<Database>, { tenantId, leagueId }: FantasySeason, round: number): Promise<EntryRow[]> {
  const rows = await db
    .selectFrom("fantasy_entries")
    .where("tenant_id", "=", tenantId)
    .where("league_id", "=", leagueId)
    .where("round", "=", round)
    .select(["team_id as teamId", sql<string>`players::text`.as("list"), "captain", "vice", "transfers"])
    .orderBy("team_id")
    .execute();
  // A million numbers: what reads arrays of any kind takes three times as long to read them.
  return rows.map(({ teamId, list, captain, vice, transfers }) => {
    return { teamId, players: numbersOf(list), captain, vice, transfers };
  });
}

/** By number the team he is of now. */
export async function teamsOfPlayers(
  db: Transaction<Database>,
  { tenantId, leagueId }: FantasySeason,
): Promise<ReadonlyMap<number, string>> {
  const players = await db
    .selectFrom("fantasy_players")
    .where("tenant_id", "=", tenantId)
    .where("league_id", "=", leagueId)
    .select(["number", "team_id"])
    .execute();
  return new Map(players.map(({ number, team_id }) => [number, team_id]));
}

type ScoringInput = {
  readonly market: Market;
  readonly entries: readonly EntryRow[];
  readonly scoreOf: ScoreOf;
  readonly lines: PlayedLines;
};

async function writePlayers(
  transaction: Transaction<Database>,
  { tenantId, leagueId }: FantasySeason,
  round: number,
  { market, entries, scoreOf, lines }: ScoringInput,
): Promise<void> {
  const owners = new Uint32Array(market.length);
  const captains = new Uint32Array(market.length);
  for (const { players, captain } of entries) {
    for (const number of players) owners[number] = (owners[number] ?? 0) + 1;
    captains[captain] = (captains[captain] ?? 0) + 1;
  }
  const rows = market.flatMap((player, number) => {
    if (player === undefined) return [];
    const { played, points } = scoreOf(number);
    const games = (lines.get(number) ?? []).map((line) => line.points.points);
    return [
      {
        number,
        played,
        points,
        games,
        owners: owners[number] ?? 0,
        captains: captains[number] ?? 0,
      },
    ];
  });
  await replaceRows(transaction, "fantasy_player_rounds", { tenantId, leagueId, round }, rows);
}

async function writeFigures(
  transaction: Transaction<Database>,
  { tenantId, leagueId }: FantasySeason,
  round: number,
  points: readonly number[],
): Promise<void> {
  const figures = {
    teams: points.length,
    average: averagePoints(points),
    best: points.reduce((most, one) => Math.max(most, one), 0),
    histogram: histogramOf(points),
  };
  await replaceRows(transaction, "fantasy_round_figures", { tenantId, leagueId, round }, [figures]);
}

/** In steps of ten points, from the worst to the best, with those that nobody has. */
export function histogramOf(tenths: readonly number[]): HistogramBar[] {
  const counts = new Map<number, number>();
  for (const one of tenths) {
    const from = 10 * Math.floor(one / 100);
    counts.set(from, (counts.get(from) ?? 0) + 1);
  }
  if (counts.size === 0) return [];
  const [least, most] = [Math.min(...counts.keys()), Math.max(...counts.keys())];
  return Array.from({ length: (most - least) / 10 + 1 }, (_, step) => {
    const from = least + 10 * step;
    return { from, teams: counts.get(from) ?? 0 };
  });
}
