import type { ApiCallId, ApiCalls } from "#contract/api/api-calls.ts";
import type { Answering } from "./api-answer.ts";
import {
  fantasyAnswer,
  fantasyCorrectionsAnswer,
  fantasyPlayerAnswer,
  fantasyPlayersAnswer,
  fantasyRankingAnswer,
  fantasyRoundAnswer,
} from "./fantasy-answers.ts";
import { fantasyTeamAnswer, fantasyTeamRoundAnswer } from "./fantasy-team-answers.ts";
import { gameAnswer, gamesAnswer, playByPlayAnswer, scheduleAnswer, shotsAnswer } from "./game-answers.ts";
import { attendanceAnswer, hallAnswer, hallsAnswer } from "./hall-answers.ts";
import { leagueAnswer, playoffsAnswer, standingsAnswer, teamAnswer, teamsAnswer } from "./league-answers.ts";
import { clutchAnswer, combinationsAnswer, leadersAnswer, recordsAnswer } from "./league-figure-answers.ts";
import { liveStatsAnswer } from "./livestats-answer.ts";
import { albumAnswer, albumsAnswer, videosAnswer } from "./media-answers.ts";
import { newsItemAnswer, newsListAnswer } from "./news-answers.ts";
import { clubAnswer, clubsAnswer, playerAnswer, playerGamesAnswer, playersAnswer } from "./people-answers.ts";
import { leaguesAnswer, seasonAnswer, seasonsAnswer, siteAnswer, transfersAnswer } from "./season-answers.ts";
import { coachAnswer, coachesAnswer, coachGamesAnswer, refereeAnswer, refereeGamesAnswer, refereesAnswer } from "./staff-answers.ts";

/** Who answers which call: the compiler asks for every one. */
export const apiAnswers: { readonly [Id in ApiCallId]: Answering<ApiCalls[Id]> } = {
  site: siteAnswer,
  seasons: seasonsAnswer,
  season: seasonAnswer,
  transfers: transfersAnswer,
  leagues: leaguesAnswer,
  league: leagueAnswer,
  teams: teamsAnswer,
  team: teamAnswer,
  standings: standingsAnswer,
  leaders: leadersAnswer,
  clutch: clutchAnswer,
  combinations: combinationsAnswer,
  records: recordsAnswer,
  playoffs: playoffsAnswer,
  fantasy: fantasyAnswer,
  fantasyPlayers: fantasyPlayersAnswer,
  fantasyPlayer: fantasyPlayerAnswer,
  fantasyRound: fantasyRoundAnswer,
  fantasyRanking: fantasyRankingAnswer,
  fantasyTeam: fantasyTeamAnswer,
  fantasyTeamRound: fantasyTeamRoundAnswer,
  fantasyCorrections: fantasyCorrectionsAnswer,
  games: gamesAnswer,
  game: gameAnswer,
  playByPlay: playByPlayAnswer,
  shots: shotsAnswer,
  liveStats: liveStatsAnswer,
  schedule: scheduleAnswer,
  players: playersAnswer,
  player: playerAnswer,
  playerGames: playerGamesAnswer,
  clubs: clubsAnswer,
  club: clubAnswer,
  coaches: coachesAnswer,
  coach: coachAnswer,
  coachGames: coachGamesAnswer,
  referees: refereesAnswer,
  referee: refereeAnswer,
  refereeGames: refereeGamesAnswer,
  halls: hallsAnswer,
  hall: hallAnswer,
  attendance: attendanceAnswer,
  videos: videosAnswer,
  albums: albumsAnswer,
  album: albumAnswer,
  news: newsListAnswer,
  newsItem: newsItemAnswer,
};
