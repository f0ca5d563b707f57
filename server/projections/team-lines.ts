import type { Selectable, Transaction } from "kysely";
import { otherSide, type Side } from "#core/game/facts.ts";
import { playedUntilMs } from "#core/game/game-state.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { Count } from "#core/stats/box-score.ts";
import { type Clutch, clutchOfTeam } from "#core/stats/clutch.ts";
import { fibaEfficiency } from "#core/stats/performance-index.ts";
import { possessionsOf, type Possessions } from "#core/stats/possessions.ts";
import type { Database } from "../db/schema.ts";
import { writeChanged, writeNew } from "../db/write-changed.ts";
import type { FoldedGame } from "./game-box.ts";
import type { GameContexts } from "./game-result.ts";
import { countingColumns } from "./player-lines.ts";

export type TeamLineRow = Selectable<Database["box_team_lines"]>;

/** A row for each side, for what is counted over many games. */
export function teamLineRows(tenantId: TenantId, contexts: GameContexts, game: FoldedGame, clutch: Clutch | null): TeamLineRow[] {
  const { home, away } = game.box.teams;
  const possessions = possessionsOf(game.plays, { home: home.totals, away: away.totals });
  return (["home", "away"] as const).map((side) => ({
    tenant_id: tenantId,
    ...contexts[side],
    ...columnsOf(side, game, possessions),
    clutch: clutch && clutchOfTeam(clutch, side),
  }));
}

/** Both of each game that has a result; `linedBefore`: of these there may be lines already. */
export async function writeTeamLines(
  transaction: Transaction<Database>,
  linedBefore: readonly GameId[],
  rows: readonly TeamLineRow[],
): Promise<void> {
  const before = new Set(linedBefore);
  await writeNew(
    transaction,
    "box_team_lines",
    rows.filter((row) => !before.has(row.game_id)),
  );
  await writeChanged(
    transaction,
    "box_team_lines",
    ["tenant_id", "game_id", "side"],
    rows.filter((row) => before.has(row.game_id)),
  );
}

type OwnColumns = Omit<TeamLineRow, keyof GameContexts["home"] | "tenant_id" | "clutch">;

function columnsOf(side: Side, { state, box }: FoldedGame, possessions: Possessions | null): OwnColumns {
  const other = otherSide(side);
  const { totals, coach, players } = box.teams[side];
  const ofPlayers = (kind: "technicalFouls" | "unsportsmanlikeFouls" | "offensiveFouls") =>
    players.reduce<Count>((sum, player) => (sum === null || player[kind] === null ? null : sum + player[kind]), 0);
  const regular = box.periods.filter(({ period }) => period.kind === "regular");
  return {
    coach,
    seconds: state.notRecorded.has("minutes") ? null : Math.round((state.rules.playersOnCourt * playedUntilMs(state)) / 1000),
    ...countingColumns(totals),
    technical_fouls: ofPlayers("technicalFouls"),
    unsportsmanlike_fouls: ofPlayers("unsportsmanlikeFouls"),
    offensive_fouls: ofPlayers("offensiveFouls"),
    points_in_the_paint: totals.pointsInThePaint,
    fast_break_points: totals.fastBreakPoints,
    second_chance_points: totals.secondChancePoints,
    points_from_turnovers: totals.pointsFromTurnovers,
    performance_index_rating: totals.performanceIndexRating,
    fiba_efficiency: fibaEfficiency(totals),
    opponent_points: box.teams[other].totals.points,
    period_points: box.periods.map((period) => [period[side], period[other]]),
    regulation_points: regular.reduce((sum, period) => sum + period[side], 0),
    opponent_regulation_points: regular.reduce((sum, period) => sum + period[other], 0),
    overtimes: box.periods.length - regular.length,
    team_offensive_rebounds: totals.teamOffensiveRebounds,
    team_defensive_rebounds: totals.teamDefensiveRebounds,
    team_turnovers: totals.teamTurnovers,
    bench_fouls: totals.benchFouls,
    bench_points: totals.benchPoints,
    starter_points: totals.starterPoints,
    timeouts: totals.timeouts,
    possessions: possessions?.[side] ?? null,
    opponent_possessions: possessions?.[other] ?? null,
    possessions_counted: possessions === null ? null : possessions.method === "counted",
    biggest_lead: totals.biggestLead,
    biggest_run: totals.biggestRun,
    biggest_deficit: box.teams[other].totals.biggestLead,
    lead_changes: totals.leadChanges,
    times_level: totals.timesLevel,
    seconds_leading: totals.secondsLeading,
  };
}
