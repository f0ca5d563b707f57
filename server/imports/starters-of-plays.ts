import type { PlayerKey } from "#core/kernel/ids.ts";

/** Who began for a side, where no list says so: the first five who did something, or went, before they came. IMP22 */
export function startersOfPlays(appearances: readonly { readonly personId: string; readonly half: "in" | "out" | null }[]): PlayerKey[] {
  const cameIn = new Set<string>();
  const starters = new Set<string>();
  for (const { personId, half } of appearances) {
    if (half === "in") cameIn.add(personId);
    else if (!cameIn.has(personId) && starters.size < 5) starters.add(personId);
  }
  return [...starters] as PlayerKey[];
}
