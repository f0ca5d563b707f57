import type { Kysely } from "kysely";
import type { OfficeRole, ScopeKind } from "#contract/office-roles.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { dropFantasyPagesOf } from "../db/drop-fantasy-pages.ts";
import type { Database } from "../db/schema.ts";

/** What a role reaches: all of a league, or one thing in it. `id` of a tenant's is the tenant's own. */
export type RoleScope = { readonly kind: ScopeKind; readonly id: string };

export type HeldRole = { readonly role: OfficeRole; readonly scope: RoleScope };

/** The first and the last day on which a role is held, by the league's own calendar. ROLE5 */
export type RoleSpan = { readonly from: string | null; readonly until: string | null };

const always: RoleSpan = { from: null, until: null };

/** The roles of one tenant's people: rows, which whoever asks reads anew. What each may do, the part of the server says that asks. ACC17 */
export function rolesFor(db: Kysely<Database>, tenantId: TenantId) {
  const heldBy = (accountId: string, { role, scope }: HeldRole) => ({
    tenant_id: tenantId,
    account_id: accountId,
    role,
    scope_kind: scope.kind,
    scope_id: scope.id,
  });
  return {
    /** Given twice, it is held once, for as long as was said last. */
    async grant(accountId: string, held: HeldRole, grantedBy: string, { from, until } = always): Promise<void> {
      const span = { begins_on: from, ends_on: until };
      await db
        .insertInto("account_roles")
        .values({ ...heldBy(accountId, held), granted_by: grantedBy, ...span })
        .onConflict((conflict) => conflict.columns(["tenant_id", "account_id", "role", "scope_kind", "scope_id"]).doUpdateSet(span))
        .execute();
      await dropFantasyPagesOf(db, tenantId, accountId);
    },

    /** `false`: it was not held. */
    async take(accountId: string, { role, scope }: HeldRole): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom("account_roles")
        .where("tenant_id", "=", tenantId)
        .where("account_id", "=", accountId)
        .where("role", "=", role)
        .where("scope_kind", "=", scope.kind)
        .where("scope_id", "=", scope.id)
        .executeTakeFirst();
      await dropFantasyPagesOf(db, tenantId, accountId);
      return numDeletedRows > 0n;
    },

    async list(): Promise<readonly (HeldRole & { readonly email: string })[]> {
      const rows = await db
        .selectFrom("account_roles")
        .innerJoin("accounts", "accounts.account_id", "account_roles.account_id")
        .select(["email", "role", "scope_kind", "scope_id"])
        .where("tenant_id", "=", tenantId)
        .orderBy("email")
        .orderBy("role")
        .orderBy("scope_id")
        .execute();
      return rows.map(({ email, ...row }) => ({ email, ...heldRole(row) }));
    },
  };
}

function heldRole(row: { readonly role: string; readonly scope_kind: RoleScope["kind"]; readonly scope_id: string }): HeldRole {
  return { role: row.role as OfficeRole, scope: { kind: row.scope_kind, id: row.scope_id } };
}
