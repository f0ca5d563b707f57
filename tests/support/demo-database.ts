import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { loadDemo } from "#demo/load.ts";
import { connectDatabase } from "#server/db/connection.ts";
import { startEmbeddedPostgres } from "#server/db/embedded.ts";
import { migrateToLatest } from "#server/db/migrate.ts";
import { folderFileStore } from "#server/files/folder-file-store.ts";

declare module "vitest" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  export interface ProvidedContext {
    /** Both demo leagues, whole. Tests read; one that writes cleans up. */
    demo: { readonly databaseUrl: string; readonly dataFolder: string };
  }
}

/** The evening on which the tests look at the demo. */
const evening = Date.UTC(2026, 10, 21, 18);

let takeDown: () => Promise<void> = async () => undefined;

/**
 * The demo's three seasons, loaded once for all tests of the whole site. `DEMO_DATABASE_URL` with `DEMO_DATA_DIR` names
 * one that is loaded already: loading takes a minute.
 */
export async function setup(project: TestProject): Promise<void> {
  const given = process.env["DEMO_DATABASE_URL"];
  if (given) {
    await migrated(given);
    return project.provide("demo", { databaseUrl: given, dataFolder: process.env["DEMO_DATA_DIR"] ?? "data" });
  }

  const dataFolder = await mkdtemp(join(tmpdir(), "fullcourt-demo-"));
  const settings = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };
  const server = await startEmbeddedPostgres({ dataFolder, whenInUse: "refuse", settings });
  takeDown = async () => {
    await server.stop();
    await rm(dataFolder, { recursive: true, force: true });
  };
  await migrated(server.databaseUrl);
  const db = connectDatabase({ databaseUrl: server.databaseUrl, connections: 10 });
  await loadDemo(db, evening, { files: folderFileStore(join(dataFolder, "files")) });
  await db.destroy();
  project.provide("demo", { databaseUrl: server.databaseUrl, dataFolder });
}

export async function teardown(): Promise<void> {
  await takeDown();
}

async function migrated(databaseUrl: string): Promise<void> {
  const db = connectDatabase({ databaseUrl, connections: 1 });
  await migrateToLatest(db);
  await db.destroy();
}
