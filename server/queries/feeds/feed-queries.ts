import type { Kysely } from "kysely";
import type { FeedQueries } from "#contract/feed-queries.ts";
import type { NotePageTag } from "#contract/page-tags.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";
import { calendarView } from "./calendar-view.ts";
import { generalEntries, leagueAddresses, leagueEntries, liveEntries, newsEntries } from "./sitemap-entries.ts";

/** Answers to what calendars, feeds and sitemaps ask. */
export function feedQueriesFor(db: Kysely<Database>, tenantId: TenantId, note: NotePageTag): FeedQueries {
  return {
    calendar: (of) => calendarView(db, tenantId, note, of),
    leagues: () => leagueAddresses(db, tenantId, note),
    generalEntries: () => generalEntries(db, tenantId, note),
    leagueEntries: (address) => leagueEntries(db, tenantId, note, address),
    liveEntries: (since) => liveEntries(db, tenantId, note, since),
    newsEntries: () => newsEntries(db, tenantId, note),
  };
}
