import { addresses } from "#contract/addresses.ts";
import type { Locale } from "#contract/locale.ts";
import type { SiteView } from "#contract/queries.ts";

export type SiteSection = { readonly key: "home" | "games" | "standings"; readonly href: string; readonly isCurrent: boolean };

/**
 * The parts of the site that a visitor goes to most, of the league he is looking at, else of the first one. A site
 * without leagues has its home page only.
 */
export function siteSections(
  site: SiteView,
  locale: Locale,
  path: string,
  shown: { readonly season: string | undefined; readonly league: string | undefined },
): readonly SiteSection[] {
  const home = addresses.home(locale);
  const first = site.leagues[0];
  const season = shown.season ?? first?.seasonSlug;
  const league = shown.league ?? first?.leagueSlug;
  const sections: SiteSection[] = [{ key: "home", href: home, isCurrent: path === home }];
  if (season !== undefined && league !== undefined) {
    const standings = addresses.league(locale, season, league);
    const games = addresses.leagueTab(locale, season, league, "AllGames");
    const isStandings = path === standings || path === addresses.leagueTab(locale, season, league, "Standings");
    sections.push({ key: "games", href: games, isCurrent: path === games }, { key: "standings", href: standings, isCurrent: isStandings });
  }
  return sections;
}
