import { pointsReboundsAssists } from "./statistic-sets.ts";
import type { PlayerLine } from "./box-score.ts";
import { sumOf } from "./ratio.ts";

export const leaderKinds = pointsReboundsAssists;
export type LeaderKind = (typeof leaderKinds)[number];

/** A team's best in one figure, so far. */
export type GameLeader = { readonly kind: LeaderKind; readonly line: PlayerLine; readonly value: number };

const figures: Readonly<Record<LeaderKind, (line: PlayerLine) => number>> = {
  points: ({ points }) => points,
  rebounds: (line) => sumOf(line.offensiveRebounds, line.defensiveRebounds) ?? 0,
  assists: ({ assists }) => assists ?? 0,
};

/** Nobody leads with nothing. Of equals the one with more points, then the lower shirt. */
export function gameLeaders(lines: readonly PlayerLine[]): readonly GameLeader[] {
  return leaderKinds.flatMap((kind) => {
    const value = figures[kind];
    const [line] = lines.toSorted((a, b) => value(b) - value(a) || b.points - a.points || Number(a.shirt) - Number(b.shirt));
    return line && value(line) > 0 ? [{ kind, line, value: value(line) }] : [];
  });
}
