import type { TeamSums } from "#core/stats/history/sums.ts";
import type { RosterPlayer } from "./club-queries.ts";
import type { GameSummary, StandingsRow } from "./queries.ts";

/** What a team brings to a game that is ahead: its place, its latest games, its figures in this league, its people. */
export type PreviewSide = {
  readonly row: StandingsRow;
  /** How many teams its league has. */
  readonly teams: number;
  /** Over both parts of the season; `null` before its first game with a box score. */
  readonly sums: TeamSums | null;
  /** Games of this league that have a result, newest first; at most five. */
  readonly latest: readonly GameSummary[];
  readonly roster: readonly RosterPlayer[];
};

export type GamePreview = { readonly home: PreviewSide; readonly away: PreviewSide };
