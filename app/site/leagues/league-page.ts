import { addresses, leagueTabs, type LeagueTab } from "#contract/addresses.ts";
import type { GameSummary, LeagueView, StandingsRanking } from "#contract/queries.ts";
import { clubMarks, type ClubMarks } from "../clubs/club-mark.ts";
import { gameCard, type GameCard } from "../games/game-card.ts";
import { phaseOf } from "../games/game-phase.ts";
import type { PageLanguage } from "../page-language.ts";
import { roundTitle } from "../round-title.ts";
import type { StatisticsFigures } from "../statistics/statistics-page.ts";
import { type TableNote, tableNotes, tableRow, type TableRow } from "./standings-model.ts";

export type LeagueRound = { readonly title: string; readonly slug: string; readonly games: readonly GameCard[] };

/** What a tab of the league's screen shows; the other tabs' parts stay away. */
export type LeaguePage = {
  readonly tab: LeagueTabId;
  readonly name: string;
  readonly seasonName: string;
  readonly address: { readonly seasonSlug: string; readonly leagueSlug: string };
  readonly clubs: ClubMarks;
  readonly standings: {
    readonly rows: readonly TableRow[];
    readonly notes: readonly TableNote[];
    readonly ranking: StandingsRanking;
    /** The round being played, or the last one. */ readonly round: LeagueRound | null;
  } | null;
  readonly games: {
    /** Of the regular season, then what the play-offs are called. */
    readonly numbers: readonly { readonly number: number; readonly label: string; readonly title: string; readonly slug: string }[];
    readonly current: number | null;
    /** The round being played and those after it. */
    readonly ahead: readonly LeagueRound[];
    /** Rounds that are over, newest first. */
    readonly played: readonly LeagueRound[];
  } | null;
  readonly statistics: StatisticsFigures | null;
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

export function isLeagueTab(segment: string): segment is LeagueTab {
  return (leagueTabs as readonly string[]).includes(segment);
}

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

/** The message that names a tab. */
export function leagueTabName(tab: LeagueTab): (typeof tabNames)[LeagueTab] {
  return tabNames[tab];
}

export function leaguePage(view: LeagueView, tab: LeagueTab, language: PageLanguage): LeaguePage {
  const { competition, rounds, standings } = view;
  const current = currentRound(rounds);
  const beside = current ?? rounds.at(-1) ?? null;
  const ranked = standings.map(({ team }) => team);
  const shownGames = tab === "Standings" ? (beside?.games ?? []) : rounds.flatMap(({ games }) => games);
  return {
    tab: leagueTabIds[tab],
    name: language.name(competition.name),
    seasonName: view.seasonName,
    address: { seasonSlug: competition.seasonSlug, leagueSlug: competition.leagueSlug },
    clubs: clubMarks([...(tab === "Standings" ? ranked : []), ...shownGames.flatMap(({ home, away }) => [home, away])], language),
    standings: tab === "Standings" ? standingsOf(view, beside, language) : null,
    games: tab === "AllGames" ? allGames(rounds, current, language) : null,
    statistics: null,
  };
}

function standingsOf({ standings, ranking }: LeagueView, beside: Round | null, language: PageLanguage): LeaguePage["standings"] {
  const notes = tableNotes(standings, language.format);
  return { rows: standings.map(tableRow), notes, ranking, round: beside && leagueRound(beside, language) };
}

/** The address under which search engines know a tab: the default one is the screen itself. */
export function leagueTabPath(locale: PageLanguage["locale"], { seasonSlug, leagueSlug }: LeaguePage["address"], tab: LeagueTab): string {
  return tab === "Standings" ? addresses.league(locale, seasonSlug, leagueSlug) : addresses.leagueTab(locale, seasonSlug, leagueSlug, tab);
}

type Round = LeagueView["rounds"][number];

function allGames(rounds: readonly Round[], current: Round | null, language: PageLanguage): LeaguePage["games"] {
  const isAhead = (round: Round) => current !== null && round.number >= current.number;
  return {
    numbers: rounds.map(({ number, stage, slug }) => {
      const title = roundTitle({ number, stage }, language);
      return { number, label: stage === null ? String(number) : title, title, slug };
    }),
    current: current?.number ?? null,
    ahead: rounds.filter(isAhead).map((round) => leagueRound(round, language)),
    played: rounds
      .filter((round) => !isAhead(round))
      .map((round) => leagueRound(round, language))
      .toReversed(),
  };
}

function leagueRound({ number, stage, slug, games }: Round, language: PageLanguage): LeagueRound {
  return { title: roundTitle({ number, stage }, language), slug, games: games.map((game) => gameCard(game, language)) };
}

/** The first round that still has a game to come; `null` when all has been played. */
function currentRound(rounds: readonly Round[]): Round | null {
  return rounds.find(({ games }) => games.some(isOpen)) ?? null;
}

/** A game put off does not hold its round open for the rest of the season. */
function isOpen({ status }: GameSummary): boolean {
  const phase = phaseOf(status);
  return phase === "ahead" || phase === "live";
}
