import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fiba } from "../rules/fiba.ts";
import type { ClockReading } from "../rules/rule-set.ts";
import { gameClockCells, msUntilNextText, shotClockCells, textOfCells } from "./clock-text.ts";

const { game, shot } = fiba.clockReading;
const up: ClockReading = { ...game, rounding: "up" };

function gameText(ms: number, reading = game): string {
  return textOfCells(gameClockCells(ms, reading));
}

function shotText(ms: number | null, reading = shot): string {
  return textOfCells(shotClockCells(ms, reading));
}

describe("what a clock's face shows", () => {
  it("CLOCK11 minutes and seconds, tenths in the last minute, and 0.0 only with the horn", () => {
    expect([600_000, 599_999, 252_000, 60_000, 59_999, 37_450, 9_449, 99, 1, 0].map((ms) => gameText(ms))).toEqual(
      ["10:00", "9:59", "4:12", "1:00", "59.9", "37.4", "9.4", "0.1", "0.1", "0.0"], // prettier-ignore
    );
    expect([600_000, 599_999, 59_999, 59_900, 37_401, 1, 0].map((ms) => gameText(ms, up))).toEqual(
      ["10:00", "10:00", "1:00", "59.9", "37.5", "0.1", "0.0"], // prettier-ignore
    );
  });

  it("CLOCK11 the shot clock counts a second as begun, and shows tenths under five", () => {
    expect([24_000, 23_001, 23_000, 7_000, 5_000, 4_999, 4_900, 100, 1, 0].map((ms) => shotText(ms))).toEqual(
      ["24", "24", "23", "7", "5", "5", "4.9", "0.1", "0.1", "0.0"], // prettier-ignore
    );
    expect(shotText(null)).toBe("");
  });

  it("CLOCK11 no digit moves: the cells before and after are as many and as wide", () => {
    const width = (cells: readonly { kind: string }[]) =>
      cells.reduce((sum, { kind }) => sum + (kind === "separator" ? 0.5 : kind === "none" ? 0 : 1), 0);
    for (const ms of [599_999, 61_000, 59_900, 9_400, 100, 0]) {
      expect(gameClockCells(ms, game)).toHaveLength(5);
      expect(width(gameClockCells(ms, game))).toBe(3.5);
    }
    for (const ms of [null, 24_000, 7_000]) expect(width(shotClockCells(ms, shot))).toBe(2);
  });

  it("CLOCK11 the text stays for as long as was said, and no longer", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 600_000 }), fc.constantFrom(game, up, shot), (remainingMs, reading) => {
        const wait = msUntilNextText(remainingMs, reading);
        const text = gameText(remainingMs, reading);
        expect(gameText(remainingMs - Math.max(0, wait - 0.02), reading)).toBe(text);
        expect(gameText(Math.max(0, remainingMs - wait), reading)).not.toBe(text);
      }),
      {
        numRuns: 2000,
        examples: [60_000, 59_950, 5_000, 4_950, 199, 100, 99].flatMap((ms) =>
          [game, up, shot].map((reading) => [ms, reading] as [number, ClockReading]),
        ),
      },
    );
    expect(msUntilNextText(0, game)).toBe(Infinity);
  });
});
