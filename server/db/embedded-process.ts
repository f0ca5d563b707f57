import { type ChildProcess, execFile, spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { readFile, readlink, realpath, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { type Account, pathAsSeenBy } from "./embedded-account.ts";
import type { PostgresBinaries } from "./embedded-binaries.ts";
import { plainEnvironment } from "./embedded-cluster.ts";

const run = promisify(execFile);

// A setting PostgreSQL ignores; it keeps its command line in a file, and so the name of its owner.
const ownerSetting = "fullcourt.owner_pid";

export type ServerStart = {
  readonly binaries: PostgresBinaries;
  readonly account: Account;
  readonly clusterFolder: string;
  readonly logFile: string;
  readonly port: number;
  readonly settings: Readonly<Record<string, string>>;
};

export type ServerProcess = { readonly child: ChildProcess; stop(): Promise<void> };

/** Starts the server and waits until it answers; otherwise the line it died with. */
export async function spawnServer(start: ServerStart): Promise<ServerProcess | { readonly refusal: string }> {
  await disownStaleLock(start.clusterFolder);
  const seenAs = await pathAsSeenBy(start.account, start.clusterFolder);
  const log = openSync(start.logFile, "w", 0o600);
  // Detached: Ctrl-C reaches every process of the terminal, but the database must outlive the last request.
  const child = spawn(start.binaries.postgres, serverArguments(seenAs, start), {
    cwd: start.clusterFolder,
    env: plainEnvironment(),
    detached: true,
    stdio: ["ignore", log, log],
    ...start.account,
  });
  closeSync(log);
  const ended = new Promise<void>((resolve) => void child.once("exit", resolve).once("error", resolve));
  const watchdog = child.pid === undefined ? null : watchOverOrphan(child.pid);
  child.unref();

  while (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
    if (await isReady(start.clusterFolder, child.pid)) return { child, stop: () => stopServer(child, ended, watchdog) };
    await Promise.race([ended, sleep(10)]);
  }
  watchdog?.kill("SIGKILL");
  return { refusal: await lastComplaint(start.logFile) };
}

function serverArguments(folder: string, { port, settings }: ServerStart): string[] {
  const all = {
    listen_addresses: "127.0.0.1",
    port: String(port),
    unix_socket_directories: "",
    timezone: "UTC",
    log_timezone: "UTC",
    [ownerSetting]: String(process.pid),
    ...settings,
  };
  return ["-D", folder, ...Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`])];
}

/**
 * A shell that waits on a pipe from us and stops the server when the pipe breaks: our own end, however it comes
 * (`kill -9` included), leaves no database behind.
 */
function watchOverOrphan(serverPid: number): ChildProcess {
  const watchdog = spawn("/bin/sh", ["-c", `read -r _; kill -INT ${serverPid}`], {
    cwd: "/",
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  watchdog.on("error", () => undefined); // No shell: the next start finds the orphan and stops it.
  watchdog.unref();
  (watchdog.stdin as unknown as { unref?: () => void } | null)?.unref?.();
  return watchdog;
}

async function stopServer(child: ChildProcess, ended: Promise<void>, watchdog: ChildProcess | null): Promise<void> {
  child.ref();
  if (child.exitCode === null && child.signalCode === null) {
    child.kill("SIGINT");
    const impatience = setTimeout(() => child.kill("SIGQUIT"), 20_000);
    await ended;
    clearTimeout(impatience);
  }
  watchdog?.kill("SIGKILL");
}

async function isReady(clusterFolder: string, pid: number): Promise<boolean> {
  const lines = await lockLines(clusterFolder);
  return Number(lines?.[0]) === pid && lines?.[7]?.trim() === "ready";
}

/** A server that runs on a cluster, whoever started it. Its owner is known once it is ready. */
export type RunningServer = { readonly pid: number; readonly ready: boolean; readonly port: number; readonly ownerPid: number };

export async function runningServer(clusterFolder: string): Promise<RunningServer | null> {
  const lines = await lockLines(clusterFolder);
  const pid = Number(lines?.[0]);
  if (lines === null || !isAlive(pid) || !(await servesCluster(pid, clusterFolder))) return null;
  const commandLine = await readFile(join(clusterFolder, "postmaster.opts"), "utf8").catch(() => "");
  const ownerPid = Number(new RegExp(`${ownerSetting}=(\\d+)`).exec(commandLine)?.[1] ?? Number.NaN);
  return { pid, ready: lines[7]?.trim() === "ready", port: Number(lines[3]), ownerPid };
}

/** Whether the process that started the server still stands over it. An orphan has been handed to another parent. */
export async function isOrphan({ pid, ownerPid }: RunningServer): Promise<boolean> {
  if (process.platform === "linux") {
    const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
    return Number(/^PPid:\s*(\d+)/m.exec(status)?.[1]) !== ownerPid;
  }
  const { stdout } = await run("ps", ["-o", "ppid=", "-p", String(pid)]).catch(() => ({ stdout: "" }));
  return Number(stdout) !== ownerPid;
}

/** Ends a server that is not our child: politely, then firmly. */
export async function stopForeignServer(pid: number, clusterFolder: string): Promise<void> {
  for (const signal of ["SIGINT", "SIGQUIT"] as const) {
    signalIfAlive(pid, signal);
    const giveUpAt = performance.now() + 10_000;
    // Not whether the pid lives: nobody may be there to reap it.
    while (performance.now() < giveUpAt) {
      if (!(await servesCluster(pid, clusterFolder))) return;
      await sleep(20);
    }
  }
}

/**
 * A lock left by a killed server names a pid that may since belong to anyone, and PostgreSQL then refuses to start.
 * Writing our pid there makes it see its own parent, which it knows to be stale; the lock's other lines stay, since by
 * them it still finds out whether workers of the dead server hold its memory.
 */
async function disownStaleLock(clusterFolder: string): Promise<void> {
  const lines = await lockLines(clusterFolder);
  if (lines === null || !isAlive(Number(lines[0])) || (await servesCluster(Number(lines[0]), clusterFolder))) return;
  await writeFile(lockFile(clusterFolder), [String(process.pid), ...lines.slice(1)].join("\n"));
}

async function servesCluster(pid: number, clusterFolder: string): Promise<boolean> {
  const folder = await realpath(clusterFolder);
  if (process.platform === "linux") {
    // A server's working folder is its cluster.
    return (await readlink(`/proc/${pid}/cwd`).catch(() => null)) === folder;
  }
  const { stdout } = await run("ps", ["-o", "command=", "-p", String(pid)]).catch(() => ({ stdout: "" }));
  return stdout.includes("postgres") && stdout.includes(clusterFolder);
}

function lockFile(clusterFolder: string): string {
  return join(clusterFolder, "postmaster.pid");
}

async function lockLines(clusterFolder: string): Promise<string[] | null> {
  return readFile(lockFile(clusterFolder), "utf8").then(
    (text) => text.split("\n"),
    () => null,
  );
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function signalIfAlive(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

async function lastComplaint(logFile: string): Promise<string> {
  const lines = (await readFile(logFile, "utf8").catch(() => "")).trim().split("\n");
  return lines.findLast((line) => /FATAL|PANIC|ERROR/.test(line)) ?? lines.at(-1) ?? "";
}
