import process from "node:process";
import { parseArgs } from "node:util";
import type { Kysely } from "kysely";
import { officeRoles, scopeKinds } from "#contract/office-roles.ts";
import { readEmailAddress } from "#contract/fields/email-address.ts";
import { rolesFor } from "#server/accounts/roles.ts";
import { listTenants } from "#server/db/repositories/tenants.ts";
import type { Database } from "#server/db/schema.ts";
import { type RoleFault, roleDesk } from "#server/office/role-desk.ts";
import { withDatabase } from "./command-database.ts";

export const usage = `role list | grant | take --tenant SLUG [--email ADDRESS --role ${officeRoles.join("|")} [--competition ID | --club ID | --game ID]]`;

const text = { type: "string" } as const;
const options = { tenant: text, email: text, role: text, competition: text, club: text, game: text };

const refusals: Readonly<Record<RoleFault | "not-owner" | "not-found" | "last", string>> = {
  "no-role-so": `--role is one of ${officeRoles.join(", ")}`,
  "no-part": "that role is not held for this, or there is no such thing",
  "no-day": "there is no such day",
  "ends-before": "it ends before it begins",
  "owner-lasts": "an owner's role has no end",
  "no-email": "--email is no address that a mail can be sent to",
  "no-account": "nobody has an account with that address",
  "no-label": "whose link it is has to be said",
  "not-owner": "there is no such role",
  "not-found": "that role is not held",
  last: "the last owner keeps that role",
};

/** Who acts as what in a league: without a scope in all of it. The account must exist already. Given and taken as the office's owners do. OFF22, OFF23, OFF89 */
export async function role(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [verb = ""] = positionals;
  if (!["list", "grant", "take"].includes(verb)) return fail(`usage: ${usage}`);
  const scopes = scopeKinds.flatMap((kind) => (kind !== "tenant" && values[kind] !== undefined ? [{ kind, id: values[kind] }] : []));
  if (scopes.length > 1) return fail("one scope at most, by its id");
  return withDatabase(async (db) => {
    const tenant = (await listTenants(db)).find(({ slug, hosts }) => slug === values.tenant || hosts.includes(values.tenant ?? ""));
    if (!tenant) return fail(`there is no tenant ${values.tenant ?? ""}`);
    if (verb === "list") {
      for (const each of await rolesFor(db, tenant.id).list())
        process.stdout.write(`${each.email} ${each.role} ${each.scope.kind} ${each.scope.id}\n`);
      return 0;
    }
    const desk = roleDesk(db, Date.now, "command");
    const [actor, email, held] = [{ tenantId: tenant.id, accountId: null }, values.email ?? "", values.role ?? ""];
    const [scope = { kind: "tenant", id: tenant.id }] = scopes;
    const part = `${scope.kind} ${scope.id}`;
    const outcome =
      verb === "grant"
        ? await desk.give(actor, { email, role: held, part, from: "", until: "" })
        : await desk.take(actor, { accountId: await accountOf(db, email), role: held, scope: scope.kind, scopeId: scope.id });
    return outcome === "given" || outcome === "taken" ? 0 : fail(refusals[outcome]);
  });
}

/** Nothing where nobody has one with this address. */
async function accountOf(db: Kysely<Database>, email: string): Promise<string> {
  const key = readEmailAddress(email)?.key ?? "";
  const account = await db.selectFrom("accounts").select("account_id").where("email_key", "=", key).executeTakeFirst();
  return account?.account_id ?? "";
}

function fail(message: string): number {
  process.stderr.write(`role: ${message}\n`);
  return 1;
}
