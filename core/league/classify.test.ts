import { describe, expect, it } from "vitest";
import { classify, type TableInput } from "./classify.ts";
import type { LeagueDecision } from "./league-decision.ts";
import type { LeagueResult } from "./league-result.ts";
import { rankingPolicyOf } from "./ranking-policies.ts";
import type { RankingPolicy } from "./ranking-policy.ts";

function policyOf(id: string): RankingPolicy {
  const policy = rankingPolicyOf(id);
  if (!policy) throw new Error(id);
  return policy;
}

/** `"A 100-55 B"`; what follows is another way to end, such as `forfeit home` or `85-85` after regulation. */
function game(text: string): LeagueResult<string> {
  const [home = "", score = "", away = "", kind = "played", atFault = null] = text.split(" ");
  const [homePoints = 0, awayPoints = 0] = score.split("-").map(Number);
  const [afterHome = 0, afterAway = 0] = kind.split("-").map(Number);
  const overtime = /^\d/.test(kind);
  return {
    home,
    away,
    homePoints,
    awayPoints,
    regulation: overtime ? { home: afterHome, away: afterAway } : null,
    kind: (overtime ? "played" : kind) as LeagueResult<string>["kind"],
    atFault: atFault as LeagueResult<string>["atFault"],
    round: null,
    playedAt: null,
  };
}

function table(policy: string | RankingPolicy, games: readonly string[], more: Partial<TableInput<string>> = {}) {
  const results = games.map(game);
  const names = [...new Set(results.flatMap(({ home, away }) => [home, away]))];
  return classify({
    teams: names.map((team) => ({ team })),
    results,
    policy: typeof policy === "string" ? policyOf(policy) : policy,
    ...more,
  });
}

function order(...input: Parameters<typeof table>): string {
  return table(...input)
    .rows.map(({ team }) => team)
    .join("");
}

/** Each team with the steps that parted it: `C head-to-head-difference 8`. */
function reasons(...input: Parameters<typeof table>): string[] {
  return table(...input).rows.map(({ team, rank, decidedBy }) =>
    [rank, team, ...decidedBy.map(({ criterion, value }) => `${criterion} ${value}`)].join(" "),
  );
}

/** FIBA Official Basketball Rules, Appendix D.2. */
const exampleOne = ["A 100-55 B", "A 90-85 C", "A 75-80 D", "B 100-95 C", "B 80-75 D", "C 60-55 D"];
const exampleTwo = ["A 100-55 B", "A 90-85 C", "A 120-75 D", "B 100-85 C", "B 75-80 D", "C 65-55 D"];
/** Here the restart changes the result: without it D would come last on points in the three's games, 161 to B's 165. */
const restartMatters = ["A 82-71 B", "A 75-73 C", "A 82-73 D", "B 90-88 C", "B 75-81 D", "C 90-80 D"];

describe("classification", () => {
  it("RANK1 two points for a win and one for a loss; wins; or the share of games won, whoever has played more", () => {
    const games = ["A 80-70 B", "A 80-70 C", "B 80-70 C", "B 80-70 A", "B 90-80 D"];
    expect(table("fiba", games).rows.map(({ team, classificationPoints }) => [team, classificationPoints])).toEqual([
      ["B", 7],
      ["A", 5],
      ["C", 2],
      ["D", 1],
    ]);
    expect(table("euroleague", games).rows.map(({ team, classificationPoints }) => [team, classificationPoints])).toEqual([
      ["B", 3],
      ["A", 2],
      ["D", 0],
      ["C", 0],
    ]);
    // 1 of 1 is more than 3 of 4; E and B have won none, and E has lost by less.
    expect(order("bbl", ["A 80-70 B", "A 80-70 C", "A 80-70 B", "C 80-70 A", "D 80-70 E"])).toBe("DACEB");
  });

  it("RANK2 FIBA's own examples, and the four-way tie that parts into two and two", () => {
    expect(reasons("fiba", exampleOne)).toEqual([
      "1 A head-to-head-points 2",
      "2 B head-to-head-points 1",
      "3 C head-to-head-points 2",
      "4 D head-to-head-points 1",
    ]);
    expect(reasons("fiba", exampleTwo)).toEqual([
      "1 A",
      "2 B head-to-head-difference 10",
      "3 C head-to-head-difference -5 head-to-head-points 2",
      "4 D head-to-head-difference -5 head-to-head-points 1",
    ]);
    // Each two have won one of their two games: A +2 over B, +4 over C, −2 to D; B +5 over C, +1 over D; C +5 over D.
    const twoAndTwo =
      "A 83-80 B, B 81-80 A, C 86-80 D, D 81-80 C, A 85-80 C, C 81-80 A, A 81-80 D, D 83-80 A, B 86-80 C, C 81-80 B, B 82-80 D, D 81-80 B".split(
        ", ",
      );
    expect(table("fiba", twoAndTwo).rows.map(({ wins, losses }) => [wins, losses])).toEqual([
      [3, 3],
      [3, 3],
      [3, 3],
      [3, 3],
    ]);
    expect(reasons("fiba", twoAndTwo)).toEqual([
      "1 A head-to-head-difference 4 head-to-head-difference 2",
      "2 B head-to-head-difference 4 head-to-head-difference -2",
      "3 C head-to-head-difference -4 head-to-head-difference 5",
      "4 D head-to-head-difference -4 head-to-head-difference -5",
    ]);
  });

  it("RANK4 whenever a step parts somebody, those still level begin again among themselves, unless the policy says otherwise", () => {
    expect(reasons("fiba", restartMatters)).toEqual([
      "1 A",
      "2 C head-to-head-difference 8",
      "3 D head-to-head-difference -4 head-to-head-points 2",
      "4 B head-to-head-difference -4 head-to-head-points 1",
    ]);
    expect(order({ ...policyOf("fiba"), restart: "continue" }, restartMatters)).toBe("ACBD");
  });

  it("RANK3 RANK29 games between teams count when all of them are played, where the policy says so", () => {
    const underway = ["A 80-70 B", "C 90-60 A", "B 90-60 D", "B 80-79 C", "A 80-79 D"];
    // A and B are 2–1, and A has won the one game between them that was played.
    expect(order("fiba", underway).slice(0, 2)).toBe("AB");
    expect(reasons("euroleague", underway).slice(0, 2)).toEqual(["1 B difference 21", "2 A difference -19"]);
    expect(reasons("euroleague", underway, { meetings: 1 }).slice(0, 2)).toEqual(["1 A head-to-head-wins 1", "2 B head-to-head-wins 0"]);
    // A complete single round robin says itself that two teams meet once, as in the ACB's final phase of 2020 …
    const single = ["A 80-79 B", "B 90-60 C", "C 80-70 D", "D 81-80 A", "A 80-79 C", "B 90-80 D"];
    expect(reasons("acb", single).slice(0, 2)).toEqual(["1 A head-to-head-wins 1", "2 B head-to-head-wins 0"]);
    expect(reasons("acb", single, { meetings: 2 }).slice(0, 2)).toEqual(["1 B difference 39", "2 A difference 1"]);
    // … but the EuroLeague's rule says twice, also when half of its season is over, and a third meeting changes nothing.
    expect(reasons("euroleague", single).slice(0, 2)).toEqual(["1 B difference 39", "2 A difference 1"]);
    const thirdMeeting = ["A 90-80 B", "B 85-80 A", "A 71-70 C", "B 99-50 D", "C 80-70 D", "C 80-70 D", "C 80-70 D"];
    expect(reasons("euroleague", thirdMeeting).slice(1, 3)).toEqual(["2 A head-to-head-difference 5", "3 B head-to-head-difference -5"]);
  });

  it("RANK4 real groups: a tie of four parts into two and two, three in a circle by difference or by goal average", () => {
    // Olympic Games 2016, men, group B, as published.
    const rio =
      "CRO 72-70 ESP, ARG 90-82 CRO, ARG 73-81 LTU, ESP 109-59 LTU, CRO 90-81 LTU, ESP 92-73 ARG, LTU 82-76 BRA, ARG 94-66 NGR, BRA 66-65 ESP, LTU 89-80 NGR, ESP 96-87 NGR, CRO 80-76 BRA, BRA 107-111 ARG, NGR 90-76 CRO, BRA 86-69 NGR".split(
        ", ",
      );
    expect(reasons("fiba", rio)).toEqual([
      "1 CRO head-to-head-points 5 head-to-head-points 2",
      "2 ESP head-to-head-points 5 head-to-head-points 1",
      "3 LTU head-to-head-points 4 head-to-head-points 2",
      "4 ARG head-to-head-points 4 head-to-head-points 1",
      "5 BRA",
      "6 NGR",
    ]);
    // The games between second, third and fourth of EuroBasket 2022, group C, and of the Olympic Games 2004, men, group B.
    expect(reasons("fiba", ["UKR 84-73 ITA", "ITA 81-76 CRO", "UKR 85-90 CRO"])).toEqual([
      "1 UKR head-to-head-difference 6",
      "2 CRO head-to-head-difference 0",
      "3 ITA head-to-head-difference -6",
    ]);
    expect(reasons("fiba-before-2010", ["PUR 92-73 USA", "USA 77-71 GRE", "GRE 78-58 PUR"])).toEqual([
      "1 GRE head-to-head-goal-average 1.103703703703",
      "2 PUR head-to-head-goal-average 0.993377483443",
      "3 USA head-to-head-goal-average 0.920245398773",
    ]);
  });

  it("RANK5 who wins in extra time has won; its points count where the policy counts them", () => {
    // Barcelona and Madrid, EuroLeague 2022-23: 75–73, and 91–86 after 73–73.
    const clasicos = ["BAR 75-73 MAD", "MAD 91-86 BAR 73-73"];
    expect(reasons("euroleague", clasicos)).toEqual(["1 BAR head-to-head-difference 2", "2 MAD head-to-head-difference -2"]);
    expect(reasons("acb", clasicos)).toEqual(["1 MAD head-to-head-difference 3", "2 BAR head-to-head-difference -3"]);
    expect(table("euroleague", clasicos).rows[0]).toMatchObject({ wins: 1, losses: 1, pointsFor: 148, pointsAgainst: 146 });
  });

  it("RANK6 a forfeit is 20:0 and no point, a default one point, a game both forfeit a loss for both", () => {
    const games = ["A 55-90 B forfeit away", "B 40-50 C default home", "C 0-0 A double-forfeit both", "D 70-80 B administrative away"];
    expect(
      table("fiba", games).rows.map(({ team, wins, losses, pointsFor, pointsAgainst, classificationPoints }) =>
        [team, wins, losses, pointsFor, pointsAgainst, classificationPoints].join(" "),
      ),
    ).toEqual(["A 1 1 20 0 2", "C 1 1 50 40 2", "D 1 0 70 80 2", "B 0 3 120 140 2"]);
  });

  it("RANK7 annulled games count for nobody, and neither does a team whose games were annulled", () => {
    const games = ["A 80-70 B", "B 80-79 C", "C 99-50 A annulled", "C 90-60 X", "X 80-70 A"];
    const expelled: LeagueDecision<string> = { kind: "withdrawal", team: "X", games: "annul" };
    const { rows, annulled } = table("fiba", games, { decisions: [expelled] });
    expect(rows).toEqual(table("fiba", ["A 80-70 B", "B 80-79 C"]).rows);
    expect(annulled).toEqual(["X"]);
  });

  it("RANK8 a team that leaves with the rest forfeited keeps its results and loses what it did not play", () => {
    const decisions: LeagueDecision<string>[] = [
      { kind: "withdrawal", team: "X", games: "forfeit-rest" },
      { kind: "withdrawal", team: "Y", games: "forfeit-rest" },
    ];
    const unplayed = [
      { home: "A", away: "X", round: 2, playedAt: null },
      { home: "X", away: "Y", round: 3, playedAt: null },
      { home: "A", away: "B", round: 3, playedAt: null },
    ];
    const { rows } = table("fiba", ["X 90-60 A", "Y 80-70 B"], { decisions, unplayed });
    expect(
      rows.map(({ team, wins, losses, pointsFor, classificationPoints }) => [team, wins, losses, pointsFor, classificationPoints]),
    ).toEqual([
      ["A", 1, 1, 80, 3],
      ["X", 1, 2, 90, 2],
      ["Y", 1, 1, 80, 2],
      ["B", 0, 1, 70, 1],
    ]);
  });

  it("RANK9 a deduction comes off the points, or off the wins where these rank; the record of games stays", () => {
    const decisions: LeagueDecision<string>[] = [{ kind: "deduction", team: "A", points: 2 }];
    const games = ["A 80-70 B", "A 80-70 C", "B 80-70 C"];
    expect(table("fiba", games, { decisions }).rows).toMatchObject([
      { team: "B", classificationPoints: 3 },
      { team: "A", classificationPoints: 2, deducted: 2, wins: 2, losses: 0, decidedBy: [{ criterion: "head-to-head-points" }] },
      { team: "C", classificationPoints: 2 },
    ]);
    expect(order("euroleague", games, { decisions })).toBe("BAC");
    expect(order("bbl", games, { decisions })).toBe("BAC");
  });

  it("RANK10 who nothing separates shares a rank, by name, and the next is left out; a draw parts them", () => {
    const games = ["A 80-70 C", "B 80-70 D"];
    expect(reasons("fiba", games)).toEqual(["1 A", "1 B", "3 C", "3 D"]);
    const decisions: LeagueDecision<string>[] = [
      { kind: "draw", order: ["D", "C"] },
      { kind: "draw", order: ["B", "C", "A"] },
    ];
    expect(reasons("fiba", games, { decisions })).toEqual(["1 B draw 1", "2 A draw 2", "3 D draw 1", "4 C draw 2"]);
    expect(reasons("fiba", [], { teams: [{ team: "2", sortName: "Zenit" }, { team: "1" }] })).toEqual(["1 1", "1 2"]);
  });

  it("RANK17 a level first leg is played, neither won nor lost", () => {
    expect(table("fiba", ["A 70-70 B"]).rows[0]).toMatchObject({
      played: 1,
      wins: 0,
      losses: 0,
      level: 1,
      pointsFor: 70,
      classificationPoints: 0,
    });
  });

  it("RANK18 FIBA until 2010: goal average by division, and points scored where only three teams take part", () => {
    const circle = ["A 82-80 B", "B 60-57 C", "C 95-70 A"];
    expect(reasons("fiba-before-2010", circle)).toEqual([
      "1 C head-to-head-goal-average 1.16923076923",
      "2 B head-to-head-goal-average 1.007194244604",
      "3 A head-to-head-goal-average 0.868571428571",
    ]);
    // A +12 on 232:220 is more by difference, B +11 on 111:100 by division; C and D lose one each.
    const apart = ["A 116-110 C", "D 110-116 A", "B 56-50 C", "D 50-55 B"];
    expect(order("fiba", apart).slice(0, 2)).toBe("AB");
    expect(order("fiba-before-2010", apart).slice(0, 2)).toBe("BA");
    // Each has as many points for as against; in a competition of three their number decides.
    expect(reasons("fiba-before-2010", ["A 82-80 B", "B 92-90 C", "C 90-88 A"])).toEqual([
      "1 C points-for 180",
      "2 B points-for 172",
      "3 A points-for 170",
    ]);
  });

  it("RANK19 ACB: who lost a game by a decision stands last of those level with him", () => {
    const games = ["A 20-0 B forfeit away", "B 90-60 C", "C 90-80 A", "B 99-60 A", "C 70-60 B", "A 80-70 C"];
    expect(reasons("acb", games)[2]).toBe("3 B no-lost-award 0");
    expect(order("euroleague", games)[0]).toBe("B");
  });

  it("RANK16 NBA: two teams and more have lists of their own; without divisions and conferences those keys are passed over", () => {
    const games = ["A 80-70 B", "B 80-70 C", "C 90-70 A"];
    expect(reasons("nba", games)).toEqual(["1 C difference 10", "2 B difference 0", "3 A difference -10"]);
    const teams = [
      { team: "A", division: "Atlantic", conference: "East" },
      { team: "B", division: "Pacific", conference: "West" },
      { team: "C", division: "Atlantic", conference: "East" },
    ];
    // C wins the Atlantic against A, B the Pacific: both before A; then B beat C.
    expect(reasons("nba", games, { teams })).toEqual([
      "1 B division-winner 1 head-to-head-win-percentage 1",
      "2 C division-winner 1 head-to-head-win-percentage 0",
      "3 A division-winner 0",
    ]);
  });
});

it("RANK10 teams nothing separates stand in the order of their names, those with marks among the others", () => {
  const teams = ["Željezničar", "Radnički", "Ćuprija", "Zemun"].map((name) => ({ team: name, sortName: name }));
  const { rows } = classify({ teams, results: [], policy: rankingPolicyOf("fiba")! });
  expect(rows.map(({ team }) => team)).toEqual(["Ćuprija", "Radnički", "Željezničar", "Zemun"]);
});
