import { describe, expect, it } from "vitest";
import { criteria } from "./ranking-policy.ts";
import { standingsReason } from "./standings-reason.ts";

const step = { among: ["A", "B"], value: 2, wins: 2, losses: 0 };

describe("why a tie broke, as a message", () => {
  it("RANK2 games between two, and among more", () => {
    expect(standingsReason({ ...step, criterion: "head-to-head-points" })).toEqual({
      key: "pair.headToHead",
      count: 2,
      figure: { kind: "record", wins: 2, losses: 0 },
      points: 2,
    });
    const three = { criterion: "head-to-head-points", among: ["A", "B", "C"], value: 5, wins: 2, losses: 1 } as const;
    expect(standingsReason(three)).toMatchObject({ key: "group.headToHeadPoints", points: 5 });
    expect(standingsReason({ criterion: "head-to-head-difference", among: ["A", "B", "C"], value: 8, wins: null, losses: null })).toEqual({
      key: "group.difference",
      count: 3,
      figure: { kind: "signed", value: 8 },
      points: 0,
    });
  });

  it("RANK2 every criterion has words of its own, and a draw", () => {
    const keys = [...criteria, "draw" as const].map((criterion) => standingsReason({ ...step, criterion }).key);
    // The record between them is told the same way, whether points, wins or shares were compared.
    expect(new Set(keys).size).toBe(criteria.length - 1);
    expect(standingsReason({ ...step, criterion: "no-lost-award", value: 0 }).key).toBe("lostAward");
    expect(standingsReason({ ...step, criterion: "division-winner", value: 0 }).key).toBe("notDivisionWinner");
  });
});
