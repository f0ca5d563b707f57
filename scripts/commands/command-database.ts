import process from "node:process";
import type { Kysely } from "kysely";
import { readConfig } from "#server/config.ts";
import { openDatabase } from "#server/db/connection.ts";
import { startEmbeddedPostgres } from "#server/db/embedded.ts";
import { migrateToLatest } from "#server/db/migrate.ts";
import { openSecrets } from "#server/db/open-secrets.ts";
import type { Database } from "#server/db/schema.ts";

/** The same for a command that writes or reads secrets. SECRET1 */
export async function withSecrets<Result>(run: (db: Kysely<Database>, dataFolder: string) => Promise<Result>): Promise<Result> {
  return withDatabase(async (db, dataFolder) => {
    const reading = readConfig(process.env);
    if (reading.ok) await openSecrets(db, reading.config);
    return run(db, dataFolder);
  });
}

/**
 * Runs a command on the database that `npm start` uses: beside a running server, or, where none runs, with the embedded
 * database started for as long as the command takes. `dataFolder` is where files are kept. Throws with one line for the operator when there is none.
 */
export async function withDatabase<Result>(run: (db: Kysely<Database>, dataFolder: string) => Promise<Result>): Promise<Result> {
  const reading = readConfig(process.env);
  if (!reading.ok) throw new Error(reading.problems.join("; "));
  const { databaseUrl, dataFolder, allowUnsafeDatabase } = reading.config;
  const embedded = databaseUrl === null ? await startEmbeddedPostgres({ dataFolder, whenInUse: "join" }) : null;
  try {
    const db = await openDatabase({
      databaseUrl: databaseUrl ?? embedded?.databaseUrl ?? "",
      connections: 2,
      allowUnsafe: allowUnsafeDatabase,
    });
    try {
      await migrateToLatest(db);
      return await run(db, dataFolder);
    } finally {
      await db.destroy();
    }
  } finally {
    await embedded?.stop();
  }
}
