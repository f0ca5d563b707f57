import { describe, expect, it } from "vitest";
import { forgivenMistakes, mistakesToBeginning, nearestWords } from "./search-spelling.ts";

describe("SRCH3 mistakes", () => {
  it.each([
    ["petrovic", "petrovic", 0],
    ["petrvoic", "petrovic", 1],
    ["perovic", "petrovic", 1],
    ["pettrovic", "petrovic", 1],
    ["betrovic", "petrovic", 1],
    ["petrvo", "petrovic", 1],
    ["petr", "petrovic", 0],
    ["abc", "xyz", 3],
    ["abcd", "", 4],
  ])("%s is so many away from the beginning of %s: %i", (typed, word, mistakes) => expect(mistakesToBeginning(typed, word)).toBe(mistakes));

  it("are forgiven by length, and never in figures", () => {
    expect(["ada", "ris1", "2026", "bedem", "gavrano", "petrovic"].map(forgivenMistakes)).toEqual([0, 0, 0, 1, 1, 2]);
  });

  it("lead to the nearest words first", () => {
    expect(nearestWords("gavarn", ["gavrilo", "gavran", "avala", "gavranovic"], 5)).toEqual(["gavran", "gavranovic"]);
    expect(nearestWords("ada", ["adamov", "ana"], 5)).toEqual(["adamov"]);
    expect(nearestWords("qwert", ["gavran"], 5)).toEqual([]);
  });
});
