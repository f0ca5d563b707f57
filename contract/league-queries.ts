import type { RoundAward } from "./awards.ts";
import type { PossiblePlaces } from "#core/league/race/possible-places.ts";
import type { RaceStrength } from "#core/league/race/remaining-schedule.ts";
import type { Meeting } from "#core/league/cross-table.ts";
import type { LeadsAtBreaks } from "#core/league/leads-at-breaks.ts";
import type { TeamMargins } from "#core/league/team-margins.ts";
import type { PerformanceIndex } from "#core/league/competition-settings.ts";
import type { StandingsRanking, StandingsRow } from "./standings-rows.ts";
import type { GameSummary } from "./game-summary.ts";
import type { GameAddress, GameRef, LeagueHead, PersonRef, RoundRef, TeamRef } from "./refs.ts";

/**
 * `round`: the table after it; `null`: now. `figures`: what the table can be taken apart into, made out of every game.
 * `asItStands`: games under way count as if they ended now, whatever else is wanted. RANK24
 * `race`: what the season can still come to, and whether it is to be told how likely that is.
 */
export type LeagueTableWanted = {
  readonly round: number | null;
  readonly figures: boolean;
  readonly asItStands?: boolean;
  readonly race?: "places" | "odds";
};

/** A team before the last game of the table. RACE1 RACE4 RACE5 RACE6 */
export type TeamRace = {
  readonly places: PossiblePlaces;
  /** Wins of its own that make it sure of the play-offs; `null`: they are not enough. */
  readonly winsToPlayoffs: number | null;
  /** `null`: it has not played out a game. */
  readonly strength: RaceStrength | null;
  /** How large a part of all endings left it on each place, the first first. */
  readonly odds: readonly number[];
};

/** Sums over some of a team's games that count. */
export type TeamSums = {
  readonly played: number;
  readonly wins: number;
  readonly losses: number;
  readonly pointsFor: number;
  readonly pointsAgainst: number;
};

/** A meeting with the way to its game; `null` where it has no page. */
export type LinkedMeeting = Meeting & { readonly game: GameAddress | null };

export type TeamFigures = {
  readonly home: TeamSums;
  readonly away: TeamSums;
  readonly lastFive: TeamSums;
  readonly margins: TeamMargins<string>;
  readonly leads: LeadsAtBreaks;
  /** The games it was host of, by the guest's club. */
  readonly hosted: ReadonlyMap<string, readonly LinkedMeeting[]>;
};

/** The table of a league, and the round beside it. */
export type LeagueTableAnswer = LeagueHead & {
  readonly ranking: StandingsRanking;
  readonly rows: readonly StandingsRow[];
  /** How many games of the table's rounds are being played. */
  readonly underWay: number;
  /** Places gained against the official table, by club, below 0: lost; `null`: this is the official table. */
  readonly moved: ReadonlyMap<string, number> | null;
  /** Numbers of the rounds a table can be made after: those of which something has been played. */
  readonly rounds: readonly number[];
  /** The round asked for; else the one being played, or the last. */
  readonly shownRound: (RoundRef & { readonly slug: string; readonly games: readonly GameSummary[] }) | null;
  /** How many of the first play on; 0 where there are no play-offs. */
  readonly playoffPlaces: number;
  /** How many of the last leave the league; 0 where that is not settled by the table. RANK23 */
  readonly relegationPlaces: number;
  /**
   * The places that are still possible by the official table, by club; `null`: not asked for, no game is to come, or games may be
   * lacking on the schedule. RACE1
   */
  readonly places: ReadonlyMap<string, PossiblePlaces> | null;
  /** The same with its odds, where these were asked for. */
  readonly race: ReadonlyMap<string, TeamRace> | null;
  /** By club; `null` where they were not asked for. */
  readonly figures: ReadonlyMap<string, TeamFigures> | null;
  /** Beside the table of today; `null` also where nobody was named of late. */
  readonly roundAward: RoundAward | null;
};

/** The best of the league's latest round by its own index. */
export type LeagueTopPerformances = LeagueHead & {
  readonly index: PerformanceIndex;
  /** `null` before the first result. */
  readonly round: RoundRef | null;
  readonly lines: readonly { readonly person: PersonRef; readonly team: TeamRef; readonly value: number; readonly game: GameRef }[];
};
