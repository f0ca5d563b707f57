import type { Transaction } from "kysely";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import { playLines } from "#core/wording/play-lines.ts";
import { clipPlay, writeClipPlays } from "../db/clip-plays.ts";
import type { Database } from "../db/schema.ts";
import { type FoldedGame, playersOf } from "./game-box.ts";
import type { ProjectedGame } from "./game-result.ts";

/**
 * What clips of single plays tell of them: read anew where a game has such clips, which few have. Answers with the games of
 * which one tells something else. CLIP6
 */
export async function projectClips(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  games: readonly { readonly game: ProjectedGame; readonly told: FoldedGame }[],
): Promise<ReadonlySet<GameId>> {
  const changed = new Set<GameId>();
  for (const { game, told } of games) {
    if (game.clipEvents.length === 0) continue;
    const lines = playLines(told.plays);
    const players = [...playersOf(told.state, "home"), ...playersOf(told.state, "away")];
    const plays = game.clipEvents.map((event) => ({ event, play: clipPlay(event, lines, players) }));
    if (await writeClipPlays(transaction, tenantId, game.gameId, plays)) changed.add(game.gameId);
  }
  return changed;
}
