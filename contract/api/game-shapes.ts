import { z } from "zod";
import { type GameAwardKind, gameStatuses, type Official, type Side } from "#core/game/facts.ts";
import { stages } from "#core/league/playoff/playoff-plan.ts";
import { competition, day, href, moment, name, page, slug, team } from "./basic-shapes.ts";
import { figures, listOf, named } from "./named-shape.ts";

/** The compiler sees to it that none is missing. */
function all<Value extends string>(values: Readonly<Record<Value, true>>): Value[] {
  return Object.keys(values) as Value[];
}

const side = z.enum(all<Side>({ home: true, away: true }));
const awardKinds = all<GameAwardKind>({ forfeit: true, "double-forfeit": true, default: true, administrative: true });
const officialRoles = all<Official["role"]>({
  "crew-chief": true,
  "umpire-1": true,
  "umpire-2": true,
  commissioner: true,
  scorer: true,
  "assistant-scorer": true,
  timer: true,
  "shot-clock-operator": true,
});

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
  id: z.uuid().describe("Of the calls under /live/v1 and /timer/v1: the log, the stream, the clocks, the table"),
  season: slug,
  league: slug,
  roundSlug: slug,
  slug,
  round,
  status: z.enum(gameStatuses),
  tipOff: moment.nullable().describe("RFC 3339, in UTC; null while the time is not known"),
  tipOffDay: day
    .nullable()
    .describe("The day alone, in the league's time zone, while its time is to follow; null where `tipOff` says it, or both are undecided"),
  overtimes: z.int(),
  home: gameSide,
  away: gameSide,
  venue: name.nullable(),
  href,
  page,
};

export const game = named("Game", "A game. Its identity is season, league, roundSlug and slug together.", z.object(gameFields));

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
  "A player of a game. `key` names him within the game; `slug`, `href` and `page` are null where the scoresheet names somebody no list does.",
  z.object({
    key: z.string(),
    side,
    shirt: z.string().describe("0 and 00 are two shirts"),
    givenName: name,
    familyName: name,
    slug: slug.nullable(),
    href: z.url().nullable(),
    page: z.url().nullable(),
  }),
);

const boxPlayer = named(
  "BoxScorePlayer",
  "A player's line of a box score. A figure of null was not recorded, which is not 0.",
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
  "Whom its fans voted the player of a game: one vote of each account, all for players who played in it, once the vote has ended.",
  z.object({
    endedAt: moment,
    votes: z.int().min(1),
    players: z
      .array(
        z.object({
          player: z.string().describe("Key among the players of the box score"),
          place: z.int().min(1).describe("The same for players with as many votes"),
          votes: z.int().min(1),
          share: z.number().min(0).max(1).describe("Of all votes"),
        }),
      )
      .describe("The most votes first"),
  }),
);

export const gameWithBox = named(
  "GameWithBoxScore",
  "A game with all that was recorded of it.",
  z.object({
    ...gameFields,
    competition,
    version: z.string().describe("Changes with everything that is recorded or corrected"),
    attendance: z.int().nullable(),
    officials: z.array(z.object({ role: z.enum(officialRoles), name: z.string() })).describe("As the game's log names them"),
    appointed: z
      .array(z.object({ role: z.enum(officialRoles), name: z.string() }))
      .describe("Whom the league has appointed to a game to come; empty once officials are named"),
    award: z
      .object({ kind: z.enum(awardKinds), atFault: z.enum(["home", "away", "both"]).nullable(), reason: z.string().nullable() })
      .nullable()
      .describe("A result that was not played out"),
    boxScore: z
      .object({
        periods: z.array(z.object({ period, home: z.int(), away: z.int() })),
        home: boxTeam,
        away: boxTeam,
      })
      .nullable()
      .describe("null before anything was recorded"),
    fanVote: fanVote.nullable().describe("null before it has ended, where too few voted, and of a result that was not played out"),
    flags: z.array(z.object({ kind: z.string(), detail: z.string() })).describe("What does not add up in the source"),
    broadcasts: z
      .array(z.object({ name: z.string(), url: z.url().nullable(), languages: z.array(z.string()), countries: z.array(z.string()) }))
      .describe("Who shows it while it is played; languages by BCP 47, countries by ISO 3166-1"),
    tickets: z
      .object({ url: z.url(), from: z.object({ amount: z.number(), currency: z.string() }).nullable() })
      .nullable()
      .describe("Where they are sold, and what the cheapest costs"),
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
  "A line of the play-by-play, with what belongs to it: an assist, a block, a foul drawn.",
  z.object({
    id: z.string(),
    period,
    clock,
    side: side.nullable(),
    ...wording,
    details: z.array(z.object({ side, ...wording })),
    score: z.object({ home: z.int(), away: z.int() }).nullable().describe("After a scoring play"),
    corrected: z.boolean(),
    correctedAt: moment.nullable().describe("When it was last corrected, where that is known"),
  }),
);
export const playByPlay = named(
  "PlayByPlay",
  "All plays of a game, first one first. It comes whole.",
  z.object({ data: z.array(play), players: z.array(gamePerson) }),
);

const shot = named(
  "Shot",
  "A field goal attempt with a known place: metres on the attacked half, x from the middle of the lane to the shooter's right, y from the baseline.",
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
  "All field goal attempts of a game with a known place. They come whole.",
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
    undated: z.array(game).describe("Of the current season, without a day yet"),
    earlier: z.url().nullable().describe("The nearest week before with a game"),
    later: z.url().nullable(),
  }),
);
