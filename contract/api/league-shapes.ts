import { z } from "zod";
import { profileKinds } from "../outlets.ts";
import { performanceIndices } from "#core/league/competition-settings.ts";
import { absence, club, competition, day, href, moment, name, page, person, portrait, slug, team } from "./basic-shapes.ts";
import { game, round, stage } from "./game-shapes.ts";
import { listOf, named } from "./named-shape.ts";

export const site = named(
  "Site",
  "The league whose site this is.",
  z.object({
    slug,
    title: z.string(),
    shortTitle: z.string(),
    defaultLocale: z.string(),
    timeZone: z.string().describe("IANA name; days are in this time zone"),
    colors: z.array(z.string()),
    currentSeason: z.object({ slug, name: z.string(), href, page }).nullable(),
    leagues: z.array(competition).describe("Of the current season"),
    page,
  }),
);

const seasonFields = {
  slug,
  name: z.string(),
  isCurrent: z.boolean(),
  startsOn: day.nullable(),
  endsOn: day.nullable(),
  href,
  page,
};
const seasonLeague = named(
  "SeasonLeague",
  "A league as its season lists it.",
  z.object({ competition, kind: z.enum(["league", "tournament"]), teams: z.int(), champion: team.nullable() }),
);
export const seasonList = named("Seasons", "A page of seasons, newest first.", listOf(z.object(seasonFields)));
export const season = named(
  "Season",
  "A season with its leagues and clubs.",
  z.object({ ...seasonFields, leagues: z.array(seasonLeague), teams: z.array(team) }),
);
export const leagueList = named("Leagues", "A page of a season's leagues.", listOf(seasonLeague));

export const ranking = z.enum(["points", "wins", "percentage"]).describe("What the table ranks by before tie-breaks");

export const league = named(
  "League",
  "A league with its rounds and links.",
  z.object({
    competition,
    seasonName: z.string(),
    ranking,
    rounds: z.array(z.object({ ...round.shape, slug, games: z.int() })),
    links: z.object({
      teams: z.url(),
      standings: z.url(),
      games: z.url(),
      leaders: z.url(),
      records: z.url(),
      playoffs: z.url(),
      calendar: z.url().describe("iCalendar, for calendar programs"),
    }),
  }),
);

const wonAndLost = z.object({ wins: z.int(), losses: z.int() });
const standingsRow = named(
  "StandingsRow",
  "A row of the table.",
  z.object({
    rank: z.int(),
    team,
    played: z.int(),
    wins: z.int(),
    losses: z.int(),
    pointsFor: z.int(),
    pointsAgainst: z.int(),
    classificationPoints: z.int(),
    deducted: z.int(),
    home: wonAndLost,
    away: wonAndLost,
    form: z.array(z.enum(["won", "lost"])).describe("Newest last; at most five"),
    streak: z.int().describe("Games in a row: positive for wins, negative for losses"),
    withdrawn: z.boolean(),
  }),
);
export const standings = named(
  "Standings",
  "The table, now or after a round.",
  z.object({
    competition,
    seasonName: z.string(),
    ranking,
    round: z.int().nullable(),
    rounds: z.array(z.int()),
    rows: z.array(standingsRow),
  }),
);

export const teamList = named("Teams", "A page of a league's teams.", listOf(team));
const rosterPlayer = z.object({
  player: person,
  shirt: z.string().nullable(),
  position: z.string().nullable(),
  captain: z.boolean(),
  portrait: portrait.nullable(),
  absence: absence.nullable(),
  from: day.nullable(),
  until: day.nullable(),
});
export const teamWithRoster = named(
  "TeamWithRoster",
  "A team with its players, its place in the table and its games.",
  z.object({
    team,
    competition,
    seasonName: z.string(),
    venue: name.nullable(),
    standing: standingsRow.nullable(),
    roster: z.array(rosterPlayer),
    links: z.object({ games: z.url(), club: z.url(), calendar: z.url() }),
  }),
);

const leader = named(
  "Leader",
  "A player among the leaders of a league.",
  z.object({ rank: z.int(), player: person, team, value: z.number(), games: z.int() }),
);
export const leaders = named(
  "Leaders",
  "Leader lists of a league.",
  z.object({
    competition,
    index: z.enum(performanceIndices).describe("The one performance index of this league"),
    lists: z.array(z.object({ statistic: z.string(), mode: z.enum(["average", "total", "per-40"]), leaders: z.array(leader) })),
  }),
);

export const playedGame = z.object({
  playedAt: moment.nullable(),
  home: team,
  away: team,
  homePoints: z.int().nullable(),
  awayPoints: z.int().nullable(),
  href,
  page,
});
const recordLine = z.object({
  rank: z.int(),
  value: z.number(),
  player: person.nullable().describe("null: a team record"),
  team,
  game: playedGame,
});
export const records = named(
  "Records",
  "The best single games of a league.",
  z.object({
    competition,
    boards: z.array(
      z.object({
        holder: z.enum(["player", "team"]),
        category: z.string(),
        lines: z.array(recordLine),
        recordedSince: z.string().nullable(),
      }),
    ),
  }),
);

const slot = z.object({ state: z.enum(["open", "filled", "nobody"]), team: team.nullable(), seed: z.int().nullable() });
const duel = named(
  "PlayoffPairing",
  "A pairing of the play-offs. The score counts wins of a series, points of an aggregate.",
  z.object({
    slug,
    stage,
    state: z.enum(["waiting", "ready", "playing", "decided", "unresolved"]),
    format: z.object({ kind: z.enum(["series", "aggregate"]), bestOf: z.int().nullable() }),
    first: slot,
    second: slot,
    score: z.object({ first: z.int(), second: z.int() }),
    winner: z.enum(["first", "second"]).nullable(),
    games: z.array(z.object({ number: z.int(), state: z.enum(["needed", "if-needed", "cancelled", "played"]), game: game.nullable() })),
  }),
);
export const playoffs = named(
  "Playoffs",
  "The bracket, first round first, and the final places.",
  z.object({
    competition,
    seasonName: z.string(),
    rounds: z.array(z.object({ slug, stage, pairings: z.array(duel) })),
    places: z.array(z.object({ place: z.int(), team: team.nullable() })),
  }),
);

export const clubList = named(
  "Clubs",
  "A page of clubs, by name.",
  listOf(z.object({ ...club.shape, competitions: z.array(competition) })),
);
export const clubWithHistory = named(
  "ClubWithHistory",
  "A club with its seasons and honours.",
  z.object({
    ...club.shape,
    profiles: z.array(z.object({ kind: z.enum(profileKinds), url: z.url() })).describe("Its website and social media accounts"),
    seasons: z.array(
      z.object({
        competition,
        seasonName: z.string(),
        rank: z.int().nullable(),
        wins: z.int(),
        losses: z.int(),
        champion: z.boolean(),
      }),
    ),
    honours: z.array(competition).describe("Leagues it won"),
    links: z.object({ games: z.url(), players: z.url(), calendar: z.url() }),
  }),
);
