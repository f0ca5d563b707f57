import type { PlayerKey } from "../../kernel/ids.ts";
import { byText, mostFirst, ranked, type Ranked } from "./ranking.ts";
import type { LineupLine } from "../lineups.ts";
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
  // A season has tens of thousands of them: each is counted under a number that its persons' places make.
  const everybody = [...new Set(games.flatMap(({ persons }) => Object.values<Person | null>(persons)))]
    .filter((person) => person !== null)
    .toSorted(byText);
  const placeOf = new Map(everybody.map((person, place) => [person, place]));
  const sums = new Map<number, Sum>();
  for (const game of games) {
    for (const line of game.lineups) {
      for (const places of togetherIn(placesOf(line, game, placeOf), line.players.length, size)) {
        const key = places.reduce((sum, place) => sum * (everybody.length + 1) + place + 1, 0);
        const sum = sums.get(key) ?? { ...nothing, places };
        sums.set(key, sum);
        addTo(sum, line, game);
      }
    }
  }
  return [...sums.values()]
    .map(({ places, latest: _, ...sum }) => ({ persons: places.map((place) => everybody[place] as Person), ...sum }))
    .toSorted((one, other) => other.seconds - one.seconds || byText(one.persons.join(), other.persons.join()));
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

type Sum = { -readonly [Part in keyof Omit<SeasonCombination, "persons">]: SeasonCombination[Part] } & {
  readonly places: readonly number[];
  /** The game that was counted last: its other lineups with the same persons are no further one. */
  latest: CombinedGame<string> | null;
};

const nothing = {
  games: 0,
  seconds: 0,
  pointsFor: 0,
  pointsAgainst: 0,
  possessionsFor: 0,
  possessionsAgainst: 0,
  latest: null,
} satisfies Omit<Sum, "places">;

function addTo(sum: Sum, line: LineupLine, game: CombinedGame<string>): void {
  if (sum.latest !== game) sum.games++;
  sum.latest = game;
  sum.seconds += line.seconds;
  sum.pointsFor += line.pointsFor;
  sum.pointsAgainst += line.pointsAgainst;
  sum.possessionsFor = sumOf(sum.possessionsFor, game.possessionsCounted ? line.possessionsFor : null);
  sum.possessionsAgainst = sumOf(sum.possessionsAgainst, game.possessionsCounted ? line.possessionsAgainst : null);
}

/** Those of a lineup who are known, in the order of all. */
function placesOf<Person extends string>(
  { players }: LineupLine,
  { persons }: CombinedGame<Person>,
  placeOf: ReadonlyMap<Person | null, number>,
): readonly number[] {
  const places: number[] = [];
  for (const key of players) {
    const place = placeOf.get(persons[key] ?? null);
    if (place !== undefined) places.push(place);
  }
  return places.toSorted((one, other) => one - other);
}

/** A whole lineup is one only where all of it is known; fewer are taken out of those who are. */
function togetherIn(places: readonly number[], players: number, size: CombinationSize): readonly (readonly number[])[] {
  if (size === 5) return places.length === players ? [places] : [];
  return choices(places.length, size).map((chosen) => chosen.map((index) => places[index] as number));
}

const keptChoices = new Map<string, readonly (readonly number[])[]>();

/** Every way to take so many of so many, as indices. */
function choices(of: number, size: number): readonly (readonly number[])[] {
  const key = `${of} ${size}`;
  const known = keptChoices.get(key) ?? choicesFrom(0, of, size);
  keptChoices.set(key, known);
  return known;
}

function choicesFrom(first: number, end: number, size: number): number[][] {
  if (size === 0) return [[]];
  const found: number[][] = [];
  for (let index = first; index < end; index++) {
    for (const rest of choicesFrom(index + 1, end, size - 1)) found.push([index, ...rest]);
  }
  return found;
}
