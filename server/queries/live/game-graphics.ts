import type { Kysely } from "kysely";
import { type GraphicsState, keptGraphics } from "#contract/live/graphics.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";

/** What the overlay of a game shows; `null`: the tenant has no such game. */
export async function readGraphics(db: Kysely<Database>, tenantId: TenantId, gameId: GameId): Promise<GraphicsState | null> {
  const row = await db
    .selectFrom("games")
    .leftJoin("game_graphics", (join) =>
      join.onRef("game_graphics.tenant_id", "=", "games.tenant_id").onRef("game_graphics.game_id", "=", "games.game_id"),
    )
    .select("game_graphics.state")
    .where("games.tenant_id", "=", tenantId)
    .where("games.game_id", "=", gameId)
    .executeTakeFirst();
  return row ? keptGraphics(row.state) : null;
}
