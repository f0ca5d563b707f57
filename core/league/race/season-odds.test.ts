import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { leagueResults } from "#tests/support/games/league-results.ts";
import { classify } from "../classify.ts";
import { rankingPolicies, rankingPolicyOf } from "../ranking-policies.ts";
import { winProbability, expectedMargin } from "../../stats/win-probability.ts";
import { possiblePlaces } from "./possible-places.ts";
import { QuickTable } from "./quick-table.ts";
import { raceStrengths } from "./remaining-schedule.ts";
import { seasonOdds, type SeasonOdds } from "./season-odds.ts";
import type { GameToCome, SeasonRace } from "./season-race.ts";
import { seededChance } from "./seeded-chance.ts";

const { result, roundRobin } = leagueResults;
const names = ["A", "B", "C", "D", "E"];
const fiba = rankingPolicyOf("fiba")!;

function raceOf(results: readonly ReturnType<typeof result>[], toCome: readonly GameToCome<string>[], policy = fiba): SeasonRace<string> {
  const teams = [...new Set([...results, ...toCome].flatMap(({ home, away }) => [home, away]))].toSorted().map((team) => ({ team }));
  return { table: classify({ teams, results, policy, meetings: 2 }), toCome, policy, meetings: 2 };
}

function oddsOf(race: SeasonRace<string>, seed = "seed", endings?: number): SeasonOdds<string> {
  const playing = seasonOdds(race, seededChance(seed), endings);
  for (;;) {
    const { done, value } = playing.next();
    if (done === true) return value;
  }
}

const season = fc.record({
  policy: fc.constantFrom(...rankingPolicies),
  order: fc.shuffledSubarray(roundRobin(names, 2), { minLength: 20 }),
  margins: fc.array(fc.constantFrom(-8, -3, -1, 1, 3, 8), { minLength: 20, maxLength: 20 }),
  played: fc.integer({ min: 0, max: 20 }),
});

describe("odds of places", () => {
  it("RACE5 are made by the table's own policy, ties included", () => {
    fc.assert(
      fc.property(season, ({ policy, order, margins, played }) => {
        const all = order.map(({ home, away }, index) => result(home, away, margins[index]!));
        const race = raceOf(all.slice(0, played), order, policy);
        const { rows } = race.table;
        const table = new QuickTable(race);
        for (const repeat of [1, 2]) {
          table.reset();
          const indexOf = (team: string) => rows.findIndex((row) => row.team === team);
          for (const { home, away, homePoints, awayPoints } of all.slice(played))
            table.add(indexOf(home), indexOf(away), homePoints, awayPoints);
          const end = classify({ teams: rows.map(({ team }) => ({ team })), results: all, policy, meetings: 2 });
          const expected = [...Map.groupBy(end.rows, ({ rank }) => rank).values()].map((level) => level.map(({ team }) => team).toSorted());
          const shown = table.places().map((level) => level.map((index) => rows[index]!.team).toSorted());
          expect(shown, `time ${repeat}`).toEqual(expected);
        }
      }),
    );
  });

  it("RACE5 RACE11 are the same for the same seed, of each team and of each place 1 together, and nothing but what is possible", () => {
    fc.assert(
      fc.property(season, ({ policy, order, margins, played }) => {
        const race = raceOf(
          order.slice(0, played).map(({ home, away }, index) => result(home, away, margins[index]!)),
          order.slice(played),
          policy,
        );
        const odds = oddsOf(race, "one", 300);
        expect(oddsOf(race, "one", 300)).toEqual(odds);
        const places = possiblePlaces(race);
        for (const [team, shares] of odds) {
          expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
          const { best, worst } = places.get(team)!;
          for (const [index, share] of shares.entries()) if (index + 1 < best || index + 1 > worst) expect(share).toBe(0);
        }
        for (const place of names.keys()) {
          expect([...odds.values()].reduce((sum, shares) => sum + (shares[place] ?? 0), 0)).toBeCloseTo(odds.size > place ? 1 : 0);
        }
      }),
      { numRuns: 40 },
    );
  });

  it("RACE5 WINPROB2 a single game has the chances that its page tells", () => {
    const byWins = { ...fiba, primary: ["wins"] as const };
    const race = raceOf([result("A", "B", 30), result("B", "A", 2)], [{ home: "B", away: "A" }], byWins);
    const expected = expectedMargin({ games: 2, margin: -28 }, { games: 2, margin: 28 });
    const likely = winProbability({ lead: 0, left: 1 }, { expected, overtime: 0.125 });
    expect(likely).toBeLessThan(0.48);
    expect(Math.abs(oddsOf(race).get("B")![0]! - likely)).toBeLessThan(0.015);
  });

  it("RACE5 whom nothing separates draws lots", () => {
    const race = raceOf([result("A", "B", 5), result("B", "A", 5), result("C", "D", 1)], [{ home: "C", away: "D" }], {
      ...fiba,
      criteria: [],
    });
    const odds = oddsOf(race);
    for (const place of [0, 1, 2]) expect(Math.abs(odds.get("A")![place]! - odds.get("B")![place]!)).toBeLessThan(0.03);
    expect(odds.get("A")![0]).toBeGreaterThan(0.1);
  });

  it("RACE5 yields between endings, and another seed gives nearly the same", () => {
    const order = roundRobin(names, 2);
    const race = raceOf(
      order.slice(0, 10).map(({ home, away }, index) => result(home, away, (index % 7) - 3 || 2)),
      order.slice(10),
    );
    expect(seasonOdds(race, seededChance("x")).next()).toMatchObject({ done: false, value: 50 });
    const [one, other] = [oddsOf(race, "x"), oddsOf(race, "y")];
    for (const team of names) expect(Math.abs(one.get(team)![0]! - other.get(team)![0]!)).toBeLessThan(0.03);
  });
});

describe("the seeded chance", () => {
  it("RACE5 spreads evenly, and differs by its seed", () => {
    const chance = seededChance("league");
    const counts = Array.from({ length: 10 }, () => 0);
    for (let draw = 0; draw < 20_000; draw++) counts[Math.floor(chance() * 10)]! += 1;
    for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(200);
    expect(seededChance("a")()).not.toBe(seededChance("b")());
  });
});

describe("strength of what is left", () => {
  it("RACE6 is the mean rating of the opponents to come, and the ratings are ranked", () => {
    const played = [result("A", "B", 10), result("B", "C", 4), result("C", "A", -6)];
    const strengths = raceStrengths(
      raceOf(played, [
        { home: "A", away: "B" },
        { home: "C", away: "A" },
        { home: "A", away: "B" },
      ]),
    );
    const [a, b, c] = ["A", "B", "C"].map((team) => strengths.get(team)!);
    expect([a!.rank, b!.rank, c!.rank]).toEqual([1, 2, 3]);
    expect(a!.rating + b!.rating + c!.rating).toBeCloseTo(0);
    expect(a!.schedule).toBeCloseTo((2 * b!.rating + c!.rating) / 3);
    expect(raceStrengths(raceOf(played, [])).get("A")!.schedule).toBeNull();
    expect(raceStrengths(raceOf(played, [{ home: "A", away: "Z" }])).get("Z")).toBeUndefined();
  });
});
