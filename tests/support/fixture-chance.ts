import type { CourtPosition } from "#core/game/facts.ts";

export type Chance = () => number;

/** Mulberry32: numbers from 0 to 1, small code, and the same everywhere for the same seed. */
export function chanceFrom(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Where a shot was taken: threes from the corners and the arc, twos mostly at the rim. */
export function shotSpot(value: 2 | 3, roll: Chance): CourtPosition {
  return value === 3 ? fromDistance(roll) : fromInside(roll);
}

function fromDistance(roll: Chance): CourtPosition {
  if (roll() < 0.28) return { x: (roll() < 0.5 ? -1 : 1) * (6.75 + roll() * 0.35), y: 0.6 + roll() * 2.1 };
  const angle = Math.PI * (0.14 + 0.72 * roll());
  const radius = 6.85 + roll() * 1.1;
  return { x: Math.cos(angle) * radius, y: 1.575 + Math.sin(angle) * radius };
}

function fromInside(roll: Chance): CourtPosition {
  const angle = Math.PI * roll();
  const radius = roll() < 0.68 ? 0.15 + roll() * 1.5 : 1.8 + roll() * 4.2;
  return { x: Math.cos(angle) * radius, y: 1.4 + Math.sin(angle) * radius };
}
