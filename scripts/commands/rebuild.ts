import process from "node:process";
import { parseArgs } from "node:util";
import { listTenants } from "#server/db/repositories/tenants.ts";
import { rebuildTenant } from "#server/projections/rebuild.ts";
import { withDatabase } from "./command-database.ts";

export const usage = "rebuild [--tenant SLUG]";

/** Makes every read model anew from the logs, of one tenant or of all, also while the site is running. */
export async function rebuild(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: { tenant: { type: "string" } } });
  return withDatabase(async (db) => {
    const tenants = (await listTenants(db)).filter(({ slug }) => values.tenant === undefined || slug === values.tenant);
    if (tenants.length === 0 && values.tenant !== undefined) {
      process.stderr.write(`rebuild: there is no tenant ${values.tenant}\n`);
      return 1;
    }
    for (const { id, slug } of tenants) {
      const startedAt = performance.now();
      const { games, leagues } = await rebuildTenant(db, id);
      process.stdout.write(`${slug}: ${games} games in ${leagues} leagues, ${Math.round(performance.now() - startedAt)} ms\n`);
    }
    return 0;
  });
}
