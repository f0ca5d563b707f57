import { Worker } from "node:worker_threads";
import { unreadable as sentences } from "./sheet-grid.ts";
import { digestOf, type DryRun, type DryRunOrder } from "./dry-run.ts";

export type OfficeFileOrder = Omit<DryRunOrder, "workbook"> & { readonly bytes: Uint8Array };

export type ThreadAnswer =
  | { readonly kind: "read"; readonly dryRun: DryRun }
  | { readonly kind: "unreadable"; readonly why: "password" | "broken"; readonly sentence: string };

/** What the thread that reads a file may take. */
export type ReadBounds = { readonly memoryMb: number; readonly milliseconds: number };

/** 10,000 rows take a third of the memory, and a fortieth of the time. */
const mostMemoryMb = 256;
const longestReadMs = 60_000;
const usualBounds: ReadBounds = { memoryMb: mostMemoryMb, milliseconds: longestReadMs };

/**
 * What a file would do, read in a thread with bounds of its own. Whatever the file is, this comes to an end: a file that cannot be read,
 * or that takes more memory or time than any list, is refused as a whole in one sentence, and nothing of it is taken. IMPF1, IMPF2
 */
export async function tryOfficeFile(order: OfficeFileOrder, bounds: ReadBounds = usualBounds): Promise<DryRun> {
  const answer = await answerOfThread(order, bounds);
  return answer.kind === "read" ? answer.dryRun : unreadable(answer.why, answer.sentence);
}

function answerOfThread(order: OfficeFileOrder, { memoryMb, milliseconds }: ReadBounds): Promise<ThreadAnswer> {
  const worker = new Worker(new URL("dry-run-thread.ts", import.meta.url), {
    workerData: order,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32 },
  });
  return new Promise((resolve, reject) => {
    const end = setTimeout(() => finish({ kind: "unreadable", why: "broken", sentence: sentences.tooMuch }), milliseconds);
    function finish(answer: ThreadAnswer): void {
      clearTimeout(end);
      resolve(answer);
      void worker.terminate();
    }
    worker.once("message", finish);
    worker.once("error", (error: Error & { code?: string }) => {
      clearTimeout(end);
      if (error.code === "ERR_WORKER_OUT_OF_MEMORY") resolve({ kind: "unreadable", why: "broken", sentence: sentences.tooMuch });
      else reject(error);
    });
  });
}

function unreadable(why: "password" | "broken", sentence: string): DryRun {
  return {
    opens: false,
    format: null,
    kind: null,
    questions: [],
    rows: [],
    refused: [{ at: "file", why, sentence }],
    warnings: [],
    left: [],
    rowsDigest: digestOf([], []),
  };
}
