import process from "node:process";
import { parseArgs } from "node:util";
import { pageTags } from "#contract/page-tags.ts";
import { listTenants, switchAnalytics } from "#server/db/repositories/tenants.ts";
import { dropPages } from "#server/db/drop-pages.ts";
import { withDatabase } from "./command-database.ts";

export const usage = "analytics --tenant SLUG [--on | --off]";

/** Whether the visitors of a league are counted under its analytics id. Without an order it says how it stands. */
export async function analytics(args: readonly string[]): Promise<number> {
  const flag = { type: "boolean" } as const;
  const { values } = parseArgs({ args: [...args], options: { tenant: { type: "string" }, on: flag, off: flag } });
  const { tenant, on = false, off = false } = values;
  if (!tenant || (on && off)) return fail(`usage: ${usage}`);
  return withDatabase(async (db) => {
    const found = (await listTenants(db)).find(({ slug, hosts }) => slug === tenant || hosts.includes(tenant));
    if (!found) return fail(`there is no tenant ${tenant}`);
    if (on || off) {
      await db.transaction().execute(async (transaction) => {
        await switchAnalytics(transaction, found.id, on);
        await dropPages(transaction, found.id, [pageTags.site]);
      });
    }
    const state = await db
      .selectFrom("tenant_branding")
      .select(["google_analytics_id as id", "google_analytics_on as isOn"])
      .where("tenant_id", "=", found.id)
      .executeTakeFirst();
    process.stdout.write(`${state?.id ?? "no id"}: ${state?.isOn ? "on" : "off"}\n`);
    return 0;
  });
}

function fail(message: string): number {
  process.stderr.write(`analytics: ${message}\n`);
  return 1;
}
