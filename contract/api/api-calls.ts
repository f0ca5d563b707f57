import { z } from "zod";
import { gameStatuses } from "#core/game/facts.ts";
import { locales } from "../locale.ts";
import { newsKinds } from "../news.ts";
import { askedDay, askedMonth, slug } from "./basic-shapes.ts";
import { games, gameWithBox, playByPlay, schedule, shotList } from "./game-shapes.ts";
import { clutch } from "./clutch-shapes.ts";
import { combinations } from "./combination-shapes.ts";
import {
  fantasyCorrectionList,
  fantasyGame,
  fantasyPlayerCourse,
  fantasyPlayerList,
  fantasyRanking,
  fantasyRoundFigures,
  fantasyTeamRound,
  fantasyTeamRounds,
} from "./fantasy-shapes.ts";
import { attendanceList, hall, hallList } from "./hall-shapes.ts";
import {
  clubList,
  clubWithHistory,
  leaders,
  league,
  leagueList,
  playoffs,
  records,
  season,
  seasonList,
  site,
  standings,
  teamList,
  teamWithRoster,
} from "./league-shapes.ts";
import { liveStatsGame } from "./livestats-shapes.ts";
import { album, albumList, videoList } from "./media-shapes.ts";
import { newsItem, newsList } from "./news-shapes.ts";
import { playerGames, playerList, playerWithCareer, transferList } from "./player-shapes.ts";
import type { QueryParameters } from "./query-parameter.ts";
import { coach, coachGames, coachList, referee, refereeGames, refereeList } from "./staff-shapes.ts";

/** A call of the public API: what it is asked by, and what it answers. */
export type ApiCall = {
  /** Below the API's base, with the names of its parts in braces. */
  readonly path: string;
  readonly summary: string;
  readonly query: QueryParameters;
  readonly answer: z.ZodType;
  /** It comes page by page. */
  readonly isList: boolean;
};

/** The names in braces of a path. */
export type PathNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | PathNames<Rest> : never;
export type PathValues<Path extends string> = { readonly [Name in PathNames<Path>]: string };

export const apiBase = "/v1";
export const mostOnPage = 100;
export const usualOnPage = 25;

const paging = {
  cursor: { schema: z.string().max(400), description: "Where to continue: taken from `next` of the previous page" },
  limit: { schema: z.int().min(1).max(mostOnPage), description: `At most this many; ${usualOnPage} by default` },
} as const satisfies QueryParameters;

function one<const Path extends string, Answer extends z.ZodType, Query extends QueryParameters>(
  path: Path,
  summary: string,
  answer: Answer,
  query: Query,
) {
  return { path, summary, answer, query, isList: false } as const;
}

function list<const Path extends string, Answer extends z.ZodType, Query extends QueryParameters>(
  path: Path,
  summary: string,
  answer: Answer,
  query: Query,
) {
  return { path, summary, answer, query: { ...query, ...paging }, isList: true } as const;
}

const nothingElse = {} as const satisfies QueryParameters;

const inSeason = "/seasons/{season}";
const inLeague = `${inSeason}/leagues/{league}` as const;
const ofGame = `${inLeague}/rounds/{round}/games/{game}` as const;

const inFantasy = `${inLeague}/fantasy` as const;
const fantasyTeam = `${inFantasy}/teams/{fantasyTeam}` as const;

const phase = { schema: z.enum(["all", "regular", "playoff"]), description: "Which games count" };
const ofSeason = { schema: slug, description: "Of this season only" };
const gamesOfSeason = { season: { schema: slug, description: "Of this season; by default the latest with a game" } };
const ofClub = { schema: slug, description: "Of this club, including its games" };
const locale = { schema: z.enum(locales), description: "Preferred language; by default the league's own" };

/** Every call there is: from this table come the addresses, the OpenAPI document and the page for developers. */
export const apiCalls = {
  site: one("/site", "The league itself", site, nothingElse),
  seasons: list("/seasons", "All seasons, newest first", seasonList, nothingElse),
  season: one(inSeason, "A season with its leagues and teams", season, nothingElse),
  transfers: list(`${inSeason}/transfers`, "Who changed clubs in a season and the summer before it, latest first", transferList, {
    club: { schema: slug, description: "To this club or from it" },
  }),
  leagues: list(`${inSeason}/leagues`, "The leagues of a season", leagueList, nothingElse),
  league: one(inLeague, "A league with its rounds", league, nothingElse),
  teams: list(`${inLeague}/teams`, "The teams of a league", teamList, nothingElse),
  team: one(`${inLeague}/teams/{team}`, "A team with its players", teamWithRoster, nothingElse),
  standings: one(`${inLeague}/standings`, "The table, now or after a round", standings, {
    round: { schema: z.int().min(1).max(999), description: "The table after this round" },
  }),
  leaders: one(`${inLeague}/leaders`, "The best players of a league", leaders, {
    phase,
    limit: { schema: z.int().min(1).max(mostOnPage), description: "The last rank of each list; 10 by default" },
  }),
  clutch: one(`${inLeague}/clutch`, "Clutch stats: the last minutes of close games", clutch, {
    phase,
    side: { schema: z.enum(["home", "away"]), description: "Only games at home or away" },
    result: { schema: z.enum(["won", "lost"]), description: "Only games won or lost" },
  }),
  combinations: one(`${inLeague}/combinations`, "Players on court together and how they did, longest time first", combinations, {
    phase,
    size: { schema: z.int().min(2).max(5), description: "How many teammates; 5 by default" },
    club: { schema: slug, description: "Only of this club's team" },
  }),
  records: one(`${inLeague}/records`, "The best single games of a league", records, {
    holder: { schema: z.enum(["player", "team"]), description: "Whose records; players' by default" },
    phase,
  }),
  playoffs: one(`${inLeague}/playoffs`, "The bracket of the play-offs", playoffs, nothingElse),
  fantasy: one(inFantasy, "The fantasy game of a league: its settings, rounds and deadlines", fantasyGame, nothingElse),
  fantasyPlayers: list(`${inFantasy}/players`, "The fantasy market: what players cost and scored", fantasyPlayerList, nothingElse),
  fantasyPlayer: one(
    `${inFantasy}/players/{fantasyPlayer}`,
    "A player's price by round and points from each game, part by part",
    fantasyPlayerCourse,
    nothingElse,
  ),
  fantasyRound: one(
    `${inFantasy}/rounds/{fantasyRound}`,
    "A fantasy round: average, best score, distribution of points, best five",
    fantasyRoundFigures,
    nothingElse,
  ),
  fantasyRanking: list(`${inFantasy}/ranking`, "A table of the fantasy game's teams", fantasyRanking, {
    table: {
      schema: z.enum(["season", "round", "month", "last-five", "average"]),
      description: "For the season, a round, a month, the last five rounds, or by average; the season by default",
    },
    round: { schema: z.int().min(1).max(999), description: "With table=round: which one; the last one played by default" },
    month: { schema: askedMonth, description: "With table=month: which one, such as 2026-11" },
    teams: { schema: z.literal("outside"), description: "Without teams of people from the league; places are counted without them" },
    fans: { schema: slug, description: "Slug of a club: only its fans; places are counted among them" },
  }),
  fantasyTeam: one(fantasyTeam, "A team of the fantasy game with its rounds", fantasyTeamRounds, nothingElse),
  fantasyTeamRound: one(
    `${fantasyTeam}/rounds/{fantasyRound}`,
    "A fantasy team in a round, once it has locked: who played, and the points of each",
    fantasyTeamRound,
    nothingElse,
  ),
  fantasyCorrections: list(
    `${inFantasy}/corrections`,
    "Final rounds that were corrected, with old and new points",
    fantasyCorrectionList,
    nothingElse,
  ),
  games: list("/games", "Games by tip-off, of all seasons unless filtered", games, {
    season: ofSeason,
    league: { schema: slug, description: "Of leagues of this slug" },
    team: { schema: slug, description: "Of teams of this slug" },
    club: { schema: slug, description: "Of this club" },
    status: { schema: z.enum(gameStatuses), description: "With this status" },
    from: { schema: askedDay, description: "From this day on" },
    to: { schema: askedDay, description: "Up to and including this day" },
  }),
  game: one(ofGame, "A game with its box score", gameWithBox, nothingElse),
  playByPlay: one(`${ofGame}/play-by-play`, "The plays of a game", playByPlay, nothingElse),
  shots: one(`${ofGame}/shots`, "The shots of a game with their locations", shotList, nothingElse),
  liveStats: one(
    `${ofGame}/livestats`,
    "A game in the format of a FIBA LiveStats data.json, also while in progress",
    liveStatsGame,
    nothingElse,
  ),
  schedule: one("/schedule", "A week of games", schedule, {
    day: { schema: askedDay, description: "Any day of the week; by default the season's current week" },
    league: { schema: slug, description: "Of leagues of this slug" },
  }),
  players: list("/players", "All players", playerList, { club: { schema: slug, description: "Of this club's current teams" } }),
  player: one("/players/{player}", "A player and their career", playerWithCareer, nothingElse),
  playerGames: list("/players/{player}/games", "A player's games, newest first", playerGames, nothingElse),
  clubs: list("/clubs", "All clubs", clubList, nothingElse),
  club: one("/clubs/{club}", "A club with its seasons and honours", clubWithHistory, nothingElse),
  coaches: list("/coaches", "Everyone who has coached a team", coachList, nothingElse),
  coach: one("/coaches/{coach}", "A coach and their career", coach, nothingElse),
  coachGames: list("/coaches/{coach}/games", "A coach's games of a season, newest first", coachGames, gamesOfSeason),
  referees: list("/referees", "The referees of a season", refereeList, {
    season: { schema: slug, description: "Of this season; by default the latest with a game" },
  }),
  referee: one("/referees/{referee}", "A referee and their career", referee, nothingElse),
  refereeGames: list("/referees/{referee}/games", "A referee's games of a season, newest first", refereeGames, gamesOfSeason),
  halls: list("/halls", "The halls of the current season", hallList, nothingElse),
  hall: one("/halls/{hall}", "A hall with directions and attendance", hall, { locale }),
  attendance: list("/attendance", "Attendance at the games of each team", attendanceList, {
    season: ofSeason,
    league: { schema: slug, description: "Of leagues of this slug" },
    club: { schema: slug, description: "Of this club" },
  }),
  videos: list("/videos", "Recordings and clips of games, newest first", videoList, { season: ofSeason, club: ofClub }),
  albums: list("/albums", "Photo albums, newest first", albumList, { locale, season: ofSeason, club: ofClub }),
  album: one("/albums/{album}", "A photo album with its photos", album, { locale }),
  news: list("/news", "News, newest first", newsList, {
    locale,
    kind: { schema: z.enum(newsKinds), description: "Of this kind" },
  }),
  newsItem: one("/news/{news}", "A news item, by its slug in any language", newsItem, { locale }),
} as const satisfies Record<string, ApiCall>;

export type ApiCalls = typeof apiCalls;
export type ApiCallId = keyof ApiCalls;

/** The address of a call with its parts put in. */
export function apiPath<Path extends string>(path: Path, values: PathValues<Path>): string {
  const given = values as Readonly<Record<string, string>>;
  return apiBase + path.replace(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(given[part] ?? ""));
}
