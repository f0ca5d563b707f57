import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { demoTenants } from "#demo/leagues/demo-tenants.ts";
import { playLiveGames } from "#demo/live/live-games.ts";
import { loadDemo } from "#demo/load.ts";
import { connectDatabase } from "#server/db/connection.ts";
import type { Database } from "#server/db/schema.ts";
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
  // Copies of it are made.
  const databaseUrl = server.superuserUrl;
  await migrated(databaseUrl);
  const db = connectDatabase({ databaseUrl, connections: 10 });
  await loadDemo(db, evening, { files: folderFileStore(join(dataFolder, "files")) });
  await playUntilEvening(db);
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

/** One game of each league is being played, and stands still where that evening finds it. */
async function playUntilEvening(db: Kysely<Database>): Promise<void> {
  const ending = new AbortController();
  let waiting = 0;
  async function wait(): Promise<void> {
    waiting += 1;
    if (waiting === demoTenants.length) ending.abort();
    if (!ending.signal.aborted) await new Promise((resolve) => ending.signal.addEventListener("abort", resolve));
  }
  const failures: unknown[] = [];
  await playLiveGames(db, { time: { now: () => evening, wait }, signal: ending.signal, onFailure: (error) => failures.push(error) });
  if (failures.length > 0) throw failures[0];
}

async function migrated(databaseUrl: string): Promise<void> {
  const db = connectDatabase({ databaseUrl, connections: 1 });
  await migrateToLatest(db);
  await db.destroy();
}
