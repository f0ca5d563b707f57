import type { ChosenFault } from "./fields/chosen-name.ts";
import type { FanClub, FantasyRound, FantasyTeamRef } from "./fantasy.ts";
import type { CompetitionRef } from "./refs.ts";

/*
 * Private leagues of the fantasy game: seen by their members alone. Below one's own team of a competition, `/leagues`: a list (`GET`,
 * `POST`), `/leagues/join`, `/leagues/carry`, and below a league's number itself, `/code` and `/members/TEAM`. Points are tenths.
 */

/** `total`: all points from a round on. `duels`: each round one meets another. */
export const privateLeagueKinds = ["total", "duels"] as const;
export type PrivateLeagueKind = (typeof privateLeagueKinds)[number];

/** Lengths of a private league's name, in characters. */
export const leagueNameLengths = { least: 3, most: 30 } as const;

/** So many rows stand on a page of a private league's table. */
export const leaguePageRows = 50;

/** `name`: `null` where the office has hidden it, and its number stands for it. FANL12 */
export type PrivateLeagueRef = { readonly number: number; readonly name: string | null };

/** A private league in the list of one's own. */
export type PrivateLeagueLine = {
  readonly league: PrivateLeagueRef;
  readonly kind: PrivateLeagueKind;
  readonly members: number;
  /** One's own; `null`: nothing has been counted yet. */
  readonly place: number | null;
  /** All points of a total, duel points of duels. */
  readonly points: number | null;
  /** One's own duel of the last round that was locked. */
  readonly duel: LeagueDuel | null;
};

/** A private league of the season before that one was in at its end. FANL19 */
export type LeagueBefore = {
  readonly number: number;
  readonly seasonSlug: string;
  readonly seasonName: string;
  /** `null` where the office has hidden it. */
  readonly name: string | null;
  readonly kind: PrivateLeagueKind;
  /** Somebody has already said that it goes on: one has only to enter. */
  readonly goesOn: boolean;
};

/** One's own word whose fan one is. FANL16 */
export type OwnFans = {
  /** `null`: nothing was said. */
  readonly club: FanClub | null;
  readonly mayChange: boolean;
  readonly clubs: readonly FanClub[];
  /** Among that club's fans; `null`: nothing has been counted yet. */
  readonly standing: { readonly place: number; readonly teams: number; readonly points: number } | null;
};

export type OwnLeagues = {
  readonly competition: CompetitionRef;
  /** Without a team nobody is in a league. */
  readonly team: FantasyTeamRef | null;
  readonly most: { readonly totals: number; readonly duels: number; readonly leagues: number };
  /** From which a new league may count; of duels those that are not yet locked. */
  readonly rounds: readonly FantasyRound[];
  readonly leagues: readonly PrivateLeagueLine[];
  readonly fans: OwnFans;
  /** Which are not yet entered in this season. */
  readonly before: readonly LeagueBefore[];
};

/** What is sent to say whose fan one is: the slug of a club. */
export type FanSaid = { readonly club: string };

/** What is sent so that a private league of the season before goes on, or to enter one that does. */
export type LeagueCarried = { readonly season: string; readonly number: number };

/** What is sent to found one. */
export type LeagueFounded = { readonly name: string; readonly kind: PrivateLeagueKind; readonly fromRound: number };

/** A row of the table of a total. */
export type TotalRow = {
  readonly team: FantasyTeamRef;
  /** `null`: nothing has been counted yet. */
  readonly place: number | null;
  readonly points: number;
  /** Of the round the table ends with; `null`: it took no part. */
  readonly lastRound: number | null;
  readonly isOwn: boolean;
};

/** A row of the table of duels. */
export type DuelRow = {
  readonly team: FantasyTeamRef;
  readonly place: number | null;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly duelPoints: number;
  readonly points: number;
  readonly isOwn: boolean;
  /** The average plays in its place. FANL9 */
  readonly isReplaced: boolean;
  /** For so many locked rounds nothing of it has been changed. FANL10 */
  readonly idleRounds: number;
};

/** `team`: `null` is the round's average. */
export type DuelSide = {
  readonly team: FantasyTeamRef | null;
  readonly points: number;
  readonly isReplaced: boolean;
  readonly isOwn: boolean;
};

export type LeagueDuel = {
  readonly one: DuelSide;
  readonly other: DuelSide;
  /** `stands`: the next round has begun, and corrections change it no more. FAN14 */
  readonly state: "to-come" | "live" | "over" | "stands";
  /** What the points would be by a correction that came later; `null`: none did. FAN14 */
  readonly corrected: { readonly one: number; readonly other: number } | null;
};

/** One private league, to one of its members. */
export type PrivateLeague = {
  readonly competition: CompetitionRef;
  readonly league: PrivateLeagueRef;
  readonly kind: PrivateLeagueKind;
  /** Why the office hides its name: told to who may call it otherwise. */
  readonly hidden: string | null;
  readonly code: string | null;
  readonly isFounder: boolean;
  readonly ownTeam: number;
  readonly founder: FantasyTeamRef;
  readonly fromRound: FantasyRound;
  readonly members: number;
  readonly mostMembers: number;
  readonly mayJoin: boolean;
  /** With which round the table ends; `null`: none has been counted. */
  readonly after: FantasyRound | null;
  readonly total: {
    readonly rows: readonly TotalRow[];
    readonly own: TotalRow | null;
    readonly page: number;
    readonly pages: number;
  } | null;
  readonly duels: {
    readonly rows: readonly DuelRow[];
    /** Rounds that were drawn, in the order in which they were locked. */
    readonly rounds: readonly FantasyRound[];
    /** The one whose duels stand here; `null`: none has been drawn. */
    readonly round: FantasyRound | null;
    readonly duels: readonly LeagueDuel[];
  } | null;
};

/** What became of founding, joining or another code. */
export type LeagueDone = { readonly number: number; readonly code: string | null };

/** Why it was not done: a rule of private leagues. */
export type LeagueRefusal =
  | { readonly rule: "FANL1"; readonly code: ChosenFault | "word" | "round" | "closed" }
  | { readonly rule: "FANL2"; readonly code: "no-such-code" | "member" }
  | { readonly rule: "FANL3"; readonly code: "full" | "too-many"; readonly most: number }
  | { readonly rule: "FANL5"; readonly code: "founder" }
  | { readonly rule: "FANL7"; readonly code: "begun" }
  | { readonly rule: "FANL16"; readonly code: "changed" | "no-club" | "closed" }
  | { readonly rule: "FANL19"; readonly code: "not-closed" };
