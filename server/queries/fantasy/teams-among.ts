import { type RawBuilder, sql } from "kysely";
import type { TeamsAmong } from "#contract/fantasy.ts";
import type { KeyInQuestion } from "../../fantasy/fantasy-season.ts";

type TenantInQuestion = KeyInQuestion["tenantId"];

/** Whether an account is a player's by an approved claim, or has a task in the league. `account`: the column it stands in. FANT12 */
export function isOfLeague(tenantId: TenantInQuestion, account: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(${hasClaim(tenantId, account)} or ${hasRole(tenantId, account)})`;
}

/** Which teams a table is of, as a condition on `fantasy_managers own`. FANT13, FANL17 */
export function areAmong(tenantId: TenantInQuestion, among: Exclude<TeamsAmong, "all">): RawBuilder<boolean> {
  const account = sql`own.account_id`;
  // Each by itself, so that both are looked up for all teams at once.
  if (among === "outside") return sql<boolean>`not ${hasClaim(tenantId, account)} and not ${hasRole(tenantId, account)}`;
  return sql<boolean>`own.club_id = (select club_id from clubs where tenant_id = ${tenantId} and slug = ${among.fansOf})`;
}

function hasClaim(tenantId: TenantInQuestion, account: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (select from player_claims claim
    where claim.tenant_id = ${tenantId} and claim.account_id = ${account} and claim.state = 'approved')`;
}

function hasRole(tenantId: TenantInQuestion, account: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (select from account_roles held where held.tenant_id = ${tenantId} and held.account_id = ${account})`;
}
