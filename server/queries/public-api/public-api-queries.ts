import type { Kysely } from "kysely";
import type { NotePageTag } from "#contract/page-tags.ts";
import type { PublicApiQueries } from "#contract/public-api-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";
import { clubSeasons } from "./club-seasons.ts";
import { gamesFrom } from "./games-from.ts";
import { albumNamed, albumsFrom, videosFrom } from "./media-from.ts";
import { newsFrom } from "./news-from.ts";
import { playersFrom } from "./players-from.ts";

/** Answers to what the public API asks besides the questions of pages. */
export function publicApiQueriesFor(db: Kysely<Database>, tenantId: TenantId, note: NotePageTag): PublicApiQueries {
  return {
    games: (wanted) => gamesFrom(db, tenantId, note, wanted),
    players: (wanted) => playersFrom(db, tenantId, note, wanted),
    clubSeasons: (slug) => clubSeasons(db, tenantId, note, slug),
    news: (wanted) => newsFrom(db, tenantId, note, wanted),
    videos: (wanted) => videosFrom(db, tenantId, note, wanted),
    albums: (wanted) => albumsFrom(db, tenantId, note, wanted),
    album: (locale, slug) => albumNamed(db, tenantId, note, { locale, slug }),
  };
}
