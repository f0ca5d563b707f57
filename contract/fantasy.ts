import type { GamePoints } from "#core/fantasy/points-of-player.ts";
import type { Change } from "#core/fantasy/corrections.ts";
import type { FantasySettings, PositionGroup } from "#core/fantasy/fantasy-settings.ts";
import type { PriceReason } from "#core/fantasy/price-step.ts";
import type { RoundFact } from "#core/fantasy/round-states.ts";
import type { IndexPart } from "#core/stats/index-parts.ts";
import type { Absence } from "./availability.ts";
import type { GameRef, LeagueHead, LocalName, PersonRef, RoundRef, TeamRef } from "./refs.ts";

/*
 * The fantasy game as pages and calls have it. Prices and teams' points are in tenths, ratings and players' points in thousandths;
 * moments are epoch milliseconds. Players are named by their numbers, 1…n in each league's season.
 */

/** A round of the game, which is one of its league's. */
export type FantasyRound = {
  readonly round: number;
  readonly name: RoundRef;
  /** Of play-offs: it is every series' game of this number. FAN34 */
  readonly leg: number | null;
  /** Any number of transfers is free in it. FAN35 */
  readonly unlimited: boolean;
  /** Its first tip-off, which ends its transfers. */
  readonly locksAt: number;
  readonly state: RoundFact["kind"];
  /** How often it has been made final. */
  readonly revision: number;
  /** When a provisional one turns final if nothing happens until then; `null`: it is final, or waits for a game. */
  readonly finalAt: number | null;
};

/** A player as lists and shirts show him. */
export type FantasyPlayer = {
  readonly number: number;
  readonly person: PersonRef;
  readonly shirt: string | null;
  readonly team: TeamRef;
  /** `null`: he cannot be taken before the office says where he plays. FAN1 */
  readonly group: PositionGroup | null;
  readonly hasLeft: boolean;
  readonly price: number;
  /** What may keep him from playing: its kind, never more. FAN11 */
  readonly absence: Absence | null;
};

/** A game that a player's team is to play. */
export type NextOpponent = { readonly team: TeamRef; readonly isHome: boolean; readonly tipOff: number; readonly game: GameRef };

/** A player in the market: what he did, what he costs, who has him. */
export type MarketLine = FantasyPlayer & {
  /** The price he opened with. */
  readonly openingPrice: number;
  /** What it was in the round before; `null`: he is new. */
  readonly priceBefore: number | null;
  /** Where his price leads to at this form. */
  readonly target: number;
  readonly rating: number;
  readonly isNewcomer: boolean;
  readonly gamesLearned: number;
  /** Of the last five rounds that are over, oldest first; `null`: he did not play. */
  readonly form: readonly (number | null)[];
  /** All rounds, in how many of them he played, and how many games these had. */
  readonly points: number;
  readonly played: number;
  readonly games: number;
  /** Teams that had him in the last round that was locked, and whose captain he was; of `teams`. */
  readonly owners: number;
  readonly captains: number;
  readonly next: readonly NextOpponent[];
};

export type FantasyMarketAnswer = LeagueHead & {
  readonly round: FantasyRound | null;
  readonly scalePercent: number;
  readonly teams: number;
  readonly players: readonly MarketLine[];
};

/** A price as it was published, and why it is that one. FAN21 */
export type PriceStep = {
  readonly round: FantasyRound;
  readonly price: number;
  /** In the market before; `null`: it had none for him. */
  readonly before: number | null;
  readonly target: number;
  readonly rating: number;
  readonly reason: PriceReason;
};

/** A player's round, as its box scores have it now: the games add up to the points. */
export type PlayerRoundLine = {
  readonly round: FantasyRound;
  readonly points: number;
  readonly games: readonly PlayedLedger[];
  readonly winBonusPercent: number;
  /** Whether a game of his is still to be played in it. */
  readonly isToCome: boolean;
  /** Teams that had him, and whose captain he was; of `teams`. */
  readonly owners: number;
  readonly captains: number;
  readonly teams: number;
};

/** All that the game knows of a player; rounds and prices oldest first. */
export type FantasyPlayerAnswer = LeagueHead & {
  readonly player: MarketLine;
  /** Whose price is his now; `null`: none has been published. */
  readonly round: FantasyRound | null;
  readonly teams: number;
  readonly prices: readonly PriceStep[];
  /** So far a price moves once a round at most. */
  readonly priceStep: number;
  readonly rounds: readonly PlayerRoundLine[];
  /** The next price for so many points of one more game. */
  readonly nextPrices: readonly { readonly points: number; readonly price: number }[];
};

/** A team as everybody sees it. `name`: `null` where there is none to show, and its number stands for it. */
export type FantasyTeamRef = { readonly number: number; readonly name: string | null };

/** A club whose fan a team may be. */
export type FanClub = { readonly slug: string; readonly name: LocalName };

/** A row of a table of teams. `before`: the place a round earlier; `null`: it had none. */
export type RankingRow = {
  readonly team: FantasyTeamRef;
  readonly place: number;
  readonly before: number | null;
  readonly points: number;
  /** Of the round the table ends with; `null`: it took no part. */
  readonly lastRound: number | null;
  readonly rounds: number;
  readonly transfers: number;
  /** Its manager is a player, or has a task in the league. FANT12 */
  readonly isOfLeague: boolean;
};

/** Which table: of the season, of the round that `round` names, of a month (`2026-11`), of five rounds, of means. FAN27 */
export type RankingWanted = {
  readonly table: "season" | "round" | "month" | "last-five" | "average";
  readonly round: number | null;
  readonly month: string | null;
  /** Of which teams; places are counted among these. */
  readonly among: TeamsAmong;
  /** From 1 on. */
  readonly page: number;
};

/** All teams, those that are not "of the league", or the fans of a club, by its slug. FANT13, FANL17 */
export type TeamsAmong = "all" | "outside" | { readonly fansOf: string };

/** So many rows stand on a page of a table. */
export const rankingPageRows = 50;

export type RankingAnswer = LeagueHead & {
  readonly wanted: RankingWanted;
  /** After which round it stands; `null`: none has been counted. */
  readonly after: FantasyRound | null;
  /** Rounds and months that a table can be made of. */
  readonly rounds: readonly FantasyRound[];
  readonly months: readonly string[];
  /** Whose fans have a table of their own. */
  readonly clubs: readonly FanClub[];
  readonly rows: readonly RankingRow[];
  readonly teams: number;
  readonly pages: number;
  /** How the round's points are spread, by tens; `null`: it is no table of a round. */
  readonly spread: RoundSpread | null;
};

export type RoundSpread = {
  readonly average: number;
  readonly best: number;
  readonly bars: readonly { readonly from: number; readonly teams: number }[];
};

/** Where one's own team stands in a table, among its neighbours: two above, two below. */
export type OwnPlace = {
  readonly number: number;
  /** On which page of the table it stands. */
  readonly page: number;
  readonly rows: readonly RankingRow[];
};

/** `null`: one has no team, or it is not in the table. */
export type OwnPlaceAnswer = { readonly place: OwnPlace | null };

/** What one player brought a team, to the row. `games`: his ledger. FAN5 */
export type TeamRoundRow = {
  readonly player: FantasyPlayer;
  readonly place: "five" | "sixth" | "bench";
  readonly captaincy: "captain" | "vice" | null;
  /** What he is named as, though another's points were multiplied. */
  readonly named: "captain" | "vice" | null;
  readonly weightPercent: number;
  readonly points: number;
  readonly playerPoints: number;
  readonly games: readonly PlayedLedger[];
  /** `to-come`: his game has not begun; `playing`; `over`; `absent`: he had no game, or did not play in it. */
  readonly state: "to-come" | "playing" | "over" | "absent";
  /** The next that begins; `null`: none does. */
  readonly tipOff: number | null;
};

/** A player's points of one game, from the box score to the sum: its rows add up. */
export type PlayedLedger = GamePoints & {
  readonly ref: GameRef;
  readonly opponent: TeamRef;
  /** Counts of the box score that the index is made of, with what each adds. */
  readonly parts: readonly IndexPart[];
};

/** Where the website asks what a game has brought its players: below it the game's id. */
export const fantasyGamesPath = "/v2/website/fantasy/games";

/** What a game has brought everybody with a number who played in it. */
export type GameLedgers = {
  readonly game: string;
  /** How far its log had come: a position of it. */
  readonly version: string;
  readonly lines: readonly { readonly number: number; readonly ledger: PlayedLedger }[];
};

export type TeamRound = {
  readonly round: FantasyRound;
  readonly points: number;
  readonly place: number;
  readonly teams: number;
  readonly average: number;
  readonly transfers: number;
  readonly rows: readonly TeamRoundRow[];
  readonly exchanges: readonly { readonly out: number; readonly in: number }[];
  /** Ids of the round's games that are being played. */
  readonly playing: readonly string[];
};

/** A team as everybody may see it: what was locked, never what is being thought about. FAN18 */
export type FantasyTeamAnswer = LeagueHead & {
  readonly team: FantasyTeamRef;
  /** Whose fan it says to be. FANL16 */
  readonly fanOf: FanClub | null;
  readonly isOfLeague: boolean;
  readonly madeAt: number;
  readonly points: number;
  readonly place: number | null;
  readonly teams: number;
  readonly rounds: readonly { readonly round: FantasyRound; readonly points: number; readonly place: number; readonly transfers: number }[];
  /** The round asked for, else the last that was locked; `null`: it has played none. */
  readonly shown: TeamRound | null;
  /** By which the round shown was played. */
  readonly settings: FantasySettings;
  /** Of the round shown, in the order in which they were made: who goes and who comes stand side by side. FAN18 */
  readonly transfers: readonly TransferMade[];
  /** All that touched it, newest first. FAN12 */
  readonly corrections: readonly TeamCorrection[];
  readonly honours: TeamHonours;
};

export type TransferMade = { readonly at: number; readonly out: readonly FantasyPlayer[]; readonly in: readonly FantasyPlayer[] };

/** Old and new in tenths, of a place as it is. */
export type TeamCorrection = {
  readonly round: FantasyRound;
  readonly at: number;
  readonly players: readonly (Change & { readonly player: FantasyPlayer })[];
  readonly points: Change;
  readonly place: Change;
};

export type TeamHonours = {
  /** Rounds that are final, of which it was the best or shared that. */
  readonly bestOf: readonly FantasyRound[];
  /** Its place in the table of a season that is closed, if it is one of the first three. */
  readonly season: 1 | 2 | 3 | null;
};

/** What a correction changed, as one sentence each. FAN12 */
export type FantasyCorrection = {
  readonly round: FantasyRound;
  readonly revision: number;
  readonly at: number;
  readonly players: readonly { readonly player: FantasyPlayer; readonly before: number; readonly after: number }[];
  /** How many teams it touched. */
  readonly teams: number;
};
