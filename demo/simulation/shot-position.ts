import type { CourtPosition } from "#core/game/facts.ts";
import type { Random } from "../random.ts";

export type ShotZone = "rim" | "paint" | "midRange" | "corner" | "arc";
export const shotZones: readonly ShotZone[] = ["rim", "paint", "midRange", "corner", "arc"];

/** FIBA Art. 2, in metres: half the court's width, the ring's centre, the arc, its straight parts, the lane. */
const halfWidth = 7.5;
const ringY = 1.575;
const arcRadius = 6.75;
const cornerLineX = halfWidth - 0.9;
const laneHalfWidth = 2.45;
const laneLength = 5.8;
/** From so close the ball is laid in. */
const rimRadius = 1.6;

export function distanceToRing({ x, y }: CourtPosition): number {
  return Math.sqrt(x * x + (y - ringY) * (y - ringY));
}

/** What a basket from here is worth. The line itself belongs to the two-point area. */
export function shotValue(position: CourtPosition): 2 | 3 {
  const beyondStraight = Math.abs(position.x) > cornerLineX;
  return beyondStraight || distanceToRing(position) > arcRadius ? 3 : 2;
}

export function isInThePaint({ x, y }: CourtPosition): boolean {
  return Math.abs(x) <= laneHalfWidth && y <= laneLength;
}

/** The zone a place lies in; every place lies in one. */
export function zoneOf(position: CourtPosition): ShotZone {
  if (shotValue(position) === 3) return position.y < 3 ? "corner" : "arc";
  if (distanceToRing(position) <= rimRadius) return "rim";
  return isInThePaint(position) ? "paint" : "midRange";
}

/** A place in this zone, to the centimetre. */
export function drawShotPosition(random: Random, zone: ShotZone): CourtPosition {
  for (;;) {
    const position = toCentimetres(candidates[zone](random));
    if (isInZone(position, zone)) return position;
  }
}

/** A throw from far out before the horn, still on the attacked half. */
export function drawHeavePosition(random: Random): CourtPosition {
  return toCentimetres({ x: random.bell(0, 1.8), y: random.between(10.5, 13.9) });
}

const candidates: Readonly<Record<ShotZone, (random: Random) => CourtPosition>> = {
  rim: (random) => ({ x: random.bell(0, 0.62), y: ringY + random.bell(0.25, 0.62) }),
  paint: (random) => ({ x: random.bell(0, 1.25), y: random.between(0.5, laneLength) }),
  midRange: (random) => ({ x: random.bell(0, 3.1), y: random.between(0.3, 8) }),
  corner: (random) => ({ x: (random.chance(0.5) ? 1 : -1) * random.triangular(6.66, 6.95, 7.35), y: random.between(0.35, 2.9) }),
  arc: drawBehindArc,
};

/** Most stand at the top or on the wings, half a metre behind the line. */
function drawBehindArc(random: Random): CourtPosition {
  const spot = random.weighted([0, 4.2, -4.2], (x) => (x === 0 ? 4 : 3));
  const x = random.bell(spot, 1.1);
  const distance = random.triangular(arcRadius + 0.05, arcRadius + 0.25, arcRadius + 1.6);
  const depth = distance * distance - x * x;
  return { x, y: depth > 0 ? ringY + Math.sqrt(depth) : 0 };
}

function isInZone(position: CourtPosition, zone: ShotZone): boolean {
  const { x, y } = position;
  if (Math.abs(x) > halfWidth - 0.05 || y < 0.2) return false;
  const distance = distanceToRing(position);
  const value = shotValue(position);
  if (zone === "rim") return distance <= rimRadius && y > 0.6;
  if (zone === "paint") return distance > rimRadius && isInThePaint(position);
  if (zone === "midRange") return value === 2 && distance > 2.4 && !isInThePaint(position);
  if (zone === "corner") return value === 3 && y < 3;
  return value === 3 && y >= 3;
}

function toCentimetres({ x, y }: CourtPosition): CourtPosition {
  // `+ 0`: a place on the middle line is 0, never minus 0, which JSON would not keep.
  return { x: Math.round(x * 100) / 100 + 0, y: Math.round(y * 100) / 100 + 0 };
}
