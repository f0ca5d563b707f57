import { describe, expect, it } from "vitest";
import { shotsByZone, type ShotsByZone } from "#core/stats/shot-zones.ts";
import { drawGameBars } from "./game-bars.tsx";
import { drawZones } from "./zone-drawing.ts";

function inThePaint(made: number, attempted: number): ShotsByZone {
  return { ...shotsByZone([]), paint: { made, attempted } };
}

function levelOf(made: number, attempted: number): number | undefined {
  return drawZones(inThePaint(made, attempted), inThePaint(50, 100)).find(({ zone }) => zone === "paint")?.level;
}

describe("zones beside everybody's", () => {
  it("are fuller the more is made, and pale where too few were taken to tell", () => {
    expect([levelOf(3, 10), levelOf(45, 100), levelOf(5, 10), levelOf(11, 20), levelOf(9, 10)]).toEqual([1, 2, 3, 4, 5]);
    expect(levelOf(4, 4)).toBe(0);
  });
});

describe("columns of games", () => {
  const game = (points: number) => ({ points, value: String(points), code: "AVA" });

  it("are as high as the points, the best and the latest marked", () => {
    const { bars, average } = drawGameBars([game(10), game(20), game(0), game(10)]);
    expect(bars.map(({ height }) => height)).toEqual([75, 150, 2, 75]);
    expect(bars.map(({ isMarked }) => isMarked)).toEqual([false, true, false, true]);
    expect(average).toBe(75);
  });

  it("stay within the chart, however many there are", () => {
    const { bars, isDense } = drawGameBars(Array.from({ length: 40 }, () => game(3)));
    expect(Math.max(...bars.map(({ x, width }) => x + width))).toBeLessThanOrEqual(100);
    expect(isDense).toBe(true);
    expect(drawGameBars([]).bars).toEqual([]);
  });
});
