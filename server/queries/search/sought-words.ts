import { type RawBuilder, sql } from "kysely";
import { searchWords } from "#core/wording/search-key.ts";

/** What somebody looks for: every word, each with the spellings it may have. */
export type Sought = readonly (readonly string[])[];

/** More than anybody types, and less than would hurt. */
const longestText = 100;
const mostWords = 8;

/** What was typed, without what means nothing. SRCH5 */
export function cleanedWords(typed: string): string {
  const text = typed
    .slice(0, 4 * longestText)
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Z}]+/gu, " ")
    .normalize("NFC")
    .trim();
  return Array.from(text).slice(0, longestText).join("").trim();
}

/** A letter held down is no name, though names are found by one of each letter that stands twice. SRCH8 */
export function isKeptDown(cleaned: string): boolean {
  return /(?:^|\s)(\p{L})\1{2,}(?:\s|$)/iu.test(cleaned);
}

export type SoughtWords = {
  readonly all: Sought;
  /** Without words of a season, unless there are no others: `gavran 2026` is a club, and narrows its games. SRCH4 */
  readonly names: Sought;
  readonly seasons: readonly string[];
};

export function soughtWords(cleaned: string): SoughtWords {
  const words = searchWords(cleaned).slice(0, mostWords);
  const isSeason = (word: string, at: number) => isYear(word) || (/^\d\d$/.test(word) && isYear(words[at - 1] ?? ""));
  const names = words.filter((word, at) => !isSeason(word, at));
  const seasons = words.filter(isSeason);
  const alone = (list: readonly string[]): Sought => list.map((word) => [word]);
  return { all: alone(words), names: alone(names.length > 0 ? names : words), seasons: names.length > 0 ? seasons : [] };
}

/** Whether every word begins a word of the key, in any order. The words hold letters and digits only. SRCH2 */
export function matchesAll(key: RawBuilder<string>, sought: Sought): RawBuilder<boolean> {
  return sql`(${sql.join(
    sought.map((spellings) => matchesOne(key, spellings)),
    sql` and `,
  )})`;
}

/** Whether the key has a word that begins so. */
export function matchesOne(key: RawBuilder<string>, spellings: readonly string[]): RawBuilder<boolean> {
  return sql`(${sql.join(
    spellings.map((word) => sql`${key} like ${`% ${word}%`}`),
    sql` or `,
  )})`;
}

/** How many of the words stand in the key as they were typed, to the end: `Ban` goes before `Banović`. */
export function wholeWords(key: RawBuilder<string>, sought: Sought): RawBuilder<number> {
  return sql`(${sql.join(
    sought.flat().map((word) => sql`(${key} like ${`% ${word} %`})::int`),
    sql` + `,
  )})`;
}

function isYear(word: string): boolean {
  return /^(?:19|20)\d\d$/.test(word);
}
