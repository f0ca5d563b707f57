import type { Kysely, Transaction } from "kysely";
import type { SignedInVisitor } from "#contract/account.ts";
import { readEmailAddress } from "#contract/fields/email-address.ts";
import { isRole, rolesFor, type RoleScope } from "../accounts/roles.ts";
import { inTransaction } from "../db/in-transaction.ts";
import type { Database } from "../db/schema.ts";
import { actsAs } from "./acts-as.ts";

export type Holder = {
  readonly accountId: string;
  readonly name: string;
  readonly email: string;
  readonly role: string;
  readonly scope: string;
  readonly scopeId: string;
};

/** Who may what in a league, as the league's office gives it. */
export type RoleDesk = {
  holders(visitor: SignedInVisitor): Promise<readonly Holder[]>;
  give(
    visitor: SignedInVisitor,
    given: { readonly email: string; readonly role: string },
  ): Promise<"given" | "no-role" | "no-email" | "no-account">;
  take(
    visitor: SignedInVisitor,
    held: Pick<Holder, "accountId" | "role" | "scope" | "scopeId">,
  ): Promise<"taken" | "not-found" | "no-role" | "last">;
};

const idShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Roles are given for the whole league and by the league's office alone, whose own role is held while it does so. OFF22, OFF23 */
export function roleDesk(db: Kysely<Database>, now: () => number): RoleDesk {
  return {
    holders: async ({ tenantId }) =>
      db
        .selectFrom("account_roles")
        .innerJoin("accounts", "accounts.account_id", "account_roles.account_id")
        .select(["accounts.account_id as accountId", "name", "email", "role", "scope_kind as scope", "scope_id as scopeId"])
        .where("tenant_id", "=", tenantId)
        .orderBy("name")
        .orderBy("email")
        .orderBy("role")
        .execute(),

    give: async (visitor, { email, role }) =>
      asOffice(visitor, async (transaction) => {
        const address = readEmailAddress(email);
        if (address === null || !isRole(role)) return "no-email";
        const account = await transaction
          .selectFrom("accounts")
          .select("account_id")
          .where("email_key", "=", address.key)
          .executeTakeFirst();
        if (!account) return "no-account";
        const scope = { kind: "tenant", id: visitor.tenantId } as const;
        await rolesFor(transaction, visitor.tenantId).grant(account.account_id, { role, scope }, "office");
        return "given";
      }),

    take: async (visitor, { accountId, role, scope, scopeId }) =>
      asOffice(visitor, async (transaction) => {
        const kinds: readonly RoleScope["kind"][] = ["tenant", "competition", "club", "game"];
        const kind = kinds.find((each) => each === scope);
        if (!kind || !isRole(role) || !idShape.test(accountId) || !idShape.test(scopeId)) return "not-found";
        if (role === "league-office" && kind === "tenant" && (await isLast(transaction, visitor, accountId))) return "last";
        const isTaken = await rolesFor(transaction, visitor.tenantId).take(accountId, { role, scope: { kind, id: scopeId } });
        return isTaken ? "taken" : "not-found";
      }),
  };

  async function asOffice<Said>(
    visitor: SignedInVisitor,
    write: (transaction: Transaction<Database>) => Promise<Said>,
  ): Promise<Said | "no-role"> {
    return inTransaction(db, async (transaction) => {
      const hand = { tenantId: visitor.tenantId, accountId: visitor.accountId, timeZone: "UTC", now, source: "screen" } as const;
      return (await actsAs(transaction, hand, ["league-office"])) === null ? "no-role" : write(transaction);
    });
  }
}

/** Whether nobody else is of the league's office: two who take each other's role at once wait for one another. */
async function isLast(transaction: Transaction<Database>, { tenantId }: SignedInVisitor, accountId: string): Promise<boolean> {
  const held = await transaction
    .selectFrom("account_roles")
    .select("account_id")
    .where("tenant_id", "=", tenantId)
    .where("role", "=", "league-office")
    .where("scope_kind", "=", "tenant")
    .orderBy("account_id")
    .forUpdate()
    .execute();
  return held.length > 0 && held.every(({ account_id: holder }) => holder === accountId);
}
