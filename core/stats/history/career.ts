import type { PlayerGame, Phase } from "./game-line.ts";
import type { RecordEntry } from "./record-list.ts";
import type { CountStatistic } from "./statistics.ts";
import type { PlayerSums } from "./sums.ts";

export type CareerRow = {
  readonly season: string;
  readonly league: string;
  readonly phase: Phase;
  readonly club: string;
  readonly team: string;
  readonly sums: PlayerSums;
};
export type Career = {
  /** One row for each league, phase and team of a season, oldest first. */
  readonly rows: readonly CareerRow[];
  readonly total: PlayerSums;
  readonly debut: PlayerGame | null;
  readonly latest: PlayerGame | null;
  readonly seasons: readonly string[];
  readonly clubs: readonly string[];
};
/** CAREER1 */
export declare function careerOf(games: readonly PlayerGame[]): Career;

export const splitKinds = ["side", "result", "phase", "month", "opponent", "starter"] as const;
export type SplitKind = (typeof splitKinds)[number];
export type Split = { readonly value: string; readonly sums: PlayerSums };
/** `month` is `yyyy-mm` by the caller's calendar. CAREER2 */
export declare function splitsOf(games: readonly PlayerGame[], kind: SplitKind, monthOf: (playedAt: number) => string): Split[];
/** Newest first. */
export declare function gameLog(games: readonly PlayerGame[]): PlayerGame[];
/** The best of his games in each count, all ties; a best of 0 is none. CAREER3 */
export declare function personalBests(games: readonly PlayerGame[]): ReadonlyMap<CountStatistic, readonly RecordEntry[]>;
