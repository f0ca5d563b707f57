import type { CourtPosition } from "../game/facts.ts";

/** Parts of the half court, left and right as the shooter sees them. SHOT2 */
export const courtZones = ["paint", "midLeft", "midCentre", "midRight", "threeLeft", "threeCentre", "threeRight"] as const;
export type CourtZone = (typeof courtZones)[number];

type PlacedShot = { readonly position: CourtPosition; readonly value: 2 | 3; readonly made: boolean };

export type ZoneShots = { readonly made: number; readonly attempted: number };
export type ShotsByZone = { readonly [Zone in CourtZone]: ZoneShots };

/** FIBA's lane, and the middle of its ring. */
const laneHalfWidth = 2.45;
const laneLength = 5.8;
const ringY = 1.575;
/** Thirty degrees to either side of straight on. */
const centreSlope = Math.tan(Math.PI / 6);

/**
 * Where a shot was taken. What the officials counted as a three is a three, wherever the scorer's finger came down. SHOT2
 */
export function courtZoneOf({ position: { x, y }, value }: Omit<PlacedShot, "made">): CourtZone {
  if (value === 3) {
    if (Math.abs(x) <= centreSlope * (y - ringY)) return "threeCentre";
    return x < 0 ? "threeLeft" : "threeRight";
  }
  if (Math.abs(x) <= laneHalfWidth && y <= laneLength) return "paint";
  if (y > laneLength) return "midCentre";
  return x < 0 ? "midLeft" : "midRight";
}

/** Made and attempted in every zone; the zones' sums are the shots. SHOT2 */
export function shotsByZone(shots: Iterable<PlacedShot>): ShotsByZone {
  const zones = Object.fromEntries(courtZones.map((zone) => [zone, { made: 0, attempted: 0 }])) as Record<
    CourtZone,
    { made: number; attempted: number }
  >;
  for (const shot of shots) {
    const zone = zones[courtZoneOf(shot)];
    zone.attempted++;
    if (shot.made) zone.made++;
  }
  return zones;
}
