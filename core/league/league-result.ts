import type { Side } from "../game/facts.ts";

/** How a result came about, apart from its score. An annulled one counts for nothing and is kept for the archive. */
export type ResultKind = "played" | "forfeit" | "double-forfeit" | "default" | "administrative" | "annulled";

/** One game as a table counts it. Points are those the league counts: 20:0 for a forfeit, whatever was played before. */
export type LeagueResult<Team extends string> = {
  readonly home: Team;
  readonly away: Team;
  readonly homePoints: number;
  readonly awayPoints: number;
  /** After the regular periods, where overtime was played; `null`: it was not, or nobody wrote it down. */
  readonly regulation: { readonly home: number; readonly away: number } | null;
  readonly kind: ResultKind;
  /** Whom a forfeit, a default or an award goes against. */
  readonly atFault: Side | "both" | null;
  /** Number of the round, for a table as of a round; `null` where rounds are not known. */
  readonly round: number | null;
  /** Tip-off, epoch milliseconds; `null` where undated. */
  readonly playedAt: number | null;
};
