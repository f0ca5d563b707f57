import { describe, expect, test } from "vitest";
import { followFrom, followGameFrom } from "./follow-from.ts";

const now = Date.UTC(2026, 10, 22, 18);
const minute = 60_000;

describe("when a page begins to move", () => {
  test("at once while a game is running or opened", () => {
    expect(
      followFrom(
        [
          { status: "final", tipOff: 0 },
          { status: "interrupted", tipOff: 0 },
        ],
        now,
      ),
    ).toBe(0);
    expect(followFrom([{ status: "open", tipOff: now + minute }], now)).toBe(0);
  });

  test("half an hour before the next tip-off", () => {
    const games = [90, 240].map((minutes) => ({ status: "scheduled" as const, tipOff: now + minutes * minute }));
    expect(followFrom(games, now)).toBe(now + 60 * minute);
  });

  test("never for games that are over, undecided, or were never opened", () => {
    const games = [
      { status: "final" as const, tipOff: now - minute },
      { status: "date-to-be-decided" as const, tipOff: null },
      { status: "scheduled" as const, tipOff: now - 24 * 60 * minute },
    ];
    expect(followFrom(games, now)).toBeNull();
  });
});

test("MOVE6 the page of a game that is over moves for a day, since it may be corrected; of one that was never played not", () => {
  const over = { status: "final" as const, tipOff: now - 3 * 60 * minute };
  expect(followGameFrom(over, now)).toBe(0);
  expect(followGameFrom({ ...over, tipOff: now - 25 * 60 * minute }, now)).toBeNull();
  expect(followGameFrom({ status: "cancelled", tipOff: over.tipOff }, now)).toBeNull();
  expect(followGameFrom({ status: "scheduled", tipOff: now + 60 * minute }, now)).toBe(now + 30 * minute);
});
