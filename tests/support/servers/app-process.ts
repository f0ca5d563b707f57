import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "#server/db/embedded-cluster.ts";
import { SecretKey, useSecretKey } from "#server/db/sealed-secret.ts";
import { compileCache } from "./compile-cache.ts";
import { testSecretKey } from "./test-secret-key.ts";

export type AppProcess = {
  readonly child: ChildProcess;
  readonly port: number;
  readonly metricsPort: number;
  /** What it has written to its log so far. */
  readonly said: () => string;
};

export type AppProcessOptions = {
  readonly databaseUrl: string;
  readonly dataFolder: string;
  /** Any free one, unless given. */
  readonly port?: number;
  readonly redisUrl?: string | null;
  /** More of what an operator may set. */
  readonly variables?: Readonly<Record<string, string>>;
};

/** A port that was free when it was asked for may be somebody else's a moment later: so often others are tried. */
const mostTries = 3;

/** The built program in a process of its own, as an operator runs it. Comes back when it is ready. */
export async function startAppProcess(options: AppProcessOptions): Promise<AppProcess> {
  // The program seals the rows that its test reads beside it.
  useSecretKey(new SecretKey(Buffer.from(testSecretKey.SECRET_KEY, "base64url")));
  for (let tries = 1; ; tries += 1) {
    const started = await startOnce(options);
    if (typeof started !== "string") return started;
    if (tries === mostTries || options.port !== undefined) throw new Error(started);
  }
}

/** Why it ended instead, where it did. */
async function startOnce({ databaseUrl, dataFolder, port, redisUrl, variables }: AppProcessOptions): Promise<AppProcess | string> {
  const own = port ?? (await freePort());
  const metricsPort = await freePort();
  const environment: NodeJS.ProcessEnv = {
    PATH: process.env["PATH"],
    ...compileCache,
    ...testSecretKey,
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    PORT: String(own),
    METRICS_PORT: String(metricsPort),
    DATA_DIR: dataFolder,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: "silent",
    FULLCOURT_DEMO: "0",
    DRAIN_SECONDS: "0",
    ...(redisUrl ? { REDIS_URL: redisUrl } : {}),
    ...variables,
  };
  const shift = variables?.["SHIFTED_DATE_MS"] === undefined ? [] : ["--import", join(import.meta.dirname, "shifted-date.ts")];
  const child = spawn(process.execPath, [...shift, "server/main.ts"], { env: environment, stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  child.stdout.on("data", (piece: Buffer) => (said += piece.toString()));
  while (!said.includes("Fullcourt is ready")) {
    if (child.exitCode !== null) return `The server ended with ${child.exitCode}: ${said}`;
    await pause(20);
  }
  return { child, port: own, metricsPort, said: () => said };
}

/** Sends a process a signal, and waits until it is gone. */
export async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, "close");
  child.kill(signal);
  await closed;
}
