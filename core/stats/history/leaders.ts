import type { CompetitionSettings, PerformanceIndex } from "../../league/competition-settings.ts";
import type { LeaderCategory, QualificationBase, QualificationRule, Standing } from "./qualification.ts";
import type { Ranked } from "./ranking.ts";
import type { PlayerSums } from "./sums.ts";

export type LeaderCandidate = {
  readonly person: string;
  readonly team: string;
  readonly sums: PlayerSums;
  /** How many games his minimum is counted from. */
  readonly base: QualificationBase;
};

export type LeaderRow<Candidate extends LeaderCandidate> = {
  readonly candidate: Candidate;
  readonly value: number;
  readonly games: number;
  readonly standing: Standing;
};

export type LeaderList<Candidate extends LeaderCandidate> = {
  readonly category: LeaderCategory;
  readonly leaders: readonly Ranked<LeaderRow<Candidate>>[];
  /** Those who would stand on the list but for the minimum, best first. */
  readonly notYet: readonly LeaderRow<Candidate>[];
};

/** Down to a rank with all ties. LEADER1–LEADER7 */
export declare function leadersOf<Candidate extends LeaderCandidate>(
  candidates: readonly Candidate[],
  category: LeaderCategory,
  rule: QualificationRule,
  lastRank: number,
): LeaderList<Candidate>;

/** The one index of a table over several games: that of the competition on the day of the last of them. LEADER8 */
export declare function indexOfTable(settings: CompetitionSettings, lastDay: string): PerformanceIndex;
