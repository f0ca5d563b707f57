import type { FantasySettings } from "#core/fantasy/fantasy-settings.ts";
import type { FantasyPlayer, FantasyRound, MarketLine, PlayedLedger, RoundSpread } from "./fantasy.ts";
import type { LeagueAddress, LeagueHead } from "./refs.ts";

/** The game of a league as a whole: how it is played, and how far it has come. */
export type FantasyGameAnswer = LeagueHead & {
  readonly settings: FantasySettings;
  readonly timeZone: string;
  readonly closed: boolean;
  /** In the order in which they lock. */
  readonly rounds: readonly FantasyRound[];
  /** The one whose transfers may be made; `null`: none. */
  readonly open: number | null;
  /** That took part in the last round that was locked; before the first, that there are. */
  readonly teams: number;
};

/** A round of a player: what he cost in it, and what he brought game by game. */
export type PlayerRoundLine = {
  readonly round: FantasyRound;
  readonly price: number;
  readonly target: number;
  readonly rating: number;
  /** `null`: he has not played in it. */
  readonly points: number | null;
  readonly games: readonly PlayedLedger[];
  readonly owners: number;
  readonly captains: number;
};

export type FantasyPlayerAnswer = LeagueHead & { readonly player: MarketLine; readonly rounds: readonly PlayerRoundLine[] };

/** A round with its figures. `spread`: `null` before it is played. */
export type FantasyRoundAnswer = LeagueHead & {
  readonly round: FantasyRound;
  readonly settings: FantasySettings;
  /** That took part; 0 before it is locked. */
  readonly teams: number;
  readonly spread: RoundSpread | null;
  readonly bestFive: readonly (FantasyPlayer & { readonly points: number })[];
  readonly taken: readonly (FantasyPlayer & { readonly teams: number })[];
  readonly dropped: readonly (FantasyPlayer & { readonly teams: number })[];
};

/** What the public API tells of the fantasy game beside what pages show. `null`: it is not played there, or there is no such one. */
export type FantasyApiQueries = {
  readonly game: (address: LeagueAddress) => Promise<FantasyGameAnswer | null>;
  readonly player: (address: LeagueAddress, number: number) => Promise<FantasyPlayerAnswer | null>;
  readonly round: (address: LeagueAddress, round: number) => Promise<FantasyRoundAnswer | null>;
};
