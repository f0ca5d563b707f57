import type { Transaction } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import { classify } from "#core/league/classify.ts";
import { rankingPolicyOf } from "#core/league/ranking-policies.ts";
import type { RankingPolicy } from "#core/league/ranking-policy.ts";
import { decisionsInForce } from "#core/league/standings-as-of.ts";
import { teamForm } from "#core/league/team-form.ts";
import { datedDecisions } from "../db/repositories/league-decisions.ts";
import type { LeagueId, TeamId } from "../db/row-ids.ts";
import type { Database } from "../db/schema.ts";
import type { CountedGames } from "./counted-games.ts";

/** The league's table by its own ranking policy, under what its office has decided; one row for each team. */
export async function projectTable(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  leagueId: LeagueId,
  { results, unplayed }: CountedGames,
): Promise<void> {
  const { ranking_policy } = await transaction
    .selectFrom("leagues")
    .select("ranking_policy")
    .where("tenant_id", "=", tenantId)
    .where("league_id", "=", leagueId)
    .executeTakeFirstOrThrow();
  const teams = await transaction
    .selectFrom("teams")
    .select(["team_id as team", "name as sortName"])
    .where("tenant_id", "=", tenantId)
    .where("league_id", "=", leagueId)
    .execute();
  const decisions = decisionsInForce(await datedDecisions(transaction, tenantId, leagueId), null);
  const table = classify<TeamId>({ teams, results, unplayed, decisions, policy: knownPolicy(ranking_policy) });
  const league = { tenant_id: tenantId, league_id: leagueId };
  const rows = table.rows.map((row) => {
    const { home, away, form, streak } = teamForm(table.results.get(row.team) ?? []);
    return {
      ...league,
      team_id: row.team,
      rank: row.rank,
      played: row.played,
      wins: row.wins,
      losses: row.losses,
      level: row.level,
      points_for: row.pointsFor,
      points_against: row.pointsAgainst,
      classification_points: row.classificationPoints,
      deducted: row.deducted,
      home_wins: home.wins,
      home_losses: home.losses,
      away_wins: away.wins,
      away_losses: away.losses,
      streak,
      form: JSON.stringify(form),
      decided_by: JSON.stringify(row.decidedBy),
      withdrawn: false,
    };
  });
  const nothing = { played: 0, wins: 0, losses: 0, points_for: 0, points_against: 0 };
  const left = table.annulled.map((team_id) => ({ ...league, team_id, rank: rows.length + 1, ...nothing, withdrawn: true }));
  await transaction.deleteFrom("standings_rows").where("tenant_id", "=", tenantId).where("league_id", "=", leagueId).execute();
  if (rows.length > 0) await transaction.insertInto("standings_rows").values(rows).execute();
  if (left.length > 0) await transaction.insertInto("standings_rows").values(left).execute();
}

/** A league cannot be saved under a policy nobody knows; one that is gone from the program is a defect. */
export function knownPolicy(id: string): RankingPolicy {
  const policy = rankingPolicyOf(id);
  if (!policy) throw new Error(`A league ranks by a policy nobody knows: ${id}`);
  return policy;
}
