import { describe, expect, it } from "vitest";
import { checkPlan, checkSeeds } from "./check-plan.ts";
import type { PlannedDuel, PlannedRound, PlayoffPlan, SlotSource } from "./playoff-plan.ts";
import { presetNames, presetPlan } from "./preset-plans.ts";

const plan = presetPlan("top-8");

/** The top eight with something else in a pairing. */
function changed(at: string, change: Partial<PlannedDuel>): PlayoffPlan {
  const [roundSlug, duelSlug] = at.split("/");
  const rounds = plan.rounds.map((round): PlannedRound => ({
    ...round,
    duels: round.duels.map((duel) => (round.slug === roundSlug && duel.slug === duelSlug ? { ...duel, ...change } : duel)),
  }));
  return { ...plan, rounds };
}

function kindsOf(wrong: PlayoffPlan): string[] {
  return [...new Set(checkPlan(wrong, { league: 12 }).map(({ kind }) => kind))];
}

function seed(place: number): SlotSource {
  return { kind: "seed", seed: place, table: null };
}

function winner(round: string, duel: string): SlotSource {
  return { kind: "winner", round, duel };
}

describe("a plan", () => {
  it.each(presetNames)("BRACKET1 %s has no problem", (name) => {
    expect(checkPlan(presetPlan(name), { league: 16 })).toEqual([]);
  });

  it("BRACKET1 tells a slot that nothing feeds", () => {
    expect(checkPlan(changed("semi-finals/1", { first: winner("quarter-finals", "7") }), null)).toEqual([
      { kind: "source-unknown", at: "semi-finals/1", detail: "winner of quarter-finals/7: there is no such pairing" },
    ]);
    expect(kindsOf(changed("semi-finals/1", { first: { kind: "remaining", round: "quarter-finals", place: 5 } }))).toContain(
      "source-unknown",
    );
  });

  it("BRACKET1 tells pairings that wait for each other, or for a later round", () => {
    const wrong = changed("quarter-finals/1", { first: winner("semi-finals", "1") });
    expect(kindsOf(wrong)).toEqual(["source-not-before", "source-twice", "source-cycle"]);
    expect(checkPlan(wrong, null).find(({ kind }) => kind === "source-cycle")?.detail).toBe(
      "waits for itself: quarter-finals/1 → semi-finals/1 → quarter-finals/1",
    );
  });

  it("BRACKET1 tells what feeds two slots", () => {
    expect(kindsOf(changed("quarter-finals/2", { first: seed(1) }))).toEqual(["source-twice"]);
    expect(kindsOf(changed("semi-finals/1", { first: winner("quarter-finals", "2") }))).toEqual(["source-twice"]);
    expect(kindsOf(changed("semi-finals/1", { first: { kind: "remaining", round: "quarter-finals", place: 1 } }))).toEqual([
      "source-twice",
    ]);
  });

  it("BRACKET2 tells a place that the table does not have, and tables that do not fit", () => {
    expect(checkPlan(plan, { league: 6 }).map(({ kind, at, detail }) => [kind, at, detail])).toEqual([
      ["seed-beyond-table", "quarter-finals/1", "seed 8: the table league has 6 teams"],
      ["seed-beyond-table", "quarter-finals/3", "seed 7: the table league has 6 teams"],
    ]);
    expect(kindsOf(changed("quarter-finals/1", { second: { kind: "seed", seed: 1, table: "b" } }))).toEqual(["seed-beyond-table"]);
    expect(kindsOf(changed("quarter-finals/1", { second: seed(0) }))).toEqual(["seed-malformed"]);
    const teams = ["A", "B", "C", "D", "E", "F", "G"];
    expect(checkSeeds(plan, { league: teams }).map(({ kind }) => kind)).toEqual(["seed-beyond-table"]);
    expect(checkSeeds(plan, { league: [...teams, "A"] }).map(({ kind }) => kind)).toEqual(["source-twice"]);
    expect(checkSeeds(plan, { league: [...teams, "H"] })).toEqual([]);
  });

  it.each([
    ["best-of-even", { format: { kind: "series", bestOf: 4, pattern: "HAHA" } }],
    ["pattern-length", { format: { kind: "series", bestOf: 5, pattern: "HAH" } }],
    ["pattern-length", { format: { kind: "aggregate", pattern: "HAH" } }],
    ["pattern-malformed", { format: { kind: "series", bestOf: 3, pattern: "2-1" } }],
    ["carried-decides", { carried: { kind: "fixed", first: 2, second: 0 } }],
    ["pattern-length", { carried: { kind: "fixed", first: 1, second: 0 } }],
    ["bye-against-bye", { first: { kind: "bye" }, second: { kind: "bye" } }],
    ["slug-malformed", { slug: "Final Four" }],
    ["slug-twice", { slug: "2" }],
  ] as const)("BRACKET1 tells %s", (kind, change) => {
    expect(kindsOf(changed("quarter-finals/1", change))).toContain(kind);
  });

  it("BRACKET7 tells a place that is given twice", () => {
    const [first] = plan.places;
    if (!first) throw new Error("no places");
    expect(kindsOf({ ...plan, places: [...plan.places, first] })).toEqual(["place-twice", "source-twice"]);
    expect(kindsOf({ ...plan, places: [{ ...first, from: [] }] })).toEqual(["nothing-to-play"]);
    expect(kindsOf({ ...plan, rounds: [] })).toContain("nothing-to-play");
    expect(kindsOf({ ...plan, forfeits: { losesSeriesUpToBestOf: 3, outAfter: 0 } })).toEqual(["forfeit-rule-malformed"]);
  });

  it.each([0, 1.5, Number.NaN])("BRACKET15 tells that teams cannot meet %s times", (meetings) => {
    expect(kindsOf({ ...plan, meetings })).toEqual(["meetings-malformed"]);
    expect(kindsOf({ ...plan, meetings: 2 })).toEqual([]);
  });
});
