import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { DatabaseStartError } from "./database-start-error.ts";
import { accountFor } from "./embedded-account.ts";
import { findPostgresBinaries } from "./embedded-binaries.ts";
import {
  clusterFolderIn,
  completed,
  createClusterOnce,
  databaseName,
  freePort,
  type Key,
  readKey,
  superuser,
  writeKey,
} from "./embedded-cluster.ts";
import { addressOf, ownerRole, prepareRoles, serverRole } from "./embedded-roles.ts";
import { privateFolder } from "./private-folder.ts";
import { isOrphan, type RunningServer, runningServer, type ServerProcess, spawnServer, stopForeignServer } from "./embedded-process.ts";

export type EmbeddedPostgresOptions = {
  /** Absolute. The cluster lies in `postgres` under it. */
  readonly dataFolder: string;
  /**
   * What to do when a living program already runs the database of this folder: `join` it as a guest (a command beside
   * the server), or `refuse` (a second server).
   */
  readonly whenInUse: "join" | "refuse";
  /** PostgreSQL settings that differ from its defaults, such as `max_connections`. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Told in a few words when something needed mending: an orphan stopped, a crashed server started again. */
  readonly log?: (line: string) => void;
};

export type EmbeddedPostgres = {
  /** Address of the database `fullcourt`, password included, as its owner, who is no superuser. TENANT2 */
  readonly databaseUrl: string;
  /** As who runs the server: reads and writes rows. */
  readonly serverUrl: string;
  /** As who may do everything: for tests, which make databases. */
  readonly superuserUrl: string;
  /** Ends the server, if it is ours; a guest just leaves. */
  stop(): Promise<void>;
};

const patienceMs = 60_000;
// A killed program may still be dying, and so look alive, when the next one starts.
const lastBreathMs = 2000;

/**
 * The PostgreSQL that comes with the program: made on the first start, durable, a process of its own that ends with
 * ours, however ours ends. Throws `DatabaseStartError` with one line for the operator when it cannot be had.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  // Root's PostgreSQL runs under an account of its own, which has to get through to its cluster.
  await privateFolder(options.dataFolder, { mayBePassed: process.getuid?.() === 0 }).catch((error: unknown) => {
    throw new DatabaseStartError(`${options.dataFolder} cannot be made (${messageOf(error)}); set DATA_DIR`);
  });
  const clusterFolder = clusterFolderIn(options.dataFolder);
  const claim = await claimServer(options, clusterFolder);
  const port = "joined" in claim ? claim.joined.port : claim.port;
  const stop = "joined" in claim ? async () => undefined : keepRunning(options, clusterFolder, claim.server);
  const key = "joined" in claim ? await rolesOf(clusterFolder, port) : await rolesFor(clusterFolder, port);
  const superuserUrl = addressOf(port, superuser, key.password, databaseName);
  // A server of before that runs on has only the one role.
  const urlOf = (role: string, password: string | undefined) =>
    password === undefined ? superuserUrl : addressOf(port, role, password, databaseName);
  return { databaseUrl: urlOf(ownerRole, key.ownerPassword), serverUrl: urlOf(serverRole, key.serverPassword), superuserUrl, stop };
}

/** Whoever started the server makes the roles, and writes them down when they are there. */
async function rolesFor(clusterFolder: string, port: number): Promise<Key> {
  const key = await readKey(clusterFolder);
  const whole = completed(key);
  await prepareRoles(port, whole);
  if (key.ownerPassword !== whole.ownerPassword || key.serverPassword !== whole.serverPassword)
    await writeKey(clusterFolder, { ...(await readKey(clusterFolder)), ...whole, port });
  return whole;
}

/** Of a server that somebody else started, perhaps a moment ago. */
async function rolesOf(clusterFolder: string, port: number): Promise<Key> {
  const giveUpAt = performance.now() + lastBreathMs;
  for (;;) {
    const key = await readKey(clusterFolder);
    const isReady = key.ownerPassword !== undefined && (await answersTo(addressOf(port, ownerRole, key.ownerPassword, databaseName)));
    if (isReady || performance.now() > giveUpAt) return key;
    await sleep(50);
  }
}

async function answersTo(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on("error", () => undefined);
  return client
    .connect()
    .then(
      () => true,
      () => false,
    )
    .finally(() => void client.end().catch(() => undefined));
}

type Claim = { readonly joined: RunningServer } | { readonly server: ServerProcess; readonly port: number };

/**
 * Starts the server, or joins the one that a living program runs. Tries until a killed predecessor is gone with its
 * lock and its shared memory, and past a port taken meanwhile.
 */
async function claimServer(options: EmbeddedPostgresOptions, clusterFolder: string): Promise<Claim> {
  const startedAt = performance.now();
  let obstacle = "";
  while (performance.now() < startedAt + patienceMs) {
    const running = await runningServer(clusterFolder);
    if (running === null) {
      const started = await startServer(options, clusterFolder);
      if (!("refusal" in started)) return started;
      obstacle = started.refusal;
    } else if (!running.ready) {
      obstacle = `the server before it (pid ${running.pid}) is neither up nor gone`;
    } else if (await isOrphan(running)) {
      options.log?.(`stopping the database of a program that was killed (pid ${running.pid})`);
      await stopForeignServer(running.pid, clusterFolder);
    } else if (options.whenInUse === "join") {
      return { joined: running };
    } else if (performance.now() > startedAt + lastBreathMs) {
      const holder = `a running program (pid ${running.ownerPid})`;
      throw new DatabaseStartError(`${options.dataFolder} is in use by ${holder}; stop it, or set DATA_DIR`);
    }
    await sleep(50);
  }
  throw new DatabaseStartError(`the database did not start: ${obstacle}`);
}

/** One attempt. A refusal is worth another; what will not pass by waiting is thrown. */
async function startServer(options: EmbeddedPostgresOptions, clusterFolder: string) {
  const account = await accountFor(clusterFolder);
  const binaries = await findPostgresBinaries(account);
  await createClusterOnce(clusterFolder, binaries, account);
  const key = await readKey(clusterFolder);
  const logFile = join(options.dataFolder, "postgres.log");
  const started = await spawnServer({ binaries, account, clusterFolder, logFile, port: key.port, settings: options.settings ?? {} });
  if (!("refusal" in started)) return { server: started, port: key.port };

  if (/TCP\/IP sockets|address already in use/i.test(started.refusal)) {
    await writeKey(clusterFolder, { ...key, port: await freePort() });
  } else if (!/lock file|shared memory block/i.test(started.refusal)) {
    throw new DatabaseStartError(`the database did not start: ${started.refusal} (${logFile})`);
  }
  return started;
}

/** Starts the server again whenever it ends by itself, until the returned function stops it for good. */
function keepRunning(options: EmbeddedPostgresOptions, clusterFolder: string, first: ServerProcess): () => Promise<void> {
  let stopping = false;
  let current: Promise<ServerProcess> = Promise.resolve(first);

  async function startAgain(): Promise<ServerProcess> {
    const claim = await claimServer({ ...options, whenInUse: "refuse" }, clusterFolder);
    if ("joined" in claim) throw new DatabaseStartError("another program took the database over");
    restartWhenGone(claim.server);
    return claim.server;
  }

  function restartWhenGone(server: ServerProcess): void {
    server.child.once("exit", (code, signal) => {
      if (stopping) return;
      options.log?.(`the database ended by itself (${signal ?? code}); starting it again`);
      current = startAgain();
      current.catch((error: unknown) => options.log?.(messageOf(error)));
    });
  }

  restartWhenGone(first);
  return async () => {
    stopping = true;
    const server = await current.catch(() => null);
    await server?.stop();
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
