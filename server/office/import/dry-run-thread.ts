import { parentPort, workerData } from "node:worker_threads";
import { dryRunOfFile } from "./dry-run-of-file.ts";
import { UnreadableFile } from "./sheet-grid.ts";
import type { OfficeFileOrder, ThreadAnswer } from "./try-office-file.ts";

/** The thread in which a file of somebody else is read: what it takes in memory or time ends here, and not the server. IMPF2 */
async function answer(): Promise<ThreadAnswer> {
  try {
    return { kind: "read", dryRun: await dryRunOfFile(workerData as OfficeFileOrder) };
  } catch (error) {
    if (error instanceof UnreadableFile) return { kind: "unreadable", why: error.why, sentence: error.message };
    throw error;
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(await answer());
