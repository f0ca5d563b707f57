import type { Kysely } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import type { LeagueDecision } from "#core/league/league-decision.ts";
import type { DatedDecision } from "#core/league/standings-as-of.ts";
import type { LeagueId, TeamId } from "../row-ids.ts";
import type { Database } from "../schema.ts";

export type RecordedDecision = DatedDecision<TeamId> & { readonly decisionId: string; readonly reason: string };

/** What the office of a league has decided, revoked decisions too, oldest first. */
export async function datedDecisions(db: Kysely<Database>, tenantId: TenantId, leagueId: LeagueId): Promise<RecordedDecision[]> {
  const rows = await db
    .selectFrom("league_decisions")
    .select(["decision_id", "decision", "decided_at", "revoked_at", "reason"])
    .where("tenant_id", "=", tenantId)
    .where("league_id", "=", leagueId)
    .orderBy("decided_at")
    .orderBy("decision_id")
    .execute();
  return rows.map((row) => ({
    decisionId: row.decision_id,
    decision: row.decision,
    decidedAt: row.decided_at.getTime(),
    revokedAt: row.revoked_at?.getTime() ?? null,
    reason: row.reason,
  }));
}

/** Rows only: `server/projections/league-decisions.ts` saves and revokes them together with the table they change. */
export function leagueDecisionsFor(db: Kysely<Database>, tenantId: TenantId) {
  return {
    of: (leagueId: LeagueId) => datedDecisions(db, tenantId, leagueId),

    /** `at`: epoch milliseconds. One that was taken back and has this id is in force again, as of its day. Answers with the decision's id. */
    async add(
      leagueId: LeagueId,
      decision: LeagueDecision<TeamId>,
      reason: string,
      at: number,
      decisionId: string = crypto.randomUUID(),
    ): Promise<string> {
      const { decision_id } = await db
        .insertInto("league_decisions")
        .values({
          tenant_id: tenantId,
          league_id: leagueId,
          decision_id: decisionId,
          decision: JSON.stringify(decision),
          reason,
          decided_at: new Date(at),
        })
        .onConflict((conflict) => conflict.columns(["tenant_id", "league_id", "decision_id"]).doUpdateSet({ reason, revoked_at: null }))
        .returning("decision_id")
        .executeTakeFirstOrThrow();
      return decision_id;
    },

    /** The row stays. Answers with what was decided; `null`: there is no such decision in force. */
    async revoke(leagueId: LeagueId, decisionId: string, at: number): Promise<LeagueDecision<TeamId> | null> {
      const revoked = await db
        .updateTable("league_decisions")
        .set({ revoked_at: new Date(at) })
        .where("tenant_id", "=", tenantId)
        .where("league_id", "=", leagueId)
        .where("decision_id", "=", decisionId)
        .where("revoked_at", "is", null)
        .returning("decision")
        .executeTakeFirst();
      return revoked?.decision ?? null;
    },
  };
}
