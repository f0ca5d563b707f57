import type { QualificationRule } from "../../league/competition-settings.ts";
import { type LeaderCandidate, type LeaderList, leadersOf } from "./leaders.ts";
import { playerTotalEntries, type TotalRecordId } from "./player-records.ts";
import type { LeaderCategory } from "./qualification.ts";
import { recordList } from "./record-list.ts";
import { mergePlayerSums, type PlayerSums } from "./sums.ts";

export type SeasonCandidates<Candidate extends LeaderCandidate> = { readonly season: string; readonly candidates: readonly Candidate[] };

/** Who led each season, all ties; in the order of the seasons given. YEAR1 */
export function yearlyLeaders<Candidate extends LeaderCandidate>(
  seasons: readonly SeasonCandidates<Candidate>[],
  category: LeaderCategory,
  rule: QualificationRule,
): { readonly season: string; readonly list: LeaderList<Candidate> }[] {
  return seasons.map(({ season, candidates }) => ({ season, list: leadersOf(candidates, category, rule, 1) }));
}

export type SeasonSums = { readonly season: string; readonly players: readonly { readonly person: string; readonly sums: PlayerSums }[] };
export type ProgressiveLeader = { readonly season: string; readonly leaders: readonly string[]; readonly total: number | null };

/** Who led all time at the end of each season, by total, all ties; seasons oldest first. `total` is `null` before anything was. YEAR2 */
export function progressiveLeaders(seasons: readonly SeasonSums[], id: TotalRecordId): ProgressiveLeader[] {
  const careers = new Map<string, PlayerSums>();
  return seasons.map(({ season, players }) => {
    for (const { person, sums } of players) {
      const before = careers.get(person);
      careers.set(person, before ? mergePlayerSums(before, sums) : sums);
    }
    const all = [...careers].map(([person, sums]) => ({ person, season: null, team: null, sums }));
    const leaders = recordList(playerTotalEntries(all, id), { order: "most", lastRank: 1 });
    return { season, leaders: leaders.map(({ holder }) => holder), total: leaders[0]?.value ?? null };
  });
}
