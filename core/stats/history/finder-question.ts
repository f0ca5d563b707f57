import type { Side } from "../../game/facts.ts";
import type { Phase } from "./game-line.ts";
import type { CountStatistic } from "./statistics.ts";

/** What single games are asked for: what a game's line holds, of players and teams alike. FIND1 */
export const finderStatistics = [
  "points",
  "rebounds",
  "offensiveRebounds",
  "assists",
  "steals",
  "blocks",
  "turnovers",
  "foulsCommitted",
  "foulsDrawn",
  "twoPointersMade",
  "threePointersMade",
  "freeThrowsMade",
  "performanceIndexRating",
] as const satisfies readonly CountStatistic[];
export type FinderStatistic = (typeof finderStatistics)[number];

export type FinderCondition = { readonly statistic: FinderStatistic; readonly bound: "least" | "most"; readonly value: number };

export type FinderQuestion = {
  readonly of: "player" | "team";
  /** Single games, or how often in a row. */
  readonly find: "games" | "streaks";
  /** All of them must hold. */
  readonly conditions: readonly FinderCondition[];
  readonly result: "won" | "lost" | null;
  /** Which games are looked at. */
  readonly side: Side | null;
  readonly phase: Phase | null;
  /** Slug of the first season that is looked at; `null`: all. */
  readonly since: string | null;
  /** Where the page before ended, nothing that a reader types; or all at once, of which the files are made. FIND5 */
  readonly after: string | null;
};

/** In the place of where a page before ended: everything at once. FIND5 */
export const allFound = "all";

/** So many conditions may be put together. FIND1 */
export const mostConditions = 3;
const mostValue = 999;

const places = [1, 2, 3] as const;
export const finderParameterNames = [
  "of",
  "find",
  ...places.flatMap((place) => [`s${place}`, `b${place}`, `n${place}`] as const),
  "result",
  "side",
  "phase",
  "since",
  "after",
] as const;
export type FinderParameter = (typeof finderParameterNames)[number];

/** Reads an address's parameters. What makes no sense is left out, each for itself. FIND1 */
export function parseFinderQuestion(read: (name: FinderParameter) => string | null): FinderQuestion {
  const since = read("since") ?? "";
  const after = read("after") ?? "";
  return {
    of: oneOf(read("of"), ["player", "team"]) ?? "player",
    find: oneOf(read("find"), ["games", "streaks"]) ?? "games",
    conditions: places.flatMap((place) => condition(read(`s${place}`), read(`b${place}`), read(`n${place}`))),
    result: oneOf(read("result"), ["won", "lost"]),
    side: oneOf(read("side"), ["home", "away"]),
    phase: oneOf(read("phase"), ["regular", "playoff"]),
    since: /^[a-z0-9-]{1,40}$/.test(since) ? since : null,
    after: after === allFound || /^[0-9a-f~ :-]{1,160}$/i.test(after) ? after : null,
  };
}

/** Without a condition or a result there is nothing to look for: every game would be found. */
export function asksSomething({ conditions, result }: FinderQuestion): boolean {
  return conditions.length > 0 || result !== null;
}

/** Only what differs from the default, in a fixed order. */
export function finderParameters(question: FinderQuestion): [name: FinderParameter, value: string][] {
  const values: readonly (readonly [FinderParameter, string | null])[] = [
    ["of", question.of === "player" ? null : question.of],
    ["find", question.find === "games" ? null : question.find],
    ...question.conditions.flatMap(({ statistic, bound, value }, at) => {
      const place = places[at] ?? 1;
      return [
        [`s${place}`, statistic],
        [`b${place}`, bound === "least" ? null : bound],
        [`n${place}`, String(value)],
      ] as const;
    }),
    ["result", question.result],
    ["side", question.side],
    ["phase", question.phase],
    ["since", question.since],
    ["after", question.after],
  ];
  return values.flatMap(([name, value]) => (value === null ? [] : [[name, value] satisfies [FinderParameter, string]]));
}

function condition(statistic: string | null, bound: string | null, value: string | null): FinderCondition[] {
  const known = oneOf(statistic, finderStatistics);
  if (known === null || value === null || !/^-?\d{1,3}$/.test(value) || Math.abs(Number(value)) > mostValue) return [];
  return [{ statistic: known, bound: oneOf(bound, ["least", "most"]) ?? "least", value: Number(value) }];
}

function oneOf<const Value extends string>(text: string | null, values: readonly Value[]): Value | null {
  return values.find((value) => value === text) ?? null;
}
