import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { QualificationPreset } from "../../league/competition-settings.ts";
import { playerGame } from "#tests/support/games/history-lines.ts";
import type { PlayerGame } from "./game-line.ts";
import { gamesForLeaders, indexOfTable, type LeaderCandidate, leadersOf, qualificationOf } from "./leaders.ts";
import { type LeaderCategory, type QualificationBase, qualificationRule, requirementFor, teamGamesFor } from "./qualification.ts";
import { ranked, topWithTies } from "./ranking.ts";
import type { Statistic } from "./statistics.ts";
import { sumPlayerGames } from "./sums.ts";
import { progressiveLeaders, yearlyLeaders } from "./yearly-leaders.ts";

const standard = qualificationRule("default");
const nba = qualificationRule("nba");
const acb = qualificationRule("acb");
const average: LeaderCategory = { statistic: "points", mode: "average" };

function candidate(person: string, teamGames: number, played: readonly Partial<PlayerGame>[]): LeaderCandidate {
  const lines = played.map((said, index) => playerGame(index + 1, { person, ...said }));
  return { person, team: "stars-2025", sums: sumPlayerGames(lines), base: { over: "season", teamGames } };
}

function games(count: number, said: Partial<PlayerGame>): Partial<PlayerGame>[] {
  return Array.from({ length: count }, () => said);
}

function season(teamGames: number): QualificationBase {
  return { over: "season", teamGames };
}

describe("qualification", () => {
  it.each<[QualificationPreset, Statistic, number, number]>([
    ["default", "points", 30, 15],
    ["default", "points", 9, 5],
    ["default", "points", 0, 1],
    ["default", "fieldGoalPercentage", 30, 90],
    ["default", "threePointPercentage", 30, 24],
    ["default", "twoPointPercentage", 30, 66],
    ["default", "freeThrowPercentage", 30, 38],
    ["default", "assistsPerTurnover", 30, 60],
    ["default", "stealsPerTurnover", 30, 24],
    ["default", "trueShootingPercentage", 30, 150],
    ["nba", "points", 82, 58],
    ["nba", "points", 10, 7],
    ["nba", "fieldGoalPercentage", 82, 300],
    ["nba", "fieldGoalPercentage", 41, 150],
    ["nba", "threePointPercentage", 82, 82],
    ["nba", "freeThrowPercentage", 82, 125],
    ["nba", "freeThrowPercentage", 41, 63],
    ["nba", "assistsPerTurnover", 82, 200],
    ["nba", "stealsPerTurnover", 82, 82],
    ["nba", "effectiveFieldGoalPercentage", 82, 500],
    ["acb", "points", 34, 23],
    ["acb", "points", 3, 2],
  ])("LEADER2 %s asks of %s after %i games of the team: %i", (preset, statistic, teamGames, least) => {
    expect(requirementFor(qualificationRule(preset), { statistic, mode: "average" }, season(teamGames))?.least).toBe(least);
  });

  it("LEADER2 totals ask nothing, rates so many minutes", () => {
    expect(requirementFor(standard, { statistic: "points", mode: "total" }, season(30))).toBeNull();
    expect(requirementFor(standard, { statistic: "points", mode: "per-40" }, season(30))).toEqual({ of: "minutes", least: 450 });
    expect(requirementFor(nba, { statistic: "points", mode: "per-40" }, season(82))).toEqual({ of: "minutes", least: 1500 });
    expect(requirementFor(standard, { statistic: "freeThrowPercentage", mode: "total" }, season(8))).toEqual({
      of: "freeThrowsMade",
      least: 10,
    });
  });

  it("LEADER3 a career asks for two full seasons: 44 games of 22, 132 field goals", () => {
    const base: QualificationBase = { over: "career", seasonGames: 22 };
    expect(requirementFor(standard, average, base)).toEqual({ of: "games", least: 44 });
    expect(requirementFor(standard, { statistic: "fieldGoalPercentage", mode: "average" }, base)).toEqual({
      of: "fieldGoalsMade",
      least: 132,
    });
  });

  it("LEADER1 a competition takes a preset and changes what it likes", () => {
    expect(qualificationOf({})).toEqual(standard);
    expect(qualificationOf({ leaderGamesShare: 0.6 })).toEqual({ ...standard, gamesShare: 0.6 });
    const settings = { qualification: { preset: "acb", zerosException: true } } as const;
    expect(qualificationOf(settings)).toEqual({ ...acb, zerosException: true });
    expect(acb).toMatchObject({ phases: "regular", zerosException: false });
  });

  it("LEADER6 a player who came from another team is asked by its games too, or by the new team's alone", () => {
    const stays = [
      { team: "hill", games: 8 },
      { team: "stars", games: 12 },
    ];
    const gamesByTeam = new Map([
      ["hill", 20],
      ["stars", 22],
    ]);
    expect(teamGamesFor(standard, stays, gamesByTeam)).toBe(22);
    expect(teamGamesFor({ ...standard, tradedPlayers: "while-registered" }, stays, gamesByTeam)).toBe(20);
    expect(teamGamesFor(standard, [], gamesByTeam)).toBe(0);
  });

  it("LEADER7 a competition may count the regular season only", () => {
    const played = [playerGame(1), playerGame(2, { phase: "playoff" }), playerGame(3, { forfeited: true })];
    expect(gamesForLeaders(played, acb)).toEqual([played[0]]);
    expect(gamesForLeaders(played, standard)).toEqual([played[0], played[1]]);
  });
});

describe("leaders", () => {
  it("LEADER5 who has too few games is told how many more", () => {
    const list = leadersOf(
      [candidate("steady", 10, games(5, { points: 12 })), candidate("new", 10, games(3, { points: 15 }))],
      average,
      standard,
      10,
    );
    expect(list.leaders.map(({ rank, candidate: { person }, value, standing }) => ({ rank, person, value, standing }))).toEqual([
      { rank: 1, person: "steady", value: 12, standing: { key: "qualified", of: "games", least: 5, have: 5 } },
    ]);
    expect(list.notYet.map(({ candidate: { person }, standing }) => ({ person, standing }))).toEqual([
      { person: "new", standing: { key: "short", of: "games", least: 5, have: 3, more: 2 } },
    ]);
  });

  it("LEADER5 a percentage tells how many more made threes it needs", () => {
    const threes = (made: number, attempted: number) => [{ points: 3 * made, threePointersMade: made, threePointersAttempted: attempted }];
    const share: LeaderCategory = { statistic: "threePointPercentage", mode: "average" };
    const list = leadersOf(
      [candidate("many", 10, threes(8, 20)), candidate("few", 10, threes(6, 7)), candidate("none", 10, [{}])],
      share,
      standard,
      10,
    );
    expect(list.leaders).toMatchObject([{ value: 0.4, standing: { key: "qualified", of: "threePointersMade", least: 8, have: 8 } }]);
    expect(list.notYet).toMatchObject([{ standing: { key: "short", of: "threePointersMade", least: 8, have: 6, more: 2 } }]);
  });

  it("LEADER4 twenty a game in ten of thirty games would lead with zeros for the missing five, but not less than the best", () => {
    // needed 15 of 30 games: 310 / 15 = 20.7 against 20.0
    const others = [candidate("best", 30, games(15, { points: 20 })), candidate("low", 30, games(14, { points: 21 }))];
    const star = candidate("star", 30, games(10, { points: 31 }));
    const list = leadersOf([...others, star], average, standard, 10);
    expect(list.leaders.map(({ rank, candidate: { person }, standing: { key } }) => `${rank} ${person} ${key}`)).toEqual([
      "1 star qualifiedWithZeros",
      "2 best qualified",
    ]);
    expect(list.leaders[0]?.standing).toMatchObject({ least: 15, have: 10, withZeros: 310 / 15 });
    // 14 × 21 / 15 = 19.6 does not pass 20
    expect(list.notYet.map(({ candidate: { person } }) => person)).toEqual(["low"]);
    const strict = leadersOf([...others, star], average, { ...standard, zerosException: false }, 10);
    expect(strict.leaders.map(({ candidate: { person } }) => person)).toEqual(["best"]);
    expect(leadersOf([star], average, standard, 10).leaders).toEqual([]);
  });

  it("LEADER2 LEADER5 totals are open to all, and ties share a rank down to the last one", () => {
    const totals = { statistic: "points", mode: "total" } as const;
    const people = [
      candidate("c", 10, games(1, { points: 9 })),
      candidate("b", 10, games(2, { points: 5 })),
      candidate("a", 10, games(1, { points: 10 })),
    ];
    const list = leadersOf(people, totals, standard, 1);
    expect(list.leaders.map(({ rank, candidate: { person }, games: counted }) => `${rank} ${person} ${counted}`)).toEqual([
      "1 a 1",
      "1 b 2",
    ]);
    expect(list.leaders[0]?.standing).toEqual({ key: "noMinimum" });
    expect(list.notYet).toEqual([]);
  });

  it("LEAD1 one great night does not lead a season", () => {
    const people = [candidate("once", 10, games(4, { points: 24 })), candidate("steady", 10, games(5, { points: 20 }))];
    expect(leadersOf(people, average, standard, 20).leaders.map(({ candidate: { person } }) => person)).toEqual(["steady"]);
  });

  it("LEAD2 averages are compared unrounded, level ones share a rank also over different numbers of games", () => {
    const people = [
      candidate("a", 10, games(9, { points: 19 })),
      candidate("b", 10, games(6, { points: 19 })),
      candidate("c", 10, [...games(5, { points: 18 }), ...games(2, { points: 19 })]),
      candidate("d", 10, [...games(6, { points: 18 }), { points: 19 }]),
    ];
    const ranks = leadersOf(people, average, standard, 3).leaders.map(({ rank, candidate: { person } }) => `${rank} ${person}`);
    expect(ranks).toEqual(["1 a", "1 b", "3 c"]);
  });

  it("LEAD3 a game that keeps no record of a figure lowers no average of it; a forfeit counts for nobody's", () => {
    const some = candidate("some", 8, [...games(6, { assists: null }), ...games(2, { assists: 6 }), { assists: 40, forfeited: true }]);
    const all = candidate("all", 8, games(8, { assists: 5 }));
    const { leaders } = leadersOf([some, all], { statistic: "assists", mode: "average" }, standard, 20);
    expect(leaders.map(({ rank, candidate: { person }, value, games: counted }) => [rank, person, value, counted])).toEqual([
      [1, "some", 6, 2],
      [2, "all", 5, 8],
    ]);
  });

  it("LEADER5 minutes are whole ones: who lacks seconds lacks a minute", () => {
    const rate = { statistic: "points", mode: "per-40" } as const;
    const list = leadersOf([candidate("a", 2, [{ points: 10, seconds: 29 * 60 + 59 }])], rate, standard, 5);
    expect(list.notYet).toMatchObject([{ standing: { key: "short", of: "minutes", least: 30, have: 29, more: 1 } }]);
  });

  it("LEADER5 only those who would stand on the list are told what they lack", () => {
    const people = [
      candidate("leader", 10, games(10, { points: 20 })),
      candidate("close", 10, games(2, { points: 20 })),
      candidate("far", 10, games(2, { points: 19 })),
    ];
    const list = leadersOf(people, average, { ...standard, zerosException: false }, 1);
    expect(list.notYet.map(({ candidate: { person } }) => person)).toEqual(["close"]);
  });

  it("LEADER8 a season that changed its index is valued by the last day's, all of its games", () => {
    const settings = {
      performanceIndex: [
        { from: null, index: "fibaEfficiency" },
        { from: "2026-01-01", index: "performanceIndexRating" },
      ],
    } as const;
    expect(indexOfTable(settings, "2025-12-31")).toBe("fibaEfficiency");
    expect(indexOfTable(settings, "2026-03-01")).toBe("performanceIndexRating");
    const autumn = { points: 10, foulsDrawn: 5, foulsCommitted: 1 };
    const winter = { points: 10, foulsDrawn: 1, foulsCommitted: 4 };
    const list = (statistic: Statistic) =>
      leadersOf([candidate("a", 2, [autumn, winter])], { statistic, mode: "total" }, standard, 5).leaders;
    expect(list(indexOfTable(settings, "2026-03-01"))).toMatchObject([{ value: 14 + 7, games: 2 }]);
    expect(list(indexOfTable(settings, "2025-12-31"))).toMatchObject([{ value: 20, games: 2 }]);
  });

  it("YEAR1 each season has its leaders under its own minimum", () => {
    const seasons = [
      { season: "2024-25", candidates: [candidate("a", 4, games(4, { points: 9 })), candidate("b", 4, games(1, { points: 30 }))] },
      { season: "2025-26", candidates: [candidate("a", 2, games(2, { points: 9 })), candidate("b", 2, games(1, { points: 30 }))] },
    ];
    const years = yearlyLeaders(seasons, average, { ...standard, zerosException: false });
    expect(years.map((year) => [year.season, year.list.leaders.map((row) => row.candidate.person)])).toEqual([
      ["2024-25", ["a"]],
      ["2025-26", ["b"]],
    ]);
  });

  it("YEAR2 who led all time at the end of each season, ties and all", () => {
    const best = (...persons: string[]) => persons.map((person) => ({ person }));
    const ends = [
      { season: "2022-23", total: 0, best: [] },
      { season: "2023-24", total: 30, best: best("a") },
      { season: "2024-25", total: 30, best: best("b") },
      { season: "2025-26", total: 22, best: best("c") },
      { season: "2026-27", total: 30, best: best("b", "c") },
      { season: "2027-28", total: 31, best: best("c") },
    ];
    expect(
      progressiveLeaders(ends).map(({ season: name, total, best: who }) => [name, total, who.map(({ person }) => person).join("")]),
    ).toEqual([
      ["2022-23", 0, ""],
      ["2023-24", 30, "a"],
      ["2024-25", 30, "ab"],
      ["2025-26", 30, "ab"],
      ["2026-27", 30, "abc"],
      ["2027-28", 31, "c"],
    ]);
  });

  it("YEAR2 is who has the most of all that was counted up to then", () => {
    const lines = fc.array(fc.record({ person: fc.constantFrom("a", "b", "c", "d"), points: fc.integer({ min: 1, max: 4 }) }), {
      maxLength: 5,
    });
    fc.assert(
      fc.property(fc.array(lines, { maxLength: 6 }), (seasons) => {
        const totals = new Map<string, number>();
        const expected: string[] = [];
        const ends = seasons.map((ofSeason, index) => {
          for (const { person, points } of ofSeason) totals.set(person, (totals.get(person) ?? 0) + points);
          const top = Math.max(0, ...totals.values());
          expected.push(
            [...totals]
              .filter(([, total]) => total === top)
              .map(([person]) => person)
              .toSorted()
              .join(""),
          );
          const played = [...new Set(ofSeason.map(({ person }) => person))];
          const total = Math.max(0, ...played.map((person) => totals.get(person) ?? 0));
          return {
            season: String(index),
            total,
            best: played.filter((person) => totals.get(person) === total).map((person) => ({ person })),
          };
        });
        expect(
          progressiveLeaders(ends).map(({ best }) =>
            best
              .map(({ person }) => person)
              .toSorted()
              .join(""),
          ),
        ).toEqual(expected);
      }),
    );
  });
});

describe("ranks", () => {
  const byValue = (one: { value: number }, other: { value: number }) => other.value - one.value;
  const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1);

  it("RANKED1 level rows share the best place, and the next place is left out", () => {
    const rows = [3, 5, 5, 1].map((value, index) => ({ value, name: `n${index}` }));
    expect(ranked(rows, byValue, byName).map(({ rank, name }) => `${rank} ${name}`)).toEqual(["1 n1", "1 n2", "3 n0", "4 n3"]);
  });

  it("RANKED2 the top holds all who share its last place, and none below", () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 6 })), fc.integer({ min: 1, max: 5 }), (values, lastRank) => {
        const rows = values.map((value, index) => ({ value, name: String(index).padStart(3, "0") }));
        const top = topWithTies(rows, lastRank, byValue, byName);
        const better = (row: { value: number }) => rows.filter(({ value }) => value > row.value).length;
        expect(top.length).toBe(rows.filter((row) => better(row) < lastRank).length);
        for (const row of top) expect(row.rank).toBe(better(row) + 1);
        expect(topWithTies(rows.toReversed(), lastRank, byValue, byName)).toEqual(top);
      }),
    );
  });
});
