import { addresses, type LeagueTab } from "#contract/addresses.ts";
import type { Locale } from "#contract/locale.ts";
import { menuPages } from "#contract/pages.ts";
import type { SiteAnswer } from "#contract/queries.ts";

type SectionKey =
  | "home"
  | "schedule"
  | "standings"
  | "statistics"
  | "clubs"
  | "players"
  | "news"
  | "seasons"
  | "transfers"
  | "fantasy"
  | "history"
  | (typeof menuPages)[number];

export type SiteSection<Key extends SectionKey = SectionKey> = {
  readonly key: Key;
  readonly href: string;
  readonly isCurrent: boolean;
  /** As the league calls it; without it as it is called everywhere. OFF65 */
  readonly name?: string | undefined;
};

type Shown = { readonly season: string | undefined; readonly league: string | undefined };

/** Where one is. Taken apart once for all sections: a page lists dozens of them. */
type Here = { readonly path: string; readonly inSeason: SectionKey | null };

function hereAt(path: string): Here {
  return { path, inSeason: sectionInSeason(path) };
}

/** Of a league's screen these tabs are statistics and games; the others belong to its table. */
const statisticsTabs: readonly string[] = ["BestPlayers", "LeagueLeaders", "GameRecords", "PerGame"] satisfies LeagueTab[];
const gamesTabs: readonly string[] = ["Calendar", "AllGames"] satisfies LeagueTab[];

/** So many has the row in the header room for: those that visitors go to most, or that the league has put first. OFF65 */
export const inHeader = 6;

type OwnSection = SiteSection<Exclude<SectionKey, "home">>;

/** All that there are, in the league's own order and by its own names. A site without leagues has no table and no statistics. OFF63, OFF65 */
export function siteSections(site: SiteAnswer, locale: Locale, path: string, shown: Shown): readonly OwnSection[] {
  const here = hereAt(path);
  const all: readonly OwnSection[] = [
    section("schedule", addresses.schedule(locale), here),
    ...leagueSections(site, locale, here, shown),
    section("clubs", addresses.clubs(locale), here),
    section("players", addresses.players(locale), here),
    section("news", addresses.news(locale), here),
    ...fantasySection(site, locale, here, shown),
    seasonsSection(locale, path),
    ...transfersSection(site, locale, here),
    section("history", addresses.bestPlayersOfAllTime(locale), here),
    ...menuPages.map((key) => section(key, addresses[key](locale), here)),
  ];
  const order = site.menu?.order;
  return named(order ? order.flatMap((wanted) => all.filter(({ key }) => key === wanted)) : all, site);
}

function named<Key extends SectionKey>(all: readonly SiteSection<Key>[], { menu }: SiteAnswer): readonly SiteSection<Key>[] {
  const names: Readonly<Record<string, string | undefined>> | undefined = menu?.names;
  return names ? all.map((each) => ({ ...each, name: names[each.key] })) : all;
}

/** Below a season stand its leagues, which are sections of their own. */
function seasonsSection(locale: Locale, path: string): SiteSection<"seasons"> {
  const href = addresses.seasons(locale);
  const [, , first, , ...below] = path.split("/");
  return { key: "seasons", href, isCurrent: first === "seasons" && below.length === 0 };
}

/** Of the season that is played; a site without leagues has none. */
function transfersSection({ leagues: [first] }: SiteAnswer, locale: Locale, here: Here): readonly SiteSection<"transfers">[] {
  return first ? [section("transfers", addresses.seasonTransfers(locale, first.seasonSlug), here)] : [];
}

/** Of the league one is looking at if the game is played there, else of the first one where it is. FANP10 */
function fantasySection(site: SiteAnswer, locale: Locale, here: Here, shown: Shown): readonly SiteSection<"fantasy">[] {
  const played = site.leagues.filter(({ playsFantasy }) => playsFantasy);
  const meant = leagueMeant(site, shown);
  const league =
    played.find(({ seasonSlug, leagueSlug }) => seasonSlug === meant?.seasonSlug && leagueSlug === meant.leagueSlug) ?? played[0];
  if (league === undefined) return [];
  const href = addresses.leagueTab(locale, league.seasonSlug, league.leagueSlug, "Fantasy");
  return [{ key: "fantasy", href, isCurrent: here.inSeason === "fantasy" }];
}

/** Where the thumb is: the first page, and what is asked for during games. */
export function thumbSections(
  site: SiteAnswer,
  locale: Locale,
  path: string,
  shown: Shown,
): readonly SiteSection<"home" | "schedule" | "standings" | "statistics">[] {
  const home = addresses.home(locale);
  const here = hereAt(path);
  const thumb: readonly SiteSection<"home" | "schedule" | "standings" | "statistics">[] = [
    { key: "home", href: home, isCurrent: path === home },
    section("schedule", addresses.schedule(locale), here),
    ...leagueSections(site, locale, here, shown),
  ];
  return named(thumb, site);
}

/** Table and statistics of the league one is looking at, else of the first one: the menu is the same on every page. ROUTE10 */
function leagueSections(site: SiteAnswer, locale: Locale, here: Here, shown: Shown): readonly SiteSection<"standings" | "statistics">[] {
  const meant = leagueMeant(site, shown);
  if (meant === undefined) return [];
  const standings = addresses.league(locale, meant.seasonSlug, meant.leagueSlug);
  const statistics = addresses.leagueTab(locale, meant.seasonSlug, meant.leagueSlug, "LeagueLeaders");
  return [
    { key: "standings", href: standings, isCurrent: here.inSeason === "standings" },
    { key: "statistics", href: statistics, isCurrent: here.inSeason === "statistics" },
  ];
}

function leagueMeant(
  { leagues }: SiteAnswer,
  { season, league }: Shown,
): { readonly seasonSlug: string; readonly leagueSlug: string } | undefined {
  if (season !== undefined && league !== undefined) return { seasonSlug: season, leagueSlug: league };
  return leagues.find(({ seasonSlug }) => seasonSlug === season) ?? leagues[0];
}

/** Of a screen below a season's address: games, teams, statistics and the table lie there, and each has its own section. */
function sectionInSeason(path: string): SectionKey | null {
  const [, , first, , kind, , part, tab = ""] = path.split("/");
  if (first !== "seasons" || kind === undefined) return null;
  if (kind === "transfers") return "transfers";
  if (kind === "clubs" || part === "teams") return "clubs";
  if (part === "rounds" || part === "playoff" || gamesTabs.includes(tab)) return "schedule";
  if (part === "fantasy" || tab === ("Fantasy" satisfies LeagueTab)) return "fantasy";
  return statisticsTabs.includes(tab) ? "statistics" : "standings";
}

function section<Key extends SectionKey>(key: Key, href: string, { path, inSeason }: Here): SiteSection<Key> {
  return { key, href, isCurrent: path === href || path.startsWith(`${href}/`) || inSeason === key };
}
