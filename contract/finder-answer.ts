import type { FinderStatistic } from "#core/stats/history/finder-question.ts";
import type { PlayedGame } from "./game-summary.ts";
import type { PersonRef, TeamRef } from "./refs.ts";

/** All that is found at once is so many rows at most: questions know no bound of their own. FIND5 */
export const mostFound = 500;

/** What the finder found, newest or longest first. */
export type FinderAnswer = {
  /** Newest first: what may be asked for. */
  readonly seasons: readonly { readonly slug: string; readonly name: string }[];
  /** `null`: nothing was asked. Of a series `first` is where it began; of a single game both are the game. */
  readonly lines:
    | readonly {
        readonly person: PersonRef | null;
        readonly team: TeamRef;
        readonly game: PlayedGame;
        readonly first: PlayedGame;
        readonly length: number;
        readonly figures: { readonly [S in FinderStatistic]?: number | null };
      }[]
    | null;
  /** Where the next page goes on; `null`: there is none. */
  readonly next: string | null;
};
