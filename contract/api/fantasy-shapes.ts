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
const points = z.number().describe("A team's, to a tenth of a point");
const playerPoints = z.number().describe("A player's, to a thousandth of a point, before weights and rounding");
const number = z.int().min(1);
const roundNumber = number.describe("Of the game: rounds of the play-offs are numbered on");
const group = z.enum(positionGroups);
const percent = z.int().describe("In percent");

export const fantasyRound = named(
  "FantasyRound",
  "A round of the fantasy game, which is one of its league's.",
  z.object({
    number: roundNumber,
    round,
    leg: z.int().nullable().describe("Of play-offs: it is every series' game of this number; null: a round of the regular season"),
    unlimited: z.boolean().describe("Any number of transfers is free in it"),
    locksAt: moment.describe("Its first tip-off, which ends its transfers. RFC 3339, in UTC"),
    state: z.enum(
      all<RoundFact["kind"]>({ planned: true, opened: true, locked: true, live: true, provisional: true, final: true, closed: true }),
    ),
    revision: z.int().describe("0 before it is final, then 1, and one more for each correction that touched it"),
    finalAt: moment.nullable().describe("When a provisional round turns final if nothing happens until then; null: it is final, or waits"),
    href,
  }),
);

const counts = z.object({ guard: z.int(), forward: z.int(), centre: z.int() });
const settings = named(
  "FantasySettings",
  "How the game is played in the round that is open, else in the last.",
  z.object({
    index: z.enum(performanceIndices).describe("Which a player's points are made of"),
    winBonusPercent: percent.describe("Of an index above zero, on top of it, in a game that was won"),
    squad: counts,
    formations: z.array(counts).describe("Of the five that play"),
    weightPercent: z.object({ five: percent, sixth: percent, bench: percent, captain: percent }),
    budget: credits,
    clubLimit: z
      .array(z.object({ clubs: z.int(), players: z.int() }))
      .describe("Players of one club at most, while at least so many clubs play"),
    transfersPerRound: z.int(),
    price: z.object({
      floor: credits,
      ceiling: credits,
      step: credits.describe("By which a price moves in a round at most, in credits"),
      weightPercent: percent.describe("Of what a game's points differ from the rating, added to the rating"),
      newcomerWeightPercent: percent,
      newcomerGames: z.int(),
    }),
    quietHours: z.int().describe("Between a round's last game and its being final"),
  }),
);

export const fantasyGame = named(
  "Fantasy",
  "The fantasy game of a league. Points are points of the league's index, prices are credits, of which a team has its budget.",
  z.object({
    competition,
    seasonName: z.string(),
    timeZone: z.string().describe("IANA name; deadlines are told in it"),
    isClosed: z.boolean().describe("Nothing of it changes any more"),
    settings,
    rounds: z.array(fantasyRound).describe("In the order in which they lock"),
    openRound: roundNumber.nullable().describe("Whose transfers may be made; null: none"),
    teams: z.int().describe("That took part in the last round that was locked; before the first, that there are"),
    links: z.object({ players: z.url(), ranking: z.url(), corrections: z.url() }),
    page,
  }),
);

const playerFields = {
  number: number.describe("By which the game names him, in this league and season"),
  player: person,
  shirt: z.string().nullable(),
  team,
  group: group.nullable().describe("null: he cannot be taken before the office says where he plays"),
  hasLeft: z.boolean().describe("The league: he cannot be taken"),
  price: credits,
  absence: absence.nullable(),
  href,
};
export const fantasyPlayer = named("FantasyPlayer", "A player of the fantasy game.", z.object(playerFields));

const marketFields = {
  ...playerFields,
  openingPrice: credits,
  priceBefore: credits.nullable().describe("In the round before, in credits; null: he is new"),
  target: credits.describe("Where his price leads to at this form, in credits"),
  rating: playerPoints.describe("His points of a game as they are expected"),
  isNewcomer: z.boolean(),
  form: z.array(playerPoints.nullable()).describe("Of the last five rounds that are over, oldest first; null: he did not play"),
  points: playerPoints.describe("Of all rounds"),
  roundsPlayed: z.int(),
  owners: z.int().describe("Teams that had him in the last round that was locked"),
  captains: z.int().describe("Teams whose captain he was in it"),
  next: z.array(z.object({ opponent: team, isHome: z.boolean(), tipOff: moment, href: href.describe("The game in this API") })),
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
  "What a game brought a player: the parts add up to the index, index and win to the points.",
  z.object({
    opponent: team,
    href: href.describe("The game in this API"),
    page,
    parts: z.array(z.object({ figure: z.enum(indexFigures), count: z.int(), adds: z.number().describe("Points of the index") })),
    index: playerPoints,
    win: playerPoints.describe("For winning on the court"),
    points: playerPoints,
  }),
);

export const fantasyPlayerCourse = named(
  "FantasyPlayerCourse",
  "A player with his price in each round, and what each of its games brought him.",
  z.object({
    ...marketFields,
    competition,
    rounds: z.array(
      z.object({
        round: fantasyRound,
        price: credits,
        target: credits,
        rating: playerPoints,
        points: playerPoints.nullable().describe("null: he has not played in it"),
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
  "A round with its figures.",
  z.object({
    competition,
    round: fantasyRound,
    teams: z.int().describe("That took part; 0 before it is locked"),
    average: points.nullable().describe("Of all teams, to a tenth of a point; null before it is played"),
    best: points.nullable(),
    histogram: z.array(z.object({ from: z.int(), teams: z.int() })).describe("Teams by tens of points"),
    bestFive: z.array(z.object({ player: fantasyPlayer, points: playerPoints })).describe("Whom the five would best have been"),
    taken: z.array(moved).describe("By most teams"),
    dropped: z.array(moved).describe("By most teams"),
    links: z.object({ ranking: z.url() }),
  }),
);

const fantasyTeam = named(
  "FantasyTeam",
  "A team of the fantasy game.",
  z.object({ number, name: z.string().nullable().describe("null: there is none to show"), href, page }),
);

const isOfLeague = z.boolean().describe("Whose team it is plays or has a task in the league");

export const fantasyRanking = named(
  "FantasyRanking",
  "A page of a table of teams, best first. While a round is played places change, and a page may say again what one before it said.",
  listOf(
    z.object({
      team: fantasyTeam,
      place: z.int().describe("Equal teams share one"),
      placeBefore: z.int().nullable().describe("A round earlier; null: it had none, or the table has none"),
      points: points.describe("What the table ranks by, to a tenth of a point: a sum, or of `average` the mean"),
      lastRound: points.nullable().describe("Of the round the table stands after; null: it took no part"),
      rounds: z.int().describe("In which it took part"),
      transfers: z.int(),
      isOfLeague,
      afterRound: roundNumber.describe("After which the table stands"),
    }),
  ),
);

export const fantasyTeamRounds = named(
  "FantasyTeamRounds",
  "A team with its rounds. What it has now is its owner's alone until the next first tip-off.",
  z.object({
    competition,
    ...fantasyTeam.shape,
    isOfLeague,
    fanOf: z.string().nullable().describe("Slug of the club whose fan it says to be; null: it says nothing"),
    madeAt: moment,
    points: points.describe("Of all rounds, to a tenth of a point"),
    place: z.int().nullable(),
    teams: z.int().describe("In the table"),
    rounds: z.array(z.object({ round: fantasyRound, points, place: z.int(), transfers: z.int(), href: href.describe("The team's round") })),
  }),
);

const captaincy = z.enum(["captain", "vice"]).nullable();
const share = named(
  "FantasyShare",
  "What a player brought a team: his points times his weight, rounded to a tenth.",
  z.object({
    player: fantasyPlayer,
    place: z.enum(["five", "sixth", "bench"]).describe("After exchanges"),
    named: captaincy.describe("What he was named as"),
    countsAs: captaincy.describe("`captain`: whose points were multiplied"),
    weightPercent: percent,
    playerPoints,
    points: points.describe("The team's share, to a tenth of a point"),
    state: z.enum(["to-come", "playing", "over", "absent"]),
    games: z.array(ledger),
  }),
);
export const fantasyTeamRound = named(
  "FantasyTeamRound",
  "A team in a round that was locked: its points are the sum of its players' shares.",
  z.object({
    competition,
    team: fantasyTeam,
    round: fantasyRound,
    points,
    place: z.int(),
    teams: z.int(),
    average: points.describe("Of all teams, to a tenth of a point"),
    transfers: z.int(),
    players: z.array(share),
    exchanges: z.array(z.object({ out: number, in: number })).describe("Players by number: who did not play, and who came for him"),
  }),
);

export const fantasyCorrectionList = named(
  "FantasyCorrections",
  "A page of corrections of rounds that were final, newest first.",
  listOf(
    z.object({
      round: fantasyRound,
      revision: z.int().describe("Of the round, which the correction made"),
      at: moment,
      players: z.array(z.object({ player: fantasyPlayer, before: playerPoints, after: playerPoints })),
      teams: z.int().describe("How many it touched"),
    }),
  ),
);
