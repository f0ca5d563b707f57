import { z } from "zod";
import { type GameAwardKind, gameStatuses, officialRoles, type Side } from "#core/game/facts.ts";
import { stages } from "#core/league/playoff/playoff-plan.ts";
import { competition, day, href, moment, name, page, slug, team } from "./basic-shapes.ts";
import { figures, listOf, named } from "./named-shape.ts";

/** The compiler sees to it that none is missing. */
function all<Value extends string>(values: Readonly<Record<Value, true>>): Value[] {
  return Object.keys(values) as Value[];
}

const side = z.enum(all<Side>({ home: true, away: true }));
const awardKinds = all<GameAwardKind>({ forfeit: true, "double-forfeit": true, default: true, administrative: true });

export const stage = z.enum(stages);
export const round = z.object({
  number: z.int(),
  stage: stage.nullable().describe("Of the play-offs; null in the regular season"),
});

const gameSide = z.object({
  team,
  points: z.int().nullable(),
  record: z.object({ wins: z.int(), losses: z.int() }).nullable().describe("Of the team in this league so far"),
});

const gameFields = {
  id: z.uuid().describe("For calls under /live/v1 and /timer/v1: the log, the stream, the clocks, the table"),
  season: slug,
  league: slug,
  roundSlug: slug,
  slug,
  round,
  status: z.enum(gameStatuses),
  tipOff: moment.nullable().describe("RFC 3339, in UTC; null while the time is not known"),
  tipOffDay: day
    .nullable()
    .describe("The day, in the league's time zone, while the time is to be confirmed; null where `tipOff` is set or neither is decided"),
  overtimes: z.int(),
  home: gameSide,
  away: gameSide,
  venue: name.nullable(),
  href,
  page,
};

export const game = named("Game", "A game, identified by season, league, roundSlug and slug together.", z.object(gameFields));

export const period = named(
  "Period",
  "Overtimes count from 1 again.",
  z.object({ kind: z.enum(["regular", "overtime"]), number: z.int().min(1) }),
);

/** What is counted for players and for teams. */
const countingNames = [
  "points",
  "twoPointersMade",
  "twoPointersAttempted",
  "threePointersMade",
  "threePointersAttempted",
  "freeThrowsMade",
  "freeThrowsAttempted",
  "offensiveRebounds",
  "defensiveRebounds",
  "assists",
  "steals",
  "turnovers",
  "blocks",
  "blocksReceived",
  "foulsCommitted",
  "foulsDrawn",
  "efficiencyIndex",
  "pointsInThePaint",
  "fastBreakPoints",
  "secondChancePoints",
  "pointsFromTurnovers",
] as const;
export const playerFigureNames = [...countingNames, "seconds", "plusMinus"] as const;
export const teamFigureNames = [
  ...countingNames,
  "teamOffensiveRebounds",
  "teamDefensiveRebounds",
  "teamTurnovers",
  "benchFouls",
  "timeouts",
  "biggestLead",
  "biggestRun",
  "leadChanges",
  "timesLevel",
  "secondsLeading",
  "benchPoints",
  "starterPoints",
] as const;

const gamePerson = named(
  "GamePerson",
  "A player of a game. `key` identifies the player within the game; `slug`, `href` and `page` are null where the scoresheet names someone on no roster.",
  z.object({
    key: z.string(),
    side,
    shirt: z.string().describe("0 and 00 are different numbers"),
    givenName: name,
    familyName: name,
    slug: slug.nullable(),
    href: z.url().nullable(),
    page: z.url().nullable(),
  }),
);

const boxPlayer = named(
  "BoxScorePlayer",
  "A player's line in a box score. null means not recorded, which is not 0.",
  z.object({
    player: gamePerson,
    position: z.string().nullable(),
    captain: z.boolean(),
    starter: z.boolean(),
    played: z.boolean(),
    figures: figures(playerFigureNames),
  }),
);

const boxTeam = named(
  "BoxScoreTeam",
  "A team's side of a box score.",
  z.object({ coach: z.string().nullable(), totals: figures(teamFigureNames), players: z.array(boxPlayer) }),
);

const fanVote = named(
  "FanVote",
  "The fans' player of the game: one vote per account, for players who played in it, once the vote has closed.",
  z.object({
    endedAt: moment,
    votes: z.int().min(1),
    players: z
      .array(
        z.object({
          player: z.string().describe("Key among the players of the box score"),
          place: z.int().min(1).describe("Shared by players with equal votes"),
          votes: z.int().min(1),
          share: z.number().min(0).max(1).describe("Of all votes"),
        }),
      )
      .describe("Most votes first"),
  }),
);

export const gameWithBox = named(
  "GameWithBoxScore",
  "A game with everything recorded about it.",
  z.object({
    ...gameFields,
    competition,
    version: z.string().describe("Changes with every recording or correction"),
    attendance: z.int().nullable(),
    officials: z.array(z.object({ role: z.enum(officialRoles), name: z.string() })).describe("As the game's log names them"),
    appointed: z
      .array(z.object({ role: z.enum(officialRoles), name: z.string() }))
      .describe("Officials appointed to an upcoming game; empty once the log names them"),
    award: z
      .object({ kind: z.enum(awardKinds), atFault: z.enum(["home", "away", "both"]).nullable(), reason: z.string().nullable() })
      .nullable()
      .describe("A result not played to the end"),
    boxScore: z
      .object({
        periods: z.array(z.object({ period, home: z.int(), away: z.int() })),
        home: boxTeam,
        away: boxTeam,
      })
      .nullable()
      .describe("null before anything was recorded"),
    fanVote: fanVote.nullable().describe("null until the vote has closed, where too few voted, and for results not played to the end"),
    flags: z.array(z.object({ kind: z.string(), detail: z.string() })).describe("Inconsistencies in the source"),
    broadcasts: z
      .array(z.object({ name: z.string(), url: z.url().nullable(), languages: z.array(z.string()), countries: z.array(z.string()) }))
      .describe("Where to watch it live; languages by BCP 47, countries by ISO 3166-1"),
    tickets: z
      .object({ url: z.url(), from: z.object({ amount: z.number(), currency: z.string() }).nullable() })
      .nullable()
      .describe("Where tickets are sold, and the lowest price"),
    links: z.object({ playByPlay: z.url(), shots: z.url(), liveStats: z.url() }),
  }),
);

const wording = {
  play: z.string().describe("What happened, such as threePointerMade"),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  player: z.string().nullable().describe("Key among the players of this answer"),
};
const clock = z.number().nullable().describe("Seconds left in the period");

const play = named(
  "Play",
  "A play-by-play line with what belongs to it: an assist, a block, a foul drawn.",
  z.object({
    id: z.string(),
    period,
    clock,
    side: side.nullable(),
    ...wording,
    details: z.array(z.object({ side, ...wording })),
    score: z.object({ home: z.int(), away: z.int() }).nullable().describe("After a scoring play"),
    corrected: z.boolean(),
    correctedAt: moment.nullable().describe("When last corrected, if known"),
  }),
);
export const playByPlay = named(
  "PlayByPlay",
  "All plays of a game, earliest first, in one piece.",
  z.object({ data: z.array(play), players: z.array(gamePerson) }),
);

const shot = named(
  "Shot",
  "A field goal attempt with a known location: metres on the attacked half, x from the middle of the lane to the shooter's right, y from the baseline.",
  z.object({
    id: z.string(),
    period,
    clock,
    side,
    player: z.string().nullable().describe("Key among the players of this answer"),
    value: z.union([z.literal(2), z.literal(3)]),
    made: z.boolean(),
    x: z.number(),
    y: z.number(),
  }),
);
export const shotList = named(
  "Shots",
  "All field goal attempts of a game with a known location, in one piece.",
  z.object({ data: z.array(shot), players: z.array(gamePerson) }),
);

export const games = named("Games", "A page of games.", listOf(game));

export const schedule = named(
  "Schedule",
  "A week of games, Monday to Sunday.",
  z.object({
    from: z.iso.date().nullable(),
    until: z.iso.date().nullable(),
    games: z.array(game),
    undated: z.array(game).describe("In the current season, with no day set yet"),
    earlier: z.url().nullable().describe("The nearest earlier week with a game"),
    later: z.url().nullable(),
  }),
);
