import type { Kysely } from "kysely";
import type { ScheduleQueries } from "#contract/schedule-queries.ts";
import type { NotePageTag } from "#contract/page-tags.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";

export function scheduleQueriesFor(_db: Kysely<Database>, _tenantId: TenantId, _note: NotePageTag): ScheduleQueries {
  return { schedule: async () => ({ from: "", until: "", games: [], earlier: null, later: null, undated: [] }) };
}
