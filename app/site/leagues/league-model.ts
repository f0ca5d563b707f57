import { addresses, leagueTabs, type LeagueTab } from "#contract/addresses.ts";
import type { FollowedKey } from "#contract/following.ts";
import type { LivePage } from "../../live/use-live-page.ts";
import type { ClubMarks } from "../../sport/club-mark.ts";
import { clubMarks } from "../../sport/make-club-marks.ts";
import { followFrom } from "../../sport/follow-from.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import type { FantasyOverviewTab } from "../fantasy/overview-model.ts";
import type { StatisticsFigures } from "../statistics/statistics-model.ts";
import type { AllGamesTab } from "./all-games-model.ts";
import type { CalendarTab } from "./month-calendar-model.ts";
import type { FantasyTab } from "./fantasy-model.ts";
import type { LeagueAddress } from "./league-address.ts";
import type { PlayoffTab } from "./playoff-bracket-model.ts";
import type { StandingsTab } from "./league-standings-model.ts";
import type { LeagueHead, TeamRef } from "#contract/refs.ts";
import type { GameSummary } from "#contract/game-summary.ts";

/** What the tabs of the league's screen show; a page has the part of one tab, `null` where there is nothing to show on it. */
export type LeagueParts = {
  readonly standings?: StandingsTab;
  readonly games?: AllGamesTab;
  readonly calendar?: CalendarTab | null;
  readonly playoff?: PlayoffTab | null;
  readonly fantasy?: FantasyTab;
  /** Where the league has such a game. */
  readonly fantasyGame?: FantasyOverviewTab;
  readonly statistics?: StatisticsFigures;
};

export type LeaguePage = LeagueParts & {
  readonly tab: LeagueTabId;
  readonly name: string;
  readonly seasonName: string;
  /** Of a season before the present one: the page that tells how it ended. LOOK23 */
  readonly over?: string;
  /** Of a league that is being played. */
  readonly star?: FollowedKey;
  readonly address: LeagueAddress;
  readonly clubs: ClubMarks;
  readonly live: LivePage;
  /** At the foot of tabs of games: before how many they are played. CROWD2 */
  readonly crowds: { readonly href: string; readonly text: string } | null;
};

export const leagueTabIds = {
  Standings: "standings",
  BestPlayers: "best-players",
  LeagueLeaders: "league-leaders",
  GameRecords: "game-records",
  Calendar: "calendar",
  AllGames: "all-games",
  PerGame: "per-game",
  Playoff: "playoff",
  Fantasy: "fantasy",
} as const satisfies Record<LeagueTab, string>;
export type LeagueTabId = (typeof leagueTabIds)[LeagueTab];

const tabNames = {
  Standings: "tabs.standings",
  BestPlayers: "tabs.bestPlayers",
  LeagueLeaders: "tabs.leagueLeaders",
  GameRecords: "tabs.gameRecords",
  Calendar: "tabs.calendar",
  AllGames: "tabs.allGames",
  PerGame: "tabs.perGame",
  Playoff: "tabs.playoff",
  Fantasy: "tabs.fantasy",
} as const satisfies Record<LeagueTab, string>;

const tabsWithCrowds: ReadonlySet<LeagueTab> = new Set(["Standings", "AllGames", "LeagueLeaders"]);

/** The message that names a tab. */
export function leagueTabName(tab: LeagueTab): (typeof tabNames)[LeagueTab] {
  return tabNames[tab];
}

export function isLeagueTab(segment: string): segment is LeagueTab {
  return (leagueTabs as readonly string[]).includes(segment);
}

/**
 * `teams`: all whose crest or name the part shows, in any order and as often as they come. `games`: those with which the page
 * moves.
 */
export function leaguePage(
  { competition, seasonName }: LeagueHead,
  tab: LeagueTab,
  teams: readonly TeamRef[],
  parts: LeagueParts,
  language: PageLanguage,
  games: readonly GameSummary[] = [],
): LeaguePage {
  return {
    tab: leagueTabIds[tab],
    name: language.name(competition.name),
    seasonName,
    address: { seasonSlug: competition.seasonSlug, leagueSlug: competition.leagueSlug },
    clubs: clubMarks(teams, language),
    live: { game: null, from: followFrom(games, Date.now()) },
    crowds: tabsWithCrowds.has(tab)
      ? { href: addresses.attendanceOf(language.locale, competition), text: language.t("halls")("crowds.title") }
      : null,
    ...parts,
  };
}

/** The address under which search engines know a tab: the default one is the screen itself. */
export function leagueTabPath(locale: PageLanguage["locale"], { seasonSlug, leagueSlug }: LeagueAddress, tab: LeagueTab): string {
  return tab === "Standings" ? addresses.league(locale, seasonSlug, leagueSlug) : addresses.leagueTab(locale, seasonSlug, leagueSlug, tab);
}
