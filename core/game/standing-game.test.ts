import fc from "fast-check";
import { expect, test } from "vitest";
import type { EventId } from "../kernel/ids.ts";
import { fiba } from "../rules/fiba.ts";
import { StandingGame, type LoggedEvent } from "./standing-game.ts";

const devices = ["table", "bridge", null] as const;
function logged(deviceId: string | null, place: number): LoggedEvent {
  return {
    op: "add",
    eventId: `e${place}` as EventId,
    orderKey: `k${String(place).padStart(4, "0")}`,
    moment: { period: { kind: "regular", number: 1 }, gameClockMs: 600_000, shotClockMs: null, clockQuality: "auto" },
    link: null,
    fact: { type: "note", text: "", language: null, key: null },
    sequence: place + 1,
    at: place,
    deviceId,
  };
}

test("LIVE10 what others told since a version is all of it, whoever told the rest, however the log came about", () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...devices), { maxLength: 30 }),
      fc.array(fc.constantFrom(...devices), { maxLength: 10 }),
      fc.nat(40),
      fc.nat(40),
      (before, after, back, version) => {
        const game = new StandingGame(1, before.map(logged), fiba);
        game.backTo(Math.min(back, game.version));
        for (const device of after) game.take(logged(device, game.version));
        for (const asking of ["table", "bridge", "other"]) {
          expect(game.ofOthersSince(version, asking)).toEqual(game.events.slice(version).filter(({ deviceId }) => deviceId !== asking));
        }
      },
    ),
  );
});
