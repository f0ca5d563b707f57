import { randomUUID } from "node:crypto";
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import pg from "pg";
import type { AddEvent } from "#core/game/events.ts";
import type { CommandId, GameId } from "#core/kernel/ids.ts";
import { exhibitionGame } from "#demo/exhibition-game.ts";
import { connectDatabase } from "#server/db/connection.ts";
import { startEmbeddedPostgres } from "#server/db/embedded.ts";
import { migrateToLatest } from "#server/db/migrate.ts";
import { eventStoreFor } from "#server/db/postgres-event-store.ts";
import { folderFileStore } from "#server/files/folder-file-store.ts";
import { keepFile } from "#server/files/uploaded-files.ts";
import { LeagueInDatabase } from "../support/database/league-in-database.ts";
import { equalPages } from "./equal-pages.ts";
import { provokedDoctor } from "./provoked-doctor.ts";
import { typedWith } from "./typed-with.ts";
import { sideBySide } from "./side-by-side.ts";
import { startSystemPostgres } from "./system-postgres.ts";
import { upgradedFromBefore } from "./upgraded-from-before.ts";
import { upgradedUnderLoad } from "./upgraded.ts";

/**
 * The worst evening: games are played and written by four hands, a backup is taken in the middle, the machine's folder is destroyed, and
 * everything is brought back elsewhere. Then a demo is upgraded. `npm run drill [-- --rounds 30] [--only evening|pages|upgrade|before|beside|container|doctor|words]
 * [--one-language]`; ends with `lost: N`. BACKUP1 BACKUP2 BACKUP5
 */
const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "1" },
    only: { type: "string" },
    previous: { type: "string", default: "d13c6ed9" },
    "one-language": { type: "boolean", default: false },
  },
});
const writers = 4;
const asBuilt = ["pages", "upgrade", "before", "beside"];
/** The last commits of releases that know no `upgrade`: 0.1.0 and 0.2.0. */
const firstReleases = ["f54e6721", "48eadc50"];
let lost = 0;

type Acknowledged = { readonly gameId: GameId; readonly sequence: number; readonly at: number };

// They serve this tree as it is built.
if (asBuilt.some(isAsked) && !existsSync("build/server/index.js")) {
  process.stdout.write("the pages are built first\n");
  spawnSync(process.execPath, ["node_modules/@react-router/dev/bin.cjs", "build"], { stdio: ["ignore", "ignore", "inherit"] });
}
for (let round = 1; round <= Number(values.rounds) && isAsked("evening"); round += 1) {
  const missing = await evening(round);
  if (missing === null) {
    process.exitCode = 1;
    break;
  }
  lost += missing;
}
if (isAsked("pages") && (await equalPages(!values["one-language"], (line) => process.stdout.write(`pages: ${line}\n`))) > 0)
  process.exitCode = 1;
if (isAsked("upgrade")) lost += await upgradedUnderLoad((line) => process.stdout.write(`upgrade: ${line}\n`));
for (const previous of isAsked("before") ? firstReleases : [])
  lost += await upgradedFromBefore(previous, (line) => process.stdout.write(`from ${previous}: ${line}\n`));
if (isAsked("beside")) lost += await sideBySide(values.previous, (line) => process.stdout.write(`beside: ${line}\n`));
if (isAsked("container")) readOnlyRoot();
// Ten minutes of packages: only by its name.
if (values.only === "words") process.exitCode = spawnSync("sh", ["deploy/try-pages.sh"], { stdio: "inherit" }).status ?? 1;
if (isAsked("doctor") && (await provokedDoctor((line) => process.stdout.write(`doctor: ${line}\n`))) > 0) process.exitCode = 1;
process.stdout.write(`lost: ${lost}\n`);
if (lost > 0) process.exitCode = 1;

function isAsked(part: string): boolean {
  return values.only === undefined || values.only === part;
}

/** How many acknowledged events the restored league lacks; `null`: it did not come back at all. */
async function evening(round: number): Promise<number | null> {
  const folder = await mkdtemp(join(tmpdir(), "fullcourt-drill-"));
  const say = (line: string) => process.stdout.write(`${round}: ${line}\n`);
  const machine = join(folder, "machine");
  const embedded = await startEmbeddedPostgres({ dataFolder: machine, whenInUse: "refuse" });
  const key = join(folder, "key");
  const copy = join(folder, "copy.backup");
  const acknowledged: Acknowledged[] = [];
  try {
    const db = connectDatabase({ databaseUrl: embedded.databaseUrl, connections: writers + 1 });
    await migrateToLatest(db);
    const league = await LeagueInDatabase.founded(db, "drill", ["Hawks", "Owls"]);
    const upload = { mediaType: "image/svg+xml", name: "crest.svg", size: null, content: Buffer.from(`a crest, ${randomUUID()}`) };
    await keepFile(db, folderFileStore(join(machine, "files")), league.tenantId, upload);
    const stop = new AbortController();
    const writing = Array.from({ length: writers }, async (_, index) => {
      const gameId = await league.game({ home: "Hawks", away: "Owls", round: index + 1, status: "scheduled", tipOff: Date.now() });
      await write(db, league, { gameId, script: exhibitionGame(`drill-${round}-${index}`).events, acknowledged, signal: stop.signal });
    });
    await pause(700);
    const made = await typedWith({ DATA_DIR: machine }, "backup", "--new-key", key);
    const recipient = /age1\w+/.exec(made.stdout)?.[0] ?? "";
    const backup = await typedWith({ DATA_DIR: machine }, "backup", copy, "--for", recipient);
    const moment = Date.parse(/as of (\S+),/.exec(backup.stdout)?.[1] ?? "");
    say(backup.stdout.trim() || backup.stderr.trim());
    await pause(200);
    stop.abort();
    await Promise.all(writing);
    await db.destroy();
    const [pid] = (await readFile(join(machine, "postgres", "postmaster.pid"), "utf8")).split("\n");
    await embedded.stop();
    await rm(machine, { recursive: true, force: true });
    say(`the machine (PostgreSQL ${pid}) is gone: ${existsSync(machine) ? "still there" : "its folder is destroyed"}`);

    const system = await startSystemPostgres(join(folder, "system"));
    const beside = join(folder, "beside");
    const settings: Record<string, string> =
      system === null ? { DATA_DIR: beside } : { DATA_DIR: beside, DATABASE_URL: system.databaseUrl };
    if (system === null)
      say("skipped: this machine has no PostgreSQL of its own (apt-get install postgresql); the embedded one takes its place");
    else say(`into PostgreSQL ${system.version} of this machine`);
    try {
      const restored = await typedWith(settings, "restore", copy, "--key", key);
      say(restored.stdout.trim().split("\n").at(-1) ?? "");
      if (restored.code !== 0) return fail(restored.stderr);
      return await compare(settings, { acknowledged, moment, say });
    } finally {
      await system?.stop();
    }
  } finally {
    await embedded.stop().catch(() => undefined);
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

type Hand = {
  readonly gameId: GameId;
  readonly script: readonly AddEvent[];
  readonly acknowledged: Acknowledged[];
  readonly signal: AbortSignal;
};

/** Writes a game line by line, and notes each line when the database has said that it is kept. */
async function write(
  db: ReturnType<typeof connectDatabase>,
  league: LeagueInDatabase,
  { gameId, script, acknowledged, signal }: Hand,
): Promise<void> {
  const store = eventStoreFor(db, league.tenantId);
  for (let version = 0; version < script.length && !signal.aborted; version += 1) {
    const answer = await store.append({
      gameId,
      expectedVersion: version,
      command: { commandId: randomUUID() as CommandId, payloadDigest: "drill" },
      events: script.slice(version, version + 1),
      recordedAt: Date.now(),
    });
    if (answer.kind !== "appended") throw new Error(`a writer was answered with ${answer.kind}`);
    acknowledged.push({ gameId, sequence: version + 1, at: Date.now() });
    await pause(2);
  }
}

type Course = { readonly acknowledged: readonly Acknowledged[]; readonly moment: number; readonly say: (line: string) => void };

async function compare(settings: Readonly<Record<string, string>>, { acknowledged, moment, say }: Course): Promise<number> {
  const own = settings["DATABASE_URL"];
  const embedded = own === undefined ? await startEmbeddedPostgres({ dataFolder: settings["DATA_DIR"] ?? "", whenInUse: "refuse" }) : null;
  const client = new pg.Client({ connectionString: own ?? embedded?.databaseUrl ?? "" });
  await client.connect();
  try {
    const { rows } = await client.query<{ game_id: GameId; events: number }>(
      "select game_id, count(*)::int as events from game_events group by 1",
    );
    const before = acknowledged.filter(({ at }) => at < moment);
    const kept = (gameId: GameId) => rows.find((row) => row.game_id === gameId)?.events ?? 0;
    const missing = before.filter(({ gameId, sequence }) => sequence > kept(gameId)).length;
    say(`${acknowledged.length} events acknowledged, ${before.length} of them before the backup's moment, ${missing} of these missing`);
    const { rows: files } = await client.query<{ digest: string }>("select digest from files");
    const store = folderFileStore(join(settings["DATA_DIR"] ?? "", "files"));
    const gone = (await Promise.all(files.map(async ({ digest }) => store.has(digest)))).filter((isThere) => !isThere).length;
    say(`${files.length} files, ${gone} missing`);
    return missing + gone;
  } finally {
    await client.end();
    await embedded?.stop();
  }
}

/** What the image promises, without one. OPER3 */
function readOnlyRoot(): void {
  const tried = spawnSync("sh", ["deploy/try-read-only.sh"], { encoding: "utf8" });
  const isOurs = process.getuid?.() === 0 && process.platform === "linux";
  process.stdout.write(isOurs ? `container: ${tried.stdout}${tried.stderr}` : "container: skipped, it takes root on Linux\n");
  if (isOurs && tried.status !== 0) process.exitCode = 1;
}

function fail(why: string): null {
  process.stderr.write(why);
  return null;
}
