import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Locale } from "#contract/locale.ts";
import { newsSlugs } from "#contract/news-slugs.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import { isPublished } from "../db/published-news.ts";

/** Of `news_items`: it has or had this slug, in whichever language; it is never another's. EDIT11 */
export function isCalled(tenantId: TenantId, slug: string): RawBuilder<boolean> {
  return sql<boolean>`news_items.news_id = (
    select named.news_id from news_slugs named where named.tenant_id = ${tenantId} and named.slug = ${slug})`;
}

/** Of `news_items`: the slugs of the languages it is published in. */
export const publishedSlugs: RawBuilder<Readonly<Record<string, string>> | null> = sql`(
  select json_object_agg(words.locale, words.slug) from news_texts words
  where words.tenant_id = news_items.tenant_id and words.news_id = news_items.news_id and words.published)`;

/** Under which slug a piece of news that is out stands in a language, by any that it has or had. One round trip. EDIT8 */
export async function slugOfNews(db: Kysely<Database>, tenantId: TenantId, locale: Locale, slug: string): Promise<string | null> {
  const row = await db
    .selectFrom("news_items")
    .innerJoin("tenants", "tenants.tenant_id", "news_items.tenant_id")
    .select(["tenants.default_locale as tenantLocale", publishedSlugs.as("slugs")])
    .where("news_items.tenant_id", "=", tenantId)
    .where(isCalled(tenantId, slug))
    .where(isPublished)
    .executeTakeFirst();
  return (row && newsSlugs(row.slugs, row.tenantLocale)?.[locale]) ?? null;
}
