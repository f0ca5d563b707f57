import type { Kysely } from "kysely";
import type { SearchQueries } from "#contract/search-queries.ts";
import type { NotePageTag } from "#contract/page-tags.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";

export function searchQueriesFor(_db: Kysely<Database>, _tenantId: TenantId, _note: NotePageTag): SearchQueries {
  return { search: async ({ words }) => ({ words, clubs: [], players: [], games: [], news: [], more: [] }) };
}
