import type { PostgresPool } from "kysely";
import type pg from "pg";
import { AwayDatabase, BusyDatabase } from "#contract/busy-database.ts";
import { asAway, type DatabaseLine } from "./database-line.ts";

/** What pg-pool says when all connections stay in use, and when a new one does not come about in its time. */
const waitedInVain: readonly string[] = ["timeout exceeded when trying to connect", "Connection terminated due to connection timeout"];
/** PostgreSQL's `too_many_connections`. */
const noneLeft = "53300";

/**
 * The pool as the queries see it: that no connection was to be had in time, and that the database is away, is told from
 * everything else that can go wrong. `line` is told of each.
 */
export function patientPool(pool: pg.Pool, line: DatabaseLine | null = null): PostgresPool {
  pool.on("connect", (client) => tellOfLine(client, line));
  return {
    options: pool.options,
    connect: () => pool.connect().catch((error: unknown) => Promise.reject(noted(isBusy(error) ? busy(error) : asAway(error), line))),
    end: () => pool.end(),
  };
}

/** What a connection is asked tells whether the database is there. */
function tellOfLine(client: pg.PoolClient, line: DatabaseLine | null): void {
  const ask = client.query.bind(client) as (...asked: unknown[]) => unknown;
  client.query = ((...asked: unknown[]) => {
    const answer = ask(...asked);
    if (!(answer instanceof Promise)) return answer;
    return answer.then(
      (rows: unknown) => {
        line?.answered();
        return rows;
      },
      (error: unknown) => Promise.reject(noted(asAway(error), line)),
    );
  }) as typeof client.query;
}

function noted(error: unknown, line: DatabaseLine | null): Error {
  if (error instanceof AwayDatabase) line?.failed(error);
  return error as Error;
}

function busy(error: Error): BusyDatabase {
  return new BusyDatabase(error.message, { cause: error });
}

function isBusy(error: unknown): error is Error {
  return error instanceof Error && (waitedInVain.includes(error.message) || ("code" in error && error.code === noneLeft));
}
