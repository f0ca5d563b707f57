import { type Kysely, sql, type Transaction } from "kysely";
import { pageTags } from "#contract/page-tags.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { LeagueDecision } from "#core/league/league-decision.ts";
import { inTransaction } from "../db/in-transaction.ts";
import { leagueDecisionsFor } from "../db/repositories/league-decisions.ts";
import type { LeagueId, TeamId } from "../db/row-ids.ts";
import type { Database } from "../db/schema.ts";
import { dropPages } from "../db/drop-pages.ts";
import { projectLeague } from "./league.ts";

export type NewDecision = {
  readonly leagueId: LeagueId;
  readonly decision: LeagueDecision<TeamId>;
  readonly reason: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** Of one that was taken back, which is in force again; absent: a new one. */
  readonly decisionId?: string;
};

export type DecisionAnswer =
  | { readonly kind: "decided"; readonly decisionId: string }
  /** RANK21: what cannot be decided, with the teams it is about that are not of this league, or named twice. */
  | { readonly kind: "refused"; readonly reason: "not-of-this-league" | "named-twice" | "nothing-to-deduct" | "too-few" };

/** Records what the office has decided and derives the league's table and figures anew with it, at once. RANK8 RANK9 RANK21 */
export async function decideLeague(
  db: Kysely<Database>,
  tenantId: TenantId,
  { leagueId, decision, reason, at, decisionId: id }: NewDecision,
): Promise<DecisionAnswer> {
  return inTransaction(db, async (transaction) => {
    const named = decision.kind === "draw" ? decision.order : [decision.team];
    if (new Set(named).size < named.length) return { kind: "refused", reason: "named-twice" };
    if (decision.kind === "draw" && named.length < 2) return { kind: "refused", reason: "too-few" };
    if (decision.kind === "deduction" && !(Number.isInteger(decision.points) && decision.points > 0)) {
      return { kind: "refused", reason: "nothing-to-deduct" };
    }
    const known = await transaction
      .selectFrom("teams")
      .select("team_id")
      .where("tenant_id", "=", tenantId)
      .where("league_id", "=", leagueId)
      .where("team_id", "in", named)
      .execute();
    if (known.length < named.length) return { kind: "refused", reason: "not-of-this-league" };
    const decisionId = await leagueDecisionsFor(transaction, tenantId).add(leagueId, decision, reason, at, id);
    await deriveAnew(transaction, tenantId, leagueId, decision);
    await dropPages(transaction, tenantId, [pageTags.league(leagueId)]);
    return { kind: "decided", decisionId };
  });
}

/** Takes a decision back; the row stays with the day it fell. `false`: there is no such decision in force. RANK21 */
export async function revokeDecision(
  db: Kysely<Database>,
  tenantId: TenantId,
  { leagueId, decisionId, at }: { readonly leagueId: LeagueId; readonly decisionId: string; readonly at: number },
): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const revoked = await leagueDecisionsFor(transaction, tenantId).revoke(leagueId, decisionId, at);
    if (revoked === null) return false;
    await deriveAnew(transaction, tenantId, leagueId, revoked);
    await dropPages(transaction, tenantId, [pageTags.league(leagueId)]);
    return true;
  });
}

/** The table, and where a team's games were annulled or restored, every figure they count in. */
async function deriveAnew(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  leagueId: LeagueId,
  decision: LeagueDecision<TeamId>,
): Promise<void> {
  if (decision.kind === "withdrawal" && decision.games === "annul") {
    await sql`select lines_follow_games(${tenantId}, array(
      select game_id from games
      where tenant_id = ${tenantId} and league_id = ${leagueId} and ${decision.team} in (home_team_id, away_team_id)
      order by game_id))`.execute(transaction);
  }
  await projectLeague(transaction, tenantId, leagueId);
}
