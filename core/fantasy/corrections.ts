import type { TeamPoints } from "./points-of-team.ts";

/** A team's round as it was told: its rows, its points and its place in the season's table. */
export type ToldRound = { readonly points: TeamPoints; readonly place: number };

/** Old and new of one figure, in tenths; of a place as it is. */
export type Change = { readonly before: number; readonly after: number };

/** What a correction changed for a team: player by player, the round, the place. FAN12 */
export type RoundChange = {
  readonly players: readonly (Change & { readonly number: number })[];
  readonly round: Change;
  readonly place: Change;
};

/** What is different; `null`: nothing a team would notice. Who came in or went by the exchange is a change from or to nothing. FAN12 */
export function roundChange(before: ToldRound, after: ToldRound): RoundChange | null {
  const pointsIn = ({ points }: ToldRound) => new Map(points.rows.map((row) => [row.number, row.points]));
  const [old, corrected] = [pointsIn(before), pointsIn(after)];
  const numbers = [...new Set([...old.keys(), ...corrected.keys()])];
  const players = numbers
    .map((number) => ({ number, before: old.get(number) ?? 0, after: corrected.get(number) ?? 0 }))
    .filter((change) => change.before !== change.after);
  const round = { before: before.points.points, after: after.points.points };
  const place = { before: before.place, after: after.place };
  const same = players.length === 0 && round.before === round.after && place.before === place.after;
  return same ? null : { players, round, place };
}
