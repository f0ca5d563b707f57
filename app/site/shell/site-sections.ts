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
  readonly name?: string;
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

/** What the row in the header has room for: what visitors go to most, or what the league has put first. OFF65 */
const inHeader: readonly SectionKey[] = ["schedule", "standings", "statistics", "clubs", "players", "news"];

/** What stands in the header. A site without leagues has no table and no statistics. */
export function mainSections(site: SiteAnswer, locale: Locale, path: string, shown: Shown) {
  return allSections(site, locale, path, shown).filter(({ key }) => isInHeader(key, site));
}

/** What the row in the header has no room for. */
export function furtherSections(site: SiteAnswer, locale: Locale, path: string, shown: Shown) {
  return allSections(site, locale, path, shown).filter(({ key }) => !isInHeader(key, site));
}

function isInHeader(key: SectionKey, { menu }: SiteAnswer): boolean {
  return ((menu?.order as typeof inHeader | undefined)?.slice(0, inHeader.length) ?? inHeader).includes(key);
}

/** All that there are, in the league's own order and by its own names. OFF63, OFF65 */
function allSections(site: SiteAnswer, locale: Locale, path: string, shown: Shown): readonly SiteSection<Exclude<SectionKey, "home">>[] {
  const here = hereAt(path);
  const { off = [], order, names } = site.menu ?? {};
  const all: readonly SiteSection<Exclude<SectionKey, "home">>[] = [
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
  // What is no section of the league's, as one's own profile, stays last.
  const placeOf = (key: string) => (order as readonly string[]).indexOf(key) + 1 || all.length;
  const shownOnes = all.filter(({ key }) => !(off as readonly string[]).includes(key));
  const sorted = order ? shownOnes.toSorted((one, other) => placeOf(one.key) - placeOf(other.key)) : shownOnes;
  return names ? sorted.map((each) => named(each, names)) : sorted;
}

function named<Each extends SiteSection>(own: Each, names: Readonly<Partial<Record<string, string>>>): Each {
  const { [own.key]: name } = names;
  return name === undefined ? own : { ...own, name };
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
  return thumb.map((each) => named(each, site.menu?.names ?? {}));
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
