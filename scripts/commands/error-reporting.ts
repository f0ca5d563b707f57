import process from "node:process";
import { parseArgs } from "node:util";
import { readDsn } from "#contract/error-reporting.ts";
import { pageTags } from "#contract/page-tags.ts";
import { dropPages } from "#server/db/drop-pages.ts";
import { listTenants, saveErrorReporting } from "#server/db/repositories/tenants.ts";
import { withDatabase } from "./command-database.ts";

export const usage = "error-reporting --tenant SLUG [--dsn https://KEY@host/PROJECT [--show-text] | --off]";

/** Where a league hears of faults, in Sentry's protocol. Without an order it says how it stands. */
export async function errorReporting(args: readonly string[]): Promise<number> {
  const text = { type: "string" } as const;
  const flag = { type: "boolean" } as const;
  const { values } = parseArgs({ args: [...args], options: { tenant: text, dsn: text, "show-text": flag, off: flag } });
  const { tenant, dsn, off = false, "show-text": showsText = false } = values;
  if (!tenant || (dsn !== undefined && off) || (showsText && dsn === undefined)) return fail(`usage: ${usage}`);
  if (dsn !== undefined && readDsn(dsn) === null) return fail("--dsn must be https://KEY@host/PROJECT, the project a number");
  return withDatabase(async (db) => {
    const named = async () => (await listTenants(db)).find(({ slug, hosts }) => slug === tenant || hosts.includes(tenant));
    const found = await named();
    if (!found) return fail(`there is no tenant ${tenant}`);
    if (dsn !== undefined || off) {
      await db.transaction().execute(async (transaction) => {
        await saveErrorReporting(transaction, found.id, dsn === undefined ? null : { dsn, masksText: !showsText });
        await dropPages(transaction, found.id, [pageTags.site]);
      });
    }
    const now = (await named())?.errorReporting;
    process.stdout.write(now ? `${now.dsn}: text ${now.masksText ? "masked" : "shown"}\n` : "off\n");
    return 0;
  });
}

function fail(message: string): number {
  process.stderr.write(`error-reporting: ${message}\n`);
  return 1;
}
