/** A season as a text names it: `SEZONA 2025/26`, `2025-2026`. */
export type WrittenSeason = { readonly name: string; readonly firstYear: number };

/** From this month on a season's games are of its first year. */
export const firstMonthOfSeason = 8;

/** The season that stands in a text; `null`: none. */
export function readSeason(text: string): WrittenSeason | null {
  const found = /\b((?:19|20)\d\d)\s*[/–-]\s*(\d\d|(?:19|20)\d\d)\b/.exec(text);
  return found?.[1] && found[2] ? { name: `${found[1]}/${found[2].slice(-2)}`, firstYear: Number(found[1]) } : null;
}
