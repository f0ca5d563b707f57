import { createInterface } from "node:readline";
import process from "node:process";
import { connectDatabase } from "#server/db/connection.ts";
import { migrateToLatest } from "#server/db/migrate.ts";
import { SecretKey, useSecretKey } from "#server/db/sealed-secret.ts";
import { TableInDatabase } from "../support/database/table-in-database.ts";

/**
 * Typed in the folder of an older release, whose rows are as that release writes them: founds a league, and when it is told the port
 * of a server begins games there. Says who sits at their tables, a line of JSON each.
 */
useSecretKey(new SecretKey(Buffer.from(process.env["SECRET_KEY"] ?? "", "base64url")));
const db = connectDatabase({ databaseUrl: process.env["DATABASE_URL"] ?? "", connections: 2 });
await migrateToLatest(db);
let port = 0;
const table = await TableInDatabase.set(db, "tables", () => port);
process.stdout.write("founded\n");
for await (const line of createInterface({ input: process.stdin })) {
  port = Number(line);
  const games = Number(process.env["GAMES"]);
  for (let index = 0; index < games; index += 1) {
    const { statistics } = await table.begun();
    const { options, lease, seen, epoch } = statistics;
    process.stdout.write(`${JSON.stringify({ ...options, lease, seen, epoch })}\n`);
  }
  break;
}
await db.destroy();
