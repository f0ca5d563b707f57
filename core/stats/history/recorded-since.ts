import type { Figures, GameContext } from "./game-line.ts";
import type { CountStatistic } from "./statistics.ts";

/** The first game in which a figure was recorded; records of it are "since" then. */
export type FirstRecorded = { readonly season: string; readonly playedAt: number | null; readonly game: string; readonly round: number };
export type RecordedSince = { readonly [S in CountStatistic]?: FirstRecorded };

/** By statistic, the first game that has it; a statistic that no game has is not listed. TOTAL5 */
export declare function recordedSince(games: readonly (GameContext & Figures)[]): RecordedSince;
export declare function mergeRecordedSince(one: RecordedSince, other: RecordedSince): RecordedSince;
