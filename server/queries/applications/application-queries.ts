import type { Kysely } from "kysely";
import type { ApplicationQueries } from "#contract/application-queries.ts";
import type { NotePageTag } from "#contract/page-tags.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";

export function applicationQueriesFor(_db: Kysely<Database>, _tenantId: TenantId, _note: NotePageTag): ApplicationQueries {
  return { teamApplication: async () => null };
}
