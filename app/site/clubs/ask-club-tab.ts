import type { ClubTab } from "#contract/addresses.ts";
import type { Locale } from "#contract/locale.ts";
import type { PageQueries } from "#contract/tenant-ports.ts";
import type { ClubAnswers } from "./club-page.ts";

const newsShown = 4;

/** What a tab of a club shows, asked side by side; `null`: there is no such club. */
export async function askClubTab(
  { clubs, statistics, editorial }: PageQueries,
  slug: string,
  tab: ClubTab,
  search: URLSearchParams,
  locale: Locale,
): Promise<ClubAnswers | null> {
  const everySeason = { seasonSlug: null, leagueSlug: null };
  switch (tab) {
    case "ClubOverview":
      return (
        (await askHeadToHead({ clubs, statistics }, slug, search.get("opponent"))) ??
        askOverview({ clubs, statistics, editorial }, slug, locale)
      );
    case "LatestGames": {
      const leagueSlug = search.get("league");
      const view = await clubs.clubGames(slug, { seasonSlug: search.get("season"), leagueSlug });
      return view && { tab, view, leagueSlug };
    }
    case "Photo": {
      const [view, albums] = await Promise.all([clubs.clubGames(slug, everySeason), editorial.albums(locale, { clubSlug: slug })]);
      return view && { tab, view, albums };
    }
  }
}

async function askOverview(
  { clubs, statistics, editorial }: Pick<PageQueries, "clubs" | "statistics" | "editorial">,
  slug: string,
  locale: Locale,
): Promise<ClubAnswers | null> {
  const [view, history, news] = await Promise.all([
    clubs.club(slug),
    statistics.clubHistory(slug),
    editorial.latestNews(locale, newsShown, { clubSlug: slug }),
  ]);
  return view && history && { tab: "ClubOverview", view, history, news };
}

/** `null` where nobody is named, or somebody the club has never met: the whole overview is shown then. */
async function askHeadToHead(
  { clubs, statistics }: Pick<PageQueries, "clubs" | "statistics">,
  slug: string,
  opponent: string | null,
): Promise<ClubAnswers | null> {
  if (opponent === null) return null;
  const [view, meetings] = await Promise.all([clubs.club(slug), statistics.clubsHeadToHead(slug, opponent)]);
  return view && meetings && meetings.meetings.length > 0 ? { tab: "HeadToHead", view, opponent, meetings } : null;
}
