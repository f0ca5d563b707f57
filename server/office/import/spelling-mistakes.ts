/** How many letters are missing, added, wrong, or changed about between two texts. */
export function mistakesBetween(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 3) return Number.POSITIVE_INFINITY;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      let fewest = Math.min((last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (isSame ? 0 : 1));
      if (one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        fewest = Math.min(fewest, (before[column - 2] ?? fewest) + 1);
      next.push(fewest);
    }
    [before, last] = [last, next];
  }
  return last[other.length] ?? 0;
}
