import type { QualificationPreset, QualificationRule } from "../../league/competition-settings.ts";
import { never } from "../../kernel/never.ts";
import { isRatio, type Statistic } from "./statistics.ts";

/**
 * The NBA's minimums of a season of 82 games: 58 games (70 %), 300 field goals, 82 threes, 125 free throws, 200 assists,
 * 82 steals, stats.nba.com/help/statistical_minimums.html; shots attempted (500) and minutes (1,500) as Basketball GM has
 * them. It names no minimum for twos: field goals less threes.
 */
const nba: QualificationRule = {
  gamesShare: 0.7,
  fieldGoalsMade: 300 / 82,
  twoPointersMade: (300 - 82) / 82,
  threePointersMade: 82 / 82,
  freeThrowsMade: 125 / 82,
  fieldGoalsAttempted: 500 / 82,
  assists: 200 / 82,
  steals: 82 / 82,
  minutes: 1500 / 82,
  zerosException: true,
  phases: "all",
  careerSeasons: 2,
  tradedPlayers: "latest-team",
};

/** The NBA's figures for games of 40 minutes instead of 48, rounded; half of the team's games. */
const standard: QualificationRule = {
  gamesShare: 0.5,
  fieldGoalsMade: 3,
  twoPointersMade: 2.2,
  threePointersMade: 0.8,
  freeThrowsMade: 1.25,
  fieldGoalsAttempted: 5,
  assists: 2,
  steals: 0.8,
  minutes: 15,
  zerosException: true,
  phases: "all",
  careerSeasons: 2,
  tradedPlayers: "latest-team",
};

/**
 * ACB: two thirds of the regular season's games (23 of 34), the play-off left out; La Opinión de Málaga, 8 February 2010.
 * What it asks of shots is not known, so it is the default's.
 */
const acb: QualificationRule = { ...standard, gamesShare: 2 / 3, zerosException: false, phases: "regular" };

const rules: { readonly [P in QualificationPreset]: QualificationRule } = { default: standard, nba, acb };

/** A preset's values; a competition may change any of them. LEADER1 */
export function qualificationRule(preset: QualificationPreset, changed: Partial<QualificationRule> = {}): QualificationRule {
  return { ...rules[preset], ...changed };
}

/** What must be reached, and how much of it. */
export type Requirement = { readonly of: RequiredFigure; readonly least: number };
/** Only these does any rule ask for. */
export type RequiredFigure = AskedFor;

export type LeaderMode = "average" | "total" | "per-40";

/** What a list of leaders is by; the mode means nothing to a ratio. */
export type LeaderCategory = { readonly statistic: Statistic; readonly mode: LeaderMode };

/** What the minimum is counted from: the team's games so far, or a full season's games for a career. */
export type QualificationBase =
  | { readonly over: "season"; readonly teamGames: number }
  | { readonly over: "career"; readonly seasonGames: number };

/** What a category asks, rounded up and never less than 1; `null`: totals ask nothing. LEADER1–LEADER3 */
export function requirementFor(rule: QualificationRule, category: LeaderCategory, base: QualificationBase): Requirement | null {
  const of = figureAskedFor(category);
  if (of === null) return null;
  const games = base.over === "season" ? base.teamGames : rule.careerSeasons * base.seasonGames;
  // LEADER3: a career is asked for full seasons of games, not for a share of them.
  const share = base.over === "career" && of === "games" ? 1 : perTeamGame(rule, of);
  return { of, least: Math.max(1, roundedUp(share * games)) };
}

type AskedFor = "games" | Exclude<keyof QualificationRule, "gamesShare" | "zerosException" | "phases" | "careerSeasons" | "tradedPlayers">;

function perTeamGame(rule: QualificationRule, of: AskedFor): number {
  return of === "games" ? rule.gamesShare : rule[of];
}

function figureAskedFor({ statistic, mode }: LeaderCategory): AskedFor | null {
  if (!isRatio(statistic)) return mode === "total" ? null : mode === "average" ? "games" : "minutes";
  switch (statistic) {
    case "fieldGoalPercentage":
      return "fieldGoalsMade";
    case "twoPointPercentage":
      return "twoPointersMade";
    case "threePointPercentage":
      return "threePointersMade";
    case "freeThrowPercentage":
      return "freeThrowsMade";
    case "effectiveFieldGoalPercentage":
    case "trueShootingPercentage":
    case "threePointAttemptRate":
    case "freeThrowRate":
    case "pointsPerShot":
      return "fieldGoalsAttempted";
    case "assistsPerTurnover":
      return "assists";
    case "stealsPerTurnover":
      return "steals";
    default:
      return never(statistic);
  }
}

/** Up to the next whole one; a product that is whole by arithmetic and a hair above it in binary is whole. */
function roundedUp(value: number): number {
  return Math.ceil(value - 1e-9);
}

/** A stay with a team; `games` are the team's while he was registered there. */
export type TeamStay = { readonly team: string; readonly games: number };

/** The team games that a player's minimum is counted from; his stays oldest first. LEADER6 */
export function teamGamesFor(rule: QualificationRule, stays: readonly TeamStay[], gamesByTeam: ReadonlyMap<string, number>): number {
  if (rule.tradedPlayers === "while-registered") return stays.reduce((sum, { games }) => sum + games, 0);
  const latest = stays.at(-1);
  return latest ? (gamesByTeam.get(latest.team) ?? 0) : 0;
}

/** Why a player is, or is not yet, among the leaders: a message key and its values. LEADER5 */
export type QualificationStatus =
  | { readonly key: "noMinimum" }
  | { readonly key: "qualified"; readonly of: RequiredFigure; readonly least: number; readonly have: number }
  /** `withZeros`: his average with the missing games counted as zeros. */
  | { readonly key: "qualifiedWithZeros"; readonly of: "games"; readonly least: number; readonly have: number; readonly withZeros: number }
  /** As many more as his team's games so far ask. */
  | { readonly key: "short"; readonly of: RequiredFigure; readonly least: number; readonly have: number; readonly more: number };
