import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyPlayerGame, playerGame, teamGame } from "#tests/support/games/history-lines.ts";
import { careerOf, gameLog, personalBests, type SplitKind, splitsOf, titlesOf } from "./career.ts";
import { comparison } from "./comparison.ts";
import { clubHeadToHead, playerHeadToHead } from "./head-to-head.ts";
import { defaultMilestones, milestonesAhead, milestonesReached } from "./milestones.ts";
import { averageOf, mergePlayerSums, noPlayerSums, sumPlayerGames, sumTeamGames } from "./sums.ts";

const dayMs = 86_400_000;
/** Months of thirty days. */
function monthOf(playedAt: number): string {
  return `2025-${String(Math.floor(playedAt / dayMs / 30) + 1).padStart(2, "0")}`;
}

describe("career", () => {
  const games = [
    playerGame(30, { season: "2025-26", league: "first-2025", club: "hill", team: "hill-2025", points: 20 }),
    playerGame(1, { season: "2024-25", league: "first-2024", team: "stars-2024", points: 4 }),
    playerGame(2, { season: "2024-25", league: "first-2024", team: "stars-2024", points: 8 }),
    playerGame(9, { season: "2024-25", league: "first-2024", team: "stars-2024", phase: "playoff", points: 3 }),
    playerGame(31, { season: "2025-26", league: "first-2025", club: "hill", team: "hill-2025", points: 0, forfeited: true }),
  ];

  it("CAREER1 a row for each league, phase and team, oldest first, with debut, seasons and clubs", () => {
    const career = careerOf(games);
    expect(
      career.rows.map(({ season, phase, club, sums }) => `${season} ${phase} ${club} ${sums.games} ${sums.counts.points.total}`),
    ).toEqual(["2024-25 regular stars 2 12", "2024-25 playoff stars 1 3", "2025-26 regular hill 1 20"]);
    expect(career).toMatchObject({
      debut: { game: "g001" },
      latest: { game: "g030" },
      seasons: ["2024-25", "2025-26"],
      clubs: ["stars", "hill"],
    });
    expect(career.total).toMatchObject({ games: 4, counts: { points: { total: 35 } } });
    expect(careerOf([])).toMatchObject({ rows: [], debut: null, latest: null });
  });

  it("CAREER1 the total is the sum of the games", () => {
    fc.assert(
      fc.property(fc.array(anyPlayerGame, { maxLength: 25 }), (any) => {
        expect(careerOf(any).total).toEqual(sumPlayerGames(any));
      }),
    );
  });

  it("CAREER2 the parts of a split add up to the whole, less games that have no part", () => {
    const kinds: SplitKind[] = ["side", "result", "phase", "month", "opponent", "starter"];
    fc.assert(
      fc.property(fc.array(anyPlayerGame, { maxLength: 25 }), fc.constantFrom(...kinds), (any, kind) => {
        const parts = splitsOf(any, kind, monthOf).map(({ sums }) => sums);
        const whole = kind === "result" ? any.filter(({ won }) => won !== null) : any;
        expect(parts.reduce(mergePlayerSums, noPlayerSums)).toEqual(sumPlayerGames(whole));
      }),
    );
  });

  it("CAREER2 by month of the caller's calendar, by opponent, by start", () => {
    const split = (kind: SplitKind) => splitsOf(games, kind, monthOf).map(({ value, sums }) => `${value} ${sums.games}`);
    expect(split("month")).toEqual(["2025-01 3", "2025-02 1"]);
    expect(split("starter")).toEqual(["bench 4"]);
    expect(split("opponent")).toEqual(["river 4"]);
  });

  it("TOTAL6 the log of games begins with the newest", () => {
    expect(gameLog(games).map(({ game }) => game)).toEqual(["g031", "g030", "g009", "g002", "g001"]);
  });

  it("CAREER3 a personal best lists all games that share it, and is nothing where nothing was done", () => {
    const bests = personalBests([
      playerGame(5, { points: 8, assists: null }),
      playerGame(3, { points: 8, assists: 2 }),
      playerGame(4, { points: 2 }),
    ]);
    expect(bests.get("points")?.map(({ value, game }) => `${value} ${game}`)).toEqual(["8 g003", "8 g005"]);
    expect(bests.get("assists")).toMatchObject([{ value: 2, game: "g003" }]);
    expect([bests.has("steals"), bests.has("doubleDoubles")]).toEqual([false, false]);
  });

  it("CAREER4 a title is his who played for the winners in that league", () => {
    const champions = [
      { league: "first-2024", season: "2024-25", team: "stars-2024" },
      { league: "first-2025", season: "2025-26", team: "river-2025" },
    ];
    expect(titlesOf(games, champions)).toEqual([champions[0]]);
  });
});

describe("milestones", () => {
  const rules = [
    { statistic: "points", thresholds: [20, 40, 1000], within: 15 },
    { statistic: "games", thresholds: [3, 5], within: 2 },
  ] as const;

  it("MILE1 reached in the game that passes it, two at once if need be, and once only", () => {
    const games = [
      playerGame(2, { points: 30 }),
      playerGame(1, { points: 15 }),
      playerGame(3, { points: 5 }),
      playerGame(4, { points: 99, forfeited: true }),
    ];
    expect(milestonesReached(games, rules).map(({ statistic, threshold, game }) => `${statistic} ${threshold} ${game}`)).toEqual([
      "points 20 g002",
      "points 40 g002",
      "games 3 g003",
    ]);
    const margins = [12, -12, 12].map((plusMinus, index) => playerGame(index + 1, { plusMinus }));
    expect(milestonesReached(margins, [{ statistic: "plusMinus", thresholds: [10], within: 5 }])).toHaveLength(1);
  });

  it("MILE2 twelve points from a thousand is coming up; the nearest first; further ones are not", () => {
    const sums = sumPlayerGames([...Array(24).keys()].map((index) => playerGame(index + 1, { points: index === 0 ? 22 : 42 })));
    expect(sums.counts.points.total).toBe(988);
    expect(milestonesAhead(sums, [...rules, { statistic: "games", thresholds: [25], within: 2 }])).toEqual([
      { statistic: "games", threshold: 25, have: 24, missing: 1 },
      { statistic: "points", threshold: 1000, have: 988, missing: 12 },
    ]);
    expect(milestonesAhead(sumPlayerGames([playerGame(1, { points: 4 })]), rules)).toEqual([
      { statistic: "games", threshold: 3, have: 1, missing: 2 },
    ]);
  });

  it("MILE2 the thresholds of every default stand in order", () => {
    for (const { thresholds, within } of defaultMilestones) {
      expect(thresholds.toSorted((one, other) => one - other)).toEqual(thresholds);
      expect(within).toBeGreaterThan(0);
    }
  });
});

describe("head to head", () => {
  it("MEET1 wins at home and away, biggest wins with ties, streak, average points of the games played out", () => {
    const games = [
      teamGame(1, 80, 70),
      teamGame(2, 60, 75, { side: "away" }),
      teamGame(3, 90, 80, { side: "away" }),
      teamGame(4, 20, 0, { forfeited: true }),
      teamGame(5, 99, 1, { opponentClub: "lake" }),
      teamGame(1, 70, 80, { side: "away", club: "river", opponentClub: "stars" }),
    ];
    const meetings = clubHeadToHead(games, "stars", "river");
    expect(meetings).toMatchObject({
      all: { games: 4, wins: 3, losses: 1 },
      home: { games: 2, wins: 2, losses: 0 },
      away: { games: 2, wins: 1, losses: 1 },
      averagePoints: { own: 230 / 3, opponents: 75 },
      streak: { winner: "own", length: 2, from: "g003", to: "g004" },
    });
    expect(meetings.biggestWins.map(({ game }) => game)).toEqual(["g001", "g003"]);
    expect(meetings.biggestLosses.map(({ game }) => game)).toEqual(["g002"]);
    expect(meetings.meetings.map(({ game }) => game)).toEqual(["g004", "g003", "g002", "g001"]);
    expect(clubHeadToHead(games, "river", "stars").streak).toMatchObject({ winner: "opponents", length: 1 });
    expect(clubHeadToHead([], "stars", "river")).toMatchObject({ averagePoints: null, biggestWins: [], biggestLosses: [], streak: null });
  });

  it("MEET1 a level first leg is a meeting that nobody won", () => {
    const level = clubHeadToHead([teamGame(1, 80, 80, { won: null })], "stars", "river");
    expect(level).toMatchObject({ all: { games: 1, wins: 0, losses: 0 }, biggestWins: [], streak: null });
  });

  it("MEET2 two players meet on opposite sides only", () => {
    const ana = [playerGame(1, { points: 20 }), playerGame(2, { points: 10, won: false }), playerGame(3, { points: 50 })];
    const away = { side: "away", person: "eva" } as const;
    const eva = [
      playerGame(1, { ...away, points: 11, won: false }),
      playerGame(2, { ...away, points: 13 }),
      playerGame(3, { person: "eva", points: 2 }),
    ];
    const meetings = playerHeadToHead(ana, eva);
    expect(meetings.meetings.map(({ one, other }) => `${one.game} ${one.points} ${other.points}`)).toEqual(["g002 10 13", "g001 20 11"]);
    expect([meetings.oneWins, meetings.otherWins]).toEqual([1, 1]);
    expect(meetings.oneAtHome).toEqual({ games: 2, wins: 1, losses: 1 });
    expect(meetings.oneAway).toEqual({ games: 0, wins: 0, losses: 0 });
    expect([averageOf(meetings.one, "points"), averageOf(meetings.other, "points")]).toEqual([15, 12]);
  });
});

describe("comparison", () => {
  it("COMPARE1 the best of each row is marked: all that are level, and the fewest turnovers", () => {
    const players = [
      sumPlayerGames([playerGame(1, { points: 12, turnovers: 4, assists: null })]),
      sumPlayerGames([playerGame(1, { points: 12, turnovers: 2, assists: 3 })]),
      sumPlayerGames([playerGame(1, { points: 9, turnovers: 2, assists: null })]),
    ];
    const rows = comparison(players, ["games", "points", "turnovers", "assists"], "per-game");
    expect(rows).toEqual([
      { column: "games", values: [1, 1, 1], best: [] },
      { column: "points", values: [12, 12, 9], best: [0, 1] },
      { column: "turnovers", values: [4, 2, 2], best: [1, 2] },
      { column: "assists", values: [null, 3, null], best: [] },
    ]);
  });

  it("COMPARE1 clubs side by side", () => {
    const clubs = [sumTeamGames([teamGame(1, 80, 70)]), sumTeamGames([teamGame(1, 90, 95)])];
    expect(comparison(clubs, ["points", "starts"], "per-40")).toEqual([
      { column: "points", values: [80, 90], best: [1] },
      { column: "starts", values: [null, null], best: [] },
    ]);
  });
});
