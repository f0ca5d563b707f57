import type { Transaction } from "kysely";
import type { GamePlayer } from "#contract/queries.ts";
import type { Play } from "#core/game/events.ts";
import type { Side } from "#core/game/facts.ts";
import type { GameState } from "#core/game/game-state.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { BoxScore } from "#core/stats/box-score.ts";
import { gameFlowOf } from "#core/stats/game-flow-of.ts";
import { shotsOf } from "#core/stats/shots-of.ts";
import { playLines } from "#core/wording/play-lines.ts";
import type { LogHead } from "../db/event-store.ts";
import type { Database } from "../db/schema.ts";

export type FoldedGame = { readonly state: GameState; readonly plays: readonly Play[]; readonly box: BoxScore };

/** A game page's whole content in one row; no row where nothing is written in the log. */
export async function projectGameBox(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  gameId: GameId,
  head: LogHead,
  { state, plays, box }: FoldedGame,
): Promise<void> {
  if (head.version === 0) {
    await transaction.deleteFrom("game_boxes").where("tenant_id", "=", tenantId).where("game_id", "=", gameId).execute();
    return;
  }
  const content = {
    epoch: head.epoch,
    sequence: head.version,
    box: JSON.stringify(box),
    flow: JSON.stringify(gameFlowOf(state)),
    shots: JSON.stringify(shotsOf(plays)),
    plays: JSON.stringify(playLines(plays)),
    players: JSON.stringify([...playersOf(state, "home"), ...playersOf(state, "away")]),
    officials: JSON.stringify(state.officials),
  };
  await transaction
    .insertInto("game_boxes")
    .values({ tenant_id: tenantId, game_id: gameId, ...content })
    .onConflict((conflict) => conflict.columns(["tenant_id", "game_id"]).doUpdateSet(content))
    .execute();
}

/** As the log spells them. Whoever is linked to a person is shown by the person's own name (server/queries). */
function playersOf(state: GameState, side: Side): GamePlayer[] {
  return [...state[side].players.values()].map(({ player: { key, shirt, givenName, familyName } }) => ({
    key,
    side,
    shirt,
    givenName: { text: givenName, transliterable: false },
    familyName: { text: familyName, transliterable: false },
  }));
}
