/**
 * The letters of a pattern in the usual short form: `2-2-1` is two at the better seed's, two at the other's, one at the
 * better seed's: `HHAAH`. Letters are taken as they are. `null`: neither.
 */
export function homePattern(text: string): string | null {
  if (/^[HAN]+$/.test(text)) return text;
  if (!/^[1-9](-[1-9])*$/.test(text)) return null;
  return text
    .split("-")
    .map((games, index) => (index % 2 === 0 ? "H" : "A").repeat(Number(games)))
    .join("");
}

/** Home games for the better seed first and last, changing in between: the pattern a best-of usually has. */
export function usualPattern(bestOf: number): string {
  const usual: Readonly<Record<number, string>> = { 1: "H", 3: "HAH", 5: "HHAAH", 7: "HHAAHAH" };
  return usual[bestOf] ?? "HA".repeat(bestOf).slice(0, bestOf);
}
