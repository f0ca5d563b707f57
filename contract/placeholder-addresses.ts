import { allTimeTabs, clubTabs, leagueTabs, playerTabs, seasonClubTabs, type VenueScreen } from "./addresses.ts";
import { isLocale, type Locale } from "./locale.ts";

/** What stands nearest to the addresses below; `null`: the tenant has none. */
export type NearestThings = {
  readonly seasonSlug: string | null;
  /** The first league of that season. */
  readonly leagueSlug: string | null;
  readonly venueSlug: string | null;
  /** A club of that league, and a player of its team. */
  readonly clubSlug: string | null;
  readonly playerSlug: string | null;
};

const nothing: NearestThings = { seasonSlug: null, leagueSlug: null, venueSlug: null, clubSlug: null, playerSlug: null };

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
  return targetOf(withoutLanguage(path), nothing) !== null;
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
  if (area === "clubs") return thingTarget(segments, "_club", clubTabs, nearest.clubSlug);
  if (area === "players") return thingTarget(segments, "_player", playerTabs, nearest.playerSlug);
  if (area === "seasons") return seasonTarget(segments.slice(1), nearest);
  if (area === "all-time" && first === "players") return allTimeTarget(second, third, depth);
  if (area === "applications" && first === "team" && depth === 2) return "";
  if (area === "venues" && depth === 2) return venueTarget(first, nearest.venueSlug);
  if (area === "Temporary" && depth === 1) return "";
  return area === "TemporaryWithChild" ? "" : null;
}

/** `/clubs/_club` is the list, `/clubs/tabs/Photo` and `/clubs/_club/tabs/Photo` that tab of the nearest club. */
function thingTarget(segments: readonly string[], thing: string, known: readonly string[], slug: string | null): string | null {
  const [area = "", first = "", ...rest] = segments;
  if (first === thing && rest.length === 0) return `/${area}`;
  const tab = tabAmong(known, first === thing ? rest : [first, ...rest]);
  if (tab === null || (first !== thing && first !== "tabs")) return null;
  return slug === null ? `/${area}` : `/${area}/${slug}${tab}`;
}

/** `/tabs/Photo`; empty where no tab is named, `null` where there is none of that name. */
function tabAmong(known: readonly string[], rest: readonly string[]): string | null {
  if (rest.length === 0) return "";
  const [tabs, tab = "", ...more] = rest;
  return tabs === "tabs" && known.includes(tab) && more.length === 0 ? `/tabs/${tab}` : null;
}

/** As deep into the current season as there are real things. */
function seasonTarget([season = "", area = "", thing = "", ...rest]: readonly string[], nearest: NearestThings): string | null {
  const isCurrent = season === "_season" || season === nearest.seasonSlug;
  const isPlaceholderThing = (area === "leagues" && thing === "_league") || (area === "clubs" && (thing === "_club" || thing === "tabs"));
  if (season !== "_season" && !isPlaceholderThing) return null;
  const slug = season === "_season" ? nearest.seasonSlug : season;
  const below = belowSeason(area, thing, rest, isCurrent ? nearest : nothing);
  if (below === null) return null;
  return slug === null ? "/seasons" : `/seasons/${slug}${below}`;
}

/** Behind a season's address; empty where nothing stands nearer, `null` where a tab is named that there is not. */
function belowSeason(area: string, thing: string, rest: readonly string[], { leagueSlug, clubSlug }: NearestThings): string | null {
  if (area === "clubs") {
    const tab = tabAmong(seasonClubTabs, thing === "tabs" ? [thing, ...rest] : rest);
    return tab === null ? null : nearer("clubs", clubSlug, tab);
  }
  if (area !== "leagues") return "";
  const tab = rest[0] === "tabs" ? tabAmong(leagueTabs, rest) : "";
  return tab === null ? null : nearer("leagues", leagueSlug, tab);
}

function nearer(area: string, slug: string | null, tab: string): string {
  return slug === null ? "" : `/${area}/${slug}${tab}`;
}

function allTimeTarget(tabs: string, tab: string, depth: number): string | null {
  if (depth === 2) return "/history/best-players";
  return tabs === "tabs" && depth === 4 && (allTimeTabs as readonly string[]).includes(tab) ? `/history/best-players/tabs/${tab}` : null;
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
