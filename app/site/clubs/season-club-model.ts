import { addresses, type SeasonClubTab, seasonClubTabs } from "#contract/addresses.ts";
import { followedKey } from "#contract/following.ts";
import type { ClubHistory } from "#contract/statistics-queries.ts";
import type { SeasonTransfers } from "#contract/transfers.ts";
import type { SeasonClubAnswer } from "#contract/club-queries.ts";
import type { PhotoAlbum } from "#contract/editorial-queries.ts";
import type { Tab } from "../../ui/use-tabs.ts";
import { gameCard, type GameCard } from "../../sport/game-card.ts";
import { phaseOf } from "../../sport/game-phase.ts";
import { type ClubTransfersPart, clubTransfersPart } from "../transfers/club-transfers-model.ts";
import { latinName } from "../../sport/latin-name.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { photosPart, type PhotosPart } from "../photos/photo-albums-model.ts";
import { homeCourt } from "./home-court.ts";
import { washOf } from "./club-banner-model.ts";
import { clubAwards } from "../awards/award-lines-model.ts";
import type { Fact } from "../../sport/fact-list.tsx";
import { seasonTeams, type SeasonTeamLine } from "./club-history-model.ts";
import { clubMarks, refMark } from "../../sport/make-club-marks.ts";
import type { ClubScreenPage } from "./club-screen.tsx";
import type { FigureTableOf } from "../../sport/figure-table-model.ts";
import { seasonClubLeaders, seasonFigures, seasonSquads } from "./season-squad-model.ts";
import type { Figure } from "../../sport/figure-row.tsx";
import type { RankedListData } from "../../sport/ranked-list.tsx";
import { inTime } from "../../sport/game-day.ts";

export const seasonClubTabIds = {
  ClubOverview: "overview",
  LatestGames: "last-games",
  Players: "players",
  Photo: "photos",
} as const satisfies Record<SeasonClubTab, string>;

export function isSeasonClubTab(segment: string): segment is SeasonClubTab {
  return (seasonClubTabs as readonly string[]).includes(segment);
}

type Part<Content> = { readonly title: string; readonly content: Content };

/** A club in one season over all its leagues; what other tabs show stays away. */
export type SeasonClubPage = ClubScreenPage & {
  readonly overview: {
    readonly teams: Part<readonly SeasonTeamLine[]> & { readonly empty: string };
    readonly live: Part<readonly GameCard[]>;
    readonly latest: Part<readonly GameCard[]>;
    readonly next: Part<readonly GameCard[]>;
    readonly allGames: { readonly href: string; readonly text: string };
    readonly noGames: string;
    readonly figures: readonly Figure[];
    readonly leaders: Part<readonly RankedListData[]>;
    /** What its people were named for in it. LOOK33 */
    readonly honours: Part<readonly Fact[]>;
    readonly squads: readonly Part<FigureTableOf<"things">>[];
    readonly transfers: ClubTransfersPart;
  } | null;
  readonly games: (Part<readonly GameCard[]> & { readonly empty: string }) | null;
  /** A list for each league. */
  readonly players: { readonly lists: readonly Part<FigureTableOf<"things">>[]; readonly note: string; readonly empty: string } | null;
  readonly photos: PhotosPart | null;
};

/** Of one kind alone, and of what comes and what was. */
const gamesShown = { alone: 5, both: 3 } as const;

type Answers = {
  readonly view: SeasonClubAnswer;
  readonly albums: readonly PhotoAlbum[];
  readonly transfers: SeasonTransfers | null;
  /** How its leagues ended. */
  readonly history: ClubHistory | null;
};

/** `now` is the moment of the players' ages, epoch milliseconds. */
export function seasonClubPage(
  { view, albums, transfers, history }: Answers,
  tab: SeasonClubTab,
  language: PageLanguage,
  now: number,
): SeasonClubPage {
  const t = language.t("clubs");
  const season = language.t("shell")("navigation.season", { name: view.season.name });
  const showsGames = tab === "ClubOverview" || tab === "LatestGames";
  return {
    tab: seasonClubTabIds[tab],
    screen: seasonClubPath(view, "ClubOverview", language),
    tabs: tabsOf(view, language),
    tabsLabel: t("tabs.club"),
    banner: bannerOf({ view, history }, season, language),
    marks: showsGames
      ? clubMarks(
          view.games.flatMap(({ home, away }) => [home, away]),
          language,
        )
      : {},
    overview: tab === "ClubOverview" && transfers ? overviewOf({ view, transfers, history, now }, season, language) : null,
    games:
      tab === "LatestGames"
        ? { title: season, content: view.games.map((game) => gameCard(game, language, "dayYear")), empty: t("games.empty") }
        : null,
    players: tab === "Players" ? playersOf(view, now, language) : null,
    photos: tab === "Photo" ? photosPart(albums, t("photos.empty"), language) : null,
  };
}

/** The address under which search engines know a tab: the default one is the screen itself. */
export function seasonClubPath({ slug, season }: SeasonClubAnswer, tab: SeasonClubTab, { locale }: PageLanguage): string {
  return tab === "ClubOverview" ? addresses.seasonClub(locale, season.slug, slug) : addresses.seasonClubTab(locale, season.slug, slug, tab);
}

function tabsOf({ slug, season }: SeasonClubAnswer, language: PageLanguage): Tab[] {
  const t = language.t("clubs");
  const names = {
    ClubOverview: t("tabs.overview"),
    LatestGames: t("tabs.lastGames"),
    Players: t("tabs.players"),
    Photo: t("tabs.photos"),
  } as const satisfies Record<SeasonClubTab, string>;
  return seasonClubTabs.map((tab) => ({
    id: seasonClubTabIds[tab],
    name: names[tab],
    href: addresses.seasonClubTab(language.locale, season.slug, slug, tab),
  }));
}

function bannerOf({ view, history }: Pick<Answers, "view" | "history">, season: string, language: PageLanguage): SeasonClubPage["banner"] {
  const { locale } = language;
  const t = language.t("clubs");
  const mark = refMark(view, language);
  return {
    mark,
    wash: washOf(mark),
    above: [
      { text: season, href: addresses.season(locale, view.season.slug) },
      { text: t("club.allTime"), href: addresses.club(locale, view.slug) },
    ],
    title: mark.name,
    latin: latinName(language, view.name),
    star: followedKey("club", view.clubId),
    address: addresses.seasonClub(locale, view.season.slug, view.slug),
    standing: seasonTeams(view.teams.slice(0, 1), language, history?.seasons).flatMap(({ honour, place, record, streak }) =>
      place === null ? [] : [honour ?? [], place, record, streak ?? []].flat(),
    ),
    facts: homeCourt(view.venue, language),
    outlets: [],
    profiles: [],
    calendar: { text: t("club.calendar"), href: addresses.clubCalendar(locale, view.slug) },
  };
}

type OverviewAnswers = Pick<Answers, "view" | "history"> & { readonly transfers: SeasonTransfers; readonly now: number };

function overviewOf(
  { view, transfers, history, now }: OverviewAnswers,
  season: string,
  language: PageLanguage,
): SeasonClubPage["overview"] {
  const t = language.t("clubs");
  const ahead = view.games.filter(({ status }) => phaseOf(status) === "ahead");
  const past = view.games.filter(({ status }) => phaseOf(status) === "over");
  const shown = ahead.length > 0 && past.length > 0 ? gamesShown.both : gamesShown.alone;
  const cards = (games: SeasonClubAnswer["games"]) => games.slice(0, shown).map((game) => gameCard(game, language, "dayYear"));
  return {
    teams: { title: season, content: seasonTeams(view.teams, language, history?.seasons), empty: t("overview.noTeam") },
    live: {
      title: language.t("shell")("gameStatus.live"),
      content: cards(view.games.filter(({ status }) => phaseOf(status) === "live")),
    },
    latest: {
      title: t("overview.latestGames"),
      content: cards(past),
    },
    next: {
      title: t("overview.nextGames"),
      content: cards(ahead.toSorted(inTime(language))),
    },
    allGames: { href: seasonClubPath(view, "LatestGames", language), text: t("overview.allGames") },
    noGames: t("games.empty"),
    figures: seasonFigures(view, language),
    leaders: { title: t("best.title"), content: seasonClubLeaders(view, language) },
    honours: {
      title: language.t("awards")("honours"),
      content: clubAwards(history?.awards.filter(({ competition }) => competition.seasonSlug === view.season.slug) ?? [], language),
    },
    squads: squadParts(view, now, language),
    transfers: clubTransfersPart(transfers, view.slug, language),
  };
}

/** Under the name of their league where there are several. */
function squadParts(view: SeasonClubAnswer, now: number, language: PageLanguage) {
  const squads = seasonSquads(view, now, language);
  const [only] = squads;
  return squads.length === 1 && only ? [{ ...only, title: language.t("clubs")("tabs.roster") }] : squads;
}

function playersOf(view: SeasonClubAnswer, now: number, language: PageLanguage): SeasonClubPage["players"] {
  const t = language.t("clubs");
  return { lists: seasonSquads(view, now, language), note: t("roster.averages"), empty: t("roster.empty") };
}
