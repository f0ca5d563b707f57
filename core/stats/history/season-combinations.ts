import type { PlayerKey } from "../../kernel/ids.ts";
import { byText, mostFirst, ranked, type Ranked } from "./ranking.ts";
import { combinationsOf, type LineupLine } from "../lineups.ts";
import { ratio, sumOf } from "../ratio.ts";

/** How many team mates stand together. */
export const combinationSizes = [5, 4, 3, 2] as const;
export type CombinationSize = (typeof combinationSizes)[number];

/** Who was together for less than this in each counted game on average is not listed: so little says nothing of them. LINE7 */
export const leastSecondsPerGame = 60;

/** A game of a team whose substitutions reconcile; `persons` tells who its keys stand for. LINE4 */
export type CombinedGame<Person extends string> = {
  readonly lineups: readonly LineupLine[];
  readonly persons: Readonly<Record<PlayerKey, Person | null>>;
  readonly possessionsCounted: boolean;
};

/** What a team did over several games while these were on court together. Persons are sorted. */
export type SeasonCombination<Person extends string = string> = {
  readonly persons: readonly Person[];
  /** In which they were together. */
  readonly games: number;
  readonly seconds: number;
  readonly pointsFor: number;
  readonly pointsAgainst: number;
  /** `null`: one of the games has a source that does not allow to count them. POSS3 */
  readonly possessionsFor: number | null;
  readonly possessionsAgainst: number | null;
};

/**
 * Every so many team mates who were together in these games, the longest first. The same persons in several games are one
 * line, under whatever shirt; who is known to nobody is in none. LINE6
 */
export function seasonCombinations<Person extends string>(
  games: readonly CombinedGame<Person>[],
  size: CombinationSize,
): SeasonCombination<Person>[] {
  const sums = new Map<string, SeasonCombination<Person>>();
  for (const game of games) {
    for (const line of size === 5 ? game.lineups : combinationsOf(game.lineups, size)) {
      const own = ofPersons(line, game);
      if (own === null) continue;
      const key = own.persons.join();
      const before = sums.get(key);
      sums.set(key, before ? together(before, own) : own);
    }
  }
  return [...sums.values()].toSorted((one, other) => other.seconds - one.seconds || byText(one.persons.join(), other.persons.join()));
}

/** Those who were together long enough to be compared; `games` is how many of the team's games are counted. LINE7 */
export function longTogether<Line extends { readonly seconds: number }>(combinations: readonly Line[], games: number): readonly Line[] {
  return combinations.filter(({ seconds }) => seconds >= games * leastSecondsPerGame);
}

/** What combinations are compared by, in the order of a table's columns; ratings are points in a hundred possessions. LINE8 */
export const combinationFigures = [
  "games",
  "seconds",
  "possessions",
  "pointsFor",
  "pointsAgainst",
  "offensiveRating",
  "defensiveRating",
  "netRating",
  "plusMinus",
] as const;
export type CombinationFigure = (typeof combinationFigures)[number];

const hundred = 100;
const figures: { readonly [F in CombinationFigure]: (line: SeasonCombination) => number | null } = {
  games: ({ games }) => games,
  seconds: ({ seconds }) => seconds,
  possessions: ({ possessionsFor }) => possessionsFor,
  pointsFor: ({ pointsFor }) => pointsFor,
  pointsAgainst: ({ pointsAgainst }) => pointsAgainst,
  offensiveRating: ({ pointsFor, possessionsFor }) => ratio(hundred * pointsFor, possessionsFor),
  defensiveRating: ({ pointsAgainst, possessionsAgainst }) => ratio(hundred * pointsAgainst, possessionsAgainst),
  netRating: (line) => {
    const [scored, allowed] = [figures.offensiveRating(line), figures.defensiveRating(line)];
    return scored === null || allowed === null ? null : scored - allowed;
  },
  plusMinus: ({ pointsFor, pointsAgainst }) => pointsFor - pointsAgainst,
};

/** `null` where its possessions were not counted. LINE8 */
export function combinationFigure(figure: CombinationFigure, line: SeasonCombination): number | null {
  return figures[figure](line);
}

/** Ranked by a figure, most first or, if `ascending`, least first; what is not known stands last either way. LINE8 */
export function rankedCombinations<Line extends SeasonCombination>(
  lines: readonly Line[],
  figure: CombinationFigure,
  ascending: boolean,
): Ranked<Line>[] {
  const value = (line: Line) => combinationFigure(figure, line);
  const compare = (one: Line, other: Line) => {
    const [left, right] = [value(one), value(other)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return ascending ? mostFirst(right, left) : mostFirst(left, right);
  };
  return ranked(lines, compare, (one, other) => other.seconds - one.seconds || byText(one.persons.join(), other.persons.join()));
}

function ofPersons<Person extends string>(
  { players, seconds, pointsFor, pointsAgainst, possessionsFor, possessionsAgainst }: LineupLine,
  { persons, possessionsCounted }: CombinedGame<Person>,
): SeasonCombination<Person> | null {
  const known = players.flatMap((key) => persons[key] ?? []).toSorted(byText);
  if (known.length < players.length) return null;
  const possessions = possessionsCounted ? { possessionsFor, possessionsAgainst } : { possessionsFor: null, possessionsAgainst: null };
  return { persons: known, games: 1, seconds, pointsFor, pointsAgainst, ...possessions };
}

function together<Person extends string>(one: SeasonCombination<Person>, other: SeasonCombination<Person>): SeasonCombination<Person> {
  return {
    persons: one.persons,
    games: one.games + other.games,
    seconds: one.seconds + other.seconds,
    pointsFor: one.pointsFor + other.pointsFor,
    pointsAgainst: one.pointsAgainst + other.pointsAgainst,
    possessionsFor: sumOf(one.possessionsFor, other.possessionsFor),
    possessionsAgainst: sumOf(one.possessionsAgainst, other.possessionsAgainst),
  };
}
