import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rankingPolicyOf } from "../ranking-policies.ts";
import { tableProspects } from "./table-prospects.ts";

const fiba = rankingPolicyOf("fiba");
if (!fiba) throw new Error("there is a FIBA policy");

type Row = Parameters<typeof tableProspects<string>>[0][number];

/** In the order given, without ties. */
function table(...records: readonly (readonly [team: string, wins: number, losses: number])[]): Row[] {
  return records.map(([team, wins, losses], index) => ({ team, rank: index + 1, wins, losses, classificationPoints: 2 * wins + losses }));
}

function game(home: string, away: string) {
  return { home, away };
}

function decided(prospects: ReadonlyMap<string, string>): Record<string, string> {
  return Object.fromEntries(prospects);
}

describe("who is sure of a place", () => {
  it("BRACKET12 a team is sure when too few can come level with it, and out when enough stay above", () => {
    const rows = table(["A", 5, 0], ["B", 3, 2], ["C", 2, 3], ["D", 0, 5]);
    expect(decided(tableProspects(rows, [game("A", "D"), game("B", "C")], fiba, 2))).toEqual({ A: "in", B: "open", C: "open", D: "out" });
  });

  it("BRACKET12 a tie makes nobody sure and puts nobody out", () => {
    const rows = table(["A", 3, 1], ["B", 2, 2], ["C", 1, 3]);
    expect(decided(tableProspects(rows, [game("A", "B")], fiba, 1))).toMatchObject({ A: "open", B: "open", C: "out" });
  });

  it("BRACKET12 two that meet cannot both win", () => {
    const rows = table(["A", 6, 1], ["B", 5, 1], ["C", 5, 1], ["D", 0, 7]);
    const byWins = { ...fiba, primary: ["wins"] as const };
    expect(tableProspects(rows, [game("B", "C")], byWins, 2).get("A")).toBe("in");
    expect(tableProspects(rows, [game("B", "D"), game("C", "D")], byWins, 2).get("A")).toBe("open");
  });

  it("BRACKET12 after the last game the table says it, and a shared last place is still to be drawn", () => {
    const rows = table(["A", 3, 0], ["B", 2, 1], ["C", 1, 2], ["D", 0, 3]);
    expect(decided(tableProspects(rows, [], fiba, 2))).toEqual({ A: "in", B: "in", C: "out", D: "out" });
    const shared = rows.map((row) => (row.team === "C" ? { ...row, rank: 2 } : row));
    expect(decided(tableProspects(shared, [], fiba, 2))).toEqual({ A: "in", B: "open", C: "open", D: "out" });
  });

  it("BRACKET12 by shares of games won, a team with more games to come may still pass", () => {
    const rows = table(["A", 6, 2], ["B", 3, 1], ["C", 0, 8]);
    const policy = { ...fiba, primary: ["win-percentage"] as const };
    expect(tableProspects(rows, [game("B", "C")], policy, 1).get("A")).toBe("open");
    expect(tableProspects(rows, [game("B", "C")], policy, 2).get("A")).toBe("in");
  });

  it("BRACKET12 with many games to come nobody is called sure whom trying all of them would not", () => {
    const teams = ["A", "B", "C", "D", "E"];
    const pairs = teams.flatMap((home, index) => teams.slice(index + 1).map((away) => game(home, away)));
    const wins = fc.array(fc.nat({ max: 12 }), { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(wins, fc.integer({ min: 1, max: 4 }), fc.subarray(pairs, { minLength: 1 }), (won, places, games) => {
        const order = won.toSorted((one, other) => other - one);
        const rows = table(...teams.map((team, index) => [team, order[index] ?? 0, 12 - (order[index] ?? 0)] as const));
        const exact = tableProspects(rows, games, fiba, places);
        // They make it too many to try, and can only lift E.
        const ofE = Array.from({ length: 13 }, () => game("E", "elsewhere"));
        const coarse = tableProspects(rows, [...games, ...ofE], fiba, places);
        for (const team of ["A", "B", "C", "D"]) if (coarse.get(team) === "in") expect(exact.get(team)).toBe("in");
      }),
    );
  });
});
