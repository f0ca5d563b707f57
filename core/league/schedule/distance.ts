import type { Place } from "./schedule-problem.ts";

const earthRadiusKm = 6371;

/** Kilometres between two places along the great circle (haversine formula, R. W. Sinnott, Sky and Telescope 68, 1984). */
export function kilometresBetween(one: Place, other: Place): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const north = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2;
  const east = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  const share = north + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * east;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(share)));
}
