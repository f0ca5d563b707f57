import { signInWays } from "#contract/sign-in-ways.ts";
import type { ShotPlaces } from "#contract/shot-places.ts";
import type { PageQueries } from "#contract/tenant-ports.ts";

async function nothing(): Promise<null> {
  return null;
}

async function noShots(): Promise<ShotPlaces> {
  return { competitions: [], ruleProfiles: [], games: 0, attempted: 0, lines: [], everybody: [] };
}

async function none(): Promise<never[]> {
  return [];
}

/** A league in which there is nothing but what a test adds: every list is empty, every address leads nowhere. */
export const emptyPorts: Omit<PageQueries, "site"> = {
  statistics: {
    leagueLeaders: nothing,
    leagueRecords: nothing,
    leaguePerGame: nothing,
    leagueBest: nothing,
    teamRatings: nothing,
    leagueExperimental: nothing,
    leagueClutch: nothing,
    leagueCombinations: nothing,
    leagueFeats: nothing,
    seasonLeaders: none,
    leadersAtSeasonEnds: none,
    streakBoards: none,
    bestPlayers: async () => ({ boards: [] }),
    allTimeLeaders: nothing,
    allTimeRecords: none,
    allTimePerGame: nothing,
    playerCareer: nothing,
    playerComparison: nothing,
    comparablePlayers: nothing,
    playersHeadToHead: nothing,
    finder: async () => ({ seasons: [], lines: null, next: null }),
    clubHistory: nothing,
    clubsHeadToHead: nothing,
    upcomingMilestones: none,
    teamLineups: nothing,
    playerShots: noShots,
    teamShots: noShots,
    recordTimeline: nothing,
  },
  seasons: { seasons: none, season: nothing, awards: none, transfers: nothing },
  schedule: {
    schedule: async () => ({ from: "2026-11-16", until: "2026-11-22", games: [], earlier: null, later: null, days: [], undated: [] }),
    onThisDay: async () => ({ today: "2026-11-23", games: [], birthdays: [] }),
  },
  clubs: { clubs: none, club: nothing, clubGames: nothing, seasonClub: nothing, team: nothing, preview: nothing },
  players: {
    players: async () => ({ lines: [], page: 1, hasMore: false, letters: [], clubs: [], positions: [], countries: [] }),
    player: nothing,
    absences: none,
  },
  editorial: {
    fileFacts: async () => new Map(),
    latestNews: none,
    newsPage: nothing,
    newsItem: nothing,
    albums: none,
    documents: none,
    gameVideos: none,
    videoPage: nothing,
    albumPage: nothing,
    siteTexts: none,
    leagueRules: none,
  },
  search: {
    search: async ({ words }) => ({
      words,
      matched: [],
      isNearest: false,
      suggestions: [],
      clubs: [],
      players: [],
      staff: [],
      halls: [],
      games: [],
      news: [],
      documents: [],
      more: [],
    }),
  },
  feeds: { calendar: nothing, leagues: none, generalEntries: none, leagueEntries: nothing, liveEntries: none, newsEntries: none },
  scoresheets: { scoresheet: nothing },
  staff: {
    coaches: none,
    coach: nothing,
    coachGames: nothing,
    referees: async () => ({ seasons: [], seasonSlug: null, referees: [] }),
    referee: nothing,
  },
  venues: { venues: none, halls: none, crowds: none, hall: nothing, venue: nothing },
  live: { game: nothing, overlay: nothing, desk: nothing, venue: nothing, log: nothing, names: nothing },
  applications: { teamApplication: nothing },
  keptMails: async () => null,
  accountForms: { rules: async () => ({ ages: null, terms: null, official: null, ways: signInWays }), sent: () => null },
};
