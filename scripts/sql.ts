import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connectDatabase } from "#server/db/connection.ts";
import { describeSchema } from "#server/db/describe-schema.ts";
import { startEmbeddedPostgres } from "#server/db/embedded.ts";
import { migrateToLatest } from "#server/db/migrate.ts";

// Writes server/db/schema.sql anew: what all migrations together make of an empty database.
const dataFolder = await mkdtemp(join(tmpdir(), "fullcourt-sql-"));
const server = await startEmbeddedPostgres({ dataFolder, whenInUse: "refuse" });
try {
  const db = connectDatabase({ databaseUrl: server.databaseUrl, connections: 2 });
  await migrateToLatest(db);
  await writeFile(new URL("../server/db/schema.sql", import.meta.url), await describeSchema(db));
  await db.destroy();
} finally {
  await server.stop();
  await rm(dataFolder, { recursive: true, force: true });
}
