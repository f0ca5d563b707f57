import { describe, expect, it } from "vitest";
import { ScriptedTable } from "#tests/support/games/scripted-table.ts";
import { bothSeats } from "#tests/support/games/table-seat.ts";
import { fiba } from "../rules/fiba.ts";
import { pressKey } from "../table/press-key.ts";
import { newEntry } from "../table/table-entry.ts";
import { countdownOf, nextSignal, signalsOf } from "./countdown.ts";
import { decideCommand } from "./decide-command.ts";

const endsAt = 10_000_000;
function left(ms: number): number {
  return endsAt - ms;
}

/** A game of which nobody has written a line. */
function untouched(): ScriptedTable {
  const table = new ScriptedTable();
  table.game.backTo(0);
  return table;
}

/** The clock's key at an instant. */
function press(table: ScriptedTable, code: string, at: number, alt = false): string | null {
  const clock = { gameClockMs: null, shotClockMs: null, clockQuality: "hand" } as const;
  const seat = { ...bothSeats, idPrefix: `${code}-${at}-` };
  const { commands, notice } = pressKey(newEntry, table.game, { kind: "key", code, shift: false, alt, at, clock }, seat);
  const sender = { deviceId: "x", mayWrite: () => true, isOutranked: () => false, isLeague: false, receivedAt: at, digest: () => "" };
  // The machine has decided on the game already; another game takes the same.
  for (const command of commands)
    if (table.game.event(command.changes[0]!.eventId) === undefined) decideCommand(table.game, command, sender);
  return notice?.kind ?? null;
}

describe("the countdown to a game", () => {
  it("CLOCK21 begins at twenty minutes by the start key, is held and goes on by it, and is put right by the steps", () => {
    const table = untouched();
    const { now } = table;
    expect(press(table, "ArrowRight", now, true)).toBe("nothing-there");
    press(table, "Space", now);
    expect(countdownOf(table.game)).toMatchObject({ running: true, remainingMs: 1_200_000 });
    press(table, "Space", now + 60_000);
    expect(countdownOf(table.game)).toMatchObject({ running: false, remainingMs: 1_140_000 });
    press(table, "ArrowRight", now + 70_000, true);
    expect(countdownOf(table.game)).toMatchObject({ running: false, remainingMs: 1_200_000 });
    press(table, "Space", now + 80_000);
    expect(countdownOf(table.game)).toMatchObject({ running: true, remainingMs: 1_200_000 });
  });

  it("CLOCK21 is refused once the first period has begun, and is gone then", () => {
    const table = new ScriptedTable();
    expect(table.add({ type: "countdown.set", remainingMs: 60_000, running: true })).toMatchObject({ kind: "refused", rule: "CLOCK21" });
    expect(countdownOf(table.game)).toBeNull();
  });

  it("CLOCK22 the table's signals of each pause, the last when it is over; none where nobody counts", () => {
    const clock = { running: true, remainingMs: 0, atMs: endsAt };
    expect(signalsOf({ kind: "before-game", endsAt, clock }, fiba)).toEqual([left(180_000), left(90_000), endsAt]);
    expect(signalsOf({ kind: "half-time", endsAt }, fiba)).toEqual([left(180_000), left(90_000), endsAt]);
    expect(signalsOf({ kind: "interval", endsAt }, fiba)).toEqual([left(30_000), endsAt]);
    expect(signalsOf({ kind: "before-overtime", endsAt }, fiba)).toEqual([left(30_000), endsAt]);
    expect(signalsOf({ kind: "time-out", side: null, endsAt }, fiba)).toEqual([left(10_000), endsAt]);
    expect(signalsOf({ kind: "before-game", endsAt: null, clock }, fiba)).toEqual([]);
    expect(nextSignal({ kind: "interval", endsAt }, fiba, left(30_000))).toBe(endsAt);
    expect(nextSignal({ kind: "interval", endsAt }, fiba, endsAt)).toBeNull();
  });
});
