import type { TeamSums } from "#core/stats/history/sums.ts";
import type { StandingsRow } from "./standings-rows.ts";
import type { GameSummary } from "./game-summary.ts";
import type { RosterPlayer } from "./roster-player.ts";

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
