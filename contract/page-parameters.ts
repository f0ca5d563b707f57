import { perGameParameterNames } from "#core/stats/history/per-game-filter.ts";

/** Pages whose content depends on parameters of their address: the path without language, and the names that count. */
const pages: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^$/, ["league"]],
  [/^news$/, ["page", "kind"]],
  [/^schedule$/, ["day", "league"]],
  [/^applications\/[^/]+\/team$/, ["saved"]],
  [/^auth\/(?:Register|Login|ForgottenPassword|VerifyAddress|GuardianConsent)$/, ["done"]],
  [/^embed\/schedule$/, ["league", "theme"]],
  [/^embed\/(?:standings|leaders|game)\/[^/]+\/[^/]+(?:\/[^/]+\/[^/]+)?$/, ["theme"]],
  [/^search$/, ["q", "kind"]],
  [/^players$/, ["letter", "club", "page"]],
  [/^players\/[^/]+\/compare\/[^/]+$/, ["phase", "mode"]],
  [/^players\/[^/]+(?:\/tabs\/\w+)?$/, ["phase", "season"]],
  [/^clubs\/[^/]+(?:\/tabs\/\w+)?$/, ["opponent", "season", "league"]],
  [/^seasons\/[^/]+\/leagues\/[^/]+(?:\/tabs\/Standings)?$/, ["round", "view"]],
  [/^seasons\/[^/]+\/leagues\/[^/]+\/tabs\/(?:AllGames|Calendar)$/, ["month", "team"]],
  [/^seasons\/[^/]+\/leagues\/[^/]+\/tabs\/BestPlayers$/, ["phase"]],
  [/^seasons\/[^/]+\/leagues\/[^/]+\/tabs\/LeagueLeaders$/, ["phase", "mode", "category"]],
  [/^seasons\/[^/]+\/leagues\/[^/]+\/tabs\/GameRecords$/, ["phase", "holder", "category"]],
  [/^seasons\/[^/]+\/leagues\/[^/]+\/tabs\/PerGame$/, [...perGameParameterNames, "page"]],
  [/^seasons\/[^/]+\/leagues\/[^/]+\/(?:rounds|playoff)\/.*\/tv-stats$/, ["swap"]],
  [/^venues\/[^/]+\/[a-z-]+$/, ["swap"]],
  [/^history\/best-players(?:\/tabs\/BestPlayers)?$/, ["phase"]],
  [/^history\/best-players\/tabs\/LeagueLeaders$/, ["phase", "mode", "statistic", "page"]],
  [/^history\/best-players\/tabs\/GameRecords$/, ["phase", "holder", "category"]],
  [/^history\/best-players\/tabs\/PerGameLeaders$/, ["phase", "mode", "sort", "page"]],
  [/^seasons\/[^/]+\/leagues\/[^/]+\/(?:rounds|playoff)\/.*\/tabs\/PlayByPlay$/, ["period", "team", "player", "only"]],
  [/^seasons\/[^/]+\/leagues\/[^/]+\/(?:rounds|playoff)\/.*\/broadcast$/, ["preview"]],
];

/**
 * The parameters that change what the page at a path shows; all others are dropped before the page is asked for, so
 * that nobody can fill the cache with copies. `path` begins with a language and may end in `.data`.
 */
export function parametersOf(path: string): readonly string[] {
  const [, rest] = /^\/[a-z-]+(?:\/(.*?))?(?:\.data)?$/.exec(path) ?? [];
  const page = (rest ?? "").replace(/\.data$/, "");
  if (!/^\/[a-z-]+(?:\/|\.data$|$)/.test(path)) return [];
  return pages.find(([address]) => address.test(page))?.[1] ?? [];
}

/**
 * Whether a page shows what a visitor has typed: there are as many of these as there are words, so none is kept.
 * `search` is what was left of the parameters.
 */
export function showsTypedWords(path: string, search: string): boolean {
  return search !== "" && /^\/[a-z-]+\/search(?:\.data)?$/.test(path);
}
