import { readdirSync, readFileSync } from "node:fs";
import { type Kysely, sql } from "kysely";
import type { Database } from "#server/db/schema.ts";

/**
 * Seconds of processor time that the processes of a database on this machine have used, those that ended not counted;
 * `null` where the system does not tell.
 */
export async function databaseCpu(db: Kysely<Database>): Promise<() => number | null> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  const postmaster = parentOf(rows[0]!.pid);
  return () => {
    if (postmaster === null) return null;
    const pids = readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
    return pids.filter((pid) => parentOf(pid) === postmaster).reduce((sum, pid) => sum + (cpuSecondsOf(pid) ?? 0), 0);
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
