import { execFile } from "node:child_process";
import { chmod, mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { freePort } from "#server/db/embedded-cluster.ts";
import { copyOfThisProgram } from "./made-up-release.ts";
import { OneVisitor } from "./one-visitor.ts";
import { startNode, stopNode } from "./program-node.ts";
import { serviceOf, stopLeftOver } from "./typed-service.ts";

type Say = (line: string) => void;

const run = promisify(execFile);
/** What `npm start` did then before it served: these releases know no way to prepare alone. */
const preparing = `import { installPackages } from "./scripts/install-packages.mjs";
import { findNode } from "./scripts/find-node.mjs";
import { buildPages } from "./scripts/build-pages.mjs";
process.exitCode = (await installPackages()) && (await buildPages(findNode())) ? 0 : 1;`;

const root = join(import.meta.dirname, "../..");
/** What no upgrade may take away or write anew. */
const kept = ["game_events", "game_commands", "accounts", "files"];

/**
 * The demo of a release that knows no `upgrade` yet (0.1.0, 0.2.0), as that release itself made it, goes to today's under load, by the command typed in
 * today's folder. Answers with how many of its rows are gone or read otherwise; a visitor who waited longer than the restart took is a fault.
 */
export async function upgradedFromBefore(previous: string, say: Say): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "fullcourt-drill-"));
  const [program, today, data] = [join(folder, "program"), join(folder, "today"), join(folder, "data")];
  try {
    await chmod(folder, 0o711);
    await installed(previous, program);
    await copyOfThisProgram(today);
    await stopNode(await startNode(program, { PATH: process.env["PATH"] ?? "", DATA_DIR: data, FULLCOURT_DEMO: "1" }));
    const port = await freePort();
    const service = await serviceOf(folder, { program, data, port });
    await service.typed("start");
    const visitor = new OneVisitor(port);
    await visitor.firstAnswer();
    const columns = await columnsIn(data);
    const before = await rowsIn(data, columns);
    const { code, lastLine, output } = await service.upgraded(today, today);
    say(lastLine);
    await pause(2000);
    const { asked, failed } = await visitor.end();
    const restartMs = Number(/^upgraded, ([\d.]+) s after the stop$/.exec(lastLine)?.[1] ?? Number.NaN) * 1000;
    say(`${asked} requests meanwhile, ${failed} of them unanswered; longest without an answer ${visitor.longestGapMs()} ms`);
    if (code !== 0) throw new Error(`it was not upgraded: ${output}`);
    // What had been asked just before the stop, and what is asked again just after the start.
    if (!(visitor.longestGapMs() <= restartMs + 1000)) {
      say("fault: somebody waited longer than the restart");
      process.exitCode = 1;
    }
    const after = await rowsIn(data, columns);
    await service.typed("stop");
    const lost = [...before].filter(([row, times]) => (after.get(row) ?? 0) < times).length;
    say(
      `${[...before.values()].reduce((sum, times) => sum + times, 0)} rows of ${kept.join(", ")} before, ${lost} of them lost or changed`,
    );
    return lost;
  } finally {
    await stopLeftOver(folder);
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

/** A release of then, from this repository. */
async function installed(release: string, program: string): Promise<void> {
  await mkdir(program);
  const file = join(program, "release.tar");
  await run("git", ["-C", root, "archive", `--output=${file}`, release]);
  await run("tar", ["-xf", file, "-C", program]);
  await rm(file);
  await run(process.execPath, ["--input-type=module", "--eval", preparing], { cwd: program, maxBuffer: 1e8 });
}

/** As the old release has them: what a newer one adds is no change. */
async function columnsIn(data: string): Promise<ReadonlyMap<string, string>> {
  return askedOf(data, async (client) => {
    const { rows } = await client.query<{ name: string; columns: string }>(
      `select table_name as name, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
       from information_schema.columns where table_schema = 'public' and table_name = any($1) group by 1`,
      [kept],
    );
    return new Map(rows.map(({ name, columns }) => [name, columns]));
  });
}

/** How often each row stands there, by a digest of it. */
async function rowsIn(data: string, columns: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, number>> {
  return askedOf(data, async (client) => {
    const found = new Map<string, number>();
    for (const [table, names] of columns) {
      const { rows } = await client.query<{ digest: string }>(`select md5(row(${names})::text) as digest from ${table}`);
      for (const { digest } of rows) found.set(`${table} ${digest}`, (found.get(`${table} ${digest}`) ?? 0) + 1);
    }
    return found;
  });
}

/** The database of a running program of whichever version, as its superuser. */
async function askedOf<Answer>(data: string, work: (client: pg.Client) => Promise<Answer>): Promise<Answer> {
  const key = JSON.parse(await readFile(join(data, "postgres/fullcourt.json"), "utf8")) as {
    readonly port: number;
    readonly password: string;
  };
  const client = new pg.Client({ connectionString: `postgres://fullcourt:${key.password}@127.0.0.1:${key.port}/fullcourt` });
  await client.connect();
  try {
    await client.query("set timezone = 'UTC'");
    return await work(client);
  } finally {
    await client.end();
  }
}
