import { describe, expect, it } from "vitest";
import { fiba } from "./fiba.ts";
import { profileWithEnding, ruleSetOf } from "./rule-profile.ts";

describe("a rule profile", () => {
  it("END1 names a leg of two, with its own playing time or without", () => {
    expect(ruleSetOf("fiba")?.ending).toEqual({ kind: "decided" });
    expect(ruleSetOf("fiba;leg-1")).toEqual({ ...fiba, id: "fiba;leg-1", ending: { kind: "may-end-level" } });
    expect(ruleSetOf("fiba;leg-2:-5")?.ending).toEqual({ kind: "aggregate", homeMarginBefore: -5 });
    expect(ruleSetOf("fiba/2x20+5;leg-2:0")).toMatchObject({
      id: "fiba/2x20+5;leg-2:0",
      format: { regularPeriods: 2, regularMs: 1_200_000 },
      ending: { kind: "aggregate", homeMarginBefore: 0 },
    });
  });

  it.each(["fiba;leg-3", "fiba;leg-2", "fiba;leg-2:x", "fiba;leg-1;leg-1", "fiba;", "fiba/2x20", "toString", ""])(
    "END1 nobody knows %j",
    (profile) => {
      expect(ruleSetOf(profile)).toBeNull();
    },
  );

  it("END1 a profile with an ending is read back as it was written", () => {
    for (const profile of ["fiba", "fiba/2x20+5"]) {
      for (const ending of [{ kind: "decided" }, { kind: "may-end-level" }, { kind: "aggregate", homeMarginBefore: -12 }] as const) {
        expect(ruleSetOf(profileWithEnding(profile, ending))?.ending).toEqual(ending);
        expect(profileWithEnding(profileWithEnding(profile, { kind: "may-end-level" }), ending)).toBe(profileWithEnding(profile, ending));
      }
    }
  });
});
