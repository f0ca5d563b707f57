import type { FoldedGame } from "../live/folded-game.ts";
import type { ScreenModel } from "./screen-model.ts";
import type { ScreenHorn } from "./use-horn.ts";
import type { SponsorShown } from "#contract/queries.ts";
import type { GameSummary } from "#contract/game-summary.ts";

/** The time as a screen has it. */
export type ScreenTime = {
  /** The instant of the model, epoch milliseconds of the server's timeline. */
  readonly at: number;
  readonly serverNow: () => number;
  /** How long nothing has been heard; `null`: all is well. */
  readonly staleForMs: number | null;
};

/** What each screen of a hall is given. */
export type ScreenProps = {
  readonly title: string;
  /** The hall's name. */
  readonly place: string | null;
  /** The league's mark; `""`: none. */
  readonly logo: string;
  readonly sponsors: readonly SponsorShown[];
  /** Competition and round. */
  readonly occasion: string | null;
  readonly screen: ScreenModel;
  readonly game: FoldedGame;
  readonly time: ScreenTime;
  /** The game after this one. */
  readonly next: GameSummary | null;
  readonly tipOff: number | null;
  /** The day alone, where the time is to follow. SCHED23 */
  readonly tipOffDay: string | null;
  readonly isSwapped: boolean;
  readonly swap: () => void;
  /** `null`: a screen whose clocks are not its own. */
  readonly horn: ScreenHorn | null;
};
