import type { PostgresPool } from "kysely";
import type pg from "pg";
import { BusyDatabase } from "#contract/busy-database.ts";

/** What pg-pool says when all connections stay in use, and when a new one does not come about in its time. */
const waitedInVain: readonly string[] = ["timeout exceeded when trying to connect", "Connection terminated due to connection timeout"];
/** PostgreSQL's `too_many_connections`. */
const noneLeft = "53300";

/** The pool as the queries see it: that no connection was to be had in time is told from everything else that can go wrong. */
export function patientPool(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    connect: () =>
      pool.connect().catch((error: unknown) => Promise.reject(isBusy(error) ? new BusyDatabase(error.message, { cause: error }) : error)),
    end: () => pool.end(),
  };
}

function isBusy(error: unknown): error is Error {
  return error instanceof Error && (waitedInVain.includes(error.message) || ("code" in error && error.code === noneLeft));
}
