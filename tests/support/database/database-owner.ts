import { startEmbeddedPostgres } from "#server/db/embedded.ts";

// A program that owns a database, to be killed by tests: starts it in the folder it is given, tells its address, stays.
const { databaseUrl } = await startEmbeddedPostgres({ dataFolder: String(process.argv[2]), whenInUse: "refuse" });
process.stdout.write(`${databaseUrl}\n`);
setInterval(() => undefined, 60_000);
