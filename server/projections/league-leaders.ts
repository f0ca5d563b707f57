import type { Transaction } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import { leadersOf } from "#core/stats/history/leaders.ts";
import type { LeagueId } from "../db/row-ids.ts";
import { keptLeaderLists, keptLeaders } from "../db/kept-leaders.ts";
import type { Database } from "../db/schema.ts";
import { leagueCandidates } from "./league-candidates.ts";

const lastRank = 20;

/**
 * The best averages of a league's season so far, the index as the competition has it: what the first page shows. All other
 * lists are worked out of the season's sums when they are asked for.
 */
export async function projectLeaders(transaction: Transaction<Database>, tenantId: TenantId, leagueId: LeagueId): Promise<void> {
  const { candidates, rule, index } = await leagueCandidates(transaction, tenantId, leagueId);
  const rows = keptLeaderLists.flatMap((statistic) => {
    const counted = statistic === "performanceIndex" ? index : statistic;
    const { leaders } = leadersOf(candidates, { statistic: counted, mode: "average" }, rule, lastRank);
    return leaders.map(({ candidate, rank, games }) => ({
      tenant_id: tenantId,
      league_id: leagueId,
      statistic: keptLeaders[statistic],
      person_id: candidate.person,
      rank,
      team_id: candidate.team,
      shirt: candidate.shirt,
      games,
      total: candidate.sums.counts[counted].total,
    }));
  });
  await transaction.deleteFrom("league_leaders").where("tenant_id", "=", tenantId).where("league_id", "=", leagueId).execute();
  if (rows.length > 0) await transaction.insertInto("league_leaders").values(rows).execute();
}
