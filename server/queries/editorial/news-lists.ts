import { type Kysely, sql } from "kysely";
import type { NewsCard, NewsPage } from "#contract/editorial-queries.ts";
import type { Locale } from "#contract/locale.ts";
import type { NewsKind } from "#contract/news.ts";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { readerOf, type TextReader } from "../refs/foreign-names.ts";
import type { Database } from "../../db/schema.ts";
import { newsCard, newsCards, type NewsCardRow } from "./news-cards.ts";

type About = { readonly clubSlug: string } | { readonly seasonSlug: string; readonly leagueSlug: string };

/** One that leads, and twelve: whole rows of two, three and four. */
const newsOnPage = 13;
/** Beyond it an address is somebody's guess. */
const lastPage = 500;

/** The newest news, of all or about one club or league. One round trip. */
export async function latestNews(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  { locale, limit, about }: { readonly locale: Locale; readonly limit: number; readonly about: About | null },
): Promise<readonly NewsCard[]> {
  const rows = await latestRows(db, tenantId, note, { limit, about });
  return newsCardsOf(rows, await readerOf(db, tenantId, locale));
}

async function latestRows(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  { limit, about }: { readonly limit: number; readonly about: About | null },
): Promise<readonly NewsCardRow[]> {
  note(pageTags.news);
  const cards = newsCards(db, tenantId).limit(limit);
  return noted(await (about === null ? cards : cards.where(isAbout(about))).execute(), note);
}

/** A page of the list, from 1; `null`: there is none of this number. One round trip. */
export async function newsPage(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  { locale, page, kind }: { readonly locale: Locale; readonly page: number; readonly kind: NewsKind | null },
): Promise<NewsPage | null> {
  note(pageTags.news);
  if (!Number.isInteger(page) || page < 1 || page > lastPage) return null;
  const cards = newsCards(db, tenantId)
    .limit(newsOnPage + 1)
    .offset((page - 1) * newsOnPage);
  const rows = await (kind === null ? cards : cards.where("news_items.kind", "=", kind)).execute();
  if (rows.length === 0 && page > 1) return null;
  noted(rows, note);
  const reader = await readerOf(db, tenantId, locale);
  return { items: newsCardsOf(rows.slice(0, newsOnPage), reader), page, hasMore: rows.length > newsOnPage };
}

/** A score that is drawn is corrected with its game. */
/** The rows as they are; whatever changes the games drawn on them changes the page. */
export function noted(rows: readonly NewsCardRow[], note: NotePageTag): readonly NewsCardRow[] {
  for (const { drawnGame } of rows) if (drawnGame) note(pageTags.game(drawnGame.gameId));
  return rows;
}

function isAbout(about: About) {
  if ("clubSlug" in about) {
    return sql<boolean>`exists (
      select from news_clubs link join clubs on clubs.tenant_id = link.tenant_id and clubs.club_id = link.club_id
      where link.tenant_id = news_items.tenant_id and link.news_id = news_items.news_id and clubs.slug = ${about.clubSlug})`;
  }
  return sql<boolean>`news_items.league_id = (
    select leagues.league_id from leagues
    join seasons on seasons.tenant_id = leagues.tenant_id and seasons.season_id = leagues.season_id
    where leagues.tenant_id = news_items.tenant_id and leagues.slug = ${about.leagueSlug} and seasons.slug = ${about.seasonSlug})`;
}

export function newsCardsOf(rows: readonly NewsCardRow[], reader: TextReader): readonly NewsCard[] {
  return rows.map((row) => newsCard(row, reader)).filter((card) => card !== null);
}
