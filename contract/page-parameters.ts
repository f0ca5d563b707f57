import { finderParameterNames } from "#core/stats/history/finder-question.ts";
import { perGameParameterNames } from "#core/stats/history/per-game-filter.ts";

/** Of a list of leaders, of what was done late in close games, and of who played together. */
const leaderParameters = ["phase", "mode", "category", "side", "result", "size", "club", "sort", "order", "page"];

/** Pages whose content depends on parameters of their address: the path without language, and the names that count. */
const pages: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^$/, ["league"]],
  [/^news$/, ["page", "kind"]],
  [/^videos$/, ["kind", "season", "club", "player", "page"]],
  [/^photos$/, ["season", "club", "page"]],
  [/^schedule$/, ["day", "league", "view"]],
  [/^applications\/[^/]+\/team$/, ["saved"]],
  [/^auth\/(?:Register|Login|ForgottenPassword|VerifyAddress|GuardianConsent)$/, ["done"]],
  [/^embed\/schedule$/, ["league", "theme"]],
  [/^embed\/(?:standings|leaders|game)\/[^/]+\/[^/]+(?:\/[^/]+\/[^/]+)?$/, ["theme"]],
  [/^search$/, ["q", "kind"]],
  [/^halls$/, ["view", "league", "season"]],
  [/^halls\/[^/]+$/, ["page"]],
  [/^players$/, ["letter", "club", "position", "country", "page"]],
  [/^players\/[^/]+\/compare(?:\/[^/]+){0,3}$/, ["phase", "mode", "add"]],
  [/^players\/[^/]+\/shots$/, ["league", "part", "side", "result"]],
  [/^seasons\/[^/]+\/leagues\/[^/]+\/teams\/[^/]+\/shots$/, ["part", "side", "result"]],
  [/^players\/[^/]+(?:\/tabs\/\w+)?$/, ["phase", "season"]],
  [/^referees(?:\/[^/]+)?$/, ["season"]],
  [/^coaches\/[^/]+(?:\/tabs\/\w+)?$/, ["season"]],
  [/^clubs\/[^/]+(?:\/tabs\/\w+)?$/, ["opponent", "season", "league"]],
  [/(?:^|\/)calendar\.ics$/, ["spoilers"]],
  [/^seasons\/[^/]+\/leagues\/[^/]+(?:\/tabs\/Standings)?$/, ["round", "view"]],
  [/^seasons\/[^/]+\/leagues\/[^/]+\/tabs\/AllGames$/, ["month", "team"]],
  [/^seasons\/[^/]+\/leagues\/[^/]+\/tabs\/Calendar$/, ["month", "team", "day"]],
  [/^seasons\/[^/]+\/leagues\/[^/]+\/tabs\/BestPlayers$/, ["phase"]],
  [/^seasons\/[^/]+\/leagues\/[^/]+\/tabs\/LeagueLeaders$/, leaderParameters],
  [/^seasons\/[^/]+\/leagues\/[^/]+\/tabs\/GameRecords$/, ["phase", "holder", "category"]],
  [/^seasons\/[^/]+\/leagues\/[^/]+\/tabs\/PerGame$/, [...perGameParameterNames, "page"]],
  [/^seasons\/[^/]+\/leagues\/[^/]+\/(?:rounds|playoff)\/.*\/tv-stats$/, ["swap"]],
  [/^venues\/[^/]+\/[a-z-]+$/, ["swap", "horn"]],
  [/^history\/awards$/, ["league"]],
  [/^history\/finder$/, finderParameterNames],
  [/^history\/best-players(?:\/tabs\/BestPlayers)?$/, ["phase"]],
  [/^history\/best-players\/tabs\/LeagueLeaders$/, ["phase", "mode", "statistic", "page"]],
  [/^history\/best-players\/tabs\/GameRecords$/, ["phase", "holder", "category"]],
  [/^history\/best-players\/tabs\/PerGameLeaders$/, ["phase", "mode", "sort", "order", "page"]],
  [/^seasons\/[^/]+\/leagues\/[^/]+\/(?:rounds|playoff)\/.*\/tabs\/PlayByPlay$/, ["period", "team", "player", "only", "kind"]],
  [/^seasons\/[^/]+\/leagues\/[^/]+\/(?:rounds|playoff)\/.*\/tabs\/TeamStats$/, ["player", "part", "shots"]],
  [/^seasons\/[^/]+\/leagues\/[^/]+\/(?:rounds|playoff)\/.*\/tabs\/PlayerStats$/, ["part"]],
  [/^seasons\/[^/]+\/leagues\/[^/]+\/(?:rounds|playoff)\/.*\/tabs\/GameVideo$/, ["at", "video"]],
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
 * Whether a page is one of as many as there are words to type or things to put together: none of these is kept, since a
 * flood of them would push every other page out of the cache. `search` is what was left of the parameters. SRCH6 COMPARE3 FIND4 EDIT6
 */
export function isOneOfCountless(path: string, search: string): boolean {
  const [, page = ""] = /^\/[a-z-]+\/(.*?)(?:\.data)?$/.exec(path) ?? [];
  if (page === "search" || page === "history/finder" || page.endsWith("/tabs/GameVideo")) return search !== "";
  if (/^players\/[^/]+\/compare(?:\/|$)/.test(page)) return page.split("/").length > 4 || new URLSearchParams(search).has("add");
  return false;
}
