import type { Kysely } from "kysely";
import type { NotePageTag } from "#contract/page-tags.ts";
import type { TenantPorts } from "#contract/tenant-ports.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import { accountFormQueriesFor } from "./account-form-queries.ts";
import { applicationQueriesFor } from "./applications/application-queries.ts";
import { clubQueriesFor } from "./clubs/club-queries.ts";
import { editorialQueriesFor } from "./editorial/editorial-queries.ts";
import { fantasyApiQueriesFor } from "./fantasy/fantasy-api-queries.ts";
import { fantasyQueriesFor } from "./fantasy/fantasy-queries.ts";
import { feedQueriesFor } from "./feeds/feed-queries.ts";
import { followingQueriesFor } from "./following/following-queries.ts";
import { liveQueriesFor } from "./live/live-queries.ts";
import { playerQueriesFor } from "./players/player-queries.ts";
import { publicApiQueriesFor } from "./public-api/public-api-queries.ts";
import { scheduleQueriesFor } from "./schedule/schedule-queries.ts";
import { scoresheetQueriesFor } from "./scoresheets/scoresheet-queries.ts";
import { searchQueriesFor } from "./search/search-queries.ts";
import { seasonQueriesFor } from "./seasons/season-queries.ts";
import { venueQueriesFor } from "./venues/venue-queries.ts";
import { staffQueriesFor } from "./staff/staff-queries.ts";
import { siteQueriesFor } from "./site-queries.ts";
import { statisticsQueriesFor } from "./statistics/statistics-queries.ts";
import { websiteQueriesFor } from "./website-queries.ts";
import { withinSections } from "./within-sections.ts";

export type PortsOptions = {
  /** Searches may have lines of their own: `server/queries/search/search-lines.ts`. */
  readonly searches?: Kysely<Database>;
  /** Epoch milliseconds of the server's timeline, by which whoever takes an application goes as well. CLOCK14 */
  readonly now?: () => number;
};

/** Everything that may be asked of one tenant, answered from the database. */
export function tenantPortsFor(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  { searches = db, now = Date.now }: PortsOptions = {},
): TenantPorts {
  return withinSections({
    site: siteQueriesFor(db, tenantId, note),
    website: websiteQueriesFor(db, tenantId, note),
    statistics: statisticsQueriesFor(db, tenantId, note),
    seasons: seasonQueriesFor(db, tenantId, note),
    feeds: feedQueriesFor(db, tenantId, note),
    scoresheets: scoresheetQueriesFor(db, tenantId, note),
    live: liveQueriesFor(db, tenantId, note),
    venues: venueQueriesFor(db, tenantId, note),
    staff: staffQueriesFor(db, tenantId, note),
    schedule: scheduleQueriesFor(db, tenantId, note),
    clubs: clubQueriesFor(db, tenantId, note),
    players: playerQueriesFor(db, tenantId, note),
    fantasy: fantasyQueriesFor(db, tenantId, note),
    editorial: editorialQueriesFor(db, tenantId, note),
    search: searchQueriesFor(searches, tenantId, note),
    applications: applicationQueriesFor(db, tenantId, now),
    accountForms: accountFormQueriesFor(db, tenantId, note),
    // Made for one visitor, by the route of his form.
    fantasyForm: { sent: () => null },
    // Likewise, by the routes of the office.
    office: { screen: () => null },
    // Given by the demo alone, past the cache: server/api/account-pages/mailbox-routes.ts.
    keptMails: async () => null,
    publicApi: publicApiQueriesFor(db, tenantId, note),
    fantasyApi: fantasyApiQueriesFor(db, tenantId, note),
    following: followingQueriesFor(db, tenantId, now),
  });
}
