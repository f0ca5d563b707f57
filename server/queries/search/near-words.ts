import { type Kysely, sql } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import { forgivenMistakes, nearestWords } from "#core/wording/search-spelling.ts";
import type { Database } from "../../db/schema.ts";
import type { Sought, SoughtWords } from "./sought-words.ts";

const mostLookedAt = 80;
const mostSpellings = 5;

/** The same words as names spell them, where somebody mistyped; `null` when one of them is like no name at all. One round trip. SRCH3 */
export async function nearestSpellings(db: Kysely<Database>, tenantId: TenantId, words: SoughtWords): Promise<SoughtWords | null> {
  const typed = words.names.flat();
  const doubtful = typed.filter((word) => forgivenMistakes(word) > 0);
  if (doubtful.length === 0) return null;
  const { rows } = await sql<{ typed: string; word: string }>`
    select typed, word from unnest(${doubtful}::text[], ${doubtful.map(sharedTrigrams)}::real[]) as asked (typed, threshold)
    cross join lateral search_words_near(${tenantId}, typed, threshold, ${mostLookedAt}) as word`.execute(db);
  const spellings: Sought = typed.map((word) => {
    if (!doubtful.includes(word)) return [word];
    const near = rows.filter((row) => row.typed === word).map((row) => row.word);
    return nearestWords(word, near, mostSpellings);
  });
  return spellings.some((list) => list.length === 0) ? null : { all: spellings, names: spellings, seasons: words.seasons };
}

/** The share of three-letter pieces that is left of a word with the mistakes it is forgiven. */
function sharedTrigrams(word: string): number {
  return word.length < 7 ? 0.28 : 0.34;
}
