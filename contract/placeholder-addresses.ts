import { allTimeTabs, leagueTabs, type AllTimeTab, type LeagueTab, type VenueScreen } from "./addresses.ts";
import { isLocale, type Locale } from "./locale.ts";

/** What stands nearest to the addresses below; `null`: the tenant has none. */
export type NearestThings = {
  readonly seasonSlug: string | null;
  /** The first league of that season. */
  readonly leagueSlug: string | null;
  readonly venueSlug: string | null;
};

const venueScreenNames: Readonly<Record<string, VenueScreen>> = {
  VenueBroadcastGame: "broadcast-game",
  VenueShotClockGame: "shot-clock-game",
  VenueScoreboardGame: "scoreboard-game",
  VenuePlayerStatsGame: "player-stats",
};

/**
 * Whether a path is one of the addresses that name no thing but its kind, such as `/sr/seasons/_season`. They exist
 * in the specification only; real things never bear such names.
 */
export function isPlaceholder(path: string): boolean {
  return targetOf(withoutLanguage(path), { seasonSlug: null, leagueSlug: null, venueSlug: null }) !== null;
}

/** Where a placeholder leads, in its language; `null` for every other path. */
export function placeholderTarget(path: string, locale: Locale, nearest: NearestThings): string | null {
  const target = targetOf(withoutLanguage(path), nearest);
  return target === null ? null : `/${locale}${target}`;
}

function targetOf(segments: readonly string[], nearest: NearestThings): string | null {
  const [area = "", first = "", second = "", third = ""] = segments;
  const depth = segments.length;
  if (area === "news" && first === "_news" && depth === 2) return "/news";
  if (area === "clubs" || area === "players") return isThingOrTab(area, first, depth) ? `/${area}` : null;
  if (area === "seasons") return seasonTarget(segments.slice(1), nearest);
  if (area === "all-time" && first === "players") return allTimeTarget(second, third, depth);
  if (area === "applications" && first === "team" && depth === 2) return "";
  if (area === "venues" && depth === 2) return venueTarget(first, nearest.venueSlug);
  if (area === "Temporary" && depth === 1) return "";
  return area === "TemporaryWithChild" ? "" : null;
}

/** `/clubs/_club`, with or without a tab, and `/clubs/tabs/Photo`. */
function isThingOrTab(area: string, first: string, depth: number): boolean {
  const thing = area === "clubs" ? "_club" : "_player";
  return (first === thing && (depth === 2 || depth === 4)) || (first === "tabs" && depth === 3);
}

/** As deep into the current season as there are real things. */
function seasonTarget([season = "", area = "", thing = "", ...rest]: readonly string[], nearest: NearestThings): string | null {
  const isPlaceholderSeason = season === "_season";
  const isPlaceholderThing = (area === "leagues" && thing === "_league") || (area === "clubs" && (thing === "_club" || thing === "tabs"));
  if (!isPlaceholderSeason && !isPlaceholderThing) return null;
  const slug = isPlaceholderSeason ? nearest.seasonSlug : season;
  if (slug === null) return "/seasons";
  const leagueSlug = isPlaceholderSeason || slug === nearest.seasonSlug ? nearest.leagueSlug : null;
  if (area !== "leagues" || leagueSlug === null) return `/seasons/${slug}`;
  const [tabs, tab] = rest;
  const isTab = tabs === "tabs" && leagueTabs.includes(tab as LeagueTab) && rest.length === 2;
  return `/seasons/${slug}/leagues/${leagueSlug}${isTab ? `/tabs/${tab}` : ""}`;
}

function allTimeTarget(tabs: string, tab: string, depth: number): string | null {
  if (depth === 2) return "/history/best-players";
  return tabs === "tabs" && depth === 4 && allTimeTabs.includes(tab as AllTimeTab) ? `/history/best-players/tabs/${tab}` : null;
}

function venueTarget(name: string, venueSlug: string | null): string | null {
  const screen = Object.hasOwn(venueScreenNames, name) ? venueScreenNames[name] : undefined;
  if (screen === undefined) return null;
  return venueSlug === null ? "" : `/venues/${venueSlug}/${screen}`;
}

function withoutLanguage(path: string): string[] {
  const segments = path.split("/").filter((segment) => segment !== "");
  return isLocale(segments[0]) ? segments.slice(1) : segments;
}
