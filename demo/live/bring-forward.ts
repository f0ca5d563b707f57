import { type Kysely, sql } from "kysely";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { Database } from "#server/db/schema.ts";
import { projectUnchangedLog } from "#server/projections/run.ts";
import { demoFantasySettings } from "../storing/store-fantasy.ts";
import { liveSource } from "./live-source.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

type Game = { readonly gameId: GameId; readonly tipOff: number };

/**
 * A game is the live one from now on, and tips off then (epoch milliseconds). The others of its round keep their days, unless it would be
 * so far from them that it would belong to the fantasy round before: then they keep their hours, some days earlier. DEMO3, DEMO7
 */
export async function bringForward(db: Kysely<Database>, tenantId: TenantId, gameId: GameId, tipOff: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const others = await othersOfRound(transaction, tenantId, gameId);
    const days = daysEarlier(
      others.map((game) => game.tipOff),
      tipOff,
    );
    await sql`update games set source = ${liveSource}, tip_off = ${new Date(tipOff)}
      where tenant_id = ${tenantId} and game_id = ${gameId}`.execute(transaction);
    if (days === 0) return;
    for (const other of others) {
      await sql`update games set tip_off = ${new Date(other.tipOff - days * dayMs)}
        where tenant_id = ${tenantId} and game_id = ${other.gameId}`.execute(transaction);
      await projectUnchangedLog(transaction, tenantId, other.gameId);
    }
  });
}

/** By how many days the others of a round come with a game that is brought forward: as few days after it as keep them in their order. */
export function daysEarlier(others: readonly number[], tipOff: number): number {
  const tips = [tipOff, ...others].toSorted((one, other) => one - other);
  const middle = tips[Math.floor((tips.length - 1) / 2)] as number;
  const first = tips.find((tip) => tip !== tipOff);
  if (first === undefined || tipOff >= middle - demoFantasySettings.windowSpreadHours * hourMs) return 0;
  return Math.max(0, Math.floor((first - tipOff) / dayMs) - 1);
}

/** Those of its round that are to be played, by their tip-off. */
async function othersOfRound(db: Kysely<Database>, tenantId: TenantId, gameId: GameId): Promise<readonly Game[]> {
  const { rows } = await sql<Game>`
    select other.game_id as "gameId", floor(extract(epoch from other.tip_off) * 1000)::float8 as "tipOff"
    from games game join games other on other.tenant_id = game.tenant_id and other.round_id = game.round_id and other.game_id <> game.game_id
    where game.tenant_id = ${tenantId} and game.game_id = ${gameId} and other.status = 'scheduled' and other.tip_off is not null
    order by other.tip_off, other.game_id`.execute(db);
  return rows;
}
