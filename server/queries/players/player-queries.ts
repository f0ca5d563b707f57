import type { Kysely } from "kysely";
import type { PlayerQueries } from "#contract/player-queries.ts";
import type { NotePageTag } from "#contract/page-tags.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";

export function playerQueriesFor(_db: Kysely<Database>, _tenantId: TenantId, _note: NotePageTag): PlayerQueries {
  return { players: async () => ({ lines: [], page: 1, hasMore: false }), player: async () => null };
}
