import type { PlayerGame } from "./game-line.ts";
import type { PerGameColumn, PerGameMode, PerGameView } from "./per-game-filter.ts";
import type { Ranked } from "./ranking.ts";
import type { PlayerSums } from "./sums.ts";
import type { Statistic } from "./statistics.ts";

/** A player with his sums over the games that the filter left. */
export type PerGameEntry = { readonly person: string; readonly team: string; readonly club: string; readonly sums: PlayerSums };
/** `null` where not recorded. */
export type PerGameRow = Ranked<PerGameEntry & { readonly values: { readonly [S in Statistic]: number | null } }>;
export type PerGameTable = { readonly rows: readonly PerGameRow[]; readonly minimumGames: number };

/** One entry a player, his team that of his latest game. */
export declare function perGameEntries(games: readonly PlayerGame[]): PerGameEntry[];
/** Sorted as the view says; blanks last in both directions, level rows share a rank and stand by person. FILTER4 FILTER5 */
export declare function perGameTable(entries: readonly PerGameEntry[], view: PerGameView, minimumGames: number): PerGameTable;
export declare function valueIn(sums: PlayerSums, column: PerGameColumn, mode: PerGameMode): number | null;
