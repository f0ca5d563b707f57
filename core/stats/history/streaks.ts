import type { GameContext, PlayerGame } from "./game-line.ts";

/** Games in a row; `from` and `to` are the first and the last game's ids. */
export type Streak = {
  readonly length: number;
  readonly from: string;
  readonly to: string;
  readonly fromPlayedAt: number | null;
  readonly toPlayedAt: number | null;
  readonly fromSeason: string;
  readonly toSeason: string;
  /** Reaches to the latest game. */
  readonly current: boolean;
};

export type StreakOptions = { readonly acrossSeasons: boolean };

export const playerStreakIds = ["tenPoints", "twentyPoints", "threePointer", "doubleDouble"] as const;
export type PlayerStreakId = (typeof playerStreakIds)[number];
export const teamStreakIds = ["wins", "losses", "homeWins", "awayWins"] as const;
export type TeamStreakId = (typeof teamStreakIds)[number];

/** All streaks of games that hold; `null` (not recorded) ends one, `"skip"` stands aside. STREAK1–STREAK3 */
export declare function streaksOf<Game extends GameContext>(
  games: readonly Game[],
  holds: (game: Game) => boolean | null | "skip",
  options: StreakOptions,
): Streak[];
export declare function playerStreaks(games: readonly PlayerGame[], id: PlayerStreakId, options: StreakOptions): Streak[];
export declare function teamStreaks(games: readonly GameContext[], id: TeamStreakId, options: StreakOptions): Streak[];
/** Wins (or losses) from a season's first game on, by season. */
export declare function startsOfSeason(games: readonly GameContext[], kind: "wins" | "losses"): Streak[];
/** Games of his teams that a player played one after the other. */
export declare function gamesPlayedInARow(
  teamGames: readonly GameContext[],
  playedIn: ReadonlySet<string>,
  options: StreakOptions,
): Streak[];
/** The longest, with all ties. */
export declare function longestStreaks(streaks: readonly Streak[]): Streak[];
export declare function currentStreak(streaks: readonly Streak[]): Streak | null;
