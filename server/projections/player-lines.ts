import { type Selectable, sql, type Transaction } from "kysely";
import type { PlayerState } from "#core/game/game-state.ts";
import type { GameId, PlayerKey, TenantId } from "#core/kernel/ids.ts";
import type { CountingLine, PlayerLine } from "#core/stats/box-score.ts";
import { type Clutch, type ClutchFigures, type ClutchLine, clutchOfPlayer } from "#core/stats/clutch.ts";
import { freeThrowsInOrder } from "#core/stats/history/free-throw-streaks.ts";
import { fibaEfficiency, gameScore } from "#core/stats/performance-index.ts";
import { type PeriodPoints, playerPeriodPoints } from "#core/stats/period-points.ts";
import { shotLines } from "#core/stats/shots-in-zones.ts";
import { shotsOf } from "#core/stats/shots-of.ts";
import type { PersonId } from "../db/row-ids.ts";
import type { Database } from "../db/schema.ts";
import { writeChanged, writeNew } from "../db/write-changed.ts";
import type { FoldedGame } from "./game-box.ts";
import type { GameContexts } from "./game-result.ts";
import { mergedPeople } from "./merged-people.ts";

export type PlayerLineRow = Selectable<Database["box_player_lines"]>;

/** A row for each player of the two rosters, for what is counted over many games. `personOf` knows who a key stands for. */
export function playerLineRows(
  tenantId: TenantId,
  contexts: GameContexts,
  { state, plays, box }: FoldedGame,
  clutch: Clutch | null,
  personOf: (key: PlayerKey) => PersonId | null,
): PlayerLineRow[] {
  const { format } = state.rules;
  const scored = playerPeriodPoints(plays, format).players;
  const throws = freeThrowsInOrder(plays);
  const late = new Map((["home", "away"] as const).flatMap((side) => clutch?.[side].players ?? []).map((line) => [line.key, line]));
  const shots = shotsOf(plays);
  const lines = (["home", "away"] as const).flatMap((side) => {
    const zones = shotLines(shots, side, format);
    const { result_points: _, opponent_result_points: __, attendance: ___, venue_id: ____, ...context } = contexts[side];
    return box.teams[side].players.map((line): PlayerLineRow => ({
      tenant_id: tenantId,
      ...context,
      person_id: personOf(line.key),
      ...columnsOf(line, state[side].players.get(line.key)),
      ...mostPoints(scored.get(line.key), format.regularPeriods),
      free_throws_in_order: throwsColumn(line, throws.get(line.key) ?? []),
      clutch: clutchColumn(late.get(line.key), line),
      shots_in_zones: zones.get(line.key) ?? "",
    }));
  });
  // A source may list one player in both teams; what he did for the second stays in the box score alone.
  return [...new Map(lines.toReversed().map((line) => [line.player_key, line])).values()];
}

type OwnColumns = Omit<
  PlayerLineRow,
  keyof GameContexts["home"] | "tenant_id" | "person_id" | "free_throws_in_order" | "clutch" | "shots_in_zones" | keyof MostPoints
>;
type MostPoints = Pick<PlayerLineRow, "most_points_in_period" | "most_points_in_half">;

function mostPoints(points: PeriodPoints | undefined, regularPeriods: number): MostPoints {
  return {
    most_points_in_period: Math.max(0, ...(points?.byPeriod.slice(0, regularPeriods) ?? [])),
    most_points_in_half: Math.max(points?.firstHalf ?? 0, points?.secondHalf ?? 0),
  };
}

/** A log that tells only how many there were tells no order. STREAK4 */
function throwsColumn({ freeThrowsMade, freeThrowsAttempted }: PlayerLine, throws: readonly boolean[]): string | null {
  const isWhole = throws.length === freeThrowsAttempted && throws.filter(Boolean).length === freeThrowsMade;
  return isWhole ? throws.map((made) => (made ? "x" : "-")).join("") : null;
}

/** Of somebody who took no part in it nothing is kept. FLOW15 */
function clutchColumn(late: ClutchLine | undefined, line: PlayerLine): ClutchFigures | null {
  return late === undefined ? null : clutchOfPlayer(late, line);
}

function columnsOf(line: PlayerLine, player: PlayerState | undefined): OwnColumns {
  return {
    player_key: line.key,
    shirt: line.shirt,
    position: line.position,
    captain: line.captain,
    starter: line.starter,
    played: line.played,
    disqualified: player?.disqualified ?? false,
    seconds: line.seconds,
    plus_minus: line.plusMinus,
    ...countingColumns(line),
    technical_fouls: line.technicalFouls,
    unsportsmanlike_fouls: line.unsportsmanlikeFouls,
    offensive_fouls: line.offensiveFouls,
    points_in_the_paint: line.pointsInThePaint,
    fast_break_points: line.fastBreakPoints,
    second_chance_points: line.secondChancePoints,
    points_from_turnovers: line.pointsFromTurnovers,
    performance_index_rating: line.performanceIndexRating,
    fiba_efficiency: fibaEfficiency(line),
    game_score: gameScore(line),
  };
}

/** What players' and teams' rows have in common. */
export function countingColumns(line: CountingLine) {
  return {
    points: line.points,
    two_pointers_made: line.twoPointersMade,
    two_pointers_attempted: line.twoPointersAttempted,
    three_pointers_made: line.threePointersMade,
    three_pointers_attempted: line.threePointersAttempted,
    free_throws_made: line.freeThrowsMade,
    free_throws_attempted: line.freeThrowsAttempted,
    offensive_rebounds: line.offensiveRebounds,
    defensive_rebounds: line.defensiveRebounds,
    assists: line.assists,
    steals: line.steals,
    turnovers: line.turnovers,
    blocks: line.blocks,
    blocks_received: line.blocksReceived,
    fouls_committed: line.foulsCommitted,
    fouls_drawn: line.foulsDrawn,
  };
}

type KnownPlayers = (gameId: GameId, key: PlayerKey) => PersonId | null;

/** Who the keys of these games stand for, merged persons as one; `null` while nobody has been found. */
export async function knownPlayers(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  gameIds: readonly GameId[],
): Promise<KnownPlayers> {
  const standsFor = await mergedPeople(transaction, tenantId);
  const rows = await transaction
    .selectFrom("game_players")
    .select(["game_id", "player_key", "person_id"])
    .where("tenant_id", "=", tenantId)
    .where(sql<boolean>`game_id = any(${gameIds}::uuid[])`)
    .where("person_id", "is not", null)
    .execute();
  const persons = new Map<GameId, Map<PlayerKey, PersonId>>(gameIds.map((gameId) => [gameId, new Map()]));
  for (const { game_id, player_key, person_id } of rows) persons.get(game_id)?.set(player_key, standsFor(person_id as PersonId));
  return (gameId, key) => persons.get(gameId)?.get(key) ?? null;
}

/** All lines of games that have a result; what stood there of anybody else goes, in the games that had lines before. */
export async function writePlayerLines(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  linedBefore: readonly GameId[],
  rows: readonly PlayerLineRow[],
): Promise<void> {
  const before = new Set(linedBefore);
  const [kept, added] = [rows.filter((row) => before.has(row.game_id)), rows.filter((row) => !before.has(row.game_id))];
  await writeNew(transaction, "box_player_lines", added);
  await writeChanged(transaction, "box_player_lines", ["tenant_id", "game_id", "player_key"], kept);
  if (linedBefore.length === 0) return;
  await sql`
    delete from box_player_lines line where tenant_id = ${tenantId} and game_id = any(${linedBefore}::uuid[]) and not exists (
      select from unnest(${kept.map((row) => row.game_id)}::uuid[], ${kept.map((row) => row.player_key)}::text[]) as given (game_id, player_key)
      where given.game_id = line.game_id and given.player_key = line.player_key)`.execute(transaction);
}
