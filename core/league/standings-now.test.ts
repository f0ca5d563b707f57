import { describe, expect, it } from "vitest";
import { classify } from "./classify.ts";
import type { LeagueResult } from "./league-result.ts";
import { rankingPolicies, rankingPolicyOf } from "./ranking-policies.ts";
import { standingsNow } from "./standings-now.ts";

const [fiba] = rankingPolicies;
if (!fiba) throw new Error("no policy");
const policy = fiba;
const teams = ["A", "B", "C", "D"].map((team) => ({ team }));

/** `"A 80-70 B"`, and its round. */
function game(text: string, round: number, more: Partial<LeagueResult<string>> = {}): LeagueResult<string> {
  const [home = "", score = "", away = ""] = text.split(" ");
  const [homePoints = 0, awayPoints = 0] = score.split("-").map(Number);
  return { home, away, homePoints, awayPoints, regulation: null, kind: "played", atFault: null, round, playedAt: round, ...more };
}

const played = [game("A 80-70 B", 1), game("C 90-69 D", 1), game("D 60-75 A", 2)];

function now(underWay: readonly LeagueResult<string>[]) {
  return standingsNow({ teams, results: played, policy, decisions: [] }, underWay);
}

describe("the table while games are being played", () => {
  it("RANK24 is the one that the same scores would make, had the games ended", () => {
    for (const by of rankingPolicies) {
      const underWay = [game("B 40-41 C", 2), game("A 10-12 D", 3)];
      const { table } = standingsNow({ teams, results: played, policy: by, decisions: [] }, underWay);
      expect([by.id, table.rows]).toEqual([by.id, classify({ teams, results: [...played, ...underWay], policy: by }).rows]);
    }
  });

  it("RANK30 says of each team how many places it has gained against the official one, which stays as it is", () => {
    const { table, official, moved } = now([game("B 41-40 C", 2)]);
    expect(official.rows).toEqual(classify({ teams, results: played, policy }).rows);
    expect(official.rows.map(({ team }) => team)).toEqual(["A", "C", "D", "B"]);
    expect(table.rows.map(({ team }) => team)).toEqual(["A", "B", "C", "D"]);
    expect(Object.fromEntries(moved)).toEqual({ A: 0, B: 2, C: -1, D: -1 });
  });

  it("RANK24 a level game has no winner and counts for nobody yet, one of no points as well", () => {
    for (const score of ["0-0", "55-55"]) {
      const { table, official, moved } = now([game(`B ${score} C`, 2)]);
      expect(table.rows).toEqual(official.rows);
      expect([...moved.values()]).toEqual([0, 0, 0, 0]);
    }
  });

  it("RANK24 RANK5 in extra time the points of the policy count: those after regulation, where it leaves extra time out", () => {
    const euroleague = rankingPolicyOf("euroleague");
    if (!euroleague) throw new Error("no policy");
    const extra = game("B 95-91 C", 2, { regulation: { home: 85, away: 85 } });
    const { table } = standingsNow({ teams, results: [], policy: euroleague, decisions: [] }, [extra]);
    expect(table.rows.find(({ team }) => team === "B")).toMatchObject({ wins: 1, pointsFor: 85, pointsAgainst: 85 });
  });
});
