import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { leagueResults } from "#tests/support/games/league-results.ts";
import { classify } from "../classify.ts";
import type { LeagueResult } from "../league-result.ts";
import { rankingPolicies, rankingPolicyOf } from "../ranking-policies.ts";
import type { RankingPolicy } from "../ranking-policy.ts";
import { placesOfAll } from "./places-of-all-endings.ts";
import { placesOfEach } from "./places-of-each.ts";
import { possiblePlaces } from "./possible-places.ts";
import { marksOf, winsToBeSure } from "./race-marks.ts";
import type { GameToCome, SeasonRace } from "./season-race.ts";

const { result, roundRobin } = leagueResults;
const fiba = rankingPolicyOf("fiba")!;
const euroleague = rankingPolicyOf("euroleague")!;
const names = ["A", "B", "C", "D", "E"];

function raceOf(
  results: readonly LeagueResult<string>[],
  toCome: readonly GameToCome<string>[],
  policy: RankingPolicy,
): SeasonRace<string> {
  const teams = [...new Set([...results, ...toCome].flatMap(({ home, away }) => [home, away]))].toSorted().map((team) => ({ team }));
  return { table: classify({ teams, results, policy, meetings: 2 }), toCome, policy, meetings: 2 };
}

function placesIn(race: SeasonRace<string>): Record<string, [best: number, worst: number]> {
  return Object.fromEntries([...possiblePlaces(race)].map(([team, { best, worst }]) => [team, [best, worst]]));
}

/** A season cut off somewhere, and margins for what is to come. */
const cutSeason = fc
  .record({
    policy: fc.constantFrom(...rankingPolicies),
    homeWins: fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }),
    margins: fc.array(fc.constantFrom(1, 2, 3, 40), { minLength: 20, maxLength: 20 }),
    toCome: fc.integer({ min: 1, max: 5 }),
    order: fc.shuffledSubarray(roundRobin(names, 2), { minLength: 20 }),
  })
  .map(({ policy, homeWins, margins, toCome, order }) => {
    const ended = order.map(({ home, away }, index) => result(home, away, homeWins[index]! ? margins[index]! : -margins[index]!));
    return { policy, played: ended.slice(toCome), toCome: order.slice(0, toCome), margins };
  });

/** Every way the games to come can end, by a few margins each. */
function* endings(toCome: readonly GameToCome<string>[], margins: readonly number[]) {
  for (let ending = 0; ending < 2 ** toCome.length; ending++) {
    for (const shift of [0, 5, 10]) {
      yield toCome.map(({ home, away }, game) => {
        const margin = margins[(game + shift) % margins.length]!;
        return result(home, away, (ending >> game) & 1 ? margin : -margin);
      });
    }
  }
}

describe("the places that are still possible", () => {
  it("RACE1 RACE8 are never narrower than what any ending by any margins brings", () => {
    fc.assert(
      fc.property(cutSeason, ({ policy, played, toCome, margins }) => {
        const race = raceOf(played, toCome, policy);
        const { rows } = race.table;
        const all = placesOfAll(race);
        const told = [all, placesOfEach(race, 12), placesOfEach(race, 0)];
        for (const [index, { best, worst }] of all.entries()) {
          for (const coarser of told.slice(1)) {
            expect(coarser[index]!.best).toBeLessThanOrEqual(best);
            expect(coarser[index]!.worst).toBeGreaterThanOrEqual(worst);
          }
        }
        for (const rest of endings(toCome, margins)) {
          const end = classify({ teams: rows.map(({ team }) => ({ team })), results: [...played, ...rest], policy, meetings: 2 });
          const rankOf = new Map(end.rows.map(({ team, rank }) => [team, rank]));
          const sharing = Map.groupBy(end.rows, ({ rank }) => rank);
          for (const places of told) {
            for (const [index, { team }] of rows.entries()) {
              const rank = rankOf.get(team)!;
              expect(rank).toBeGreaterThanOrEqual(places[index]!.best);
              expect(rank + sharing.get(rank)!.length - 1).toBeLessThanOrEqual(places[index]!.worst);
            }
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it("RACE1 a tie that margins will decide may go either way", () => {
    const race = raceOf([result("A", "B", 5)], [{ home: "B", away: "A" }], euroleague);
    expect(placesIn(race)).toEqual({ A: [1, 2], B: [1, 2] });
  });

  it("RACE2 RACE9 a tie that the games between the two have decided goes one way, however many games are left", () => {
    // A has beaten B twice; both can only end level.
    const played = [result("A", "B", 5), result("B", "A", -5), result("B", "C", 5), result("B", "D", 5), result("C", "D", 1)];
    const toCome = [
      { home: "A", away: "C" },
      { home: "B", away: "C" },
    ];
    const race = raceOf(played, toCome, fiba);
    expect(race.table.rows.map(({ team, wins, losses }) => `${team} ${wins}-${losses}`)).toEqual(["B 2-2", "A 2-0", "C 1-1", "D 0-2"]);
    const byWins = raceOf(played, toCome, { ...fiba, primary: ["wins"] });
    for (const places of [placesOfAll(byWins), placesOfEach(byWins, 12)]) {
      const ofA = places[byWins.table.rows.findIndex(({ team }) => team === "A")]!;
      expect(ofA.best).toBe(1);
    }
    const sure = raceOf(
      [...played, result("A", "D", 3), result("A", "C", 3)],
      [
        { home: "B", away: "C" },
        { home: "B", away: "D" },
      ],
      euroleague,
    );
    for (const places of [placesOfAll(sure), placesOfEach(sure, 12)]) {
      expect(places[sure.table.rows.findIndex(({ team }) => team === "A")]).toEqual({ best: 1, worst: 1 });
    }
  });

  it("RACE8 two that meet cannot both win, also amid more games than can be tried", () => {
    const rest = Array.from({ length: 13 }, () => ({ home: "D", away: "E" }));
    const played = [
      ...Array.from({ length: 20 }, () => result("A", "D", 5)),
      ...["B", "C"].flatMap((team) => Array.from({ length: 19 }, () => result(team, "E", 5))),
    ];
    const race = raceOf(played, [{ home: "B", away: "C" }, ...rest], { ...fiba, primary: ["wins"], headToHead: "all-meetings" });
    expect(placesIn(race)["A"]).toEqual([1, 2]);
  });

  it("RACE1 after the last game are those of the table; a shared one is still to be drawn", () => {
    const race = raceOf([result("A", "B", 5), result("B", "C", 5), result("C", "A", 5)], [], { ...fiba, criteria: [] });
    expect(placesIn(race)).toEqual({ A: [1, 3], B: [1, 3], C: [1, 3] });
  });
});

describe("what is certain", () => {
  const lines = { playoffPlaces: 4, relegationPlaces: 2, teams: 10 };
  it.each([
    [{ best: 1, worst: 1 }, ["first"]],
    [{ best: 1, worst: 4 }, ["playoffs"]],
    [{ best: 1, worst: 5 }, ["safe"]],
    [{ best: 5, worst: 8 }, ["safe", "out"]],
    [{ best: 5, worst: 9 }, ["out"]],
    [{ best: 9, worst: 10 }, ["down"]],
    [{ best: 3, worst: 9 }, []],
  ])("RACE3 RACE10 of places %o are the marks %o", (places, marks) => {
    expect(marksOf({ ...places, toCome: 1 }, lines)).toEqual(marks);
  });

  it("RACE3 nobody is out of play-offs that there are not, nor safe where nobody leaves", () => {
    const none = { playoffPlaces: 0, relegationPlaces: 0, teams: 10 };
    expect(marksOf({ best: 10, worst: 10, toCome: 1 }, none)).toEqual([]);
    expect(marksOf({ best: 1, worst: 1, toCome: 1 }, none)).toEqual(["first"]);
  });

  it("RACE4 whoever wins as many as are asked of him is on the place, whatever the others do", () => {
    fc.assert(
      fc.property(cutSeason, fc.integer({ min: 1, max: 4 }), ({ policy, played, toCome, margins }, places) => {
        const race = raceOf(played, toCome, policy);
        const possible = possiblePlaces(race);
        const asked = winsToBeSure(race, places, possible);
        for (const rest of endings(toCome, margins)) {
          const teams = race.table.rows.map(({ team }) => ({ team }));
          const end = classify({ teams, results: [...played, ...rest], policy, meetings: 2 });
          for (const { team, rank } of end.rows) {
            const won = rest.filter(({ home, away, homePoints, awayPoints }) => (homePoints > awayPoints ? home : away) === team).length;
            const needed = asked.get(team) ?? null;
            if (needed !== null && won >= needed) expect(rank).toBeLessThanOrEqual(places);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it("RACE4 counts a tie against a team, and is null where own wins are not enough", () => {
    const played = [result("A", "C", 5), result("A", "D", 5), result("B", "C", 5), result("D", "B", 5)];
    const toCome = [
      { home: "A", away: "B" },
      { home: "B", away: "D" },
      { home: "A", away: "E" },
    ];
    const race = raceOf(played, toCome, euroleague);
    const asked = winsToBeSure(race, 1, possiblePlaces(race));
    expect([asked.get("A"), asked.get("C")]).toEqual([2, null]);
  });
});
