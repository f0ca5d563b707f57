import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "#server/db/embedded-cluster.ts";
import { ended } from "./app-process.ts";

/** Debian's `redis-server`, which a machine has or has not. */
export const hasRedis = spawnSync("redis-server", ["--version"]).status === 0;

export type RedisServer = {
  readonly url: string;
  /** `kill -9`. */
  kill(): Promise<void>;
  /** Again at the same port, with nothing in it. Comes back when it takes connections. */
  start(): Promise<void>;
  close(): Promise<void>;
};

/** A Redis that keeps nothing, at a port of its own, which can be killed and started again. */
export async function startRedisServer(): Promise<RedisServer> {
  const folder = await mkdtemp(join(tmpdir(), "fullcourt-redis-"));
  const port = await freePort();
  let child = await startedAt(port, folder);
  return {
    url: `redis://127.0.0.1:${port}`,
    kill: () => ended(child, "SIGKILL"),
    async start() {
      child = await startedAt(port, folder);
    },
    async close() {
      await ended(child, "SIGTERM");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function startedAt(port: number, folder: string): Promise<ChildProcess> {
  const child = spawn("redis-server", ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", folder]);
  let said = "";
  child.stdout.on("data", (piece: Buffer) => (said += piece.toString()));
  while (!said.includes("Ready to accept connections") && child.exitCode === null) await pause(20);
  if (child.exitCode !== null) throw new Error(said);
  return child;
}
