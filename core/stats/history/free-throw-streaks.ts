import type { Play } from "../../game/events.ts";
import type { PlayerKey } from "../../kernel/ids.ts";
import { byTime } from "./game-line.ts";
import { longer, type Streak } from "./streaks.ts";

/** One game's free throws of a player: in order where the log tells them, else only how many. */
export type FreeThrowGame = {
  readonly game: string;
  readonly season: string;
  readonly playedAt: number | null;
  readonly round: number;
  readonly made: number;
  readonly attempted: number;
  readonly inOrder: readonly boolean[] | null;
};

/** Every player's free throws of a game, made or missed, in the order of the log. STREAK4 */
export function freeThrowsInOrder(plays: readonly Play[]): ReadonlyMap<PlayerKey, readonly boolean[]> {
  const throws = new Map<PlayerKey, boolean[]>();
  for (const { fact } of plays) {
    if (fact.type !== "free-throw" || fact.player === null) continue;
    const own = throws.get(fact.player);
    if (own) own.push(fact.made);
    else throws.set(fact.player, [fact.made]);
  }
  return throws;
}

/**
 * Free throws made in a row, over games and seasons; the length is in throws. A game without attempts stands aside. Where
 * the order within a game is not known, the streak goes on if none was missed, and else ends: what came first nobody can
 * say. STREAK4
 */
export function freeThrowStreaks(games: readonly FreeThrowGame[]): Streak[] {
  const streaks: Streak[] = [];
  let open: Streak | null = null;
  for (const game of games.toSorted(byTime)) {
    const missed = game.attempted - game.made;
    const throws = game.inOrder ?? [...Array.from({ length: missed === 0 ? game.made : 0 }, () => true), ...(missed > 0 ? [false] : [])];
    for (const made of throws) {
      if (made) {
        open = longer(open, game, 1);
      } else if (open) {
        streaks.push(open);
        open = null;
      }
    }
  }
  if (open) streaks.push({ ...open, current: true });
  return streaks;
}
