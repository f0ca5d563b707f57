import { spawn, execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { LoadOrder, LoadResult } from "./load-generator.ts";

/** The server under test has one core for itself, whoever asks has the other. */
export const serverCore = 0;
export const loadCore = 1;

/** Whether processes can be held to one core each; where not, say so beside the figures. */
export const canPin: boolean = availableParallelism() >= 2 && hasTaskset();

export type PinnedProcess = {
  /** Seconds of processor time used so far, all threads together; `null` where the system does not tell. */
  readonly cpuSeconds: () => number | null;
  /** All it wrote to standard output, when it has ended. Rejects when it fails, or after `waitMs`. */
  readonly output: (waitMs: number) => Promise<string>;
  /** Resolves when anything answers at the port. Rejects when the process ends before, or after `waitMs`. */
  readonly listens: (port: number, waitMs: number) => Promise<void>;
  readonly stop: () => Promise<void>;
};

type Settings = {
  readonly core: number;
  readonly environment?: Readonly<Record<string, string>>;
  readonly folder?: string;
  /** A server's log is written, as in production, but nobody spends time reading it. */
  readonly keepOutput?: boolean;
};

/** Starts a program on one core. */
export function startPinned(command: readonly string[], settings: Settings): PinnedProcess {
  const { core, environment, folder, keepOutput = false } = settings;
  const [file = "", ...rest] = canPin ? ["taskset", "-c", String(core), ...command] : command;
  const child = spawn(file, rest, {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ["ignore", keepOutput ? "pipe" : "ignore", "pipe"],
  });
  let written = "";
  let errors = "";
  child.stdout?.on("data", (data: Buffer) => void (written += data.toString()));
  child.stderr?.on("data", (data: Buffer) => void (errors = (errors + data.toString()).slice(-2000)));
  const ended = new Promise<number | null>((resolve) => {
    child.once("error", () => resolve(null));
    child.once("close", resolve);
  });
  const failure = (what: string) => new Error(`${command.join(" ").slice(0, 200)} ${what}\n${errors}`);
  return {
    cpuSeconds: () => (child.pid === undefined ? null : cpuSecondsOf(child.pid)),
    async output(waitMs) {
      const code = await Promise.race([ended, sleep(waitMs, "late" as const, { ref: false })]);
      if (code !== 0) throw failure(code === "late" ? `took longer than ${waitMs} ms` : `ended with ${code}`);
      return written;
    },
    async listens(port, waitMs) {
      const until = performance.now() + waitMs;
      while (performance.now() < until) {
        if (await answersAt(port)) return;
        if (child.exitCode !== null || child.signalCode !== null) throw failure("ended");
        await sleep(50);
      }
      throw failure(`does not answer within ${waitMs} ms`);
    },
    async stop() {
      child.kill("SIGTERM");
      const hurry = setTimeout(() => child.kill("SIGKILL"), 5000);
      await ended;
      clearTimeout(hurry);
    },
  };
}

/** One round of load, asked by a process on the other core. */
export async function measureLoad(order: LoadOrder): Promise<LoadResult> {
  const command = [process.execPath, join(import.meta.dirname, "load-generator.ts"), JSON.stringify(order)];
  const generator = startPinned(command, { core: loadCore, keepOutput: true });
  try {
    return JSON.parse(await generator.output(order.durationMs + 15_000)) as LoadResult;
  } finally {
    await generator.stop();
  }
}

/** A port nobody listens at just now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
}

async function answersAt(port: number): Promise<boolean> {
  try {
    await fetch(`http://127.0.0.1:${port}/livez`, { signal: AbortSignal.timeout(2000), redirect: "manual" });
    return true;
  } catch {
    return false;
  }
}

function hasTaskset(): boolean {
  try {
    execFileSync("taskset", ["-V"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** User and system time, fields 14 and 15 of `/proc/<pid>/stat`, in ticks of 10 ms. `taskset` becomes what it starts. */
function cpuSecondsOf(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return null;
  }
}
