import { execFile, spawn } from "node:child_process";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { startEmbeddedPostgres } from "#server/db/embedded.ts";
import { connectDatabase } from "#server/db/connection.ts";
import { freePort } from "#server/db/embedded-cluster.ts";
import { migrateToLatest } from "#server/db/migrate.ts";
import { loadDemo } from "#demo/load.ts";
import { folderFileStore } from "#server/files/folder-file-store.ts";
import { copyOfThisProgram, releaseWithStep } from "./made-up-release.ts";

type Say = (line: string) => void;

/**
 * A running demo is upgraded under load: first to a release that breaks the pages, which has to go back by itself, then to one that
 * is sound. Answers with how many rows of its logs and accounts were lost on the way. UPGRADE4 UPGRADE5 UPGRADE6
 */
export async function upgradedUnderLoad(say: Say): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "fullcourt-drill-"));
  const program = join(folder, "program");
  const data = join(folder, "data");
  try {
    await chmod(folder, 0o711);
    await copyOfThisProgram(program);
    await releaseWithStep(join(folder, "broken"), "8.0.0", "alter table games rename to games_of_the_drill");
    await releaseWithStep(join(folder, "sound"), "9.0.0", "alter table games add column of_the_drill text");
    await filled(data);
    const before = await rowsIn(data);
    const port = await freePort();
    const service = await serviceOf(folder, { program, data, port });
    await service.typed("start");
    const load = new Load(port);
    await load.firstAnswer();
    const broken = await service.upgraded(join(folder, "broken"));
    say(`to a release that breaks the pages: ${broken.lastLine}`);
    await pause(500);
    const failedFirst = load.longestGapMs();
    const version = JSON.parse(await readFile(join(program, "package.json"), "utf8")) as { version: string };
    if (broken.code !== 1 || version.version === "8.0.0") throw new Error(`it did not go back: ${broken.output}`);
    const sound = await service.upgraded(join(folder, "sound"));
    say(`to a sound release: ${sound.lastLine}`);
    await pause(500);
    if (sound.code !== 0) throw new Error(`it was not upgraded: ${sound.output}`);
    const { asked, failed } = await load.end();
    say(
      `${asked} requests meanwhile, ${failed} of them unanswered; longest without an answer ${failedFirst} ms there and back, ${load.longestGapMs()} ms in all`,
    );
    await service.typed("stop");
    const after = await rowsIn(data);
    const lost = Object.entries(before).reduce((sum, [table, rows]) => sum + Math.max(0, rows - (after[table] ?? 0)), 0);
    say(`${JSON.stringify(before)} before, ${JSON.stringify(after)} after both`);
    return lost;
  } finally {
    await stopLeftOver(folder);
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

async function filled(data: string): Promise<void> {
  const embedded = await startEmbeddedPostgres({ dataFolder: data, whenInUse: "refuse" });
  const db = connectDatabase({ databaseUrl: embedded.databaseUrl, connections: 4 });
  await migrateToLatest(db);
  await loadDemo(db, Date.now(), { files: folderFileStore(join(data, "files")), say: () => undefined });
  await db.destroy();
  await embedded.stop();
}

async function rowsIn(data: string): Promise<Record<string, number>> {
  const embedded = await startEmbeddedPostgres({ dataFolder: data, whenInUse: "refuse" });
  const client = new pg.Client({ connectionString: embedded.databaseUrl });
  await client.connect();
  const rows: Record<string, number> = {};
  for (const table of ["game_events", "game_commands", "accounts", "files"]) {
    const { rows: counted } = await client.query<{ n: number }>(`select count(*)::int as n from ${table}`);
    rows[table] = counted[0]?.n ?? 0;
  }
  await client.end();
  await embedded.stop();
  return rows;
}

type Installation = { readonly program: string; readonly data: string; readonly port: number };

/** What `systemctl` is elsewhere, and the command as it is typed in the program's folder. */
async function serviceOf(folder: string, { program, data, port }: Installation) {
  const control = join(folder, "service");
  const settings = `DATA_DIR=${data} PORT=${port} HOST=127.0.0.1 METRICS_PORT=0 FULLCOURT_DEMO=0 LOG_LEVEL=warn DRAIN_SECONDS=0 BACKUP_AT=off NODE_ENV=production`;
  const script = `#!/bin/sh
case $1 in
start) cd ${program} && env ${settings} setsid node_modules/.bin/node server/main.ts >>${folder}/server.log 2>&1 </dev/null & echo $! >${folder}/pid ;;
stop) pid=$(cat ${folder}/pid) && kill $pid && while kill -0 $pid 2>/dev/null; do sleep 0.05; done; rm ${folder}/pid ;;
esac
`;
  await writeFile(control, script, { mode: 0o755 });
  const env = { PATH: process.env["PATH"], DATA_DIR: data, PORT: String(port) };
  const typed = (order: "start" | "stop") =>
    new Promise<void>((resolve, reject) => {
      const child = spawn(control, [order], { stdio: "ignore" });
      child.once("error", reject);
      child.once("exit", () => resolve());
    });
  const upgraded = (release: string) =>
    new Promise<{ code: number; lastLine: string; output: string }>((resolve) => {
      const args = ["scripts/fullcourt.ts", "upgrade", release, "--stop", `${control} stop`, "--start", `${control} start`];
      execFile(join(program, "node_modules/.bin/node"), args, { cwd: program, env, maxBuffer: 1e8 }, (error, stdout, stderr) => {
        const output = `${stdout}${stderr}`;
        resolve({ code: error === null ? 0 : Number(error.code ?? 1), lastLine: output.trim().split("\n").at(-1) ?? "", output });
      });
    });
  return { typed, upgraded };
}

async function stopLeftOver(folder: string): Promise<void> {
  const pid = Number(await readFile(join(folder, "pid"), "utf8").catch(() => ""));
  if (pid > 0) process.kill(pid, "SIGTERM");
  if (pid > 0) await pause(3000);
}

/** Somebody who asks for a page twenty times a second. */
class Load {
  readonly #port: number;
  readonly #ending = new AbortController();
  readonly #asking: Promise<void>;
  #asked = 0;
  #failed = 0;
  #answered = 0;
  #lastAnswer = performance.now();
  #longestGapMs = 0;

  constructor(port: number) {
    this.#port = port;
    this.#asking = this.#ask();
  }

  async firstAnswer(): Promise<void> {
    while (this.#answered === 0) await pause(50);
    this.#longestGapMs = 0;
    this.#failed = 0;
    this.#asked = 0;
  }

  longestGapMs(): number {
    return Math.round(this.#longestGapMs);
  }

  async end(): Promise<{ readonly asked: number; readonly failed: number }> {
    this.#ending.abort();
    await this.#asking;
    return { asked: this.#asked, failed: this.#failed };
  }

  async #ask(): Promise<void> {
    while (!this.#ending.signal.aborted) {
      this.#asked += 1;
      if (await isAnswered(this.#port)) {
        this.#answered += 1;
        this.#longestGapMs = Math.max(this.#longestGapMs, performance.now() - this.#lastAnswer);
        this.#lastAnswer = performance.now();
      } else this.#failed += 1;
      await pause(50);
    }
  }
}

function isAnswered(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = request({ host: "127.0.0.1", port, path: "/en", headers: { host: "league-a.localhost" }, timeout: 10_000 }, (answer) => {
      answer.resume();
      answer.on("end", () => resolve(answer.statusCode === 200));
    });
    asked.on("timeout", () => asked.destroy());
    asked.on("error", () => resolve(false));
    asked.end();
  });
}
