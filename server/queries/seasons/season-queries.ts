import type { Kysely } from "kysely";
import type { SeasonQueries } from "#contract/season-queries.ts";
import type { NotePageTag } from "#contract/page-tags.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";

export function seasonQueriesFor(_db: Kysely<Database>, _tenantId: TenantId, _note: NotePageTag): SeasonQueries {
  return { seasons: async () => [], season: async () => null };
}
