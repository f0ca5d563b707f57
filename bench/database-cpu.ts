import { readdirSync, readFileSync } from "node:fs";
import { type Kysely, sql } from "kysely";
import type { Database } from "#server/db/schema.ts";

/**
 * Seconds of processor time that the processes of a database on this machine have used, of those that ended as far as it was
 * seen before; `null` where the system does not tell.
 */
export async function databaseCpu(db: Kysely<Database>): Promise<() => number | null> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  const postmaster = parentOf(rows[0]!.pid);
  const seen = new Map<number, number>();
  return () => {
    if (postmaster === null) return null;
    const pids = readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
    for (const pid of pids) if (parentOf(pid) === postmaster) seen.set(pid, cpuSecondsOf(pid) ?? seen.get(pid) ?? 0);
    return [...seen.values()].reduce((sum, seconds) => sum + seconds, 0);
  };
}

function parentOf(pid: number): number | null {
  try {
    return Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "latin1"))?.[1]);
  } catch {
    return null;
  }
}

/** In nanoseconds there, where the ticks of `stat` are of 10 ms. */
function cpuSecondsOf(pid: number): number | null {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, "latin1").split(" ")[0]) / 1e9;
  } catch {
    return null;
  }
}
