import { searchWords } from "#core/wording/search-key.ts";
import type { Sought } from "./sought-words.ts";

const mostSuggested = 3;

/**
 * The words typed as the names that were found spell them, one for each that was typed: of `petrvoic`, `Petrović`. What
 * more of the names have comes first. SRCH8
 */
export function suggestedWords(sought: Sought, names: readonly string[]): string[] {
  const counted = new Map<string, number>();
  for (const name of names) {
    const words = name.split(/[\s-]+/u);
    const meant = sought.map((spellings) => words.find((word) => spellings.some((spelling) => isSpelled(word, spelling))));
    if (!meant.every((word) => word !== undefined)) continue;
    const text = [...new Set(meant)].join(" ");
    counted.set(text, (counted.get(text) ?? 0) + 1);
  }
  return [...counted]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, mostSuggested)
    .map(([text]) => text);
}

function isSpelled(word: string, spelling: string): boolean {
  return searchWords(word).some((key) => key.startsWith(spelling));
}
