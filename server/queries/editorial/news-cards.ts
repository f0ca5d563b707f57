import { type Kysely, sql } from "kysely";
import type { NewsCard } from "#contract/editorial-queries.ts";
import type { NewsKind } from "#contract/news.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { TextReader } from "../refs/foreign-names.ts";
import type { Database } from "../../db/schema.ts";
import { localName } from "../refs/local-name.ts";
import { bestText, type TextsByLocale } from "../refs/best-text.ts";
import { isPublished } from "../published-news.ts";
import { pictureJson, type PictureRow } from "./picture-json.ts";

export type NewsCardRow = {
  /** Its own slug, of no language. */
  readonly key: string;
  readonly kind: NewsKind;
  readonly publishedAt: number;
  readonly tenantLocale: string;
  readonly texts: TextsByLocale<{ readonly slug: string; readonly title: string; readonly summary: string }> | null;
  readonly cover: PictureRow | null;
  readonly competition: CompetitionRow | null;
};

export type CompetitionRow = {
  readonly seasonSlug: string;
  readonly leagueSlug: string;
  readonly name: string;
  readonly transliterable: boolean;
};

/** Its own picture, else the one the tenant has for news without any. */
const coverJson = sql<PictureRow | null>`coalesce(${pictureJson("news_items.cover_file_id")}, (
  select json_build_object('url', branding.default_news_cover_image_url, 'width', null, 'height', null, 'sizes', json_build_array()) from tenant_branding branding
  where branding.tenant_id = news_items.tenant_id and branding.default_news_cover_image_url is not null))`;

/** Published news of a tenant, newest first, with all that a card shows; the caller narrows and limits them. */
export function newsCards(db: Kysely<Database>, tenantId: TenantId) {
  return db
    .selectFrom("news_items")
    .innerJoin("tenants", "tenants.tenant_id", "news_items.tenant_id")
    .where("news_items.tenant_id", "=", tenantId)
    .where(isPublished)
    .select([
      "news_items.slug as key",
      "news_items.kind",
      "tenants.default_locale as tenantLocale",
      sql<number>`(extract(epoch from news_items.published_at) * 1000)::bigint`.as("publishedAt"),
      sql<NewsCardRow["texts"]>`(
        select json_object_agg(words.locale, json_build_object('slug', words.slug, 'title', words.title, 'summary', words.summary)) from news_texts words
        where words.tenant_id = news_items.tenant_id and words.news_id = news_items.news_id and words.published)`.as("texts"),
      coverJson.as("cover"),
      sql<CompetitionRow | null>`(
        select json_build_object('seasonSlug', seasons.slug, 'leagueSlug', leagues.slug, 'name', leagues.name,
          'transliterable', leagues.transliterable)
        from leagues join seasons on seasons.tenant_id = leagues.tenant_id and seasons.season_id = leagues.season_id
        where leagues.tenant_id = news_items.tenant_id and leagues.league_id = news_items.league_id)`.as("competition"),
    ])
    .orderBy("news_items.published_at", "desc")
    .orderBy("news_items.slug");
}

/** The card in the reader's language; `null` when it has no text that anybody could read. */
export function newsCard(row: NewsCardRow, reader: TextReader): NewsCard | null {
  const chosen = bestText(row.texts, reader, row.tenantLocale);
  if (!chosen) return null;
  return {
    key: row.key,
    slug: chosen.text.slug,
    kind: row.kind,
    textLocale: chosen.locale,
    title: chosen.inScript(chosen.text.title),
    summary: chosen.inScript(chosen.text.summary),
    publishedAt: row.publishedAt,
    cover: row.cover && { ...row.cover, caption: null, author: null },
    competition: row.competition && {
      seasonSlug: row.competition.seasonSlug,
      leagueSlug: row.competition.leagueSlug,
      name: localName(row.competition.name, row.competition.transliterable),
    },
  };
}

/** The slugs of the languages it is published in. */
export function slugsIn(texts: NewsCardRow["texts"]): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(texts ?? {}).map(([locale, { slug }]) => [locale, slug]));
}
