import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { getPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import type pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { readBackupHistory } from "#server/backup/backup-history.ts";
import { backUpAside } from "#server/backup/aside-backup.ts";
import { lowerBackend, lowerProcess } from "#server/backup/giving-way.ts";
import { readBackupFile } from "#server/backup/backup-file.ts";
import { restoreArchive } from "#server/backup/restore-archive.ts";
import { keptBackups } from "#server/backup/kept-backups.ts";
import { sumOf, tablesIn, usePlainValues } from "#server/backup/copied-tables.ts";
import { withConnection } from "#server/backup/one-connection.ts";
import { folderFileStore } from "#server/files/folder-file-store.ts";
import { keepFile } from "#server/files/uploaded-files.ts";
import { createLog } from "#server/log.ts";
import { makeOne } from "#server/start/nightly-backups.ts";
import { databaseForThisFile } from "../support/database/database.ts";
import { databaseOn, onServer } from "../support/database/database-server.ts";
import { LiveGameInDatabase } from "../support/database/live-game-in-database.ts";
import { said, typedCommandWith } from "../support/servers/typed-command.ts";

const database = databaseForThisFile();
const folder = mkdtempSync(join(tmpdir(), "fullcourt-backup-"));
const dataFolder = join(folder, "data");
const upload = Buffer.from("a crest of a club that exists in this test alone");
/** What gives way to all others waits for all other tests. */
const givingWayMs = 300_000;
const places: string[] = [];
let game: LiveGameInDatabase;

beforeAll(async () => {
  game = await LiveGameInDatabase.begun(database, "klb", 10);
  const content = { mediaType: "image/svg+xml", name: "crest.svg", size: null, content: upload };
  await keepFile(database.db, folderFileStore(join(dataFolder, "files")), game.league.tenantId, content);
});

afterAll(async () => {
  for (const name of places) await onServer(inject("database").serverUrl, `drop database ${name} with (force)`);
  rmSync(folder, { recursive: true });
});

/** A database in which there is nothing, and a folder of its own. */
async function emptyPlace(): Promise<{ url: string; data: string }> {
  const { serverUrl, template } = inject("database");
  const name = `${template}_place${places.push("")}`;
  places[places.length - 1] = name;
  await onServer(serverUrl, `create database ${name}`);
  return { url: databaseOn(serverUrl, name), data: join(folder, name) };
}

async function backup(...args: readonly string[]): Promise<string> {
  return said(await typedCommandWith({ DATA_DIR: dataFolder }, database.databaseUrl, "backup", ...args));
}

async function restored(place: { url: string; data: string }, ...args: readonly string[]): Promise<string> {
  return said(await typedCommandWith({ DATA_DIR: place.data }, place.url, "restore", ...args));
}

async function sumsIn(url: string) {
  return withConnection(url, async (client: pg.Client) => {
    await usePlainValues(client);
    const sums = new Map<string, unknown>();
    for (const table of await tablesIn(client)) sums.set(table.name, await sumOf(client, table));
    return sums;
  });
}

async function tablesAt(url: string): Promise<number> {
  return withConnection(url, async (client) => (await tablesIn(client)).length);
}

describe("a backup", () => {
  const file = join(folder, "whole.backup");
  const key = join(folder, "key");
  const locked = join(folder, "locked.backup");
  let recipient = "";

  it("BACKUP1 BACKUP3 BACKUP5 is one file, closed to others, from which every row and every upload comes back", async () => {
    const before = await sumsIn(database.databaseUrl);
    expect(await backup(file)).toMatch(/tables with \d+ rows, 1 files, as of .*bytes/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const place = await emptyPlace();
    const told = await restored(place, file);
    expect(told).toContain("game_events: ");
    expect(told).toContain("restored and equal");
    expect(told).not.toContain("before the start");
    expect(await sumsIn(place.url)).toEqual(before);
    const [spread = ""] = readdirSync(join(place.data, "files"));
    const [name = ""] = readdirSync(join(place.data, "files", spread));
    expect(readFileSync(join(place.data, "files", spread, name)).equals(upload)).toBe(true);
    // Keys, indexes, triggers and counters are as before: the same schema, and the log refuses to be rewritten.
    await withConnection(place.url, async (client) => {
      await expect(client.query("delete from game_events")).rejects.toThrow();
      const { rows } = await client.query("select (select count(*)::int from pg_constraint where contype = 'f') as keys");
      const { rows: own } = await sql<{ keys: number }>`select count(*)::int as keys from pg_constraint where contype = 'f'`.execute(
        database.db,
      );
      expect(rows).toEqual(own);
    });
    expect(await restored(place, file)).toContain("the place is not empty");
  });

  it("BACKUP2 holds all that was acknowledged before its moment, and of what came later nothing, not even a part", async () => {
    let stopped = false;
    // To the microsecond and by the same clock as the moment; as text they are in the order of time.
    const acknowledged: { version: number; at: string }[] = [];
    const writing = (async () => {
      while (!stopped && acknowledged.length < 400) {
        await game.play(1);
        const { rows } = await sql<{ at: string; version: number }>`
          select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, count(*)::int as version
          from game_events where game_id = ${game.gameId}`.execute(database.db);
        acknowledged.push(...rows);
      }
    })();
    const busy = join(folder, "busy.backup");
    while (acknowledged.length < 3) await sql`select pg_sleep(0.01)`.execute(database.db);
    const moment = /as of (\S+),/.exec(await backup(busy))?.[1] ?? "";
    expect(moment).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/);
    stopped = true;
    await writing;
    const place = await emptyPlace();
    await restored(place, busy);
    await withConnection(place.url, async (client) => {
      const { rows } = await client.query<{ events: number }>("select count(*)::int as events from game_events where game_id = $1", [
        game.gameId,
      ]);
      const known = acknowledged.filter(({ at }) => at < moment).length;
      expect(known).toBeGreaterThan(0);
      expect(rows[0]?.events).toBeGreaterThanOrEqual(acknowledged[known - 1]!.version);
      expect(rows[0]?.events).toBeLessThanOrEqual(acknowledged[known]?.version ?? Number.POSITIVE_INFINITY);
    });
  });

  it("BACKUP6 is opened by the key it was encrypted for, and by no other", async () => {
    recipient = /age1\w+/.exec(await backup("--new-key", key))?.[0] ?? "";
    expect(statSync(key).mode & 0o777).toBe(0o600);
    expect(await backup("--new-key", key)).toContain("EEXIST");
    await sql`insert into secret_keys (name) values ('5ea1ed5ea1ed')`.execute(database.db);
    expect(await backup(locked, "--for", recipient)).toContain("encrypted");
    await sql`delete from secret_keys`.execute(database.db);
    expect(readFileSync(locked).includes("klb")).toBe(false);
    await backup("--new-key", join(folder, "other"));
    const place = await emptyPlace();
    expect(await restored(place, locked)).toContain("give the key that opens it with --key FILE");
    expect(await restored(place, locked, "--key", join(folder, "other"))).toContain("this key does not open the file");
    expect(await restored(place, locked, "--key", locked)).toContain("holds no key");
    expect(await restored(place, locked, "--key", key, "--check")).toContain("whole: ");
    expect(await tablesAt(place.url)).toBe(0);
    const told = await restored(place, locked, "--key", key);
    expect(told).toContain("restored and equal");
    // SECRET4: no backup holds the key of keys, and whoever restores hears of it before the start that would be refused.
    expect(told).toMatch(/^before the start: .* sealed with the key 5ea1ed5ea1ed, and SECRET_KEY is another, .*: bring secret\.key/m);
  });

  it("BACKUP4 is refused in one sentence when it is not whole, and leaves nothing behind", async () => {
    const place = await emptyPlace();
    for (const whole of [readFileSync(file), readFileSync(locked)]) {
      const { length } = whole;
      const changed = (at: number) => Buffer.concat([whole.subarray(0, at), Buffer.from([whole[at]! ^ 4]), whole.subarray(at + 1)]);
      const faults = [
        whole.subarray(0, 0),
        whole.subarray(0, 20),
        whole.subarray(0, Math.floor(length / 2)),
        whole.subarray(0, length - 1),
        Buffer.concat([whole, Buffer.from("more")]),
        changed(2),
        changed(Math.floor(length / 3)),
        changed(length - 2),
      ];
      for (const fault of faults) {
        writeFileSync(join(folder, "fault"), fault);
        const told = await restored(place, join(folder, "fault"), "--key", key, "--check");
        expect(told.split("\n").at(-1)).toMatch(/^fullcourt restore: (?:the file|this key|.* is no backup)/);
        expect(told).not.toMatch(/^whole: /m);
      }
    }
    const whole = readFileSync(file);
    for (const fault of [whole.subarray(0, whole.length - 1), Buffer.concat([whole, Buffer.from("more")])]) {
      writeFileSync(join(folder, "fault"), fault);
      expect(await restored(place, join(folder, "fault"))).toMatch(/^fullcourt restore: the file is not whole/m);
    }
    expect(await restored(place, join(folder, "nothing"))).toContain("there is no file");
    expect(await tablesAt(place.url)).toBe(0);
    expect(readdirSync(join(place.data, "files"), { recursive: true }).filter((name) => String(name).length > 3)).toEqual([]);
  });
});

it(
  "BACKUP7 BACKUP8 the night's are fourteen at most, each is written down, and so is what comes to nothing",
  { timeout: givingWayMs },
  async () => {
    const nights = join(folder, "nights");
    const settings = { folder: nights, recipient: null, atMinute: 150 };
    const night = async (index: number, into = settings) =>
      makeOne({
        config: { backup: into, dataFolder },
        databaseUrl: database.databaseUrl,
        now: () => Date.UTC(2026, 10, index, 2, 30),
        log: createLog("silent"),
      });
    for (let index = 1; index <= keptBackups; index += 1)
      writeFileSync(join(folder, `fullcourt-2026-11-${String(index).padStart(2, "0")}T023000Z.backup`), "");
    const before = { ...settings, folder };
    await night(20, before);
    const kept = readdirSync(folder)
      .filter((name) => name.startsWith("fullcourt-"))
      .sort();
    expect(kept).toHaveLength(keptBackups);
    expect([kept[0], kept.at(-1)]).toEqual(["fullcourt-2026-11-02T023000Z.backup", "fullcourt-2026-11-20T023000Z.backup"]);
    const { last, fault } = await readBackupHistory(database.db);
    expect(last).toMatchObject({ path: join(folder, kept.at(-1)!), isEncrypted: false });
    expect(fault).toBeNull();
    writeFileSync(join(folder, "closed"), "");
    await night(21, { ...settings, folder: join(folder, "closed") });
    await sql`alter table files rename to files_away`.execute(database.db);
    await night(22);
    await sql`alter table files_away rename to files`.execute(database.db);
    expect((await readBackupHistory(database.db)).fault?.why).toContain("files");
    expect(readdirSync(nights)).toEqual([]);
  },
);

it("UPGRADE6 the way back takes the place of whatever is there, equal to a row, with the schema of then; one that breaks changes nothing", async () => {
  const file = join(folder, "before-upgrade.backup");
  await backup(file);
  const before = await sumsIn(database.databaseUrl);
  const place = await emptyPlace();
  await restored(place, file);
  // What a new release has done to it.
  const spoil = [
    "alter table games add column later text",
    "drop table backups cascade",
    "delete from mail_outbox",
    "create table later (a int)",
  ];
  for (const order of spoil) await onServer(place.url, order);
  const target = (client: pg.Client) => ({
    client,
    filesFolder: join(place.data, "files"),
    say: () => undefined,
    replaces: true,
    asItWas: true,
  });
  const cut = join(folder, "cut.backup");
  writeFileSync(cut, readFileSync(file).subarray(0, -100));
  await expect(withConnection(place.url, async (client) => restoreArchive(readBackupFile(cut, null), target(client)))).rejects.toThrow();
  expect(await tablesAt(place.url)).toBe(before.size);
  await withConnection(place.url, async (client) => restoreArchive(readBackupFile(file, null), target(client)));
  const after = await sumsIn(place.url);
  // The backup noted itself after it was taken.
  for (const sums of [before, after]) sums.delete("backups");
  expect(after).toEqual(before);
});

it("BACKUP9 the night's backup is made aside, with less right to the machine than who serves", { timeout: givingWayMs }, async () => {
  const path = join(folder, "aside.backup");
  const wish = { databaseUrl: database.databaseUrl, filesFolder: join(dataFolder, "files"), path, recipient: null };
  const { priority, bytes } = await backUpAside(wish);
  expect(priority).toBeGreaterThan(getPriority());
  expect(statSync(path).size).toBe(bytes);
  await expect(backUpAside({ ...wish, path: join(folder, "nowhere/aside.backup") })).rejects.toThrow("cannot be written");
});

it.runIf(process.platform === "linux")(
  "BACKUP9 the database's own process for it gives way too, and no other of its processes",
  async () => {
    await withConnection(database.databaseUrl, async (client) =>
      withConnection(database.databaseUrl, async (other) => {
        const priorityOf = async (asked: pg.Client) =>
          getPriority((await asked.query<{ pid: number }>("select pg_backend_pid() as pid")).rows[0]!.pid);
        const usual = await priorityOf(other);
        expect(await lowerBackend(client)).toBe(true);
        expect(await priorityOf(client)).toBe(16);
        expect(await priorityOf(other)).toBe(usual);
        // Nobody may be made less than nothing: a backup that cannot give way is made all the same.
        expect(lowerProcess(2 ** 30)).toBe(false);
      }),
    );
  },
);
