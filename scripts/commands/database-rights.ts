import process from "node:process";
import { parseArgs } from "node:util";
import { grantServerRights } from "#server/db/grant-server-rights.ts";
import { withDatabase } from "./command-database.ts";

export const usage = "database-rights --role NAME";

/** Brings the database to this program's schema as its owner, and lets a lesser role run the server on it. */
export async function databaseRights(args: readonly string[]): Promise<number> {
  const { role } = parseArgs({ args: [...args], options: { role: { type: "string" } } }).values;
  if (!role) {
    process.stderr.write(`usage: ${usage}\n`);
    return 1;
  }
  await withDatabase((db) => grantServerRights(db, role));
  process.stdout.write(`${role} may run the server, and change no table\n`);
  return 0;
}
