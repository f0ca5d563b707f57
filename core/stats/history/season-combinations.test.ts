import { describe, expect, it } from "vitest";
import { playsInForce } from "../../game/plays-in-force.ts";
import type { PlayerKey } from "../../kernel/ids.ts";
import { fiba } from "../../rules/fiba.ts";
import { key, Scoresheet } from "#tests/support/games/scoresheet.ts";
import { type LineupLine, lineupsOf } from "../lineups.ts";
import {
  combinationFigure,
  type CombinedGame,
  longTogether,
  rankedCombinations,
  type SeasonCombination,
  seasonCombinations,
} from "./season-combinations.ts";

function line(players: string, seconds: number, pointsFor: number, pointsAgainst: number, possessions = 10): LineupLine {
  const plusMinus = pointsFor - pointsAgainst;
  const sides = { possessionsFor: possessions, possessionsAgainst: possessions };
  return { players: [...players].map(key), seconds, pointsFor, pointsAgainst, plusMinus, ...sides };
}

/** Each key stands for the person of the same capital letter, but for those named. */
function game(lineups: readonly LineupLine[], others: Readonly<Record<string, string | null>> = {}, possessionsCounted = true) {
  const keys = [...new Set(lineups.flatMap(({ players }) => players))];
  const persons = Object.fromEntries(keys.map((each) => [each, each.toUpperCase()]));
  return { lineups, persons: { ...persons, ...others }, possessionsCounted } as CombinedGame<string>;
}

function found(lines: readonly SeasonCombination[], persons: string): SeasonCombination | undefined {
  return lines.find((each) => each.persons.join("") === persons);
}

describe("team mates over a season", () => {
  const first = game([line("abcde", 1200, 50, 40, 40), line("abcdf", 600, 10, 20, 20)]);
  // In the second game Eve has another number, and so another key.
  const second = game([line("abcdx", 300, 12, 8, 9), line("abcgh", 900, 30, 30, 30)], { x: "E" });

  it("LINE6 are one line over all games, under whatever key, with the games they were together in", () => {
    const fives = seasonCombinations([first, second], 5);
    expect(fives.map(({ persons, games, seconds }) => [persons.join(""), games, seconds])).toEqual([
      ["ABCDE", 2, 1500],
      ["ABCGH", 1, 900],
      ["ABCDF", 1, 600],
    ]);
    expect(found(fives, "ABCDE")).toMatchObject({ pointsFor: 62, pointsAgainst: 48, possessionsFor: 49, possessionsAgainst: 49 });
  });

  it("LINE6 two, three or four share what the lineups did that they were part of; a game counts once", () => {
    const pairs = seasonCombinations([first, second], 2);
    expect(found(pairs, "AB")).toMatchObject({ games: 2, seconds: 3000, pointsFor: 102, pointsAgainst: 98 });
    expect(found(pairs, "DE")).toMatchObject({ games: 2, seconds: 1500 });
    expect(found(pairs, "GH")).toMatchObject({ games: 1, seconds: 900 });
    expect(found(pairs, "EF")).toBeUndefined();
    expect(found(seasonCombinations([first, second], 3), "ABC")).toMatchObject({ games: 2, seconds: 3000 });
    expect(found(seasonCombinations([first, second], 4), "ABCD")).toMatchObject({ games: 2, seconds: 2100 });
  });

  it("LINE6 who is known to nobody is in no combination, and the others keep theirs", () => {
    const unknown = game([line("abcde", 1200, 50, 40)], { e: null });
    expect(seasonCombinations([unknown], 5)).toEqual([]);
    expect(seasonCombinations([unknown], 4).map(({ persons }) => persons.join(""))).toEqual(["ABCD"]);
  });

  it("LINE6 of a source without turnovers possessions are not told, and so of no sum with it", () => {
    const uncounted = game([line("abcde", 600, 10, 10)], {}, false);
    const five = found(seasonCombinations([first, uncounted], 5), "ABCDE");
    expect(five).toMatchObject({ games: 2, pointsFor: 60, possessionsFor: null, possessionsAgainst: null });
    expect(combinationFigure("netRating", five!)).toBeNull();
    expect(combinationFigure("plusMinus", five!)).toBe(10);
  });

  it("LINE7 lists whom each counted game had together for a minute on average", () => {
    const lines = [{ seconds: 120 }, { seconds: 119 }];
    expect(longTogether(lines, 2)).toEqual([{ seconds: 120 }]);
    expect(longTogether(lines, 0)).toEqual(lines);
  });

  it("LINE8 ratings are points in a hundred possessions of either side; nothing is divided by none", () => {
    const own: SeasonCombination = {
      persons: ["A", "B"],
      games: 3,
      seconds: 600,
      pointsFor: 33,
      pointsAgainst: 27,
      possessionsFor: 30,
      possessionsAgainst: 25,
    };
    expect(combinationFigure("offensiveRating", own)).toBeCloseTo(110, 9);
    expect(combinationFigure("defensiveRating", own)).toBeCloseTo(108, 9);
    expect(combinationFigure("netRating", own)).toBeCloseTo(2, 9);
    expect(combinationFigure("offensiveRating", { ...own, possessionsFor: 0 })).toBeNull();
  });

  it("LINE8 are ranked either way, level ones share a place, and what is not known stands last", () => {
    const of = (persons: string, pointsFor: number, possessionsFor: number | null) =>
      ({ ...line(persons, 60, pointsFor, 0), persons: [...persons], games: 1, possessionsFor }) as SeasonCombination;
    const lines = [of("ab", 10, 10), of("cd", 9, null), of("ef", 30, 10), of("gh", 10, 10)];
    const order = (ascending: boolean) =>
      rankedCombinations(lines, "offensiveRating", ascending).map(({ rank, persons }) => `${rank} ${persons.join("")}`);
    expect(order(false)).toEqual(["1 ef", "2 ab", "2 gh", "4 cd"]);
    expect(order(true)).toEqual(["1 ab", "1 gh", "3 ef", "4 cd"]);
  });
});

describe("whether a game's lineups are whole", () => {
  function sheet(change: (of: Scoresheet) => void): Scoresheet {
    const of = Scoresheet.begun();
    change(of);
    of.at("0:00").add({ type: "period.end" });
    return of;
  }
  const told = (of: Scoresheet) => {
    const { reconciled, possessionsCounted } = lineupsOf(playsInForce(of.events), fiba);
    return { reconciled, possessionsCounted };
  };

  it("LINE4 a game says whether its substitutions reconcile, and whether its possessions can be counted", () => {
    expect(told(sheet((of) => of.at("7:00").substitute("h4", "h9")))).toEqual({ reconciled: true, possessionsCounted: true });
    expect(told(sheet((of) => of.at("7:00").add({ type: "substitution", side: "home", out: ["h4" as PlayerKey], in: [] })))).toMatchObject({
      reconciled: false,
    });
    const paper = sheet((of) => of.add({ type: "source.change", source: "paper", notRecorded: ["turnovers"] }));
    expect(told(paper)).toEqual({ reconciled: true, possessionsCounted: false });
  });
});
