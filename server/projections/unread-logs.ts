import { type Kysely, sql } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";

/**
 * Whether some game has a log of which nothing has been made: the database was filled in bulk, or a migration has changed
 * the shape of a read model. A rebuild makes it.
 */
export async function hasUnreadLogs(db: Kysely<Database>, tenantId: TenantId): Promise<boolean> {
  const { rows } = await sql<{ unread: boolean }>`select exists (
    select from game_logs log where log.tenant_id = ${tenantId} and log.sequence > 0 and not exists (
      select from game_boxes box where box.tenant_id = log.tenant_id and box.game_id = log.game_id)) as unread`.execute(db);
  return rows[0]?.unread === true;
}
