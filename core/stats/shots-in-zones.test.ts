import fc from "fast-check";
import { expect, it } from "vitest";
import { periodAt } from "../game/period.ts";
import type { EventId } from "../kernel/ids.ts";
import { fiba } from "../rules/fiba.ts";
import { key } from "#tests/support/games/scoresheet.ts";
import { shotLines, shotsInAll, shotsInZones } from "./shots-in-zones.ts";
import { shotsByZone } from "./shot-zones.ts";
import type { ShotAttempt } from "./shots.ts";

const shot = fc.record({
  period: fc.nat(5).map((index) => periodAt(index, fiba.format)),
  side: fc.constantFrom("home" as const, "away" as const),
  player: fc.constantFrom(key("h4"), key("h5"), null),
  position: fc.record({ x: fc.double({ min: -7.5, max: 7.5, noNaN: true }), y: fc.double({ min: 0, max: 14, noNaN: true }) }),
  value: fc.constantFrom<2 | 3>(2, 3),
  made: fc.boolean(),
});
const attempt = shot.map((told): ShotAttempt => ({ ...told, eventId: "e" as EventId, clockMs: null }));

it("SHOT4 worked: a letter of the zone, a capital where it was made, periods apart", () => {
  const told = (period: number, made: boolean, value: 2 | 3): ShotAttempt => ({
    eventId: "e" as EventId,
    clockMs: null,
    side: "home",
    player: key("h4"),
    position: { x: 0, y: 2 },
    period: periodAt(period, fiba.format),
    made,
    value,
  });
  const lines = shotLines([told(0, true, 2), told(0, false, 2), told(2, false, 3), told(4, true, 3)], "home", fiba.format);
  expect([...lines]).toEqual([[key("h4"), "Aa//f//F"]]);
  expect(shotsInZones(lines.values(), { from: 0, to: 1 })).toMatchObject({
    paint: { made: 1, attempted: 2 },
    threeCentre: { attempted: 0 },
  });
  expect(shotsInZones(lines.values(), { from: 4, to: Infinity })).toMatchObject({ threeCentre: { made: 1, attempted: 1 } });
});

it("SHOT4 what is kept of shots tells their zones, and of some periods those of these", () => {
  fc.assert(
    fc.property(fc.array(attempt), fc.nat(5), fc.nat(5), (shots, from, to) => {
      const lines = shotLines(shots, "home", fiba.format);
      const own = shots.filter(({ side, player }) => side === "home" && player !== null);
      expect(shotsInZones(lines.values())).toEqual(shotsByZone(own));
      const isIn = ({ period: { kind, number } }: ShotAttempt) => {
        const index = kind === "overtime" ? 3 + number : number - 1;
        return index >= from && index <= to;
      };
      const some = shotsInZones(lines.values(), { from, to });
      expect(some).toEqual(shotsByZone(own.filter(isIn)));
      expect(shotsInAll(some).attempted).toBe(own.filter(isIn).length);
    }),
  );
});
