import type { Side } from "../../game/facts.ts";
import type { Count, CountingLine } from "../box-score.ts";

export type Phase = "regular" | "playoff";

/** The game around a line: all that a filter, a record or a streak asks of it. Ids are those of the caller's rows. */
export type GameContext = {
  readonly game: string;
  readonly league: string;
  readonly season: string;
  readonly phase: Phase;
  /** Number of the round within its league. */
  readonly round: number;
  /** Tip-off, epoch milliseconds; `null` where undated. */
  readonly playedAt: number | null;
  readonly side: Side;
  readonly team: string;
  readonly club: string;
  readonly opponentTeam: string;
  readonly opponentClub: string;
  /** By the score that the league counts; `null` for a level first leg. */
  readonly won: boolean | null;
};

/** What one player did in one game, with the game around it. */
export type PlayerGame = GameContext &
  Readonly<CountingLine> & {
    readonly person: string;
    readonly position: string | null;
    readonly starter: boolean;
    /** Whole seconds; `null` where nobody kept the minutes. */
    readonly seconds: Count;
    readonly plusMinus: Count;
  };
