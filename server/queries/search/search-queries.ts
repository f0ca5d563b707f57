import { type Kysely, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import { type SearchAnswer, type SearchKind, searchKinds, type SearchQueries } from "#contract/search-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { readerOf } from "../refs/foreign-names.ts";
import type { Database } from "../../db/schema.ts";
import type { NewsCardRow } from "../editorial/news-cards.ts";
import type { HallRefRow } from "../refs/hall-ref.ts";
import { foundClubs, type FoundClubRow } from "./find-clubs.ts";
import { foundDocuments, type FoundDocumentRow } from "./find-documents.ts";
import { foundGames, type FoundGameRow } from "./find-games.ts";
import { foundHalls } from "./find-halls.ts";
import { foundNews } from "./find-news.ts";
import { foundPlayers, type FoundPlayerRow } from "./find-players.ts";
import { foundStaff, type FoundStaffRow } from "./find-staff.ts";
import { foundRows } from "./found-rows.ts";
import { nearestSpellings } from "./near-words.ts";
import { cleanedWords, isKeptDown, type SoughtWords, soughtWords } from "./sought-words.ts";
import { suggestedWords } from "./suggested-words.ts";

type Wanted = Parameters<SearchQueries["search"]>[0];
type Found = Pick<SearchAnswer, SearchKind>;

/** One round trip; where nothing is spelled as asked, two more for what is nearest. */
export function searchQueriesFor(db: Kysely<Database>, tenantId: TenantId, note: NotePageTag): SearchQueries {
  return {
    async search(wanted) {
      note(pageTags.site);
      const words = cleanedWords(wanted.words);
      const asked = soughtWords(words);
      if (asked.all.length === 0 || isKeptDown(words)) return answer(words, nothing, asked, wanted.limit);
      const found = await find(db, tenantId, asked, wanted);
      if (wanted.isExact || !isWeak(found)) return answer(words, found, asked, wanted.limit);
      const near = await nearestSpellings(db, tenantId, asked);
      if (near === null) return answer(words, found, asked, wanted.limit);
      const nearest = await find(db, tenantId, near, wanted);
      const suggestions = suggestedWords(
        near.names,
        [...nearest.players, ...nearest.staff, ...nearest.clubs, ...nearest.halls].map(({ name }) => name),
      );
      // What is spelled as typed is shown, if only in the news; else what is nearest.
      return isNothing(found)
        ? { ...answer(words, nearest, near, wanted.limit), isNearest: !isNothing(nearest), suggestions }
        : { ...answer(words, found, asked, wanted.limit), suggestions };
    },
  };
}

const nothing: Found = { clubs: [], players: [], staff: [], halls: [], games: [], news: [], documents: [] };

function isNothing(found: Found): boolean {
  return searchKinds.every((kind) => found[kind].length === 0);
}

/** No name is spelled so: a word that somebody used in the news or over a paper may still be a mistyped name. */
function isWeak({ clubs, players, staff, halls, games }: Found): boolean {
  return clubs.length + players.length + staff.length + halls.length + games.length === 0;
}

/** One more of each than wanted, if there is one. */
async function find(db: Kysely<Database>, tenantId: TenantId, words: SoughtWords, { kind, locale, limit }: Wanted): Promise<Found> {
  const isWanted = (asked: SearchKind) => kind === null || kind === asked;
  const none = <Row>() => sql<Row[]>`'[]'::json`;
  const rows = await db
    .selectNoFrom([
      (isWanted("clubs") ? jsonArrayFrom(foundClubs(db, tenantId, words, limit + 1)) : none<FoundClubRow>()).as("clubs"),
      (isWanted("players") ? foundPlayers(tenantId, words, limit + 1) : none<FoundPlayerRow>()).as("players"),
      (isWanted("staff") ? foundStaff(tenantId, words, limit + 1) : none<FoundStaffRow>()).as("staff"),
      (isWanted("halls") ? foundHalls(tenantId, words, limit + 1) : none<HallRefRow>()).as("halls"),
      (isWanted("games") ? jsonArrayFrom(foundGames(db, tenantId, words, limit + 1)) : none<FoundGameRow>()).as("games"),
      (isWanted("news") ? jsonArrayFrom(foundNews(db, tenantId, words, locale, limit + 1)) : none<NewsCardRow>()).as("news"),
      (isWanted("documents") ? foundDocuments(tenantId, words, locale, limit + 1) : none<FoundDocumentRow>()).as("documents"),
    ])
    .executeTakeFirstOrThrow();
  return foundRows(rows, await readerOf(db, tenantId, locale));
}

function answer(words: string, found: Found, { all }: SoughtWords, limit: number): SearchAnswer {
  return {
    words,
    matched: [...new Set(all.flat())],
    isNearest: false,
    suggestions: [],
    clubs: found.clubs.slice(0, limit),
    players: found.players.slice(0, limit),
    staff: found.staff.slice(0, limit),
    halls: found.halls.slice(0, limit),
    games: found.games.slice(0, limit),
    news: found.news.slice(0, limit),
    documents: found.documents.slice(0, limit),
    more: searchKinds.filter((kind) => found[kind].length > limit),
  };
}
