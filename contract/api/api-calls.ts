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
  cursor: { schema: z.string().max(400), description: "Where to go on: from the `next` of the page before" },
  limit: { schema: z.int().min(1).max(mostOnPage), description: `How many at most; ${usualOnPage} if left out` },
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
const ofSeason = { schema: slug, description: "Of this season" };
const gamesOfSeason = { season: { schema: slug, description: "Of this season; else of his latest" } };
const ofClub = { schema: slug, description: "Of this club, its games among them" };
const locale = { schema: z.enum(locales), description: "The language wanted; else the league's own" };

/** Every call there is: from this table come the addresses, the OpenAPI document and the page for developers. */
export const apiCalls = {
  site: one("/site", "The league itself", site, nothingElse),
  seasons: list("/seasons", "All seasons, newest first", seasonList, nothingElse),
  season: one(inSeason, "A season with its leagues and teams", season, nothingElse),
  transfers: list(`${inSeason}/transfers`, "Who changed clubs in a season and the summer before it, the latest first", transferList, {
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
    limit: { schema: z.int().min(1).max(mostOnPage), description: "The last rank of each list; 10 if left out" },
  }),
  clutch: one(`${inLeague}/clutch`, "Who did what in the last minutes of close games", clutch, {
    phase,
    side: { schema: z.enum(["home", "away"]), description: "Games at home or away alone" },
    result: { schema: z.enum(["won", "lost"]), description: "Games won or lost alone" },
  }),
  combinations: one(`${inLeague}/combinations`, "Who was on court together and what came of it, the longest first", combinations, {
    phase,
    size: { schema: z.int().min(2).max(5), description: "How many team mates; 5 if left out" },
    club: { schema: slug, description: "Of this club's team alone" },
  }),
  records: one(`${inLeague}/records`, "The best single games of a league", records, {
    holder: { schema: z.enum(["player", "team"]), description: "Whose records; players' if left out" },
    phase,
  }),
  playoffs: one(`${inLeague}/playoffs`, "The bracket of the play-offs", playoffs, nothingElse),
  fantasy: one(inFantasy, "The fantasy game of a league: its settings, rounds and deadlines", fantasyGame, nothingElse),
  fantasyPlayers: list(`${inFantasy}/players`, "The fantasy game's market: what players cost and brought", fantasyPlayerList, nothingElse),
  fantasyPlayer: one(
    `${inFantasy}/players/{fantasyPlayer}`,
    "A player's prices by round, and his points of each game, part by part",
    fantasyPlayerCourse,
    nothingElse,
  ),
  fantasyRound: one(
    `${inFantasy}/rounds/{fantasyRound}`,
    "A fantasy round: average, best, how points are spread, the best five",
    fantasyRoundFigures,
    nothingElse,
  ),
  fantasyRanking: list(`${inFantasy}/ranking`, "A table of the fantasy game's teams", fantasyRanking, {
    table: {
      schema: z.enum(["season", "round", "month", "last-five", "average"]),
      description: "Of the season, a round, a month, the last five rounds, or of means; of the season if left out",
    },
    round: { schema: z.int().min(1).max(999), description: "With table=round: which; the last that was played if left out" },
    month: { schema: askedMonth, description: "With table=month: which, as 2026-11" },
    teams: { schema: z.literal("outside"), description: "Those of the league left out, and places counted without them" },
    fans: { schema: slug, description: "Slug of a club: its fans alone, and places counted among them" },
  }),
  fantasyTeam: one(fantasyTeam, "A team of the fantasy game with its rounds", fantasyTeamRounds, nothingElse),
  fantasyTeamRound: one(
    `${fantasyTeam}/rounds/{fantasyRound}`,
    "A fantasy team in a round, from its lock on: who played, and what each brought",
    fantasyTeamRound,
    nothingElse,
  ),
  fantasyCorrections: list(
    `${inFantasy}/corrections`,
    "Which final rounds were corrected, with old and new points",
    fantasyCorrectionList,
    nothingElse,
  ),
  games: list("/games", "Games by tip-off, of all seasons or those asked for", games, {
    season: ofSeason,
    league: { schema: slug, description: "Of leagues of this slug" },
    team: { schema: slug, description: "Of teams of this slug" },
    club: { schema: slug, description: "Of this club" },
    status: { schema: z.enum(gameStatuses), description: "In this state" },
    from: { schema: askedDay, description: "From this day on" },
    to: { schema: askedDay, description: "Up to this day, which is included" },
  }),
  game: one(ofGame, "A game with its box score", gameWithBox, nothingElse),
  playByPlay: one(`${ofGame}/play-by-play`, "The plays of a game", playByPlay, nothingElse),
  shots: one(`${ofGame}/shots`, "The shots of a game with their places", shotList, nothingElse),
  liveStats: one(
    `${ofGame}/livestats`,
    "A game in the shape of a FIBA LiveStats data.json, also while it is played",
    liveStatsGame,
    nothingElse,
  ),
  schedule: one("/schedule", "A week of games", schedule, {
    day: { schema: askedDay, description: "A day of the week; else where the season stands" },
    league: { schema: slug, description: "Of leagues of this slug" },
  }),
  players: list("/players", "All players", playerList, { club: { schema: slug, description: "Of this club's present teams" } }),
  player: one("/players/{player}", "A player with his career", playerWithCareer, nothingElse),
  playerGames: list("/players/{player}/games", "A player's games, newest first", playerGames, nothingElse),
  clubs: list("/clubs", "All clubs", clubList, nothingElse),
  club: one("/clubs/{club}", "A club with its seasons and honours", clubWithHistory, nothingElse),
  coaches: list("/coaches", "Everybody who has coached a team", coachList, nothingElse),
  coach: one("/coaches/{coach}", "A coach with his career", coach, nothingElse),
  coachGames: list("/coaches/{coach}/games", "A coach's games of a season, newest first", coachGames, gamesOfSeason),
  referees: list("/referees", "The referees of a season", refereeList, {
    season: { schema: slug, description: "Of this season; else of the latest with a game" },
  }),
  referee: one("/referees/{referee}", "A referee with his career", referee, nothingElse),
  refereeGames: list("/referees/{referee}/games", "A referee's games of a season, newest first", refereeGames, gamesOfSeason),
  halls: list("/halls", "The halls of the current season", hallList, nothingElse),
  hall: one("/halls/{hall}", "A hall with the way there and how many came", hall, { locale }),
  attendance: list("/attendance", "How many came to the games of each team", attendanceList, {
    season: ofSeason,
    league: { schema: slug, description: "Of leagues of this slug" },
    club: { schema: slug, description: "Of this club" },
  }),
  videos: list("/videos", "Recordings and clips of games, newest first", videoList, { season: ofSeason, club: ofClub }),
  albums: list("/albums", "Photo albums, newest first", albumList, { locale, season: ofSeason, club: ofClub }),
  album: one("/albums/{album}", "A photo album with its pictures", album, { locale }),
  news: list("/news", "News, newest first", newsList, {
    locale,
    kind: { schema: z.enum(newsKinds), description: "Of this kind" },
  }),
  newsItem: one("/news/{news}", "A piece of news, by its own slug or by any of its pages", newsItem, { locale }),
} as const satisfies Record<string, ApiCall>;

export type ApiCalls = typeof apiCalls;
export type ApiCallId = keyof ApiCalls;

/** The address of a call with its parts put in. */
export function apiPath<Path extends string>(path: Path, values: PathValues<Path>): string {
  const given = values as Readonly<Record<string, string>>;
  return apiBase + path.replace(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(given[part] ?? ""));
}
