import { courtZones, type CourtZone, type ShotsByZone } from "#core/stats/shot-zones.ts";

/** How a zone compares: 0 for a pale one that is not compared, 1 the worst to 5 the best. */
export type ZoneLevel = 0 | 1 | 2 | 3 | 4 | 5;

export type DrawnZone = {
  readonly zone: CourtZone;
  readonly path: string;
  readonly x: number;
  readonly y: number;
  readonly level: ZoneLevel;
};

/** Depth of court shown, in metres. */
export const zoneDepth = 10.8;
/** With fewer attempts chance says more than the shooter. */
export const leastAttempts = 5;

/** FIBA's lines, in metres from the middle of the baseline: the arc leaves the corner lines at 2.99 and has 6.75 around the ring. */
const shapes: { readonly [Zone in CourtZone]: { readonly path: string; readonly x: number; readonly y: number } } = {
  paint: { path: "M-2.45 0h4.9v5.8h-4.9Z", x: 0, y: 4 },
  midLeft: { path: "M-6.6 0V2.99A6.75 6.75 0 0 0-5.264 5.8H-2.45V0Z", x: -4.4, y: 2.6 },
  midRight: { path: "M6.6 0V2.99A6.75 6.75 0 0 1 5.264 5.8H2.45V0Z", x: 4.4, y: 2.6 },
  midCentre: { path: "M-5.264 5.8A6.75 6.75 0 0 0 5.264 5.8Z", x: 0, y: 6.85 },
  threeLeft: { path: "M-7.5 0H-6.6V2.99A6.75 6.75 0 0 0-3.375 7.421L-5.326 10.8H-7.5Z", x: -5.85, y: 8.1 },
  threeRight: { path: "M7.5 0H6.6V2.99A6.75 6.75 0 0 1 3.375 7.421L5.326 10.8H7.5Z", x: 5.85, y: 8.1 },
  threeCentre: { path: "M-3.375 7.421A6.75 6.75 0 0 0 3.375 7.421L5.326 10.8H-5.326Z", x: 0, y: 9.5 },
};

/** Differences in shares of shots made at which the next colour begins. */
const steps = [-0.1, -0.03, 0.03, 0.1];

/** A player's zones beside everybody's. */
export function drawZones(own: ShotsByZone, everybody: ShotsByZone): readonly DrawnZone[] {
  return courtZones.map((zone) => ({ zone, ...shapes[zone], level: levelOf(own[zone], everybody[zone]) }));
}

type Shots = ShotsByZone[CourtZone];

function levelOf(own: Shots, everybody: Shots): ZoneLevel {
  if (own.attempted < leastAttempts || everybody.attempted === 0) return 0;
  const difference = own.made / own.attempted - everybody.made / everybody.attempted;
  return (1 + steps.filter((step) => difference >= step).length) as ZoneLevel;
}
