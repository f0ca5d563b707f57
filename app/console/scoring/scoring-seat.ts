import type { GameCommand } from "#contract/live/game-command.ts";
import type { GameNow } from "#core/game/game-now.ts";
import type { StandingGame } from "#core/game/standing-game.ts";

/** How the seat stands to its server, for the operator to read in words. */
export type SeatConnection = "connecting" | "online" | "offline" | "taken" | "refused";

/** How far what was written here has come, and whether more can be written. */
export type SeatState = {
  /** Kept on this device and not answered yet, oldest first. */
  readonly pending: readonly GameCommand[];
  /** What the server did not take, with the rule that it named; newest last. */
  readonly refused: readonly { readonly command: GameCommand; readonly rule: string }[];
  readonly connection: SeatConnection;
  /** Who has the seat instead, where it was taken. */
  readonly holder: string | null;
  /** The clock's role, where this device has its link too, is not somebody else's. */
  readonly hasClock: boolean;
};

/**
 * One seat of a game as a screen of the table uses it. Commands are decided on `game`, which has them from then on, and handed over
 * at once: the seat keeps them on the device, and has them written.
 */
export type ScoringSeat = {
  readonly subscribe: (listener: () => void) => () => void;
  /** The same object until something has changed. */
  readonly state: () => SeatState;
  /** The log and what is kept here; another one where others have written before that. */
  readonly game: () => StandingGame;
  readonly gameNow: () => GameNow;
  readonly keep: (commands: readonly GameCommand[]) => void;
  /** Epoch milliseconds of the server's timeline. */
  readonly now: () => number;
};
