import type { GameAnswer } from "#contract/queries.ts";
import type { Side } from "#core/game/facts.ts";
import type { PlayerLine } from "#core/stats/box-score.ts";
import { bothSides } from "./both-sides.ts";

/** Somebody's line with the side that they play for. */
export type Placed = { readonly side: Side; readonly line: PlayerLine };

/** Everybody who was on court, the home side first. */
export function playedIn({ box }: Pick<GameAnswer, "box">): readonly Placed[] {
  if (box === null) return [];
  return bothSides.flatMap((side) => box.teams[side].players.filter(({ played }) => played).map((line) => ({ side, line })));
}

/** The first scorer of each side, once somebody has scored for it; of equals whose game was the better one. LOOK1, LOOK13 */
export function firstScorers(view: Pick<GameAnswer, "box">): readonly Placed[] {
  const scored = playedIn(view)
    .filter(({ line }) => line.points > 0)
    .toSorted((one, other) => other.line.points - one.line.points || indexFor(other) - indexFor(one));
  return bothSides.flatMap((side) => scored.find((each) => each.side === side) ?? []);
}

/** Where its source kept too little for an index, points tell. */
export function indexFor({ line }: Placed): number {
  return line.performanceIndexRating ?? line.points;
}
