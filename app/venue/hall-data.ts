import type { LiveGameAnswer } from "#contract/live/live-game.ts";
import type { SponsorShown } from "#contract/queries.ts";
import type { GameSummary } from "#contract/game-summary.ts";

/** What a screen is given at first, and again whenever its hall has another game. */
export type HallData = {
  readonly place: string | null;
  /** The league's mark for screens; `""`: none. BRAND2 */
  readonly logo: string;
  /** Those of today. OFF62 */
  readonly sponsors: readonly SponsorShown[];
  readonly game: LiveGameAnswer | null;
  readonly next: GameSummary | null;
  /** Competition and round. */
  readonly occasion: string | null;
  /** Epoch milliseconds, when it was read. */
  readonly at: number;
};
