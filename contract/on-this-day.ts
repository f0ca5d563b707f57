import type { ToldRecord } from "./following-queries.ts";
import type { PersonRef, TeamRef } from "./refs.ts";
import type { GameSummary } from "./game-summary.ts";

/** A game of an earlier year on one of the days. DAY1 */
export type RememberedGame = {
  /** The day of this year that it is told on, `2026-11-23`. */
  readonly day: string;
  readonly game: GameSummary;
  readonly seasonName: string;
  /** Which records of its league were set in it and stand, by category. */
  readonly records: readonly ToldRecord[];
  /** Who scored most in it; `null`: the log does not say. */
  readonly best: { readonly person: PersonRef; readonly points: number } | null;
};

/** A player of the current season who is of age. DAY3 */
export type Birthday = { readonly day: string; readonly person: PersonRef; readonly age: number; readonly team: TeamRef };

/** Today by the league's clock and the six days after it. */
export type OnThisDay = {
  readonly today: string;
  /** Today's first; of a day finals first, then games with records, then the latest. */
  readonly games: readonly RememberedGame[];
  /** By day, then by age. */
  readonly birthdays: readonly Birthday[];
};
