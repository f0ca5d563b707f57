import type { Kysely } from "kysely";
import type { ClubQueries } from "#contract/club-queries.ts";
import type { NotePageTag } from "#contract/page-tags.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";

export function clubQueriesFor(_db: Kysely<Database>, _tenantId: TenantId, _note: NotePageTag): ClubQueries {
  return { clubs: async () => [], club: async () => null, seasonClub: async () => null, team: async () => null };
}
