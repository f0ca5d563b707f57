import { type Kysely, sql } from "kysely";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import type { LeagueId } from "../db/row-ids.ts";

export type RunningLog = {
  readonly tenantId: TenantId;
  readonly gameId: GameId;
  readonly leagueId: LeagueId;
  readonly epoch: number;
  readonly version: number;
};

/** Where the logs of all games that are being played stand, of all tenants: a handful of rows by an index. */
export async function readRunningLogs(db: Kysely<Database>): Promise<readonly RunningLog[]> {
  const { rows } = await sql<RunningLog>`
    select games.tenant_id as "tenantId", games.game_id as "gameId", games.league_id as "leagueId", head.epoch, head.sequence as version
    from games
    join game_logs head on head.tenant_id = games.tenant_id and head.game_id = games.game_id
    where games.status in ('live', 'interrupted')`.execute(db);
  return rows;
}
