import type { Play } from "../../game/events.ts";
import type { PlayerKey } from "../../kernel/ids.ts";
import type { Streak } from "./streaks.ts";

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

/** A player's free throws of a game in the order of the log. */
export declare function freeThrowsInOrder(plays: readonly Play[], player: PlayerKey): boolean[];
/** Free throws made in a row. STREAK4 */
export declare function freeThrowStreaks(games: readonly FreeThrowGame[]): Streak[];
