import type { Kysely } from "kysely";
import type { EditorialQueries } from "#contract/editorial-queries.ts";
import type { NotePageTag } from "#contract/page-tags.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";
import { documentList } from "./document-list.ts";
import { fileFacts } from "./file-facts.ts";
import { gameVideos } from "./game-videos.ts";
import { leagueRules } from "./league-rules.ts";
import { newsItem } from "./news-item.ts";
import { albumPage, videoPage } from "./media-pages.ts";
import { latestNews, newsPage } from "./news-lists.ts";
import { photoAlbums } from "./photo-albums.ts";
import { siteTexts } from "./site-texts.ts";

/** Answers to what pages ask of one tenant's newsroom. */
export function editorialQueriesFor(db: Kysely<Database>, tenantId: TenantId, note: NotePageTag): EditorialQueries {
  return {
    fileFacts: (addresses) => fileFacts(db, tenantId, addresses),
    latestNews: (locale, limit, about) => latestNews(db, tenantId, note, { locale, limit, about: about ?? null }),
    newsPage: (locale, page, kind) => newsPage(db, tenantId, note, { locale, page, kind }),
    newsItem: (locale, slug) => newsItem(db, tenantId, note, { locale, slug }),
    newsPreview: (locale, newsId) => newsItem(db, tenantId, note, { locale, newsId }),
    albums: (locale, of) => photoAlbums(db, tenantId, note, { locale, of }),
    gameVideos: (ref) => gameVideos(db, tenantId, note, ref),
    videoPage: (wanted) => videoPage(db, tenantId, note, wanted),
    albumPage: (locale, wanted) => albumPage(db, tenantId, note, { locale, wanted }),
    documents: (locale) => documentList(db, tenantId, note, locale),
    leagueRules: () => leagueRules(db, tenantId, note),
    siteTexts: (locale) => siteTexts(db, tenantId, note, locale),
  };
}
