import type { PlayerKey } from "../kernel/ids.ts";
import type { Side } from "../game/facts.ts";
import type { Period } from "../game/period.ts";

/** A count, or `null` where it was not recorded: a blank is not a zero. */
export type Count = number | null;

export type CountingLine = {
  points: number;
  twoPointersMade: number;
  twoPointersAttempted: number;
  threePointersMade: number;
  threePointersAttempted: number;
  freeThrowsMade: number;
  freeThrowsAttempted: number;
  offensiveRebounds: Count;
  defensiveRebounds: Count;
  assists: Count;
  steals: Count;
  turnovers: Count;
  blocks: Count;
  blocksReceived: Count;
  foulsCommitted: Count;
  foulsDrawn: Count;
};

export type PlayerLine = CountingLine & {
  key: PlayerKey;
  shirt: string;
  givenName: string;
  familyName: string;
  position: string | null;
  captain: boolean;
  starter: boolean;
  /** Was on the court, or did something that counts. */
  played: boolean;
  /** `null`: did not play, which is not the same as 0 seconds, or nobody kept the minutes. */
  seconds: Count;
  plusMinus: Count;
  /** Performance Index Rating; `null` when a part of it was not recorded. */
  performanceIndexRating: Count;
  /** Blank where the source does not mark such baskets; a share of the team's points of that name. */
  pointsInThePaint: Count;
  fastBreakPoints: Count;
  secondChancePoints: Count;
  pointsFromTurnovers: Count;
  /** Of the fouls committed, by kind. */
  technicalFouls: Count;
  unsportsmanlikeFouls: Count;
  offensiveFouls: Count;
  /** His game was ended by his fouls. */
  disqualified: boolean;
  onCourt: boolean;
};

export type TeamTotals = CountingLine & {
  /** Of the team rows alone; already counted in the totals. */
  teamOffensiveRebounds: Count;
  teamDefensiveRebounds: Count;
  teamTurnovers: Count;
  /** Fouls by coach and bench: in no player's line and not in `foulsCommitted`. */
  benchFouls: Count;
  performanceIndexRating: Count;
  timeouts: Count;
  /** Of how the score went: blank where only what the players did is known. WXR11 */
  biggestLead: Count;
  biggestRun: Count;
  leadChanges: Count;
  timesLevel: Count;
  secondsLeading: Count;
  pointsInThePaint: Count;
  fastBreakPoints: Count;
  secondChancePoints: Count;
  pointsFromTurnovers: Count;
  benchPoints: Count;
  starterPoints: Count;
};

export type TeamBox = {
  side: Side;
  teamKey: string;
  name: string;
  code: string;
  coach: string | null;
  points: number;
  totals: TeamTotals;
  players: PlayerLine[];
};

export type BoxScore = {
  /** Points in each period played. */
  periods: { period: Period; home: number; away: number }[];
  teams: { home: TeamBox; away: TeamBox };
};
