/** Between one try and the next, in milliseconds, the first one first. */
export type Pauses = readonly number[];

/** Each twice as long as the one before, up to the longest. */
export function doublingPauses(firstMs: number, longestMs: number): Pauses {
  const pauses: number[] = [];
  for (let pause = firstMs; pause < longestMs; pause *= 2) pauses.push(pause);
  return [...pauses, longestMs];
}

/** After so many tries, the one that failed included; `null`: it is given up. */
export function pauseAfter(pauses: Pauses, tries: number): number | null {
  return pauses[tries - 1] ?? null;
}
