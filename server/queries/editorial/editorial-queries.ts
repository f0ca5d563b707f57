import type { Kysely } from "kysely";
import type { EditorialQueries } from "#contract/editorial-queries.ts";
import type { NotePageTag } from "#contract/page-tags.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";

export function editorialQueriesFor(_db: Kysely<Database>, _tenantId: TenantId, _note: NotePageTag): EditorialQueries {
  return {
    latestNews: async () => [],
    newsPage: async () => null,
    newsItem: async () => null,
    albums: async () => [],
    documents: async () => [],
  };
}
