import type { Kysely } from "kysely";
import type { NotePageTag } from "#contract/page-tags.ts";
import type { SeasonQueries } from "#contract/season-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";
import { seasonTransfers } from "../transfers.ts";
import { leagueAwards } from "./league-awards.ts";
import { seasonLines } from "./season-lines.ts";
import { seasonView } from "./season-view.ts";

/** Answers to what pages ask of seasons, one round trip each. */
export function seasonQueriesFor(db: Kysely<Database>, tenantId: TenantId, note: NotePageTag): SeasonQueries {
  return {
    seasons: () => seasonLines(db, tenantId, note),
    season: (slug) => seasonView(db, tenantId, note, slug),
    awards: () => leagueAwards(db, tenantId, note),
    transfers: (address) => seasonTransfers(db, tenantId, note, address),
  };
}
