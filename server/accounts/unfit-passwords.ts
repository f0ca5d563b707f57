import { dictionary } from "@zxcvbn-ts/language-common";
import { type Kysely, sql } from "kysely";
import { guessedWords } from "#contract/guessed-words.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { slugify } from "#core/wording/slug.ts";
import type { Database } from "../db/schema.ts";

/** `too-common`: it stands on a list that guesses begin with. `about-you`: it says who somebody is, or which league's account it is. */
export type Unfitness = "too-common" | "about-you";

/** Fewer letters, or signs of another script, are no word of one's own. */
const leastOwnLetters = 4;
/** A year, a date of birth, a number of a shirt. */
const mostUsualDigits = 8;
const shortestWord = 3;

const guessed = guessedWords.map(plain);
const common: ReadonlySet<string> = new Set([...dictionary["passwords-common"].map(plain), ...guessed].filter((word) => word !== ""));

/**
 * Why nobody should choose this password; `null`: for no reason that is known here. Its letters count, however they are
 * written: capitals, marks, script and signs between them make no difference. What is left beside a guessed word must be a word of
 * its own, or more digits than a date. `about`: names and addresses of its owner and of the league. ACC23
 */
export function unfitnessOf(password: string, about: readonly string[]): Unfitness | null {
  const whole = plain(password);
  // Nothing of it can be spelled in plain letters: no list knows it.
  if (whole === "") return null;
  if (common.has(whole) || (isUsual(whole.length - lettersOf(whole).length) && common.has(lettersOf(whole)))) return "too-common";
  if (hasNothingBeside(whole, about.flatMap(wordsOf))) return "about-you";
  return hasNothingBeside(whole, guessed) ? "too-common" : null;
}

/** What a league is known by: a password of its account should not say so. */
export async function leagueWords(db: Kysely<Database>, tenantId: TenantId): Promise<readonly string[]> {
  const { rows } = await sql<{ words: string[] }>`
    select array_remove(array[slug, title, short_title] || array(
      select host from tenant_hosts where tenant_hosts.tenant_id = tenants.tenant_id), null) as words
    from tenants left join tenant_branding using (tenant_id) where tenant_id = ${tenantId}`.execute(db);
  return rows[0]?.words ?? [];
}

function hasNothingBeside(whole: string, words: readonly string[]): boolean {
  const longestFirst = words.filter((word) => word.length >= shortestWord).toSorted((a, b) => b.length - a.length);
  const left = longestFirst.reduce((text, word) => text.replaceAll(word, ""), whole);
  const letters = lettersOf(left).length;
  return left !== whole && letters < leastOwnLetters && isUsual(left.length - letters);
}

function isUsual(digits: number): boolean {
  return digits <= mostUsualDigits;
}

function wordsOf(text: string): string[] {
  return slugify(text).split("-");
}

function plain(text: string): string {
  return slugify(text).replaceAll("-", "");
}

function lettersOf(text: string): string {
  return text.replaceAll(/\d/g, "");
}
