import { type Kysely, sql } from "kysely";
import { languageOf, type Locale } from "#contract/locale.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";
import { newsCards } from "../editorial/news-cards.ts";
import { matchesAll, type SoughtWords } from "./sought-words.ts";

/** News by title and summary, newest first: what the reader's own language says, then what only others say. */
export function foundNews(db: Kysely<Database>, tenantId: TenantId, { all }: SoughtWords, locale: Locale, limit: number) {
  const isOwn = sql`words.locale = ${languageOf(locale)}`;
  const ids = sql`
    select found.news_id from news_texts words
    join news_items found on found.tenant_id = words.tenant_id and found.news_id = words.news_id
    where words.tenant_id = ${tenantId} and words.published and found.published_at <= now() and ${matchesAll(sql`words.search_key`, all)}
    group by found.news_id, found.published_at
    order by bool_or(${isOwn}) desc, found.published_at desc, found.news_id limit ${limit}`;
  return newsCards(db, tenantId).where(sql<boolean>`news_items.news_id in (${ids})`);
}
