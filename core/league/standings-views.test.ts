import { describe, expect, it } from "vitest";
import { classify, type Classification } from "./classify.ts";
import { crossTable } from "./cross-table.ts";
import type { LeagueResult } from "./league-result.ts";
import { leadsAtBreaks, type RegularPeriods } from "./leads-at-breaks.ts";
import { rankingPolicies } from "./ranking-policies.ts";
import { rankSamePlaces } from "./same-places.ts";
import { standingsAsOf, type DatedDecision } from "./standings-as-of.ts";
import { teamForm } from "./team-form.ts";
import { teamMargins } from "./team-margins.ts";

const [fiba] = rankingPolicies;
if (!fiba) throw new Error("no policy");
const policy = fiba;
const day = 86_400_000;

/** `"A 80-70 B"`, the round and the day it was played. */
function game(text: string, round: number, playedOn = round, more: Partial<LeagueResult<string>> = {}): LeagueResult<string> {
  const [home = "", score = "", away = ""] = text.split(" ");
  const [homePoints = 0, awayPoints = 0] = score.split("-").map(Number);
  return { home, away, homePoints, awayPoints, regulation: null, kind: "played", atFault: null, round, playedAt: playedOn * day, ...more };
}

function tableOf(results: readonly LeagueResult<string>[]): Classification<string> {
  const names = [...new Set(results.flatMap(({ home, away }) => [home, away]))];
  return classify({ teams: names.map((team) => ({ team })), results, policy });
}

const season = [
  game("A 80-70 B", 1),
  game("C 90-69 A", 2, 9),
  game("B 75-73 C", 3),
  game("A 95-90 C", 4, 4, { regulation: { home: 85, away: 85 } }),
  game("B 0-20 A", 5, 5, { kind: "forfeit", atFault: "home" }),
];

describe("standings at another time", () => {
  const teams = ["A", "B", "C"].map((team) => ({ team }));
  const left: DatedDecision<string> = {
    decision: { kind: "withdrawal", team: "C", games: "annul" },
    decidedAt: 6 * day,
    revokedAt: 10 * day,
  };
  const order = (asOf: Parameters<typeof standingsAsOf>[1], decisions = [left]) =>
    standingsAsOf({ teams, results: season, policy, decisions }, asOf).rows.map(({ team, wins, losses }) => `${team} ${wins}-${losses}`);

  it("RANK12 after a round: its games and those before, whenever they were played", () => {
    expect(order({ round: 2 })).toEqual(["A 1-1", "C 1-0", "B 0-1"]);
    expect(order({ round: 3 })).toEqual(["C 1-1", "B 1-1", "A 1-1"]);
    expect(order(null)).toEqual(["A 3-1", "C 1-2", "B 1-2"]);
  });

  it("RANK12 at a moment: what had been played, under the decisions of that day", () => {
    expect(order({ moment: 3 * day })).toEqual(["B 1-1", "A 1-0", "C 0-1"]);
    expect(order({ moment: 6 * day })).toEqual(["A 2-0", "B 0-2"]);
    expect(order({ moment: 10 * day })).toEqual(["A 3-1", "C 1-2", "B 1-2"]);
    expect(order(null, [{ ...left, revokedAt: null }])).toEqual(["A 2-0", "B 0-2"]);
  });
});

describe("views of a table", () => {
  const { results } = tableOf(season);

  it("RANK13 at home and away, the last five, and games in a row, in the order they were played", () => {
    // A won on days 1, 4 and 5 and lost on day 9.
    expect(teamForm(results.get("A") ?? [])).toEqual({
      home: { wins: 2, losses: 0 },
      away: { wins: 1, losses: 1 },
      form: ["won", "won", "won", "lost"],
      streak: -1,
    });
    expect(teamForm(results.get("B") ?? [])).toMatchObject({ form: ["lost", "won", "lost"], streak: -1 });
    const six = [80, 60, 80, 60, 60, 80].map((own, index) => game(`A ${own}-70 B`, index + 1));
    expect(teamForm(tableOf(six).results.get("A") ?? []).form).toEqual(["lost", "won", "lost", "lost", "won"]);
    const level = tableOf([game("A 80-70 B", 1), game("A 70-70 B", 2), game("A 81-80 B", 3)]);
    expect(teamForm(level.results.get("A") ?? [])).toMatchObject({ form: ["won", "won"], streak: 2 });
    expect(teamForm([])).toEqual({ home: { wins: 0, losses: 0 }, away: { wins: 0, losses: 0 }, form: [], streak: 0 });
  });

  it("RANK14 hosts down and guests across, blank where they have not met there", () => {
    const table = crossTable(results);
    expect(table.get("A")?.get("B")).toMatchObject([{ homePoints: 80, awayPoints: 70, homeWon: true }]);
    expect(table.get("B")?.get("A")).toMatchObject([{ homePoints: 0, awayPoints: 20, homeWon: false }]);
    expect(table.get("C")?.get("B")).toEqual([]);
    expect(table.get("A")?.has("A")).toBe(false);
    const twice = crossTable(tableOf([game("A 81-80 B", 9), game("A 60-70 B", 2)]).results);
    expect(
      twice
        .get("A")
        ?.get("B")
        ?.map(({ homePoints, round }) => [homePoints, round]),
    ).toEqual([
      [60, 2],
      [81, 9],
    ]);
  });

  it("RANK15 by how much a team wins and loses; a forfeit was not played", () => {
    expect(teamMargins(results.get("A") ?? [])).toEqual({
      // By 5 after extra time, by 10; lost by 21.
      bands: [
        { wins: 0, losses: 0 },
        { wins: 1, losses: 0 },
        { wins: 1, losses: 0 },
        { wins: 0, losses: 1 },
      ],
      close: { wins: 1, losses: 0 },
      overtime: { wins: 1, losses: 0 },
      averageMargin: -2,
      biggestWin: { opponent: "B", pointsFor: 80, pointsAgainst: 70 },
      biggestLoss: { opponent: "C", pointsFor: 69, pointsAgainst: 90 },
    });
    expect(teamMargins([])).toMatchObject({ averageMargin: 0, biggestWin: null, biggestLoss: null });
  });

  it("RANK28 how games ended by how they stood at their breaks; of a forfeit, and where nobody wrote it down, nothing", () => {
    const known: Record<number, RegularPeriods> = {
      // A 80-70 B: behind, level, ahead. C 90-69 A: level, then ahead throughout. A 95-90 C: ahead, behind, level.
      1: [
        [15, 20],
        [25, 20],
        [20, 15],
        [20, 15],
      ],
      2: [
        [20, 20],
        [25, 15],
        [20, 19],
        [25, 15],
      ],
      4: [
        [22, 20],
        [20, 25],
        [24, 21],
        [19, 19],
      ],
      5: [
        [15, 20],
        [25, 20],
        [20, 15],
        [20, 15],
      ],
    };
    const leads = (team: string) => leadsAtBreaks(results.get(team) ?? [], ({ result }) => known[result.round ?? 0] ?? null);
    const none = { wins: 0, losses: 0 };
    const [won, lost] = [
      { wins: 1, losses: 0 },
      { wins: 0, losses: 1 },
    ];
    expect(leads("A")).toEqual({
      firstQuarter: { ahead: won, level: lost, behind: won },
      halfTime: { ahead: none, level: won, behind: { wins: 1, losses: 1 } },
      thirdQuarter: { ahead: won, level: won, behind: lost },
    });
    expect(leads("B")).toMatchObject({ firstQuarter: { ahead: lost, level: none, behind: none }, thirdQuarter: { behind: lost } });
    const halves = leadsAtBreaks(results.get("A") ?? [], ({ result }) =>
      result.round === 1
        ? [
            [40, 30],
            [40, 40],
          ]
        : null,
    );
    expect(halves).toMatchObject({ firstQuarter: { ahead: none }, halfTime: { ahead: won }, thirdQuarter: { ahead: none } });
  });

  it("RANK20 the same place of several groups: games against the last of a larger group are left out", () => {
    const small = tableOf([game("A 80-70 B", 1), game("A 80-70 C", 2), game("B 80-75 C", 3)]);
    const large = tableOf(
      ["D 80-70 E", "D 80-70 F", "D 80-70 G", "E 80-79 F", "E 99-60 G", "F 90-80 G"].map((text, index) => game(text, index)),
    );
    // B +−5 in two games; E 80-79 and 70-80 without its 39 against G: −9.
    expect(rankSamePlaces([small, large], 2, policy).map(({ team, rank, played }) => [rank, team, played])).toEqual([
      [1, "B", 2],
      [2, "E", 2],
    ]);
    expect(rankSamePlaces([small, small], 2, policy).map(({ rank }) => rank)).toEqual([1, 1]);
  });
});
