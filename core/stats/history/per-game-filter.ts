import type { Phase, PlayerGame } from "./game-line.ts";
import type { Statistic } from "./statistics.ts";
import type { Side } from "../../game/facts.ts";

/** Which games of which players count. `null`: all. Applied in the order of the fields; the last games are taken at the end. */
export type PerGameFilter = {
  readonly phase: Phase | null;
  readonly side: Side | null;
  readonly result: "won" | "lost" | null;
  readonly club: string | null;
  readonly opponent: string | null;
  readonly position: string | null;
  readonly starter: boolean | null;
  readonly toRound: number | null;
  readonly minimumMinutes: number | null;
  readonly lastGames: number | null;
};

export const perGameModes = ["per-game", "totals", "per-40", "per-36"] as const;
export type PerGameMode = (typeof perGameModes)[number];

export type PerGameColumn = Statistic | "games" | "starts";

/** All that the address of a per-game page says. */
export type PerGameView = {
  readonly filter: PerGameFilter;
  readonly mode: PerGameMode;
  readonly sort: PerGameColumn;
  readonly descending: boolean;
  /** Games a player needs to be listed; `null`: the competition's own minimum. */
  readonly minimumGames: number | null;
};

export declare const everyGame: PerGameFilter;
export declare const defaultPerGameView: PerGameView;
/** Nonsense values fall back to the default, each for itself. FILTER3 */
export declare function parsePerGameView(read: (name: string) => string | null): PerGameView;
/** Only what differs from the default; in a fixed order, so that one view has one address. */
export declare function perGameParameters(view: PerGameView): [name: string, value: string][];
/** The games that count; the last games are each player's own. FILTER1 FILTER2 */
export declare function filterGames<Game extends PlayerGame>(games: readonly Game[], filter: PerGameFilter): Game[];
