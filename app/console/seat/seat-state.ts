import type { LiveLog } from "#contract/live/live-game.ts";
import type { LiveRole } from "#contract/live/game-command.ts";
import type { GameNow } from "#core/game/game-now.ts";
import type { StandingGame } from "#core/game/standing-game.ts";
import type { RuleSet } from "#core/rules/rule-set.ts";
import type { SeatCommand } from "./seat-command.ts";
import type { SeatLine } from "./seat-line.ts";
import type { SeatRole } from "./seat-role.ts";

/** All that a page shows of its seat. A new one with every change; `game` alone is the same object, and goes on. */
export type SeatState = {
  /** Grows with every change. */
  readonly revision: number;
  readonly deviceId: string;
  readonly rules: RuleSet;
  /** The log as the world gets it. */
  readonly log: LiveLog;
  /** With what was written here and is not in the log yet. */
  readonly game: StandingGame;
  /** Where it stands by that. */
  readonly now: GameNow;
  /** Its operator holds the shot clock while the game clock runs. */
  readonly isShotClockHeld: boolean;
  /** Written here and not known to be in the log, in order. */
  readonly pending: readonly SeatCommand[];
  /** Not taken after all, and not dealt with yet. */
  readonly refused: readonly SeatCommand[];
  readonly line: SeatLine;
  readonly roles: readonly SeatRole[];
  /** `false`: this device cannot keep what is written; it is sent, and lost with the page. */
  readonly isStored: boolean;
  /** When a touch of the clocks was last refused because the board's console tells the time; server's time. */
  readonly boardHeardAt: number | null;
  /** From key to the log as the world gets it, of the last command. */
  readonly seenAfterMs: number | null;
};

export function roleOf({ roles }: Pick<SeatState, "roles">, role: LiveRole): SeatRole | undefined {
  return roles.find((each) => each.role === role);
}

/** Whether something can be written here now. */
export function mayWriteNow({ roles }: Pick<SeatState, "roles">): boolean {
  return roles.some(({ standing }) => standing === "held");
}
