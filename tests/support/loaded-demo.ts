import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadDemo } from "#demo/load.ts";
import { connectDatabase } from "#server/db/connection.ts";
import { startEmbeddedPostgres } from "#server/db/embedded.ts";
import { migrateToLatest } from "#server/db/migrate.ts";
import { folderFileStore } from "#server/files/folder-file-store.ts";

export type LoadedDemo = { readonly databaseUrl: string; readonly dataFolder: string; stop(): Promise<void> };

/** The evening on which tests and benchmarks look at the demo. */
const evening = Date.UTC(2026, 10, 21, 18);

/**
 * Both demo leagues, whole, in a database and a folder of their own. `DEMO_DATABASE_URL` with `DEMO_DATA_DIR` names one that
 * is loaded already: loading takes the best part of a minute.
 */
export async function loadedDemo(): Promise<LoadedDemo> {
  const given = process.env["DEMO_DATABASE_URL"];
  if (given) {
    await migrated(given);
    return { databaseUrl: given, dataFolder: process.env["DEMO_DATA_DIR"] ?? "data", stop: async () => undefined };
  }
  const dataFolder = await mkdtemp(join(tmpdir(), "fullcourt-demo-"));
  // Nothing here outlives the run, so nothing is worth waiting for the disk.
  const settings = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };
  const server = await startEmbeddedPostgres({ dataFolder, whenInUse: "refuse", settings });
  const { databaseUrl } = server;
  await migrated(databaseUrl);
  const db = connectDatabase({ databaseUrl, connections: 10 });
  await loadDemo(db, evening, { files: folderFileStore(join(dataFolder, "files")) });
  await db.destroy();
  return {
    databaseUrl,
    dataFolder,
    async stop() {
      await server.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

async function migrated(databaseUrl: string): Promise<void> {
  const db = connectDatabase({ databaseUrl, connections: 1 });
  await migrateToLatest(db);
  await db.destroy();
}
