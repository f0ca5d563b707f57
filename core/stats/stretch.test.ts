import { describe, expect, it } from "vitest";
import { periodAt, type PeriodFormat } from "../game/period.ts";
import { fiba } from "../rules/fiba.ts";
import { stretchesOf } from "./stretch.ts";

function names(begun: number, format: PeriodFormat = fiba.format): string[] {
  const periods = Array.from({ length: begun }, (_, index) => periodAt(index, format));
  return stretchesOf(periods, format).map(({ name }) => name);
}

describe("the parts of a game", () => {
  it("BOX13 are its halves, its periods and its overtimes, as far as they have begun", () => {
    expect(names(1)).toEqual([]);
    expect(names(2)).toEqual(["h1", "1", "2"]);
    expect(names(3)).toEqual(["h1", "1", "2", "3"]);
    expect(names(4)).toEqual(["h1", "1", "2", "h2", "3", "4"]);
    expect(names(5)).toEqual(["h1", "1", "2", "h2", "3", "4", "ot1"]);
    expect(names(6)).toEqual(["h1", "1", "2", "h2", "3", "4", "ot1", "ot2", "ot"]);
  });

  it("BOX13 have no halves where the periods are halves, or have no middle", () => {
    expect(names(2, { ...fiba.format, regularPeriods: 2 })).toEqual(["1", "2"]);
    expect(names(3, { ...fiba.format, regularPeriods: 3 })).toEqual(["1", "2", "3"]);
    expect(stretchesOf([], fiba.format)).toEqual([]);
  });
});
