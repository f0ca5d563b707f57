import type { TeamResult } from "./counted-results.ts";

export type WinsAndLosses = { readonly wins: number; readonly losses: number };

/** How a team has fared, apart from its place: at home and away, lately, in a row. */
export type TeamForm = {
  readonly home: WinsAndLosses;
  readonly away: WinsAndLosses;
  /** The last five, newest last. */
  readonly form: readonly ("won" | "lost")[];
  /** Games in a row: won above 0, lost below; 0 before the first. */
  readonly streak: number;
};

/** How many of the last games a form tells of. */
export const formLength = 5;

/** Level first legs are in none of it: they were neither won nor lost. RANK13 */
export function teamForm<Team extends string>(results: readonly TeamResult<Team>[]): TeamForm {
  const outcomes = inOrderPlayed(results).flatMap(({ outcome }) => (outcome === "level" ? [] : [outcome]));
  const last = outcomes.at(-1);
  const before = outcomes.findLastIndex((outcome) => outcome !== last);
  const length = outcomes.length - 1 - before;
  return {
    home: winsAndLosses(results.filter(({ atHome }) => atHome)),
    away: winsAndLosses(results.filter(({ atHome }) => !atHome)),
    form: outcomes.slice(-formLength),
    streak: last === undefined ? 0 : last === "won" ? length : -length,
  };
}

/** The games of that form, newest last. LOOK24 */
export function formGames<Team extends string>(results: readonly TeamResult<Team>[]): readonly TeamResult<Team>[] {
  return inOrderPlayed(results)
    .filter(({ outcome }) => outcome !== "level")
    .slice(-formLength);
}

export function winsAndLosses<Team extends string>(results: readonly TeamResult<Team>[]): WinsAndLosses {
  return {
    wins: results.filter(({ outcome }) => outcome === "won").length,
    losses: results.filter(({ outcome }) => outcome === "lost").length,
  };
}

/** By tip-off, then by round; those that have neither last, as they were given. */
export function inOrderPlayed<Team extends string>(results: readonly TeamResult<Team>[]): TeamResult<Team>[] {
  const never = Number.POSITIVE_INFINITY;
  return results.toSorted(({ result: one }, { result: other }) => {
    const [oneAt, otherAt] = [one.playedAt ?? never, other.playedAt ?? never];
    if (oneAt !== otherAt) return oneAt - otherAt;
    const [oneRound, otherRound] = [one.round ?? never, other.round ?? never];
    return oneRound === otherRound ? 0 : oneRound - otherRound;
  });
}
