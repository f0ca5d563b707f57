import type { GraphicsState } from "#contract/live/graphics.ts";
import type { LiveGameAnswer } from "#contract/live/live-game.ts";
import type { SponsorShown } from "#contract/queries.ts";
import type { StandingsRow } from "#contract/standings-rows.ts";

/** What an overlay starts from. */
export type OverlayData = {
  readonly title: string;
  readonly description: string;
  readonly view: LiveGameAnswer;
  readonly graphics: GraphicsState;
  readonly standings: readonly StandingsRow[];
  /** The competition's name. */
  readonly occasion: string;
  /** The league's mark over the picture; `""`: none. BRAND2 */
  readonly logo: string;
  /** Those of today. OFF62 */
  readonly sponsors: readonly SponsorShown[];
  /** Of what the ground is made. BRAND14 */
  readonly color: string;
  /** Epoch milliseconds, when it was read. */
  readonly madeAt: number;
};
