import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { GameFlow } from "#core/stats/game-flow.ts";
import { drawFlow } from "./flow-drawing.ts";
import { drawWinProbability } from "./win-probability-drawing.ts";
import { depthFor, drawShots, type DrawableShot } from "./shot-drawing.ts";

function flowOf(...points: [seconds: number, home: number, away: number][]): GameFlow {
  return {
    points: points.map(([seconds, home, away]) => ({ elapsedMs: seconds * 1000, home, away })),
    periods: [
      { period: { kind: "regular", number: 1 }, startMs: 0, endMs: 600_000 },
      { period: { kind: "regular", number: 2 }, startMs: 600_000, endMs: 1_200_000 },
    ],
    leadChanges: 0,
    timesLevel: 0,
    biggestLead: { home: 0, away: 0 },
    biggestRun: { home: 0, away: 0 },
    secondsLeading: { home: 0, away: 0 },
  };
}

describe("game flow", () => {
  test("steps up for the home side, down for the away side, and runs to the end of a finished game", () => {
    const drawing = drawFlow(flowOf([60, 2, 0], [120, 2, 3], [300, 7, 3]), false);
    expect(drawing?.homeArea).toBe("M0 60H60V40H120V60H300V20H1200V60Z");
    expect(drawing?.awayArea).toBe("M0 60H120V70H300V60H1200V60Z");
    expect(drawing?.periods.map(({ start, middle }) => [start, middle])).toEqual([
      [0, 25],
      [50, 75],
    ]);
    expect(drawing?.now).toBeNull();
  });

  test("a running game's line ends where the game is", () => {
    const drawing = drawFlow(flowOf([60, 2, 0], [300, 7, 0]), true);
    expect(drawing?.homeArea).toBe("M0 90H60V70H300V20H300V90Z");
    expect(drawing?.now?.x).toBe(25);
  });

  test("labels the biggest lead of a side that ever led by four", () => {
    expect(drawFlow(flowOf([60, 9, 0], [120, 9, 8], [600, 9, 15]), false)?.peaks.map(({ side, text }) => [side, text])).toEqual([
      ["home", "+9"],
      ["away", "+6"],
    ]);
    expect(drawFlow(flowOf([60, 2, 0], [120, 2, 3]), false)?.peaks).toEqual([]);
  });

  test("nothing scored, nothing drawn", () => {
    expect(drawFlow(flowOf(), false)).toBeNull();
  });
});

describe("win probability", () => {
  test("WINPROB3 stands above the middle while the home side is likelier to win, below it else", () => {
    const moment = (seconds: number, chance: number) => ({ elapsedMs: seconds * 1000, home: 0, away: 0, chance });
    const line = [moment(0, 0.6), moment(300, 0.6), moment(300, 0.9), moment(600, 0.2)];
    const [before] = line;
    if (!before) throw new Error("empty");
    const drawing = drawWinProbability({ line, before, periods: [], swings: [] }, flowOf(), true, (share) => `${share * 100}`);
    expect(drawing?.homeArea).toBe("M0 500L0 400L300 400L300 100L600 500H600V500Z");
    expect(drawing?.awayArea).toBe("M0 500L300 500L600 800H600V500Z");
    expect(drawing?.ticks.map(({ text }) => text)).toEqual(["75", "50", "75"]);
    expect(drawing?.now).toEqual({ x: 50, y: 80 });
  });
});

describe("shot chart", () => {
  const shot = (x: number, y: number, made: boolean, value: 2 | 3 = 2): DrawableShot => ({ position: { x, y }, value, made });

  test("counts by zone and draws one disc or cross for each", () => {
    const shots = [shot(0, 1.6, true), shot(1, 2, false), shot(4, 4, true), shot(7, 1, false, 3), shot(0, 9, true, 3)];
    const drawing = drawShots(shots, depthFor(shots));
    expect(drawing.zones).toEqual([
      { zone: "paint", made: 1, attempted: 2 },
      { zone: "midRange", made: 1, attempted: 1 },
      { zone: "threes", made: 1, attempted: 2 },
    ]);
    expect(drawing.made.match(/M/g)).toHaveLength(3);
    expect(drawing.missed.match(/l\.28\.28/g)).toHaveLength(2);
  });

  test("shows the whole half court only for a heave", () => {
    expect(depthFor([shot(0, 8, true, 3)])).toBe(10.8);
    expect(depthFor([shot(0, 13, true, 3)])).toBe(14);
  });

  test("a heap in one line finds room beside it", () => {
    const drawing = drawShots(
      [0.9, ...Array.from({ length: 7 }, () => 0.901), 1.41].map((y) => shot(0, y, true)),
      10.8,
    );
    const drawn = [...drawing.made.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
    const gaps = drawn.flatMap(([x, y], index) => drawn.slice(index + 1).map(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY)));
    expect(Math.min(...gaps)).toBeGreaterThan(0.3);
  });

  test("forty shots at the rim are drawn apart and stay near where they were taken", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.double({ min: -0.8, max: 0.8, noNaN: true }), fc.double({ min: 0.9, max: 2.2, noNaN: true })), {
          minLength: 2,
          maxLength: 40,
        }),
        (spots) => {
          const drawing = drawShots(
            spots.map(([x, y]) => shot(x, y, true)),
            10.8,
          );
          const drawn = [...drawing.made.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x) + 0.18, Number(y)] as const);
          expect(drawn).toHaveLength(spots.length);
          const tooNear = drawn.filter(([x, y], index) =>
            drawn.slice(index + 1).some(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY) < 0.2),
          );
          expect(tooNear.length).toBeLessThanOrEqual(spots.length / 5);
          for (const [x, y] of drawn) {
            expect(Math.min(...spots.map(([spotX, spotY]) => Math.hypot(x - spotX, y - spotY)))).toBeLessThan(1.2);
          }
        },
      ),
    );
  });
});
