import { describe, expect, test } from "vitest";
import { followFrom, followGameFrom } from "./follow-from.ts";

const now = Date.UTC(2026, 10, 22, 18);
const minute = 60_000;

describe("when a page begins to move", () => {
  test("at once while a game is running or opened", () => {
    expect(
      followFrom(
        [
          { status: "final", tipOff: 0, tipOffDay: null },
          { status: "interrupted", tipOff: 0, tipOffDay: null },
        ],
        now,
      ),
    ).toBe(0);
    expect(followFrom([{ status: "open", tipOff: now + minute, tipOffDay: null }], now)).toBe(0);
  });

  test("half an hour before the next tip-off", () => {
    const games = [90, 240].map((minutes) => ({ status: "scheduled" as const, tipOff: now + minutes * minute, tipOffDay: null }));
    expect(followFrom(games, now)).toBe(now + 60 * minute);
  });

  test("never for games that are over, undecided, or were never opened", () => {
    const games = [
      { status: "final" as const, tipOff: now - minute, tipOffDay: null },
      { status: "date-to-be-decided" as const, tipOff: null, tipOffDay: null },
      { status: "scheduled" as const, tipOff: now - 24 * 60 * minute, tipOffDay: null },
    ];
    expect(followFrom(games, now)).toBeNull();
  });
});

test("MOVE6 the page of a game that is over moves for a day, since it may be corrected; of one that was never played not", () => {
  const over = { status: "final" as const, tipOff: now - 3 * 60 * minute, tipOffDay: null };
  expect(followGameFrom(over, now)).toBe(0);
  expect(followGameFrom({ ...over, tipOff: now - 25 * 60 * minute, tipOffDay: null }, now)).toBeNull();
  expect(followGameFrom({ status: "cancelled", tipOff: over.tipOff, tipOffDay: null }, now)).toBeNull();
  expect(followGameFrom({ status: "scheduled", tipOff: now + 60 * minute, tipOffDay: null }, now)).toBe(now + 30 * minute);
});

test("SCHED29 all day where the time is to follow, and not from its midnight on for ever", () => {
  const open = { status: "scheduled" as const, tipOff: null, tipOffDay: "2026-11-22" };
  expect(followGameFrom(open, now)).toBe(Date.UTC(2026, 10, 22));
  expect(followGameFrom(open, now + 2 * 24 * 60 * minute)).toBeNull();
});
