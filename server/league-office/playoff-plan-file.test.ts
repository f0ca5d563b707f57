import { describe, expect, it } from "vitest";
import { checkPlan } from "#core/league/playoff/check-plan.ts";
import { presetNames, presetPlan } from "#core/league/playoff/preset-plans.ts";
import { readPlan } from "./playoff-plan-file.ts";

const final = {
  slug: "final",
  first: { kind: "seed", seed: 1 },
  second: { kind: "team", team: "avala" },
  format: { kind: "series", bestOf: 5 },
};

function planWith(change: object): unknown {
  return { rounds: [{ slug: "final", stage: "final", duels: [{ ...final, ...change }] }] };
}

describe("a plan file", () => {
  it("BRACKET1 leaves out what is usual", () => {
    const plan = readPlan(planWith({ tipOffs: ["2027-05-01T20:00:00+02:00", null, "2027-05-05"] }));
    expect(plan.rounds[0]?.duels[0]).toEqual({
      slug: "final",
      stage: "final",
      places: null,
      first: { kind: "seed", seed: 1, table: null },
      second: { kind: "team", team: "avala" },
      format: { kind: "series", bestOf: 5, pattern: "HHAAH" },
      carried: { kind: "nothing" },
      tipOffs: [Date.UTC(2027, 4, 1, 18), null, "2027-05-05"],
      ruling: null,
    });
    expect(checkPlan(plan, null)).toEqual([]);
    const short = readPlan(planWith({ format: { kind: "series", bestOf: 7, pattern: "2-3-2" } }));
    expect(short.rounds[0]?.duels[0]?.format.pattern).toBe("HHAAAHH");
  });

  it.each(presetNames)("BRACKET1 %s is read back from its JSON as it was", (name) => {
    expect(readPlan(JSON.parse(JSON.stringify(presetPlan(name))))).toEqual(presetPlan(name));
  });

  it("BRACKET15 a plan may say how often every two teams meet before it", () => {
    const plan = { ...presetPlan("top-4"), meetings: 2 };
    expect(readPlan(JSON.parse(JSON.stringify(plan)))).toEqual(plan);
    expect(() => readPlan({ ...plan, meetings: 0 })).toThrow("meetings: ");
  });

  it.each([
    [{ format: { kind: "series", bestOf: 3, pattern: "home first" } }, 'rounds.0.duels.0.format.pattern: "home first" is no home pattern'],
    [{ tipOffs: ["tomorrow"] }, "rounds.0.duels.0.tipOffs.0: a moment with its offset"],
    [{ tipOffs: ["2027-02-30"] }, "rounds.0.duels.0.tipOffs.0: a moment with its offset"],
    [{ first: { kind: "champion" } }, "rounds.0.duels.0.first.kind: Invalid"],
    [{ legs: 2 }, "rounds.0.duels.0: Unrecognized key"],
  ])("BRACKET1 tells in one line what it cannot read: %j", (change, message) => {
    expect(() => readPlan(planWith(change))).toThrow(message);
    expect(() => readPlan(null)).toThrow("the plan: ");
  });
});
