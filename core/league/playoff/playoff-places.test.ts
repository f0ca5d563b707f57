import { describe, expect, it } from "vitest";
import { playoffPlaces } from "./playoff-places.ts";
import { presetPlan } from "./preset-plans.ts";

describe("the places of the table that play on", () => {
  it.each([
    ["top-4", 4],
    ["top-8", 8],
    ["play-in-and-final-four", 10],
    ["two-leg-cup", 16],
  ] as const)("are those that %s has a slot for", (preset, places) => {
    expect(playoffPlaces(presetPlan(preset))).toBe(places);
  });

  it("are none without a round", () => {
    expect(playoffPlaces({ rounds: [] })).toBe(0);
  });
});
