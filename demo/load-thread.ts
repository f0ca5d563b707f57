import process from "node:process";
import { parentPort, workerData } from "node:worker_threads";
import { readConfig } from "#server/config.ts";
import { connectDatabase } from "#server/db/connection.ts";
import { openSecrets } from "#server/db/open-secrets.ts";
import { folderFileStore } from "#server/files/folder-file-store.ts";
import { loadDemo } from "./load.ts";

/** The thread in which a running server makes the demo: whole seasons are played in it, while pages are made elsewhere. DEMO11 */
async function load({ databaseUrl, filesFolder }: { readonly databaseUrl: string; readonly filesFolder: string }): Promise<void> {
  const reading = readConfig(process.env);
  if (!reading.ok) throw new Error(reading.problems.join("; "));
  const db = connectDatabase({ databaseUrl, connections: 4 });
  try {
    await openSecrets(db, reading.config);
    await loadDemo(db, Date.now(), { files: folderFileStore(filesFolder) });
  } finally {
    await db.destroy();
  }
}

await load(workerData as Parameters<typeof load>[0]);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage("loaded");
