import process from "node:process";
import { parseArgs } from "node:util";
import { readEmailAddress } from "#contract/fields/email-address.ts";
import { isOfficeRole, officeRoles, scopeKinds } from "#contract/office-roles.ts";
import { type RoleScope, rolesFor } from "#server/accounts/roles.ts";
import { listTenants } from "#server/db/repositories/tenants.ts";
import { withDatabase } from "./command-database.ts";

export const usage = `role list | grant | take --tenant SLUG [--email ADDRESS --role ${officeRoles.join("|")} [--competition ID | --club ID | --game ID]]`;

const text = { type: "string" } as const;
const options = { tenant: text, email: text, role: text, competition: text, club: text, game: text };
const idShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Who acts as what in a league: without a scope in all of it. The account must exist already. */
export async function role(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [verb = ""] = positionals;
  if (!["list", "grant", "take"].includes(verb)) return fail(`usage: ${usage}`);
  return withDatabase(async (db) => {
    const tenant = (await listTenants(db)).find(({ slug, hosts }) => slug === values.tenant || hosts.includes(values.tenant ?? ""));
    if (!tenant) return fail(`there is no tenant ${values.tenant ?? ""}`);
    const held = rolesFor(db, tenant.id);
    if (verb === "list") {
      for (const each of await held.list()) process.stdout.write(`${each.email} ${each.role} ${each.scope.kind} ${each.scope.id}\n`);
      return 0;
    }
    if (values.role === undefined || !isOfficeRole(values.role)) return fail(`--role is one of ${officeRoles.join(", ")}`);
    const scope = scopeOf(values, tenant.id);
    if (scope === null) return fail("one scope at most, by its id");
    const email = readEmailAddress(values.email ?? "");
    const account = await db
      .selectFrom("accounts")
      .select("account_id")
      .where("email_key", "=", email?.key ?? "")
      .executeTakeFirst();
    if (!account) return fail(`nobody has an account with ${values.email ?? "no address"}`);
    if (verb === "grant") await held.grant(account.account_id, { role: values.role, scope }, "command");
    else if (!(await held.take(account.account_id, { role: values.role, scope }))) return fail("that role is not held");
    return 0;
  });
}

function scopeOf(values: Readonly<Record<string, string | boolean | undefined>>, tenantId: string): RoleScope | null {
  const named = scopeKinds.flatMap((kind) => {
    const id = kind === "tenant" ? undefined : values[kind];
    return typeof id === "string" ? [{ kind, id }] : [];
  });
  const [scope] = named;
  if (scope === undefined) return { kind: "tenant", id: tenantId };
  return named.length === 1 && idShape.test(scope.id) ? scope : null;
}

function fail(message: string): number {
  process.stderr.write(`role: ${message}\n`);
  return 1;
}
