import { isDeepStrictEqual } from "node:util";
import type { Transaction } from "kysely";
import { pageTags } from "#contract/page-tags.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";
import { dropPages } from "../../db/drop-pages.ts";
import type { QualityFlag } from "../imported-game.ts";

/** What deserves a look in a game, as the last import found it. */
export async function storeFlags(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  gameId: GameId,
  flags: readonly QualityFlag[],
): Promise<void> {
  const rows = flags.map(({ kind, detail, about }, place) => ({ place, kind, detail, about_event_id: about }));
  const before = await transaction
    .selectFrom("game_flags")
    .select(["place", "kind", "detail", "about_event_id"])
    .where("tenant_id", "=", tenantId)
    .where("game_id", "=", gameId)
    .orderBy("place")
    .execute();
  if (isDeepStrictEqual(before, rows)) return;
  await transaction.deleteFrom("game_flags").where("tenant_id", "=", tenantId).where("game_id", "=", gameId).execute();
  if (rows.length > 0) {
    await transaction
      .insertInto("game_flags")
      .values(rows.map((row) => ({ tenant_id: tenantId, game_id: gameId, ...row })))
      .execute();
  }
  await dropPages(transaction, tenantId, [pageTags.game(gameId)]);
}
