import { type Kysely, sql } from "kysely";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { Database } from "#server/db/schema.ts";
import { lockGame } from "#server/db/write-locks.ts";
import { projectUnchangedLog } from "#server/projections/run.ts";

/**
 * The demo's live game starts again: its log is emptied under the next epoch, so that whoever follows the old one is
 * told, and everything read from it goes with it. Nothing but the demo ever does this to a game.
 */
export async function beginLogAnew(db: Kysely<Database>, tenantId: TenantId, gameId: GameId, tipOff: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const ofGame = sql`tenant_id = ${tenantId} and game_id = ${gameId}`;
    await lockGame(transaction, tenantId, gameId);
    await sql`select 1 from game_logs where ${ofGame} for update`.execute(transaction);
    await sql`select set_config('fullcourt.log_deletion', 'allowed', true)`.execute(transaction);
    await sql`delete from game_events where ${ofGame}`.execute(transaction);
    await sql`delete from game_commands where ${ofGame}`.execute(transaction);
    // Whom they voted for will not have played in it. They were few: the next game begins within minutes.
    await sql`delete from fan_votes where ${ofGame}`.execute(transaction);
    await sql`update game_logs set epoch = epoch + 1, sequence = 0 where ${ofGame}`.execute(transaction);
    await sql`update games set tip_off = ${new Date(tipOff)} where ${ofGame}`.execute(transaction);
    await projectUnchangedLog(transaction, tenantId, gameId);
  });
}
