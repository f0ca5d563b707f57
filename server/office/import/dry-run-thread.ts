import { parentPort, workerData } from "node:worker_threads";
import { dryRun } from "./dry-run.ts";
import { readOfficeFile } from "./read-office-file.ts";
import { UnreadableFile } from "./sheet-grid.ts";
import type { OfficeFileOrder, ThreadAnswer } from "./try-office-file.ts";

/** The thread in which a file of somebody else is read: what it takes in memory or time ends here, and not the server. IMPF2 */
async function answer(): Promise<ThreadAnswer> {
  const { bytes, ...order } = workerData as OfficeFileOrder;
  try {
    return { kind: "read", dryRun: dryRun({ workbook: await readOfficeFile(bytes), ...order }) };
  } catch (error) {
    if (error instanceof UnreadableFile) return { kind: "unreadable", why: error.why, sentence: error.message };
    throw error;
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(await answer());
