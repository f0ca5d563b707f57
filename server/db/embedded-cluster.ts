import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chown, mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { DatabaseStartError } from "./database-start-error.ts";
import { type Account, giveTo, pathAsSeenBy } from "./embedded-account.ts";
import type { PostgresBinaries } from "./embedded-binaries.ts";

/** How to open a cluster; kept inside it, so that one cannot be there without the other. */
export type Key = {
  readonly port: number;
  /** Of the superuser, whom nobody asks anything but whoever starts the server. */
  readonly password: string;
  /** Of roles of lesser right; a cluster from before there were such gets them with its next start. */
  readonly ownerPassword?: string;
  readonly serverPassword?: string;
};

/** `key` with all that it may lack. */
export function completed(key: Key): Required<Key> {
  return { ...key, ownerPassword: key.ownerPassword ?? newPassword(), serverPassword: key.serverPassword ?? newPassword() };
}

function newPassword(): string {
  return randomBytes(24).toString("base64url");
}

export const superuser = "fullcourt";
export const databaseName = "fullcourt";

const run = promisify(execFile);

export function clusterFolderIn(dataFolder: string): string {
  return join(dataFolder, "postgres");
}

export async function readKey(clusterFolder: string): Promise<Key> {
  try {
    return JSON.parse(await readFile(keyFile(clusterFolder), "utf8")) as Key;
  } catch (error) {
    throw new DatabaseStartError(`the database cannot be opened without its key: ${(error as Error).message}`);
  }
}

export async function writeKey(clusterFolder: string, key: Key): Promise<void> {
  const unfinished = `${keyFile(clusterFolder)}.${process.pid}`;
  await writeFile(unfinished, `${JSON.stringify(key)}\n`, { mode: 0o600 });
  // Root may have written it in the cluster of an ordinary user, who must be able to start without root again.
  const { uid, gid } = await stat(clusterFolder);
  await chown(unfinished, uid, gid);
  await rename(unfinished, keyFile(clusterFolder));
}

function keyFile(clusterFolder: string): string {
  return join(clusterFolder, "fullcourt.json");
}

/**
 * Makes the cluster on the first start. It comes into being under another name and is renamed when whole, so a start
 * that was killed half-way leaves nothing that looks like a database, and of two first starts one wins.
 */
export async function createClusterOnce(clusterFolder: string, binaries: PostgresBinaries, account: Account): Promise<void> {
  if (await exists(join(clusterFolder, "PG_VERSION"))) return;
  if (await exists(clusterFolder)) {
    throw new DatabaseStartError(`${clusterFolder} holds something that is not a PostgreSQL cluster; move it away, or set DATA_DIR`);
  }
  const workshop = `${clusterFolder}.unfinished-${process.pid}`;
  try {
    await makeIn(workshop, binaries, account);
    await rename(join(workshop, "cluster"), clusterFolder).catch(async (error: unknown) => {
      if (!(await exists(clusterFolder))) throw error;
    });
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

async function makeIn(workshop: string, binaries: PostgresBinaries, account: Account): Promise<void> {
  const password = newPassword();
  const cluster = join(workshop, "cluster");
  await rm(workshop, { recursive: true, force: true });
  await mkdir(cluster, { recursive: true, mode: 0o700 });
  await writeFile(join(workshop, "password"), password, { mode: 0o600 });
  for (const path of [workshop, cluster, join(workshop, "password")]) await giveTo(account, path);
  await initialise(cluster, binaries, account);
  await writeKey(cluster, { port: await freePort(), password });
}

/** Names sort by ICU, the same on every system; the C library's locale only classifies letters, so any will do. */
async function initialise(cluster: string, binaries: PostgresBinaries, account: Account): Promise<void> {
  const seenAs = await pathAsSeenBy(account, cluster);
  const settings = ["--encoding=UTF8", "--locale-provider=icu", "--icu-locale=und", "--lc-messages=C", "--auth=scram-sha-256"];
  const places = [`--pgdata=${seenAs}`, `--pwfile=${seenAs}/../password`, `--username=${superuser}`];
  for (const locale of ["C.UTF-8", "en_US.UTF-8", "C"]) {
    try {
      await run(binaries.initdb, [...settings, ...places, `--locale=${locale}`], { cwd: cluster, env: plainEnvironment(), ...account });
      return;
    } catch (error) {
      const complaint = String((error as { stderr?: unknown }).stderr ?? error);
      if (!complaint.includes("invalid locale")) throw new DatabaseStartError(`the database could not be made: ${tellingLine(complaint)}`);
    }
  }
}

/** Nothing of ours: PG* variables and foreign locales would change what the cluster is. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env["PATH"] ?? "/usr/bin:/bin", LC_ALL: "C" };
}

function tellingLine(text: string): string {
  const lines = text.trim().split("\n");
  return lines.find((line) => /error|fatal|could not|denied/i.test(line)) ?? lines.at(-1) ?? text;
}

/** A port nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const server = createServer();
  server.once("error", reject);
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
  });
  return promise;
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
