import type { Locale } from "./locale.ts";
import type { GameRef } from "./queries.ts";

/** Every address of the site, without its origin. Pages and server build them here and nowhere else. */
export const addresses = {
  home: (locale: Locale) => `/${locale}`,
  league: (locale: Locale, seasonSlug: string, leagueSlug: string) => `/${locale}/seasons/${seasonSlug}/leagues/${leagueSlug}`,
  leagueTab: (locale: Locale, seasonSlug: string, leagueSlug: string, tab: LeagueTab) =>
    `${addresses.league(locale, seasonSlug, leagueSlug)}/tabs/${tab}`,
  game: (locale: Locale, ref: GameRef) =>
    `/${locale}/seasons/${ref.seasonSlug}/leagues/${ref.leagueSlug}/rounds/${ref.roundSlug}/games/${ref.gameSlug}`,
  gameTab: (locale: Locale, ref: GameRef, tab: GameTab) => `${addresses.game(locale, ref)}/tabs/${tab}`,
} as const;

/** Second path shape: a tab has an address of its own. The value is the path's last segment. */
export const leagueTabs = ["Standings", "AllGames"] as const;
export type LeagueTab = (typeof leagueTabs)[number];

export const gameTabs = ["TeamStats", "PlayerStats", "PlayByPlay"] as const;
export type GameTab = (typeof gameTabs)[number];

/**
 * The parameters that change what the page at a path shows; all others are dropped before the page is asked for, so
 * that nobody can fill the cache with copies. `path` may end in `.data`.
 */
export function parametersOf(path: string): readonly string[] {
  return /^\/[a-z-]+(?:\.data)?$/.test(path) ? ["league"] : [];
}
