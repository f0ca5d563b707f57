import { addresses, type TeamTab, teamTabs } from "#contract/addresses.ts";
import { followedKey } from "#contract/following.ts";
import type { TeamAnswer } from "#contract/club-queries.ts";
import type { PhotoAlbum } from "#contract/editorial-queries.ts";
import type { TeamLineups } from "#contract/statistics-queries.ts";
import type { Tab } from "../../ui/use-tabs.ts";
import { homeCourt } from "../clubs/home-court.ts";
import { washOf } from "../clubs/club-banner-model.ts";
import { clubMark, clubMarks } from "../../sport/make-club-marks.ts";
import type { ClubScreenPage } from "../clubs/club-screen.tsx";
import type { FigureTableOf } from "../../sport/figure-table-model.ts";
import { rosterTable } from "../clubs/roster-model.ts";
import type { LeagueAddress } from "../leagues/league-address.ts";
import { type TableNote, type StandingsHeads, standingsHeads, tableNotes, tableRow, type TableRow } from "../leagues/standings-model.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { photosPart, type PhotosPart } from "../photos/photo-albums-model.ts";
import { teamGamesTable } from "./team-games-model.ts";
import { type TeamOverviewData, teamOverview } from "./team-overview-model.ts";
import { playedAbout } from "../../sport/game-day.ts";
import type { TeamRef } from "#contract/refs.ts";
import type { StandingsRanking } from "#contract/standings-rows.ts";

export const teamTabIds = {
  TeamOverview: "overview",
  Roster: "roster",
  Games: "games",
  Table: "table",
  Photo: "photos",
} as const satisfies Record<TeamTab, string>;

export function isTeamTab(segment: string): segment is TeamTab {
  return (teamTabs as readonly string[]).includes(segment);
}

/** What a tab of a team's screen shows; the other tabs' parts stay away. */
export type TeamPage = ClubScreenPage & {
  readonly overview: TeamOverviewData | null;
  readonly roster: { readonly table: FigureTableOf<"things">; readonly note: string; readonly empty: string } | null;
  readonly games: { readonly table: FigureTableOf<"things">; readonly empty: string } | null;
  readonly table: {
    readonly rows: readonly TableRow[];
    readonly heads: StandingsHeads;
    readonly notes: readonly TableNote[];
    readonly ranking: StandingsRanking;
    readonly caption: string;
    /** The club whose row is marked. */
    readonly own: string;
    readonly league: LeagueAddress;
  } | null;
  readonly photos: PhotosPart | null;
};

export type TeamAnswers = {
  readonly view: TeamAnswer;
  /** Asked for on the overview only. */
  readonly lineups: TeamLineups | null;
  /** Asked for on the tab of pictures only. */
  readonly albums: readonly PhotoAlbum[];
};

/** `now` is the moment of the players' ages, epoch milliseconds. */
export function teamPage({ view, lineups, albums }: TeamAnswers, tab: TeamTab, language: PageLanguage, now: number): TeamPage {
  const { team, competition, seasonName } = view;
  const t = language.t("clubs");
  const name = language.name(team.name);
  const league = language.name(competition.name);
  return {
    tab: teamTabIds[tab],
    screen: teamPath(view, "TeamOverview", language),
    tabs: tabsOf(view, language),
    tabsLabel: t("tabs.team"),
    banner: teamBanner(view, language),
    marks: clubMarks(marked(view, tab), language),
    overview: tab === "TeamOverview" ? teamOverview(view, lineups, language) : null,
    roster:
      tab === "Roster"
        ? {
            table: rosterTable(view.roster, { name, club: clubMark(team, language) }, agesAt(view, now), language),
            note: t("roster.averages"),
            empty: t("roster.empty"),
          }
        : null,
    games: tab === "Games" ? { table: teamGamesTable(view.games, team.clubSlug, name, language), empty: t("games.empty") } : null,
    table:
      tab === "Table"
        ? {
            rows: view.standings.map((row) => tableRow(row, language)),
            heads: standingsHeads(language),
            notes: tableNotes(view.standings, language),
            ranking: view.ranking,
            caption: language.t("league")("standings.caption", { league, season: seasonName }),
            own: team.clubSlug,
            league: { seasonSlug: competition.seasonSlug, leagueSlug: competition.leagueSlug },
          }
        : null,
    photos: tab === "Photo" ? photosPart(albums, t("photos.empty"), language) : null,
  };
}

/** The address under which search engines know a tab: the default one is the screen itself. */
export function teamPath({ team, competition }: TeamAnswer, tab: TeamTab, { locale }: PageLanguage): string {
  const at = [locale, competition.seasonSlug, competition.leagueSlug, team.teamSlug] as const;
  return tab === "TeamOverview" ? addresses.team(...at) : addresses.teamTab(...at, tab);
}

function tabsOf({ team, competition }: TeamAnswer, language: PageLanguage): Tab[] {
  const t = language.t("clubs");
  const names = {
    TeamOverview: t("tabs.overview"),
    Roster: t("tabs.roster"),
    Games: t("tabs.lastGames"),
    Table: t("tabs.table"),
    Photo: t("tabs.photos"),
  } as const satisfies Record<TeamTab, string>;
  return teamTabs.map((tab) => ({
    id: teamTabIds[tab],
    name: names[tab],
    href: addresses.teamTab(language.locale, competition.seasonSlug, competition.leagueSlug, team.teamSlug, tab),
  }));
}

/** The head of every page about a team in its league. */
export function teamBanner(
  { teamId, team, competition, seasonName, venue, coach }: TeamAnswer,
  language: PageLanguage,
): TeamPage["banner"] {
  const { locale, name } = language;
  const t = language.t("clubs");
  const { seasonSlug, leagueSlug } = competition;
  const mark = clubMark(team, language);
  return {
    mark,
    wash: washOf(mark),
    above: [
      { text: name(competition.name), href: addresses.league(locale, seasonSlug, leagueSlug) },
      {
        text: language.t("shell")("navigation.season", { name: seasonName }),
        href: addresses.seasonClub(locale, seasonSlug, team.clubSlug),
      },
      { text: t("club.allTime"), href: addresses.club(locale, team.clubSlug) },
    ],
    title: mark.name,
    star: followedKey("team", teamId),
    address: addresses.team(locale, seasonSlug, leagueSlug, team.teamSlug),
    facts: [
      ...(coach ? [{ text: t("club.coach", { coach: name(coach.name) }), href: addresses.coach(locale, coach.slug) }] : []),
      ...homeCourt(venue, language),
    ],
    outlets: [],
    profiles: [],
    calendar: { text: t("club.calendar"), href: addresses.teamCalendar(locale, seasonSlug, leagueSlug, team.teamSlug) },
  };
}

/** The teams whose crests the tab shows. */
function marked({ team, standings, games }: TeamAnswer, tab: TeamTab): readonly TeamRef[] {
  if (tab === "Table") return standings.map((row) => row.team);
  if (tab === "TeamOverview" || tab === "Games") return [team, ...games.flatMap(({ home, away }) => [home, away])];
  return [];
}

/** In a season that is over its players are as old as they were at its last game. */
function agesAt({ games }: TeamAnswer, now: number): number {
  const last = Math.max(...games.map((game) => playedAbout(game) ?? Infinity));
  return Math.min(now, last === -Infinity ? now : last);
}
