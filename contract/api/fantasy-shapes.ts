import { z } from "zod";
import { positionGroups } from "#core/fantasy/fantasy-settings.ts";
import type { RoundFact } from "#core/fantasy/round-states.ts";
import { performanceIndices } from "#core/league/competition-settings.ts";
import type { IndexFigure } from "#core/stats/index-parts.ts";
import { absence, competition, href, moment, page, person, team } from "./basic-shapes.ts";
import { round } from "./game-shapes.ts";
import { listOf, named } from "./named-shape.ts";

/** The compiler sees to it that none is missing. */
function all<Value extends string>(values: Readonly<Record<Value, true>>): Value[] {
  return Object.keys(values) as Value[];
}

const credits = z.number().describe("In credits, to a tenth");
const points = z.number().describe("Of a team, to a tenth of a point");
const playerPoints = z.number().describe("Of a player, to a thousandth of a point, before multipliers and rounding");
const number = z.int().min(1);
const roundNumber = number.describe("Of the fantasy game: the play-off rounds continue the numbering");
const group = z.enum(positionGroups);
const percent = z.int().describe("In percent");

export const fantasyRound = named(
  "FantasyRound",
  "A round of the fantasy game, which is a round of its league.",
  z.object({
    number: roundNumber,
    round,
    leg: z.int().nullable().describe("In the play-offs: this number of game in every series; null: a regular season round"),
    unlimited: z.boolean().describe("Transfers are unlimited in this round"),
    locksAt: moment.describe("Its first tip-off, the transfer deadline. RFC 3339, in UTC"),
    state: z.enum(
      all<RoundFact["kind"]>({ planned: true, opened: true, locked: true, live: true, provisional: true, final: true, closed: true }),
    ),
    revision: z.int().describe("0 until final, then 1, plus one for each correction"),
    finalAt: moment.nullable().describe("When a provisional round becomes final unless something changes; null: it is final, or pending"),
    href,
  }),
);

const counts = z.object({ guard: z.int(), forward: z.int(), centre: z.int() });
const settings = named(
  "FantasySettings",
  "The rules in the open round, or else in the last one.",
  z.object({
    index: z.enum(performanceIndices).describe("The index that a player's points are based on"),
    winBonusPercent: percent.describe("Added to a positive index when the game was won"),
    squad: counts,
    formations: z.array(counts).describe("Of the five starters"),
    weightPercent: z.object({ five: percent, sixth: percent, bench: percent, captain: percent }),
    budget: credits,
    clubLimit: z
      .array(z.object({ clubs: z.int(), players: z.int() }))
      .describe("At most this many players from one club, while at least this many clubs play"),
    transfersPerRound: z.int(),
    price: z.object({
      floor: credits,
      ceiling: credits,
      step: credits.describe("The most a price can move in a round, in credits"),
      weightPercent: percent.describe("Share of the difference between a game's points and the rating that is added to the rating"),
      newcomerWeightPercent: percent,
      newcomerGames: z.int(),
    }),
    quietHours: z.int().describe("Between a round's last game and the round being final"),
  }),
);

export const fantasyGame = named(
  "Fantasy",
  "The fantasy game of a league. Points are based on the league's index; prices are in credits, of which each team has a budget.",
  z.object({
    competition,
    seasonName: z.string(),
    timeZone: z.string().describe("IANA name; used for deadlines"),
    isClosed: z.boolean().describe("Nothing in it changes any more"),
    settings,
    rounds: z.array(fantasyRound).describe("In the order they lock"),
    openRound: roundNumber.nullable().describe("The round open for transfers; null: none"),
    teams: z.int().describe("Teams that took part in the last locked round; before the first, all teams"),
    links: z.object({ players: z.url(), ranking: z.url(), corrections: z.url() }),
    page,
  }),
);

const playerFields = {
  number: number.describe("Identifies the player in this league and season"),
  player: person,
  shirt: z.string().nullable(),
  team,
  group: group.nullable().describe("null: not available until the league office sets a position"),
  hasLeft: z.boolean().describe("Has left the league and is not available"),
  price: credits,
  absence: absence.nullable(),
  href,
};
export const fantasyPlayer = named("FantasyPlayer", "A player of the fantasy game.", z.object(playerFields));

const marketFields = {
  ...playerFields,
  openingPrice: credits,
  priceBefore: credits.nullable().describe("In the previous round, in credits; null: new"),
  target: credits.describe("Where the price is heading at current form, in credits"),
  rating: playerPoints.describe("Expected points per game"),
  isNewcomer: z.boolean(),
  form: z.array(playerPoints.nullable()).describe("In the last five finished rounds, oldest first; null: did not play"),
  points: playerPoints.describe("In all rounds"),
  roundsPlayed: z.int(),
  owners: z.int().describe("Teams with this player in the last locked round"),
  captains: z.int().describe("Teams with this player as captain in that round"),
  next: z.array(z.object({ opponent: team, isHome: z.boolean(), tipOff: moment, href: href.describe("This game in this API") })),
};
export const fantasyPlayerList = named("FantasyPlayers", "A page of the market, by number.", listOf(z.object(marketFields)));

const indexFigures = all<IndexFigure>({
  points: true,
  offensiveRebounds: true,
  defensiveRebounds: true,
  assists: true,
  steals: true,
  blocks: true,
  foulsDrawn: true,
  turnovers: true,
  blocksReceived: true,
  foulsCommitted: true,
  missedFieldGoals: true,
  missedFreeThrows: true,
  fieldGoalsMade: true,
  fieldGoalsAttempted: true,
});
const ledger = named(
  "FantasyLedger",
  "A player's points from a game: the parts add up to the index, the index and the win bonus to the points.",
  z.object({
    opponent: team,
    href: href.describe("This game in this API"),
    page,
    parts: z.array(z.object({ figure: z.enum(indexFigures), count: z.int(), adds: z.number().describe("Points towards the index") })),
    index: playerPoints,
    win: playerPoints.describe("Bonus for winning on the court"),
    points: playerPoints,
  }),
);

export const fantasyPlayerCourse = named(
  "FantasyPlayerCourse",
  "A player's price in each round, and points from each of its games.",
  z.object({
    ...marketFields,
    competition,
    rounds: z.array(
      z.object({
        round: fantasyRound,
        price: credits,
        target: credits,
        rating: playerPoints,
        points: playerPoints.nullable().describe("null: has not played in it"),
        games: z.array(ledger),
        owners: z.int(),
        captains: z.int(),
      }),
    ),
    page,
  }),
);

const moved = z.object({ player: fantasyPlayer, teams: z.int() });
export const fantasyRoundFigures = named(
  "FantasyRoundFigures",
  "A round with its stats.",
  z.object({
    competition,
    round: fantasyRound,
    teams: z.int().describe("Teams that took part; 0 until it is locked"),
    average: points.nullable().describe("Over all teams, to a tenth of a point; null until it is played"),
    best: points.nullable(),
    histogram: z.array(z.object({ from: z.int(), teams: z.int() })).describe("Teams by tens of points"),
    bestFive: z.array(z.object({ player: fantasyPlayer, points: playerPoints })).describe("The best possible five"),
    taken: z.array(moved).describe("By the most teams"),
    dropped: z.array(moved).describe("By the most teams"),
    links: z.object({ ranking: z.url() }),
  }),
);

const fantasyTeam = named(
  "FantasyTeam",
  "A team of the fantasy game.",
  z.object({ number, name: z.string().nullable().describe("null: no name to show"), href, page }),
);

const isOfLeague = z.boolean().describe("The team's owner plays or works in the league");

export const fantasyRanking = named(
  "FantasyRanking",
  "A page of a table of teams, best first. Places change while a round is in progress, so a page may repeat teams from an earlier page.",
  listOf(
    z.object({
      team: fantasyTeam,
      place: z.int().describe("Tied teams share a place"),
      placeBefore: z.int().nullable().describe("After the round before; null: not ranked, or the table has no earlier places"),
      points: points.describe("What the table ranks by, to a tenth of a point: the total, or the mean with `average`"),
      lastRound: points.nullable().describe("In the round given by `afterRound`; null: did not take part"),
      rounds: z.int().describe("Rounds the team took part in"),
      transfers: z.int(),
      isOfLeague,
      afterRound: roundNumber.describe("The table is as after this round"),
    }),
  ),
);

export const fantasyTeamRounds = named(
  "FantasyTeamRounds",
  "A team with its rounds. The current line-up is visible only to its owner until the next deadline.",
  z.object({
    competition,
    ...fantasyTeam.shape,
    isOfLeague,
    fanOf: z.string().nullable().describe("Slug of the club the team supports; null: not stated"),
    madeAt: moment,
    points: points.describe("In all rounds, to a tenth of a point"),
    place: z.int().nullable(),
    teams: z.int().describe("In the table"),
    rounds: z.array(z.object({ round: fantasyRound, points, place: z.int(), transfers: z.int(), href: href.describe("The team's round") })),
  }),
);

const captaincy = z.enum(["captain", "vice"]).nullable();
const share = named(
  "FantasyShare",
  "A player's share of a team's points: points times multiplier, rounded to a tenth.",
  z.object({
    player: fantasyPlayer,
    place: z.enum(["five", "sixth", "bench"]).describe("After automatic substitutions"),
    named: captaincy.describe("As chosen by the owner"),
    countsAs: captaincy.describe("`captain`: the player whose points were multiplied"),
    weightPercent: percent,
    playerPoints,
    points: points.describe("The team's share, to a tenth of a point"),
    state: z.enum(["to-come", "playing", "over", "absent"]),
    games: z.array(ledger),
  }),
);
export const fantasyTeamRound = named(
  "FantasyTeamRound",
  "A team in a locked round: its points are the sum of its players' shares.",
  z.object({
    competition,
    team: fantasyTeam,
    round: fantasyRound,
    points,
    place: z.int(),
    teams: z.int(),
    average: points.describe("Over all teams, to a tenth of a point"),
    transfers: z.int(),
    players: z.array(share),
    exchanges: z.array(z.object({ out: number, in: number })).describe("Players by number: who did not play, and who came in"),
  }),
);

export const fantasyCorrectionList = named(
  "FantasyCorrections",
  "A page of corrections to final rounds, newest first.",
  listOf(
    z.object({
      round: fantasyRound,
      revision: z.int().describe("Of the round, after the correction"),
      at: moment,
      players: z.array(z.object({ player: fantasyPlayer, before: playerPoints, after: playerPoints })),
      teams: z.int().describe("Teams affected"),
    }),
  ),
);
