import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { courtZoneOf, courtZones, shotsByZone } from "./shot-zones.ts";

function at(x: number, y: number, value: 2 | 3) {
  return courtZoneOf({ position: { x, y }, value });
}

describe("zones of the court", () => {
  it("SHOT2 part twos by the lane and the free throw line, threes by thirty degrees to either side", () => {
    expect(at(0, 2, 2)).toBe("paint");
    expect(at(-2.45, 5.8, 2)).toBe("paint");
    expect(at(-4, 3, 2)).toBe("midLeft");
    expect(at(4, 3, 2)).toBe("midRight");
    expect(at(0.5, 6.5, 2)).toBe("midCentre");
    expect(at(-7, 1, 3)).toBe("threeLeft");
    expect(at(7, 1, 3)).toBe("threeRight");
    expect(at(1, 9, 3)).toBe("threeCentre");
  });

  it("SHOT2 believe the officials' three before the scorer's finger", () => {
    expect(at(0, 3, 3)).toBe("threeCentre");
    expect(at(0, 9, 2)).toBe("midCentre");
  });

  it("SHOT2 add up to all shots", () => {
    const shot = fc.record({
      position: fc.record({ x: fc.double({ min: -7.5, max: 7.5, noNaN: true }), y: fc.double({ min: 0, max: 14, noNaN: true }) }),
      value: fc.constantFrom<2 | 3>(2, 3),
      made: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(shot), (shots) => {
        const zones = shotsByZone(shots);
        expect(courtZones.reduce((sum, zone) => sum + zones[zone].attempted, 0)).toBe(shots.length);
        expect(courtZones.reduce((sum, zone) => sum + zones[zone].made, 0)).toBe(shots.filter(({ made }) => made).length);
      }),
    );
  });
});
