import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldGame } from "../../game/evolve.ts";
import { playsInForce } from "../../game/plays-in-force.ts";
import { fiba } from "../../rules/fiba.ts";
import { key, Scoresheet } from "#tests/support/games/scoresheet.ts";
import { playerGame, playerRecordGame, teamGame } from "#tests/support/games/history-lines.ts";
import { playerPeriodPoints, type PeriodPoints } from "../period-points.ts";
import { featList } from "./feat-list.ts";
import {
  isOncePerHolder,
  playerRecordEntries,
  type PlayerRecordId,
  playerRecordIds,
  playerRecordOrder,
  playerRecordValue,
  playerTotalEntries,
} from "./player-records.ts";
import { leaderEntries, leadersOf } from "./leaders.ts";
import { qualificationRule } from "./qualification.ts";
import { longRecordEntries, mergeRecordLists, type RecordEntry, recordList } from "./record-list.ts";
import { recordTimeline } from "./record-timeline.ts";
import { sumPlayerGames, sumTeamGames } from "./sums.ts";
import { teamRecordEntries, type TeamRecordId, teamRecordIds, teamRecordOrder, teamRecordValue, teamTotalEntries } from "./team-records.ts";

const dayMs = 86_400_000;
function quarters(...byPeriod: number[]): PeriodPoints {
  return {
    byPeriod,
    firstHalf: (byPeriod[0] ?? 0) + (byPeriod[1] ?? 0),
    secondHalf: (byPeriod[2] ?? 0) + (byPeriod[3] ?? 0),
    overtime: byPeriod.slice(4).reduce((sum, points) => sum + points, 0),
  };
}

function entry(value: number, day: number | null, holder = "ana"): RecordEntry {
  const game = `g${day ?? "?"}`;
  return { value, holder, game, season: "2025-26", playedAt: day === null ? null : day * dayMs, team: "stars", opponentTeam: "river" };
}

const anyEntry: fc.Arbitrary<RecordEntry> = fc
  .record({
    value: fc.integer({ min: 1, max: 8 }),
    day: fc.option(fc.nat({ max: 9 }), { nil: null }),
    holder: fc.constantFrom("ana", "eva", "iva", "mia"),
  })
  .map(({ value, day, holder }) => entry(value, day, holder));

describe("record lists", () => {
  it("RECORD1 all ties are listed, the earlier first, each with its game", () => {
    const games = [
      playerRecordGame(3, { points: 31 }),
      playerRecordGame(1, { points: 31, person: "eva" }),
      playerRecordGame(2, { points: 30 }),
    ];
    const list = recordList(playerRecordEntries(games, "points"), { order: "most", lastRank: 1 });
    expect(list.map(({ rank, value, holder, game }) => `${rank} ${value} ${holder} ${game}`)).toEqual(["1 31 eva g001", "1 31 ana g003"]);
    const two = recordList(playerRecordEntries(games, "points"), { order: "most", lastRank: 3 });
    expect(two.map(({ rank }) => rank)).toEqual([1, 1, 3]);
  });

  it("RECORD2 the top of a union is the top of the union of tops", () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(anyEntry, { maxLength: 12 }), { maxLength: 5 }),
        fc.integer({ min: 1, max: 4 }),
        fc.constantFrom("most" as const, "fewest" as const),
        fc.boolean(),
        (drawn, lastRank, order, oncePerHolder) => {
          // Each game stands in one part only, as each game is of one league.
          const parts = drawn.map((part, place) => part.map((one, index) => ({ ...one, game: `${place}-${index}` })));
          const listing = { order, lastRank, oncePerHolder };
          const whole = recordList(parts.flat(), listing);
          expect(
            mergeRecordLists(
              parts.map((part) => recordList(part, listing)),
              listing,
            ),
          ).toEqual(whole);
          expect(recordList(parts.flat().toReversed(), listing)).toEqual(whole);
        },
      ),
    );
  });
});

describe("a player's records", () => {
  it("RECORD3 most in a quarter, a half and one overtime", () => {
    const game = playerRecordGame(1, { points: 33, periodPoints: quarters(10, 2, 7, 6, 3, 5) });
    expect(playerRecordValue(game, "pointsInQuarter")).toBe(10);
    expect(playerRecordValue(game, "pointsInHalf")).toBe(13);
    expect(playerRecordValue(game, "pointsInOvertime")).toBe(5);
    const untold = playerRecordGame(1, { points: 33 });
    expect(playerRecordValue(untold, "pointsInQuarter")).toBeNull();
    const inHalves = { minimumAttempts: 8, regularPeriods: 2 };
    expect(playerRecordValue(game, "pointsInQuarter", inHalves)).toBeNull();
  });

  it("RECORD3 out of a real log", () => {
    const sheet = Scoresheet.begun();
    sheet.at("9:00").shot("h4", 3, true);
    sheet.at("8:00").shot("h4", 2, true);
    sheet.at("7:00", 3).shot("h4", 2, true);
    sheet.at("4:00", "ot1").freeThrow("h4", true);
    const plays = playsInForce(sheet.events);
    expect(foldGame(sheet.events, fiba).home.points).toBe(8);
    const periodPoints = playerPeriodPoints(plays, fiba.format).players.get(key("h4")) ?? null;
    const game = playerRecordGame(1, { points: 8, periodPoints });
    const ids = ["pointsInQuarter", "pointsInHalf", "pointsInOvertime"] as const;
    expect(ids.map((id) => playerRecordValue(game, id))).toEqual([5, 5, 1]);
  });

  it("RECORD4 a most of nothing is no record", () => {
    const benched = playerRecordGame(1, { seconds: null, plusMinus: -4 });
    for (const id of playerRecordIds) expect(playerRecordValue(benched, id), id).toBeNull();
    expect(playerTotalEntries([{ person: "ana", season: null, team: null, sums: sumPlayerGames([benched]) }], "points")).toEqual([]);
  });

  it("RECORD5 percentages with enough attempts, free throws without a miss, points on debut", () => {
    const nine = { twoPointersMade: 6, twoPointersAttempted: 6, threePointersMade: 1, threePointersAttempted: 2 };
    expect(playerRecordValue(playerRecordGame(1, nine), "fieldGoalPercentage")).toBe(7 / 8);
    expect(
      playerRecordValue(playerRecordGame(1, { ...nine, twoPointersAttempted: 5, twoPointersMade: 5 }), "fieldGoalPercentage"),
    ).toBeNull();
    expect(playerRecordValue(playerRecordGame(1, { freeThrowsMade: 9, freeThrowsAttempted: 9 }), "freeThrowsWithoutMiss")).toBe(9);
    expect(playerRecordValue(playerRecordGame(1, { freeThrowsMade: 9, freeThrowsAttempted: 10 }), "freeThrowsWithoutMiss")).toBeNull();
    expect(playerRecordValue(playerRecordGame(1, { points: 12, debut: true }), "pointsOnDebut")).toBe(12);
    expect(playerRecordValue(playerRecordGame(2, { points: 12 }), "pointsOnDebut")).toBeNull();
  });

  it("RECORD5 youngest and oldest name each person once", () => {
    const games = [
      playerRecordGame(2, { ageDays: 6001 }),
      playerRecordGame(1, { ageDays: 6000 }),
      playerRecordGame(1, { ageDays: 6500, person: "eva" }),
      playerRecordGame(1, { person: "unknown" }),
    ];
    const listed = (id: PlayerRecordId) =>
      recordList(playerRecordEntries(games, id), { order: playerRecordOrder(id), lastRank: 5, oncePerHolder: isOncePerHolder(id) });
    expect(listed("youngest").map(({ holder, value }) => `${holder} ${value}`)).toEqual(["ana 6000", "eva 6500"]);
    expect(listed("oldest").map(({ holder, value }) => `${holder} ${value}`)).toEqual(["eva 6500", "ana 6001"]);
  });

  it("RECORD6 a forfeited game holds no record", () => {
    const games = [playerRecordGame(1, { points: 40, forfeited: true })];
    expect(playerRecordEntries(games, "points")).toEqual([]);
    expect(teamRecordEntries([teamGame(1, 20, 0, { forfeited: true })], "margin")).toEqual([]);
  });

  it("RECORD1 RECORD4 season and career records by total, the feats among them", () => {
    const sums = sumPlayerGames([
      playerGame(1, { points: 20, assists: 10 }),
      playerGame(2, { points: 10, assists: 11 }),
      playerGame(3, { points: 4 }),
    ]);
    const players = [
      { person: "ana", season: "2025-26", team: "stars", sums },
      { person: "eva", season: "2025-26", team: "hill", sums: sumPlayerGames([playerGame(1, { points: 50 })]) },
    ];
    const best = (id: "doubleDoubles" | "games" | "points") => recordList(playerTotalEntries(players, id), { order: "most", lastRank: 1 });
    expect(best("doubleDoubles")).toMatchObject([{ holder: "ana", value: 2, season: "2025-26", game: null }]);
    expect(best("games")).toMatchObject([{ holder: "ana", value: 3 }]);
    expect(best("points")).toMatchObject([{ holder: "eva", value: 50 }]);
  });

  it("RECORD1 RECORD4 best averages of a season, under that season's minimum", () => {
    const season = (year: string, points: number, games: number) => {
      const lines = Array.from({ length: games }, (_, index) => playerGame(index + 1, { points }));
      const candidate = {
        person: `ana ${year}`,
        team: "stars",
        sums: sumPlayerGames(lines),
        base: { over: "season", teamGames: 10 },
      } as const;
      const category = { statistic: "points", mode: "average" } as const;
      return leaderEntries(leadersOf([candidate], category, qualificationRule("default"), 10), year);
    };
    const entries = [...season("2023-24", 18, 9), ...season("2024-25", 20, 6), ...season("2025-26", 30, 2)];
    const list = recordList(entries, { order: "most", lastRank: 2 });
    expect(list.map(({ rank, holder, value, season: year }) => `${rank} ${holder} ${value} ${year}`)).toEqual([
      "1 ana 2024-25 20 2024-25",
      "2 ana 2023-24 18 2023-24",
    ]);
    const careers = [
      { holder: "ana", season: null, team: null, value: 3 },
      { holder: "eva", season: null, team: null, value: 0 },
    ];
    expect(longRecordEntries(careers).map(({ holder }) => holder)).toEqual(["ana"]);
  });

  it("RECORD11 feats with their games, newest first", () => {
    const games = [
      playerGame(1, { points: 44 }),
      playerGame(2, { points: 20 }),
      playerGame(3, { points: 10, assists: 10, steals: 10 }),
      playerGame(4, { points: 60, forfeited: true }),
    ];
    expect(featList(games).map(({ game, feats }) => [game.game, feats])).toEqual([
      [
        "g003",
        [
          { id: "steals", value: 10 },
          { id: "tripleDouble", value: 3 },
        ],
      ],
      ["g001", [{ id: "points", value: 44 }]],
    ]);
  });
});

describe("a team's records", () => {
  const won = teamGame(1, 90, 81, {
    periodPoints: quarters(30, 20, 25, 15),
    biggestLead: 15,
    biggestDeficit: 12,
    attendance: 2500,
    offensiveRebounds: 10,
    defensiveRebounds: 25,
    turnovers: 9,
  });
  const lost = teamGame(1, 81, 90, {
    side: "away",
    club: "river",
    team: "river-2025",
    periodPoints: quarters(28, 30, 23),
    biggestDeficit: 15,
    turnovers: null,
  });

  it.each<[TeamRecordId, number | null, number | null]>([
    ["points", 90, 81],
    ["fewestPoints", 90, 81],
    ["margin", 9, null],
    ["combinedPoints", 171, 171],
    ["pointsInQuarter", 30, 30],
    ["fewestPointsInQuarter", 15, 0],
    ["pointsInHalf", 50, 58],
    ["fewestPointsInHalf", 40, 23],
    ["pointsInOvertime", null, null],
    ["overtimes", null, null],
    ["biggestLead", 15, null],
    ["biggestComeback", 12, null],
    ["highestLosingScore", null, 81],
    ["lowestWinningScore", 90, null],
    ["rebounds", 35, null],
    ["turnovers", 9, null],
    ["fewestTurnovers", 9, null],
    ["attendance", 2500, null],
  ])("RECORD7 RECORD3 RECORD4 %s: %s for the winner, %s for the loser", (id, ofWinner, ofLoser) => {
    expect([teamRecordValue(won, id), teamRecordValue(lost, id)]).toEqual([ofWinner, ofLoser]);
  });

  it("RECORD8 an award changes who has won, not the score that a record names", () => {
    const awarded = teamGame(1, 90, 81, { won: false });
    expect(teamRecordValue(awarded, "margin")).toBe(9);
    expect(teamRecordValue(awarded, "highestLosingScore")).toBeNull();
  });

  it("RECORD4 totals of a club's season, its wins among them", () => {
    const teams = [
      { club: "stars", season: "2025-26", team: "stars-2025", sums: sumTeamGames([teamGame(1, 80, 70), teamGame(2, 91, 60)]) },
    ];
    expect(teamTotalEntries(teams, "wins")).toMatchObject([{ holder: "stars", value: 2, game: null }]);
    expect(teamTotalEntries(teams, "points")).toMatchObject([{ value: 171 }]);
    expect(teamTotalEntries(teams, "losses")).toEqual([]);
  });

  it("RECORD9 what belongs to both sides is listed once a game", () => {
    const listed = (id: TeamRecordId) => teamRecordEntries([won, lost], id).length;
    expect([listed("combinedPoints"), listed("attendance"), listed("points")]).toEqual([1, 1, 2]);
  });

  it("RECORD1 fewest points and lowest winning score begin with the fewest; every category has an order", () => {
    const list = recordList(teamRecordEntries([won, lost], "fewestPoints"), { order: teamRecordOrder("fewestPoints"), lastRank: 1 });
    expect(list).toMatchObject([{ holder: "river", value: 81, game: "g001", opponentTeam: "river-2025" }]);
    expect(teamRecordIds.filter((id) => teamRecordOrder(id) === "fewest")).toEqual([
      "fewestPoints",
      "fewestCombinedPoints",
      "fewestPointsInQuarter",
      "fewestPointsInHalf",
      "lowestWinningScore",
      "fewestTurnovers",
    ]);
  });
});

describe("how a record grew", () => {
  it("RECORD10 who passes it begins a reign, who equals it joins, who is below does neither", () => {
    const entries = [entry(35, 9), entry(30, 4, "eva"), entry(28, 5), entry(20, null), entry(30, 6, "iva"), entry(31, 9, "mia")];
    expect(
      recordTimeline(entries, "most").map(({ value, entries: held, from, until }) => [
        value,
        held.map(({ holder }) => holder),
        from,
        until,
      ]),
    ).toEqual([
      [20, ["ana"], null, 4 * dayMs],
      [30, ["eva", "iva"], 4 * dayMs, 9 * dayMs],
      [35, ["ana"], 9 * dayMs, null],
    ]);
    expect(recordTimeline(entries, "fewest").map(({ value }) => value)).toEqual([20]);
  });

  it("RECORD10 the last reign is the record, and reigns follow one another without a gap", () => {
    fc.assert(
      fc.property(fc.array(anyEntry, { minLength: 1 }), fc.constantFrom("most" as const, "fewest" as const), (entries, order) => {
        const reigns = recordTimeline(entries, order);
        expect(reigns.at(-1)?.value).toBe(recordList(entries, { order, lastRank: 1 })[0]?.value);
        for (const [index, reign] of reigns.entries()) expect(reign.until).toBe(reigns[index + 1]?.from ?? null);
      }),
    );
  });
});
