import type { FantasySettings } from "#core/fantasy/fantasy-settings.ts";
import type { LineUpRefusal } from "#core/fantasy/decide-line-up.ts";
import type { TransferRefusal } from "#core/fantasy/decide-transfer.ts";
import type { Squad } from "#core/fantasy/squad.ts";
import type { OwnCupTie } from "./fantasy-cup.ts";
import type { LeagueDuel, PrivateLeagueRef } from "./fantasy-leagues.ts";
import type { ChosenFault } from "./fields/chosen-name.ts";
import type { FantasyPlayer, FantasyRound, NextOpponent, TeamRound } from "./fantasy.ts";
import type { CompetitionRef } from "./refs.ts";

/**
 * One's own fantasy teams. Below it a competition: `/SEASON/LEAGUE`, its team (`POST`, `PATCH`), and below that `/transfers`,
 * `/line-up`, `/cup`, `/fans` and `/place`, which is asked as a table is (`RankingWanted`).
 */
export const myFantasyPath = "/v2/website/my-fantasy";

/** A competition in which one has a team, or could have one. */
export type MyFantasyLine = {
  readonly competition: CompetitionRef;
  /** The round that can be changed now, or the one that is being played. */
  readonly next: FantasyRound | null;
  readonly underWay: FantasyRound | null;
  readonly team: {
    readonly number: number;
    readonly name: string;
    readonly points: number;
    readonly place: number | null;
    readonly teams: number;
    /** Players of the squad who may be missing, have left, or have no game in the next round. */
    readonly missing: number;
    readonly duels: readonly OwnDuel[];
    /** `null`: it is in no round of the cup. */
    readonly cup: OwnCupTie | null;
  } | null;
};

/** One's own duel of the last round that was drawn, in a private league. */
export type OwnDuel = { readonly league: PrivateLeagueRef; readonly round: FantasyRound; readonly duel: LeagueDuel };

export type MyFantasy = { readonly competitions: readonly MyFantasyLine[] };

/** A player to choose: with what a picker shows of him. */
export type PickerPlayer = FantasyPlayer & { readonly form: readonly (number | null)[]; readonly next: readonly NextOpponent[] };

/** One's own team. */
export type OwnTeam = {
  readonly number: number;
  readonly name: string;
  /** Why the office hides its name; `null`: it does not. */
  readonly hidden: string | null;
  readonly squad: Squad;
  /** Sent back with every change: another one may have come in between. */
  readonly version: number;
  /** As it was when the round opened: what is undone costs nothing. FAN6 */
  readonly atOpening: Squad;
  /** Before its first round it changes as it likes. */
  readonly hasPlayed: boolean;
  readonly points: number;
  readonly place: number | null;
};

/** All that one's own screen of a competition needs, in one answer. */
export type OwnFantasy = {
  readonly competition: CompetitionRef;
  readonly settings: FantasySettings;
  readonly clubsPlaying: number;
  /** By the server's clock. */
  readonly now: number;
  readonly open: FantasyRound | null;
  readonly underWay: FantasyRound | null;
  /** The next that locks, open or not: a team that has played none begins with it. `null`: the season has no more. */
  readonly next: FantasyRound | null;
  /** A moment, epoch milliseconds; a team that has not played may change until prices are made anew, too. `null`: not now. FAN7, FAN31 */
  readonly transfersUntil: number | "next-opening" | null;
  /** Sent back with every change: players may have come or gone in between. */
  readonly market: number;
  readonly unlimited: boolean;
  readonly players: readonly PickerPlayer[];
  /** Who stays where he is: his game of the round that this team plays has begun. FAN7 */
  readonly begun: readonly number[];
  readonly teams: number;
  readonly team: OwnTeam | null;
  /** The last round that was locked, with one's own points; `null`: one took no part. */
  readonly lastRound: TeamRound | null;
};

/** What is sent: all with the market and, of a team that is there, the version they were thought out on. */
export type TeamMade = {
  readonly name: string;
  readonly market: number;
  readonly players: readonly number[];
  readonly captain: number;
  readonly vice: number;
};
export type TransfersMade = {
  readonly market: number;
  readonly version: number;
  readonly transfers: readonly { readonly out: number; readonly in: number }[];
};
export type LineUpMade = { readonly version: number; readonly players: readonly number[]; readonly captain: number; readonly vice: number };

/** Why a change was not taken: a rule of the game, or that something else was faster. */
export type FantasyRefusal =
  | TransferRefusal
  | LineUpRefusal
  | { readonly rule: "FAN15"; readonly code: "closed" }
  | { readonly rule: "FAN26"; readonly code: "version" | "market" }
  | { readonly rule: "FAN31"; readonly code: ChosenFault | "word" | "name-taken" | "has-team" | "closed" }
  | { readonly rule: "FAN32"; readonly code: "too-many-changes" };

/** Lengths of a team's name, in characters. */
export const teamNameLengths = { least: 3, most: 30 } as const;
/** So often a squad is changed within a round. */
export const mostChangesInRound = 200;
