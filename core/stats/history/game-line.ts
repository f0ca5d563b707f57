import type { Side } from "../../game/facts.ts";
import type { Count, CountingLine } from "../box-score.ts";
import type { PeriodPoints } from "../period-points.ts";

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
  /** Lost by forfeit by either side: a result, and in nobody's statistics. TOTAL4 */
  readonly forfeited: boolean;
};

/** What sums, leaders and records read of a line, a player's or a team's. */
export type Figures = Readonly<CountingLine> & {
  /** Whole seconds; `null` where nobody kept the minutes. Of a team: the length of the game. */
  readonly seconds: Count;
  /** Of a team: its margin. */
  readonly plusMinus: Count;
};

/** What one player did in one game he played in, with the game around it. Who did not play has no line. */
export type PlayerGame = GameContext &
  Figures & {
    readonly person: string;
    readonly position: string | null;
    readonly starter: boolean;
  };

/** A player's game with what only records ask. */
export type PlayerRecordGame = PlayerGame & {
  /** `null` where the log does not tell who scored when. */
  readonly periodPoints: PeriodPoints | null;
  /** Whole days old on the day of the game; `null` where either day is not known. */
  readonly ageDays: number | null;
  /** His first game here. */
  readonly debut: boolean;
};

/** What one team did in one game; the score is that of the floor, not that of an award. */
export type TeamGame = GameContext &
  Figures & {
    readonly opponents: Figures;
    /** `null` where nobody wrote down who scored when. */
    readonly periodPoints: PeriodPoints | null;
    readonly overtimes: number;
    readonly biggestLead: Count;
    /** The other side's biggest lead. */
    readonly biggestDeficit: Count;
    readonly attendance: Count;
  };

/** Oldest first: by tip-off (undated first), then round, then id, so that the order never depends on the input's. TOTAL6 */
export function byTime(one: Moment, other: Moment): number {
  const first = (one.playedAt ?? -Infinity) - (other.playedAt ?? -Infinity);
  if (first !== 0 && !Number.isNaN(first)) return first;
  return one.round - other.round || (one.game < other.game ? -1 : one.game > other.game ? 1 : 0);
}

type Moment = Pick<GameContext, "playedAt" | "round" | "game">;
