import type { Chance } from "./season-odds.ts";

/**
 * Numbers that look like chance and are the same for the same seed: sfc32 (Chris Doty-Humphrey, PractRand), seeded from a text by
 * FNV-1a. For figures that everybody must be told alike; nothing secret may hang on it. RACE11
 */
export function seededChance(seed: string): Chance {
  let hash = 0x811c9dc5;
  for (const letter of seed) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  let [a, b, c, counter] = [hash | 0, 0x9e3779b9 | 0, 0x243f6a88, 1];
  const next: Chance = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return (sum >>> 0) / 4_294_967_296;
  };
  // The first ones still show the seed.
  for (let round = 0; round < 15; round++) next();
  return next;
}
