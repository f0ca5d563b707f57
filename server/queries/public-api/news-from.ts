import { type Kysely, sql } from "kysely";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { PublicApiQueries } from "#contract/public-api-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { readerOf } from "../refs/foreign-names.ts";
import type { Database } from "../../db/schema.ts";
import { newsCard, newsCards } from "../editorial/news-cards.ts";

type Wanted = Parameters<PublicApiQueries["news"]>[0];

/** Published news, newest first, after the one named. One round trip. */
export async function newsFrom(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  { locale, kind, after, limit }: Wanted,
): ReturnType<PublicApiQueries["news"]> {
  note(pageTags.news);
  const rows = await newsCards(db, tenantId)
    .limit(limit + 1)
    .$if(kind !== null, (query) => query.where("news_items.kind", "=", kind!))
    .$if(after !== null, (query) => query.where(isAfter(tenantId, after ?? "")))
    .execute();
  const shown = rows.slice(0, limit);
  const reader = await readerOf(db, tenantId, locale);
  return {
    news: shown.map((row) => newsCard(row, reader)).filter((card) => card !== null),
    last: rows.length > limit ? (shown.at(-1)?.key ?? null) : null,
  };
}

function isAfter(tenantId: TenantId, slug: string) {
  const publishedAt = sql`(select before.published_at from news_items before where before.tenant_id = ${tenantId} and before.slug = ${slug})`;
  return sql<boolean>`(news_items.published_at < ${publishedAt}
    or (news_items.published_at = ${publishedAt} and news_items.slug > ${slug}))`;
}
