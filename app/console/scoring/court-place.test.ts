import { describe, expect, it } from "vitest";
import { placeOf, pointOf } from "./court-place.ts";

describe("SCORER5 a tap on the court is a place seen from the nearer basket", () => {
  it.each([
    [
      { x: 1.575, y: 7.5 },
      { x: 0, y: 1.58 },
    ],
    [
      { x: 26.42, y: 7.5 },
      { x: 0, y: 1.58 },
    ],
    [
      { x: 3, y: 0.5 },
      { x: -7, y: 3 },
    ],
    [
      { x: 25, y: 14.5 },
      { x: -7, y: 3 },
    ],
  ])("%o is %o", (point, place) => {
    expect(placeOf(point)).toEqual(place);
  });

  it("is drawn again where it was tapped", () => {
    for (const point of [
      { x: 4, y: 3 },
      { x: 20, y: 11 },
    ]) {
      expect(pointOf(placeOf(point), point.x < 14 ? "left" : "right")).toEqual(point);
    }
  });
});
