import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmod, cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { prepareRelease } from "../../scripts/upgrade/prepare-release.ts";
import { linksIn } from "../../scripts/upgrade/links-in.ts";
import { askServer } from "../support/servers/ask-server.ts";
import { BalancedLoad, type Seat } from "./balanced-load.ts";
import { copyOfThisProgram, linkBuiltParts, releaseWithStep } from "./made-up-release.ts";
import { databaseIn, startNode, stopNode } from "./program-node.ts";

type Say = (line: string) => void;

const root = join(import.meta.dirname, "../..");
const games = 4;
const secretKey = randomBytes(32).toString("base64url");

/**
 * Two releases on one database, each serving pages and tables under load: first the last release and this one, then this one and a
 * later one that has a step more. The old one is begun first, the new one migrates under load, both serve, the old one leaves. Answers
 * with how many acknowledged commands were lost; a request that failed is a fault. UPGRADE9 UPGRADE10
 */
export async function sideBySide(previous: string, say: Say): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "fullcourt-drill-"));
  await chmod(folder, 0o711);
  try {
    const [before, today, next] = [join(folder, "before"), join(folder, "today"), join(folder, "next")];
    say(`the last release is ${previous}; it is built`);
    await prepareRelease(previous, root, before);
    await copyOfThisProgram(today);
    await releaseWithStep(next, "9.0.0", "alter table games add column of_the_drill text");
    await linkBuiltParts(next);
    const lost = await pair(folder, { old: before, fresh: today, say: (line) => say(`${previous} and today's: ${line}`) });
    return lost + (await pair(folder, { old: today, fresh: next, goesBack: true, say: (line) => say(`today's and the next: ${line}`) }));
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

type Pair = { readonly old: string; readonly fresh: string; readonly say: Say; readonly goesBack?: boolean };

async function pair(folder: string, { old, fresh, say, goesBack = false }: Pair): Promise<number> {
  await using opened = new AsyncDisposableStack();
  const place = await mkdtemp(join(folder, "pair-"));
  const databaseUrl = await databaseIn(place, opened, say);
  const environment = { PATH: process.env["PATH"] ?? "", DATABASE_URL: databaseUrl, SECRET_KEY: secretKey, DATA_DIR: join(place, "data") };
  const start = async (program: string, more: Readonly<Record<string, string>> = {}) => {
    const node = await startNode(program, { ...environment, ...more });
    opened.defer(() => stopNode(node));
    return node;
  };
  await stopNode(await start(old, { FULLCOURT_DEMO: "1" }));
  const tables = await tablesOf(old, environment);
  opened.defer(() => void tables.child.kill());
  const first = await start(old);
  const seats = await tables.seats(first.port);
  const load = new BalancedLoad([first.port], await pagesOf(first.port), seats);
  opened.defer(() => load.end());
  await pause(3000);
  const startedAt = performance.now();
  const second = await start(fresh);
  say(`the new one was ready ${((performance.now() - startedAt) / 1000).toFixed(1)} s after its start; ${told(load)}`);
  load.targets = [first.port, second.port];
  await pause(10_000);
  say(`both served for 10 s; ${told(load)}`);
  load.targets = [second.port];
  await stopNode(first);
  await pause(3000);
  say(`the old one left; ${told(load)}`);
  if (goesBack) {
    // On a database that a newer one has migrated.
    const again = await start(old);
    load.targets = [again.port, second.port];
    await pause(3000);
    load.targets = [again.port];
    await stopNode(second);
    await pause(3000);
    say(`the old one came back, the new one left; ${told(load)}`);
  }
  await load.end();
  const lost = await missing(databaseUrl, load);
  say(`${load.acknowledged.length} commands acknowledged, ${lost} of them not in the log`);
  for (const fault of new Set(load.faults.slice(0, 20))) say(`fault: ${fault}`);
  if (load.faults.length > 0) process.exitCode = 1;
  return lost;
}

function told({ counts, faults, longestRequestMs, longestCommandMs, longestHearingMs }: BalancedLoad): string {
  const [request, command, hearing] = [longestRequestMs, longestCommandMs, longestHearingMs].map((ms) => `${Math.round(ms)} ms`);
  return `so far ${counts.requests} pages (longest ${request}), ${counts.commands} commands (longest ${command}), ${counts.compared} heard of by the other node (longest ${hearing}), ${faults.length} failed`;
}

/** A league whose games are begun as the old release begins them. */
async function tablesOf(program: string, environment: Readonly<Record<string, string>>) {
  await cp(join(import.meta.dirname, "set-tables.ts"), join(program, "tests/drill/set-tables.ts"));
  const child = spawn(join(program, "node_modules/.bin/node"), ["tests/drill/set-tables.ts"], {
    cwd: program,
    env: { ...environment, GAMES: String(games) },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const line = async () => {
    const { value, done } = await lines.next();
    if (done === true) throw new Error("no tables could be set");
    return value;
  };
  await line();
  return {
    child,
    async seats(port: number): Promise<readonly Seat[]> {
      child.stdin.write(`${port}\n`);
      const seats: Seat[] = [];
      while (seats.length < games) seats.push(JSON.parse(await line()) as Seat);
      child.stdin.end();
      return seats;
    },
  };
}

/** Each league's home page and what its menus lead to. */
async function pagesOf(port: number) {
  const pages: { readonly host: string; readonly path: string }[] = [];
  for (const host of ["league-a.localhost", "league-b.localhost", "tables.localhost"]) {
    const { text } = await askServer(port, "/en", { host, accept: "text/html" });
    for (const path of ["/en", ...linksIn(text)].slice(0, 40)) {
      const { status } = await askServer(port, path, { host, accept: "text/html" });
      if (status === 200) pages.push({ host, path });
    }
  }
  return pages;
}

async function missing(databaseUrl: string, load: BalancedLoad): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ command_id: string }>("select command_id from game_commands");
  await client.end();
  const kept = new Set(rows.map((row) => row.command_id));
  return load.acknowledged.filter(({ commandId }) => !kept.has(commandId)).length;
}
