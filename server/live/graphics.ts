import { type Kysely, sql } from "kysely";
import { changedGraphics, firstGraphics, type GraphicsRequest, type GraphicsState } from "#contract/live/graphics.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import { readGraphics } from "../queries/live/game-graphics.ts";

/** `changed`: somebody else was quicker; the state is the one that stands. */
export type GraphicsAnswer = { readonly kind: "kept" | "changed"; readonly state: GraphicsState };

/** Keeps a change where nothing has changed since its operator looked: of two at once the second is told. */
export async function changeGraphics(
  db: Kysely<Database>,
  { tenantId, gameId, by, atMs }: { readonly tenantId: TenantId; readonly gameId: GameId; readonly by: string; readonly atMs: number },
  { expectedRevision, change }: GraphicsRequest,
): Promise<GraphicsAnswer> {
  const before = (await readGraphics(db, tenantId, gameId)) ?? firstGraphics;
  if (before.revision !== expectedRevision) return { kind: "changed", state: before };
  const state = changedGraphics(before, change, atMs);
  const kept = { revision: state.revision, state, changed_by: by };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("game_graphics")
    .values({ tenant_id: tenantId, game_id: gameId, ...kept })
    .onConflict((conflict) =>
      conflict
        .columns(["tenant_id", "game_id"])
        .doUpdateSet({ ...kept, changed_at: sql<Date>`now()` })
        .where("game_graphics.revision", "=", expectedRevision),
    )
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 1n) return { kind: "kept", state };
  return { kind: "changed", state: (await readGraphics(db, tenantId, gameId)) ?? firstGraphics };
}
