import type { Side } from "#core/game/facts.ts";
import type { GameState } from "#core/game/game-state.ts";
import type { PlayerKey } from "#core/kernel/ids.ts";
import type { CountingLine, TeamTotals } from "#core/stats/box-score.ts";
import { boxScoreOf } from "#core/stats/fold-box-score.ts";
import type { QualityFlag } from "./imported-game.ts";
import { sourceInteger } from "./source-text.ts";

export type PlayerStatistic = keyof CountingLine;
export type TeamStatistic = "teamOffensiveRebounds" | "teamDefensiveRebounds" | "teamTurnovers" | "benchFouls";

/** A line of the box score that a source prints beside its plays: a player's, or of what it credits to the team alone. */
export type PrintedLine = { readonly side: Side } & (
  | { readonly player: PlayerKey; readonly figures: Partial<Record<PlayerStatistic, number>> }
  | { readonly player: null; readonly figures: Partial<Record<TeamStatistic, number>> }
);

/** A source's names of statistics, with ours. */
export type Columns<Statistic extends string> = Readonly<Record<string, Statistic>>;

/** Of a printed line the figures that are numbers; the rest is not told. */
export function printedFigures<Statistic extends string>(
  line: Readonly<Record<string, unknown>>,
  columns: Columns<Statistic>,
): Partial<Record<Statistic, number>> {
  const figures: Partial<Record<Statistic, number>> = {};
  for (const [column, statistic] of Object.entries(columns)) {
    const figure = sourceInteger(line[column], 0, 9999);
    if (figure !== null) figures[statistic] = figure;
  }
  return figures;
}

/**
 * Where the printed box score and the plays differ, one flag for a player and a statistic. Minutes and plus-minus are
 * left out: sources are known to print them wrong, and both follow from the substitutions. IMP15
 */
export function boxFlags(state: GameState, printed: readonly PrintedLine[]): QualityFlag[] {
  if (printed.length === 0) return [];
  const { teams } = boxScoreOf(state);
  const lines = [
    ...teams.home.players.map((line) => ["home", line] as const),
    ...teams.away.players.map((line) => ["away", line] as const),
  ];
  const players = new Map(lines.map(([side, line]) => [`${side} ${line.key}`, line]));
  return printed.flatMap(({ side, player, figures }) => {
    const line = player === null ? undefined : players.get(`${side} ${player}`);
    const who = player === null ? `${side} team` : `${side} #${line?.shirt ?? "?"} ${line?.familyName ?? player}`;
    const ours: Partial<CountingLine & TeamTotals> = player === null ? teams[side].totals : (line ?? {});
    return Object.entries(figures).flatMap(([statistic, figure]) => {
      const own = ours[statistic as PlayerStatistic | TeamStatistic] ?? (line === undefined && player !== null ? 0 : null);
      if (own === null || own === figure) return [];
      return [{ kind: "box-mismatch" as const, detail: `${who}: ${own} ${statistic} by the plays, ${figure} printed`, about: null }];
    });
  });
}
