import type { CourtPosition } from "../game/facts.ts";

/**
 * The court as the digits of a numpad lie: 2 under the basket, 5 before it, 8 behind the line; 1 and 3 the corners inside the line,
 * 7 and 9 the wings behind it, 4 and 6 the wings inside, 0 the lane, and with the corners behind the line there is no digit left.
 */
const zones: Readonly<Record<string, CourtPosition>> = {
  "0": { x: 0, y: 4 },
  "1": { x: -4.5, y: 1.6 },
  "2": { x: 0, y: 1.9 },
  "3": { x: 4.5, y: 1.6 },
  "4": { x: -4, y: 5 },
  "5": { x: 0, y: 6.8 },
  "6": { x: 4, y: 5 },
  "7": { x: -5.6, y: 6.6 },
  "8": { x: 0, y: 8.9 },
  "9": { x: 5.6, y: 6.6 },
};

/** The middle of a zone; `null`: there is none of this digit. */
export function zonePlace(digit: string): CourtPosition | null {
  return zones[digit] ?? null;
}
