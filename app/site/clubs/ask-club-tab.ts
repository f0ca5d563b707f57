import type { ClubTab } from "#contract/addresses.ts";
import type { ClubAnswer } from "#contract/club-queries.ts";
import type { Locale } from "#contract/locale.ts";
import type { PageQueries } from "#contract/tenant-ports.ts";
import type { ClubAnswers } from "./club-model.ts";

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
    case "ClubOverview": {
      const opponent = search.get("opponent");
      return opponent === null
        ? askOverview({ clubs, statistics, editorial }, clubs.club(slug), slug, locale)
        : askHeadToHead({ clubs, statistics, editorial }, slug, opponent, locale);
    }
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

type TabQueries = Pick<PageQueries, "clubs" | "statistics" | "editorial">;

async function askOverview(
  { statistics, editorial }: TabQueries,
  club: ClubAnswer | Promise<ClubAnswer | null>,
  slug: string,
  locale: Locale,
): Promise<ClubAnswers | null> {
  const [view, history, news] = await Promise.all([
    club,
    statistics.clubHistory(slug),
    editorial.latestNews(locale, newsShown, { clubSlug: slug }),
  ]);
  return view && history && { tab: "ClubOverview", view, history, news };
}

/** Of somebody the club has never met there is nothing to tell: the whole overview is shown then. */
async function askHeadToHead(asked: TabQueries, slug: string, opponent: string, locale: Locale): Promise<ClubAnswers | null> {
  const view = await asked.clubs.club(slug);
  if (!view) return null;
  const hasMet = view.opponents.some((rival) => rival.slug === opponent);
  const meetings = hasMet ? await asked.statistics.clubsHeadToHead(slug, opponent) : null;
  if (!meetings) return askOverview(asked, view, slug, locale);
  return { tab: "HeadToHead", view, opponent, meetings };
}
