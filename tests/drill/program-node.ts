import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startEmbeddedPostgres } from "#server/db/embedded.ts";
import { freePort } from "#server/db/embedded-cluster.ts";
import { startSystemPostgres } from "./system-postgres.ts";

/** A program that serves in a process of its own. */
export type ProgramNode = { readonly child: ChildProcess; readonly port: number };

/** A database of its own, of this machine's PostgreSQL where there is one; its address. */
export async function databaseIn(place: string, opened: AsyncDisposableStack, say: (line: string) => void): Promise<string> {
  const system = await startSystemPostgres(join(place, "system"));
  if (system !== null) {
    opened.defer(() => system.stop());
    say(`on PostgreSQL ${system.version} of this machine`);
    return system.databaseUrl;
  }
  const embedded = await startEmbeddedPostgres({ dataFolder: place, whenInUse: "refuse" });
  opened.defer(() => embedded.stop());
  return embedded.databaseUrl;
}

/** A program, ready to serve. */
export async function startNode(program: string, environment: Readonly<Record<string, string>>): Promise<ProgramNode> {
  const port = await freePort();
  const child = spawn(join(program, "node_modules/.bin/node"), ["server/main.ts"], {
    cwd: program,
    env: {
      FULLCOURT_DEMO: "0",
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      METRICS_PORT: "0",
      LOG_LEVEL: "error",
      DRAIN_SECONDS: "1",
      BACKUP_AT: "off",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece: Buffer) => (said += piece.toString()));
  while (!said.includes("Fullcourt is ready")) {
    if (child.exitCode !== null) throw new Error(`it did not start: ${said.trim().split("\n").at(-1)}`);
    await pause(50);
  }
  return { child, port };
}

export async function stopNode({ child }: ProgramNode): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGTERM");
  await gone;
}
