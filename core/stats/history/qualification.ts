import type { Statistic, CountStatistic } from "./statistics.ts";

/** What a competition asks of those who lead, as data. Shares and figures are for one game of the player's team. */
export type QualificationRule = {
  readonly gamesShare: number;
  readonly fieldGoalsMade: number;
  readonly twoPointersMade: number;
  readonly threePointersMade: number;
  readonly freeThrowsMade: number;
  readonly fieldGoalsAttempted: number;
  readonly assists: number;
  readonly steals: number;
  readonly minutes: number;
  /** Who has too few games still leads if he would with the missing games counted as zeros. */
  readonly zerosException: boolean;
  /** Which of the team's games count: those of the regular season, or all. */
  readonly phases: "regular" | "all";
  /** A career figure asks as much as this many full seasons. */
  readonly careerSeasons: number;
  /** Whose games count for a player of several teams. */
  readonly tradedPlayers: "latest-team" | "while-registered";
};

export const qualificationPresets = ["default", "nba", "acb"] as const;
export type QualificationPreset = (typeof qualificationPresets)[number];
export declare function qualificationRule(preset: QualificationPreset): QualificationRule;

/** `games` or the count that must be reached, and how much of it. */
export type Requirement = { readonly of: "games" | "minutes" | CountStatistic; readonly least: number };

export type LeaderMode = "average" | "total" | "per-40";

/** What a list of leaders is by. */
export type LeaderCategory = { readonly statistic: Statistic; readonly mode: LeaderMode };

/** How many games the minimum is counted from. */
export type QualificationBase =
  | { readonly over: "season"; readonly teamGames: number }
  | { readonly over: "career"; readonly seasonGames: number };

/** What this category asks; totals ask nothing. LEADER1–LEADER4 */
export declare function requirementFor(rule: QualificationRule, category: LeaderCategory, base: QualificationBase): Requirement | null;

/** A stay with a team; `games` those of the team while he was registered. */
export type TeamStay = { readonly team: string; readonly games: number };
/** Games of his teams that a player's minimum is counted from; stays oldest first. LEADER6 */
export declare function teamGamesFor(rule: QualificationRule, stays: readonly TeamStay[], gamesByTeam: ReadonlyMap<string, number>): number;

/** Why a player is, or is not yet, among the leaders: a message key and its values. */
export type Standing =
  | { readonly key: "qualified"; readonly of: Requirement["of"]; readonly least: number; readonly have: number }
  | { readonly key: "noMinimum" }
  | { readonly key: "qualifiedWithZeros"; readonly of: "games"; readonly least: number; readonly have: number; readonly withZeros: number }
  | { readonly key: "short"; readonly of: Requirement["of"]; readonly least: number; readonly have: number; readonly more: number };
