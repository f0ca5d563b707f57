import type { FantasySettings } from "#core/fantasy/fantasy-settings.ts";
import type {
  FantasyCorrection,
  FantasyMarketAnswer,
  FantasyPlayer,
  FantasyPlayerAnswer,
  FantasyRound,
  FantasyTeamAnswer,
  FantasyTeamRef,
  GameLedgers,
  RankingAnswer,
  RankingRow,
  RankingWanted,
  TeamRoundRow,
} from "./fantasy.ts";
import type { CupWanted, FantasyCupAnswer } from "./fantasy-cup.ts";
import type { GameId } from "#core/kernel/ids.ts";
import type { GameAddress, LeagueAddress, LeagueHead } from "./refs.ts";

/** What a league's own tab tells of its game. */
export type FantasyOverview = LeagueHead & {
  readonly settings: FantasySettings;
  readonly closed: boolean;
  /** The one that can be changed now, or the next that can be; `null`: the season has none to come. */
  readonly next: FantasyRound | null;
  /** Locked and not yet final. */
  readonly underWay: FantasyRound | null;
  readonly teams: number;
  readonly top: readonly RankingRow[];
  /** Whom the last locked round's five would best have been, and what they brought; `null`: none has been locked. */
  readonly bestFive: { readonly round: FantasyRound; readonly players: readonly (FantasyPlayer & { readonly points: number })[] } | null;
  /** By how many teams, in the round that is open or was locked last. */
  readonly taken: readonly (FantasyPlayer & { readonly teams: number })[];
  readonly dropped: readonly (FantasyPlayer & { readonly teams: number })[];
  readonly corrections: number;
};

/** The rules, as the settings have them, with a round that was played as their example. */
export type FantasyRulesAnswer = LeagueHead & {
  readonly settings: FantasySettings;
  readonly clubs: number;
  readonly timeZone: string;
  /** The best team of the last round that is over; `null`: none is. */
  readonly example: {
    readonly round: FantasyRound;
    readonly team: FantasyTeamRef;
    readonly points: number;
    readonly rows: readonly TeamRoundRow[];
  } | null;
};

export type FantasyCorrectionsAnswer = LeagueHead & { readonly corrections: readonly FantasyCorrection[] };

/** A player of a game, with what it brought him. Before the game `points` is `null`. */
export type GameFantasyLine = FantasyPlayer & {
  readonly side: "home" | "away";
  readonly points: number | null;
  readonly form: readonly (number | null)[];
  /** The price after the round; `null`: it is not final. */
  readonly priceAfter: number | null;
  readonly owners: number;
  readonly captains: number;
};

export type GameFantasyAnswer = {
  readonly round: FantasyRound;
  /** Teams that take part in the round; 0 before it is locked. */
  readonly teams: number;
  readonly lines: readonly GameFantasyLine[];
};

/** The fantasy game of a league, as everybody sees it. `null`: there is no such league, or no such game in it. */
export type FantasyQueries = {
  readonly overview: (address: LeagueAddress) => Promise<FantasyOverview | null>;
  readonly market: (address: LeagueAddress) => Promise<FantasyMarketAnswer | null>;
  /** By the number he has in the game. */
  readonly player: (address: LeagueAddress, number: number) => Promise<FantasyPlayerAnswer | null>;
  readonly ranking: (address: LeagueAddress, wanted: RankingWanted) => Promise<RankingAnswer | null>;
  /** `round`: the one to show; `null`: the last that was locked. */
  readonly team: (address: LeagueAddress, number: number, round: number | null) => Promise<FantasyTeamAnswer | null>;
  readonly rules: (address: LeagueAddress) => Promise<FantasyRulesAnswer | null>;
  readonly corrections: (address: LeagueAddress) => Promise<FantasyCorrectionsAnswer | null>;
  readonly cup: (address: LeagueAddress, wanted: CupWanted) => Promise<FantasyCupAnswer | null>;
  /** What a round of the cup was drawn from, to the letter. FANC3 */
  readonly cupList: (address: LeagueAddress, cupRound: number) => Promise<string | null>;
  readonly ledgers: (gameId: GameId) => Promise<GameLedgers | null>;
  readonly game: (address: GameAddress) => Promise<GameFantasyAnswer | null>;
};
