import { describe, expect, it } from "vitest";
import { fiba } from "./fiba.ts";
import { fibaProfileOn, profileWithEnding, ruleSetOf } from "./rule-profile.ts";

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

  it("SET12 FIBA's rules of a day are the edition that is in force on it, and stand beside the one before", () => {
    expect(["2024-10-01", "2026-09-30", "2026-10-01", "2030-01-01"].map(fibaProfileOn)).toEqual(["fiba", "fiba", "fiba-2026", "fiba-2026"]);
    const { graveFouls: _fouls, gameDisqualification: _two, ...rest } = ruleSetOf("fiba-2026")!;
    expect(rest).toEqual({ ...ruleSetOf("fiba"), id: "fiba-2026", graveFouls: undefined, gameDisqualification: undefined });
    expect(ruleSetOf("fiba-2026/2x20+5;leg-1")).toMatchObject({ format: { regularPeriods: 2 }, ending: { kind: "may-end-level" } });
  });

  it("END1 a profile with an ending is read back as it was written", () => {
    for (const profile of ["fiba", "fiba/2x20+5"]) {
      for (const ending of [{ kind: "decided" }, { kind: "may-end-level" }, { kind: "aggregate", homeMarginBefore: -12 }] as const) {
        expect(ruleSetOf(profileWithEnding(profile, ending))?.ending).toEqual(ending);
        expect(profileWithEnding(profileWithEnding(profile, { kind: "may-end-level" }), ending)).toBe(profileWithEnding(profile, ending));
      }
    }
  });
});
