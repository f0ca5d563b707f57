import { fork } from "node:child_process";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { lowerProcess } from "./giving-way.ts";
import type { BackupWish } from "./make-backup.ts";

/** What a night's backup came to, as its process tells. */
export type AsideOutcome =
  | {
      readonly kind: "made";
      readonly bytes: number;
      readonly missing: readonly string[];
      /** How far it gave way, as the system counts it. */ readonly priority: number;
    }
  | { readonly kind: "failed"; readonly fault: string };

export type AsideWish = Omit<BackupWish, "recipient"> & {
  /** As hexadecimal digits; `null`: it is not encrypted. */
  readonly recipient: string | null;
};

const program = fileURLToPath(new URL("aside-backup-process.ts", import.meta.url));

/**
 * A backup in a process of its own that gives way to whatever else the machine does: digests and encryption keep no visitor waiting.
 * Rejects with why it came to nothing. BACKUP9
 */
export async function backUpAside(wish: BackupWish): Promise<Extract<AsideOutcome, { kind: "made" }>> {
  // Told by a message: what others may read of a process, its command line, holds no password.
  const child = fork(program, [], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    // A session of its own, which Linux weighs as a whole.
    detached: true,
    execArgv: process.execArgv.filter((word) => !word.includes("inspect")),
  });
  if (child.pid !== undefined) lowerProcess(child.pid);
  const outcome = await new Promise<AsideOutcome>((resolve) => {
    child.once("message", (message) => resolve(message as AsideOutcome));
    child.once("error", (error) => resolve({ kind: "failed", fault: error.message }));
    child.once("exit", (code, signal) => resolve({ kind: "failed", fault: `its process ended by itself (${signal ?? code})` }));
    const told: AsideWish = { ...wish, recipient: wish.recipient?.toString("hex") ?? null };
    child.send(told);
  });
  if (outcome.kind === "failed") throw new Error(outcome.fault);
  return outcome;
}
