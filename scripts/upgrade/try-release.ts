import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { linksIn, originsIn } from "./links-in.ts";

export type Trial = {
  /** Where the release lies, installed and built. */
  readonly folder: string;
  readonly databaseUrl: string;
  readonly dataFolder: string;
  readonly port: number;
  readonly environment: NodeJS.ProcessEnv;
  /** Of leagues that show themselves to nobody yet. */
  readonly closedHosts: readonly string[];
};

/** How long its steps and its figures may take until it serves. */
const longestStartMs = 30 * 60_000;
const longestAnswerMs = 30_000;
/** Of each league besides its home page: as many as its menus lead to. */
const mostPages = 12;

/**
 * Starts the release where nobody hears it, telling nobody anything, lets it migrate the database, and asks it as visitors do: whether
 * it is ready, each league's home page, what that leads to. Why it will not do; `null`: all came whole. UPGRADE4
 */
export async function tryRelease(trial: Trial): Promise<string | null> {
  const pinned = join(trial.folder, "node_modules/.bin/node");
  const child = spawn(existsSync(pinned) ? pinned : process.execPath, ["server/main.ts"], {
    cwd: trial.folder,
    env: {
      ...trial.environment,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(trial.port),
      METRICS_HOST: "127.0.0.1",
      METRICS_PORT: "0",
      DATA_DIR: trial.dataFolder,
      DATABASE_URL: trial.databaseUrl,
      DATABASE_URL_FILE: "",
      REDIS_URL: "",
      REDIS_URL_FILE: "",
      FULLCOURT_DEMO: "0",
      FULLCOURT_TRIAL: "1",
      DRAIN_SECONDS: "0",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece: Buffer) => (said += piece.toString()));
  try {
    const startedAt = performance.now();
    while (!said.includes("Fullcourt is ready")) {
      if (child.exitCode !== null || child.signalCode !== null) return `it did not start: ${lastWords(said)}`;
      if (performance.now() > startedAt + longestStartMs) return "it was not ready within half an hour";
      await pause(50);
    }
    // The addresses follow in the same breath, but not always in the same piece.
    await pause(100);
    return await faultOfAnswers(
      trial.port,
      originsIn(said).filter((origin) => !trial.closedHosts.includes(new URL(origin).hostname)),
    );
  } finally {
    await stop(child);
  }
}

async function faultOfAnswers(port: number, origins: readonly string[]): Promise<string | null> {
  const ready = await ask(port, "localhost", "/readyz");
  if (ready.status !== 200) return `/readyz answered ${ready.status}: ${ready.text.slice(0, 200)}`;
  for (const origin of origins) {
    const { host } = new URL(origin);
    const home = await page(port, host, "/");
    if (!home.isWhole || home.status !== 200) return `${origin}/ answered ${home.status}${home.isWhole ? "" : ", cut off"}`;
    for (const path of linksIn(home.text).slice(0, mostPages)) {
      const { status, isWhole } = await page(port, host, path);
      if (status >= 400 || !isWhole) return `${origin}${path} answered ${status}${isWhole ? "" : ", cut off"}`;
    }
  }
  return null;
}

type Page = { readonly status: number; readonly text: string; readonly isWhole: boolean };

/** After at most three redirects within the house. */
async function page(port: number, host: string, path: string, further = 3): Promise<Page> {
  const { status, text, location } = await ask(port, host, path);
  const next = location === null ? null : new URL(location, `http://${host}${path}`);
  if (next !== null && next.host.split(":")[0] === host.split(":")[0] && further > 0)
    return page(port, host, `${next.pathname}${next.search}`, further - 1);
  return { status, text, isWhole: status >= 300 && status < 400 ? true : text.trimEnd().endsWith("</html>") };
}

type Answer = { readonly status: number; readonly text: string; readonly location: string | null };

function ask(port: number, host: string, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { host, accept: "text/html" };
    const asked = request({ host: "127.0.0.1", port, path, headers, timeout: longestAnswerMs }, (answer) => {
      let text = "";
      answer.setEncoding("utf8");
      answer.on("data", (piece: string) => (text += piece));
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text, location: answer.headers.location ?? null }));
      answer.on("error", reject);
    });
    asked.on("timeout", () => asked.destroy(new Error(`${path} was not answered within ${longestAnswerMs / 1000} s`)));
    asked.on("error", reject);
    asked.end();
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => void child.once("exit", () => resolve()));
  child.kill("SIGTERM");
  await gone;
}

function lastWords(said: string): string {
  return said.trim().split("\n").slice(-5).join("\n");
}
