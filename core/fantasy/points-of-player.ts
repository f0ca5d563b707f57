import type { CountingLine } from "../stats/box-score.ts";
import { performanceIndexOf } from "../stats/performance-index.ts";
import type { FantasySettings } from "./fantasy-settings.ts";
import { roundedQuotient } from "./rounding.ts";

/**
 * What became of a game. `underway` and `abandoned` count as far as they were played; `awarded`: played out, and given to a side by
 * the office. FAN10
 */
export type GameEnding = "underway" | "played" | "abandoned" | "awarded" | "forfeited" | "cancelled" | "annulled";

/** A player in one game: his line of its box score, and how his club fared on the court. */
export type PlayedGame = {
  readonly game: string;
  readonly ending: GameEnding;
  /** On court in the log, one second is enough. */
  readonly played: boolean;
  readonly wonOnCourt: boolean;
  readonly line: Readonly<CountingLine>;
};

/** What a game brought a player, in thousandths of a point: the ledger's last rows. FAN5 */
export type GamePoints = {
  readonly game: string;
  readonly index: number;
  readonly win: number;
  readonly points: number;
};

/** A player's games in a round. */
export type PlayerRound = { readonly games: readonly GamePoints[]; readonly played: boolean; readonly points: number };

/** Whether what was played in such a game counts at all. FAN10 */
export function countsAtAll(ending: GameEnding): boolean {
  return ending !== "forfeited" && ending !== "cancelled" && ending !== "annulled";
}

/** A game's points; `null`: he played no game there. An index of which a part was not recorded is nothing to add. FAN5, FAN10 */
export function pointsOfGame(settings: Pick<FantasySettings, "index" | "winBonusPercent">, played: PlayedGame): GamePoints | null {
  if (!played.played || !countsAtAll(played.ending)) return null;
  const won = played.wonOnCourt && played.ending === "played";
  return { game: played.game, ...pointsOfIndex(settings, performanceIndexOf(settings.index, played.line) ?? 0, won) };
}

/** An index with the share for winning, in thousandths of a point. FAN5 */
export function pointsOfIndex(
  { winBonusPercent }: Pick<FantasySettings, "winBonusPercent">,
  index: number,
  won: boolean,
): Omit<GamePoints, "game"> {
  // Indices have at most one decimal place.
  const tenths = Math.round(10 * index);
  const win = won && tenths > 0 ? tenths * winBonusPercent : 0;
  return { index: 100 * tenths, win, points: 100 * tenths + win };
}

/** All his games of a round: each counts in full. FAN5, FAN9 */
export function pointsOfRound(settings: Pick<FantasySettings, "index" | "winBonusPercent">, games: readonly PlayedGame[]): PlayerRound {
  const counted = games.flatMap((game) => pointsOfGame(settings, game) ?? []);
  return { games: counted, played: counted.length > 0, points: counted.reduce((sum, { points }) => sum + points, 0) };
}

/** Thousandths as they are shown: in tenths. */
export function shownTenths(thousandths: number): number {
  return roundedQuotient(thousandths, 100);
}
