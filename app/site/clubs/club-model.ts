import { addresses, type ClubTab, clubTabs } from "#contract/addresses.ts";
import { followedKey } from "#contract/following.ts";
import type { ClubGames, ClubAnswer } from "#contract/club-queries.ts";
import type { NewsCard, PhotoAlbum } from "#contract/editorial-queries.ts";
import type { ClubHistory, ClubsHeadToHead } from "#contract/statistics-queries.ts";
import type { Tab } from "../../ui/use-tabs.ts";
import { clubOutlets, profileLinks } from "../outlets/outlet-links.ts";
import { latinName } from "../../sport/latin-name.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { photosPart, type PhotosPart } from "../photos/photo-albums-model.ts";
import { homeCourt } from "./home-court.ts";
import { washOf } from "./club-banner-model.ts";
import { seasonTeams } from "./club-history-model.ts";
import { type ClubGamesData, clubGamesData } from "./club-games-model.ts";
import type { ClubMarks } from "../../sport/club-mark.ts";
import { clubMarks, refMark } from "../../sport/make-club-marks.ts";
import { type ClubOverviewData, clubOverview } from "./club-overview-model.ts";
import type { ClubScreenPage } from "./club-screen.tsx";
import { type HeadToHeadData, headToHead } from "./head-to-head-model.ts";
import type { GameSummary } from "#contract/game-summary.ts";
import type { ClubRef } from "#contract/refs.ts";

export const clubTabIds = {
  ClubOverview: "overview",
  LatestGames: "last-games",
  Photo: "photos",
} as const satisfies Record<ClubTab, string>;

export function isClubTab(segment: string): segment is ClubTab {
  return (clubTabs as readonly string[]).includes(segment);
}

/** What the loader was answered, tab by tab. */
export type ClubAnswers =
  | { readonly tab: "ClubOverview"; readonly view: ClubAnswer; readonly history: ClubHistory; readonly news: readonly NewsCard[] }
  /** The overview with one opponent chosen: only what was between the two. */
  | { readonly tab: "HeadToHead"; readonly view: ClubAnswer; readonly opponent: string; readonly meetings: ClubsHeadToHead }
  | { readonly tab: "LatestGames"; readonly view: ClubGames; readonly leagueSlug: string | null }
  | { readonly tab: "Photo"; readonly view: ClubGames; readonly albums: readonly PhotoAlbum[] };

/** What a tab of the club's screen shows; the other tabs' parts stay away. */
export type ClubPage = ClubScreenPage & {
  readonly overview: ClubOverviewData | null;
  readonly headToHead: HeadToHeadData | null;
  readonly games: ClubGamesData | null;
  readonly photos: PhotosPart | null;
};

/** `now`: the moment of the squad's ages, epoch milliseconds. */
export function clubPage(answers: ClubAnswers, language: PageLanguage, now: number): ClubPage {
  const { view } = answers;
  const t = language.t("clubs");
  return {
    tab: clubTabIds[answers.tab === "HeadToHead" ? "ClubOverview" : answers.tab],
    screen: addresses.club(language.locale, view.slug),
    tabs: tabsOf(view.slug, language),
    tabsLabel: t("tabs.club"),
    banner: bannerOf(answers, language),
    marks: marksOf(answers, language),
    overview: answers.tab === "ClubOverview" ? clubOverview(answers, language, now) : null,
    headToHead: answers.tab === "HeadToHead" ? headToHead(answers, language) : null,
    games: answers.tab === "LatestGames" ? clubGamesData(answers.view, answers.leagueSlug, language) : null,
    photos: answers.tab === "Photo" ? photosPart(answers.albums, t("photos.empty"), language) : null,
  };
}

/** The games a tab shows, or stands for. */
export function gamesOf(answers: ClubAnswers): readonly GameSummary[] {
  return "games" in answers.view ? answers.view.games : [...answers.view.next, ...answers.view.latest];
}

/** The address under which search engines know a tab: the default one is the screen itself. */
export function clubPath(slug: string, tab: ClubTab, { locale }: PageLanguage): string {
  return tab === "ClubOverview" ? addresses.club(locale, slug) : addresses.clubTab(locale, slug, tab);
}

function tabsOf(slug: string, language: PageLanguage): Tab[] {
  const t = language.t("clubs");
  const names = {
    ClubOverview: t("tabs.overview"),
    LatestGames: t("tabs.lastGames"),
    Photo: t("tabs.photos"),
  } as const satisfies Record<ClubTab, string>;
  return clubTabs.map((tab) => ({ id: clubTabIds[tab], name: names[tab], href: addresses.clubTab(language.locale, slug, tab) }));
}

function bannerOf(answers: ClubAnswers, language: PageLanguage): ClubPage["banner"] {
  const { view } = answers;
  const t = language.t("clubs");
  const mark = refMark(view, language);
  const season = currentSeason(view);
  return {
    mark,
    wash: washOf(mark),
    above: season
      ? [
          {
            text: language.t("shell")("navigation.season", { name: season.name }),
            href: addresses.seasonClub(language.locale, season.slug, view.slug),
          },
        ]
      : [{ text: t("title"), href: addresses.clubs(language.locale) }],
    title: mark.name,
    latin: latinName(language, view.name),
    star: followedKey("club", view.clubId),
    address: addresses.club(language.locale, view.slug),
    standing: standingOf(view, language),
    facts: [...coachOf(view, language), ...homeCourt(view.venue, language)],
    outlets: clubOutlets(view.outlets, language),
    profiles: profileLinks(view.outlets.profiles, language),
    calendar: { text: t("club.calendar"), href: addresses.clubCalendar(language.locale, view.slug) },
  };
}

/** Of its first team that plays now. */
function standingOf(view: ClubAnswer | ClubGames, language: PageLanguage): readonly string[] {
  const team = "squad" in view ? view.teams.find(({ isCurrent }) => isCurrent) : undefined;
  return seasonTeams(team ? [team] : [], language).flatMap(({ place, record, streak }) =>
    place === null ? [] : [place, record, streak ?? []].flat(),
  );
}

function coachOf(view: ClubAnswer | ClubGames, { t, name, locale }: PageLanguage): ClubPage["banner"]["facts"] {
  const coach = "squad" in view ? view.squad?.coach : null;
  return coach
    ? [{ text: t("game")("playerTable.coachNamed", { name: name(coach.name) }), href: addresses.coach(locale, coach.slug) }]
    : [];
}

function currentSeason(view: ClubAnswer | ClubGames): { readonly slug: string; readonly name: string } | null {
  if ("seasons" in view) return view.seasons.find(({ isCurrent }) => isCurrent) ?? null;
  const team = view.teams.find(({ isCurrent }) => isCurrent);
  return team ? { slug: team.competition.seasonSlug, name: team.seasonName } : null;
}

/** The crests the tab shows, by their clubs. */
function marksOf(answers: ClubAnswers, language: PageLanguage): ClubMarks {
  const refs = (clubs: readonly ClubRef[]) => Object.fromEntries(clubs.map((club) => [club.slug, refMark(club, language)]));
  switch (answers.tab) {
    case "ClubOverview": {
      const { opponents, latest, next } = answers.view;
      return {
        ...refs(opponents),
        ...clubMarks(
          [...latest, ...next].flatMap(({ home, away }) => [home, away]),
          language,
        ),
      };
    }
    case "HeadToHead":
      return refs([answers.view, ...answers.view.opponents]);
    case "LatestGames":
      return clubMarks(
        answers.view.games.flatMap(({ home, away }) => [home, away]),
        language,
      );
    case "Photo":
      return {};
  }
}
