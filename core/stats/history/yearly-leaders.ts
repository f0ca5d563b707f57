import type { LeaderCandidate, LeaderList } from "./leaders.ts";
import type { CountStatistic } from "./statistics.ts";
import type { PlayerSums } from "./sums.ts";
import type { LeaderCategory, QualificationRule } from "./qualification.ts";

export type SeasonCandidates<Candidate extends LeaderCandidate> = { readonly season: string; readonly candidates: readonly Candidate[] };

/** Who led each season, all ties; seasons as given. YEAR1 */
export declare function yearlyLeaders<Candidate extends LeaderCandidate>(
  seasons: readonly SeasonCandidates<Candidate>[],
  category: LeaderCategory,
  rule: QualificationRule,
): { readonly season: string; readonly list: LeaderList<Candidate> }[];

/** Who led all time at the end of each season, by total; seasons oldest first. YEAR2 */
export declare function progressiveLeaders(
  seasons: readonly { readonly season: string; readonly players: readonly { readonly person: string; readonly sums: PlayerSums }[] }[],
  statistic: CountStatistic | "games",
): { readonly season: string; readonly leaders: readonly string[]; readonly total: number | null }[];
