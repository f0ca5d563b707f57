import { careerTotalStatistics } from "../statistic-sets.ts";
import type { QualificationRule } from "../../league/competition-settings.ts";
import { type LeaderCandidate, type LeaderList, leadersOf } from "./leaders.ts";
import type { LeaderCategory } from "./qualification.ts";
import { type PlayerSums, totalOf } from "./sums.ts";

export type SeasonCandidates<Candidate extends LeaderCandidate> = { readonly season: string; readonly candidates: readonly Candidate[] };

/** Who led each season, all ties; in the order of the seasons given. YEAR1 */
export function yearlyLeaders<Candidate extends LeaderCandidate>(
  seasons: readonly SeasonCandidates<Candidate>[],
  category: LeaderCategory,
  rule: QualificationRule,
): { readonly season: string; readonly list: LeaderList<Candidate> }[] {
  return seasons.map(({ season, candidates }) => ({ season, list: leadersOf(candidates, category, rule, 1) }));
}

/**
 * Totals that never fall, so that who led all time when a season ended was the best by total of all who had played up to
 * then, each as of the last season he played in.
 */
export const seasonEndStatistics = ["games", ...careerTotalStatistics] as const;
export type SeasonEndStatistic = (typeof seasonEndStatistics)[number];

export function isSeasonEndStatistic(name: string): name is SeasonEndStatistic {
  return (seasonEndStatistics as readonly string[]).includes(name);
}

/** What a career has come to; `null` where nothing of it was recorded. */
export function careerTotal(sums: PlayerSums, statistic: SeasonEndStatistic): number | null {
  return statistic === "games" ? sums.games : totalOf(sums, statistic);
}

/** The best by total to date of those who played in a season, all that are level; empty where nobody has any. */
export type SeasonEnd<Holder> = { readonly season: string; readonly total: number; readonly best: readonly Holder[] };
type Held = { readonly person: string };

/** Who led all time at the end of each season, all ties; seasons oldest first. YEAR2 */
export function progressiveLeaders<Holder extends Held>(ends: readonly SeasonEnd<Holder>[]): SeasonEnd<Holder>[] {
  let leading: Pick<SeasonEnd<Holder>, "total" | "best"> = { total: 0, best: [] };
  return ends.map(({ season, total, best }) => {
    if (best.length > 0 && total >= leading.total) {
      const stay = total > leading.total ? [] : leading.best.filter((one) => !best.some(({ person }) => person === one.person));
      leading = { total, best: [...stay, ...best] };
    }
    return { season, ...leading };
  });
}
