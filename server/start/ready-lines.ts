import type { Kysely } from "kysely";
import { foundingCommand } from "#contract/opening.ts";
import { setUpPath } from "#contract/set-up-page.ts";
import type { Database } from "../db/schema.ts";
import { newSetUpCode } from "../founding/set-up-links.ts";
import { originOf } from "../http/site-origin.ts";
import type { Tenant } from "../http/tenant-directory.ts";

type Ready = { readonly tenants: readonly Tenant[]; readonly port: number; readonly now: number };

/** What the terminal says of a start: where the leagues are, or by which link the first one is made. WIZ1, START1 */
export async function readyLines(db: Kysely<Database>, { tenants, port, now }: Ready): Promise<string> {
  if (tenants.length > 0) return `Fullcourt is ready. Open:\n${tenants.map((tenant) => `  ${originOf(tenant, port)}\n`).join("")}`;
  const link = `http://localhost:${port}${setUpPath}#${await newSetUpCode(db, now)}`;
  return `Fullcourt is ready, and has no league yet. Open this link once, within a day, and make one:\n  ${link}\nor without a browser:\n  ${foundingCommand("my-league.localhost")}\n`;
}
