import { writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { setPriority } from "node:os";
import type pg from "pg";

/**
 * A thirtieth of what others get. The lowest there is would do as well in quiet; but a database's process that holds a page and hardly gets
 * the machine keeps those waiting who want to write it.
 */
const low = 16;

/**
 * Lets a process that has just begun, as a session of its own, give way to all others; its threads, which are still to come, take over
 * its right to the machine. Answers whether it does. BACKUP9
 */
export function lowerProcess(pid: number): boolean {
  lowerSession(pid);
  try {
    setPriority(pid, low);
    return true;
  } catch {
    // Who is lower already, or may not say, stays as it is.
    return false;
  }
}

/**
 * Lets the database's process behind this connection give way to all others, until the connection ends. Answers whether it does: only a
 * process of this machine that belongs to our account, or to anybody where we are root, and on Linux alone, where a process shows which
 * connection it serves. BACKUP9
 */
export async function lowerBackend(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ pid: number; address: string | null; port: number }>(
    "select pid, host(client_addr) as address, client_port as port from pg_stat_activity where pid = pg_backend_pid()",
  );
  const [backend] = rows;
  if (backend === undefined || backend.address === null) return false;
  // Another machine or a container has a process of that number too, but none that serves this port of ours.
  const title = await readFile(`/proc/${backend.pid}/cmdline`, "utf8").catch(() => "");
  if (!title.startsWith("postgres:") || !title.includes(` ${backend.address}(${backend.port})`)) return false;
  return lowerProcess(backend.pid);
}

/** Linux weighs sessions against each other first where they are in no group, and each of PostgreSQL's processes is one. */
function lowerSession(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(low));
  } catch {
    // Another system, or one that has no such groups.
  }
}
