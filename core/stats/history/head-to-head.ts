import type { PlayerGame, TeamGame } from "./game-line.ts";
import type { Streak } from "./streaks.ts";
import type { PlayerSums } from "./sums.ts";

export type Meetings = { readonly games: number; readonly wins: number; readonly losses: number };
export type ClubHeadToHead = {
  readonly all: Meetings;
  readonly home: Meetings;
  readonly away: Meetings;
  /** Over the games that were played out; `null` before the first. */
  readonly averagePoints: { readonly own: number; readonly opponents: number } | null;
  /** By margin, all ties. */
  readonly biggestWins: readonly TeamGame[];
  readonly biggestLosses: readonly TeamGame[];
  /** Who won the latest meetings, and how many in a row. */
  readonly streak: (Streak & { readonly winner: "own" | "opponents" }) | null;
  /** Newest first. */
  readonly meetings: readonly TeamGame[];
};
/** Of a club's games against another, from the first one's side. H2H1 */
export declare function clubHeadToHead(games: readonly TeamGame[], club: string, opponent: string): ClubHeadToHead;

export type PlayerHeadToHead = {
  readonly meetings: readonly { readonly one: PlayerGame; readonly other: PlayerGame }[];
  readonly oneWins: number;
  readonly otherWins: number;
  readonly one: PlayerSums;
  readonly other: PlayerSums;
};
/** Games that both played in, on opposite sides. H2H2 */
export declare function playerHeadToHead(one: readonly PlayerGame[], other: readonly PlayerGame[]): PlayerHeadToHead;
