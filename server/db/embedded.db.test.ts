import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./embedded.ts";

const ownerProgram = fileURLToPath(new URL("../../tests/support/database/database-owner.ts", import.meta.url));

// Every test makes a database of its own, and several processes start in it.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let dataFolder: string;
let servers: EmbeddedPostgres[];
let owners: ChildProcess[];

beforeEach(async () => {
  // Closed to all but us: as root, PostgreSQL's own account must find its way in nevertheless.
  dataFolder = await mkdtemp(join(tmpdir(), "fullcourt-embedded-"));
  [servers, owners] = [[], []];
});

afterEach(async () => {
  for (const owner of owners) owner.kill("SIGKILL");
  for (const server of servers) await server.stop();
  await vi.waitFor(() => rm(dataFolder, { recursive: true, force: true }));
});

async function start(whenInUse: "join" | "refuse" = "refuse", log?: (line: string) => void): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataFolder, whenInUse, ...(log && { log }) });
  servers.push(server);
  return server;
}

/** Another program that owns the database. */
async function startOwner(): Promise<{ owner: ChildProcess; databaseUrl: string }> {
  const owner = spawn(process.execPath, [ownerProgram, dataFolder], { stdio: ["ignore", "pipe", "inherit"] });
  owners.push(owner);
  const [line] = (await once(owner.stdout, "data")) as [Buffer];
  return { owner, databaseUrl: line.toString().trim() };
}

async function query(databaseUrl: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

async function serverPid(): Promise<number> {
  return Number((await readFile(join(dataFolder, "postgres/postmaster.pid"), "utf8")).split("\n")[0]);
}

test("a second start finds what the first one kept, at the same address; it is durable and sorts by ICU", async () => {
  const first = await start();
  const [settings] = await query(
    first.databaseUrl,
    `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit, datlocprovider as provider,
      current_setting('server_encoding') as encoding, current_setting('TimeZone') as zone from pg_database where datname = current_database()`,
  );
  expect(settings).toEqual({ fsync: "on", commit: "on", provider: "i", encoding: "UTF8", zone: "UTC" });
  await query(first.databaseUrl, "create table kept as select 'yes' as kept");
  await first.stop();

  const second = await start();
  expect(second.databaseUrl).toBe(first.databaseUrl);
  expect(await query(second.databaseUrl, "select kept from kept")).toEqual([{ kept: "yes" }]);
});

test("a program killed with -9 leaves no server behind, and the next start is up at once", async () => {
  const { owner, databaseUrl } = await startOwner();
  await query(databaseUrl, "create table kept as select 'yes' as kept");
  const pid = await serverPid();
  owner.kill("SIGKILL");

  const startedAt = performance.now();
  const next = await start();
  expect(performance.now() - startedAt).toBeLessThan(10_000);
  expect(await query(next.databaseUrl, "select kept from kept")).toEqual([{ kept: "yes" }]);
  expect(await serverPid()).not.toBe(pid);
});

test("a server killed with -9 comes back by itself, at the same address", async () => {
  const log: string[] = [];
  const server = await start("refuse", (line) => log.push(line));
  await query(server.databaseUrl, "create table kept as select 'yes' as kept");
  process.kill(await serverPid(), "SIGKILL");
  await vi.waitFor(async () => expect(await query(server.databaseUrl, "select kept from kept")).toEqual([{ kept: "yes" }]), {
    timeout: 15_000,
  });
  expect(log).toEqual(["the database ended by itself (SIGKILL); starting it again"]);
});

test("while a program lives, another may join its server but not run it", async () => {
  const { owner, databaseUrl } = await startOwner();
  await expect(start("refuse")).rejects.toThrow(
    `${dataFolder} is in use by a running program (pid ${owner.pid}); stop it, or set DATA_DIR`,
  );
  const guest = await start("join");
  expect(guest.databaseUrl).toBe(databaseUrl);
  await guest.stop();
  expect(await query(databaseUrl, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("a lock whose number now belongs to a stranger does not keep the database shut", async () => {
  await (await start()).stop();
  const lock = [process.ppid, join(dataFolder, "postgres"), 0, 5432, "", "127.0.0.1", "0 0", "ready"];
  await writeFile(join(dataFolder, "postgres/postmaster.pid"), `${lock.join("\n")}\n`);
  const server = await start();
  expect(await query(server.databaseUrl, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("a port taken meanwhile is given up for another, which is kept", async () => {
  const first = await start();
  await first.stop();
  const squatter = createServer().listen(Number(new URL(first.databaseUrl).port), "127.0.0.1");
  await once(squatter, "listening");
  const second = await start();
  await second.stop();
  squatter.close();
  expect(new URL(second.databaseUrl).port).not.toBe(new URL(first.databaseUrl).port);
  expect((await start()).databaseUrl).toBe(second.databaseUrl);
});

test("a folder that holds something else is left alone", async () => {
  await mkdir(join(dataFolder, "postgres/photos"), { recursive: true });
  await expect(start()).rejects.toThrow("holds something that is not a PostgreSQL cluster; move it away, or set DATA_DIR");
});

test("TENANT2 nobody asks it as a superuser: its owner changes the schema, the server's role only rows, also of a cluster from before", async () => {
  const first = await start();
  await query(
    first.superuserUrl,
    "create extension pg_trgm; create table of_before (id serial primary key); create view seen as select * from of_before",
  );
  await query(first.superuserUrl, "create function one() returns int language sql as 'select 1'; create domain named as text");
  await first.stop();
  // As a cluster of an earlier version lies there.
  const file = join(dataFolder, "postgres/fullcourt.json");
  const { port, password } = JSON.parse(await readFile(file, "utf8")) as { port: number; password: string };
  await writeFile(file, JSON.stringify({ port, password }));

  const { databaseUrl, serverUrl } = await start();
  const asked = "select current_user as name, rolsuper or rolcreatedb or rolcreaterole as above from pg_roles where rolname = current_user";
  expect(await query(databaseUrl, asked)).toEqual([{ name: "fullcourt_owner", above: false }]);
  expect(await query(serverUrl, asked)).toEqual([{ name: "fullcourt_server", above: false }]);
  await query(
    databaseUrl,
    "alter table of_before add column more int; drop view seen; drop function one(); drop domain named; grant select on of_before to fullcourt_server",
  );
  expect(await query(serverUrl, "select more from of_before")).toEqual([]);
  await expect(query(serverUrl, "alter table of_before add column yet int")).rejects.toThrow("must be owner");
  await expect(query(serverUrl, "create table mine (id int)")).rejects.toThrow("permission denied");
  await query(databaseUrl, "drop schema public cascade; create schema public; create extension pg_trgm");
  const guest = await start("join");
  expect(guest.databaseUrl).toBe(databaseUrl);
});
