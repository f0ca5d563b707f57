import type pg from "pg";

/** A try is over in less than a millisecond: even where something is committed each tenth of one, it takes a second. */
const mostTries = 1000;

const clockAndSnapshot = `select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as moment,
  pg_current_snapshot()::text as snapshot`;

/**
 * Begins a transaction that sees the database as it is at one moment, and answers with that moment, to the microsecond, by the
 * database's clock. The clock is read between two snapshots; when both are the same, nothing was committed from one to the other: what
 * was acknowledged before the moment is seen, and nothing of what was committed after it. When something was, it is tried again. Where
 * that never ends, the moment is a little earlier than what is seen: never later. BACKUP2
 */
export async function beginAtMoment(client: pg.Client, access: "read only" | "read write"): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    // One message, so that as little as can be lies between the two.
    const answers = (await client.query(
      `begin isolation level read committed read only; ${clockAndSnapshot}; commit;
       begin isolation level repeatable read ${access}; select pg_current_snapshot()::text as snapshot`,
    )) as unknown as readonly pg.QueryResult<{ moment: string; snapshot: string }>[];
    const [before, seen] = answers.flatMap(({ rows }) => rows);
    if (before === undefined || seen === undefined) throw new Error("the database says nothing of its snapshots");
    if (before.snapshot === seen.snapshot || tries === mostTries) return before.moment;
    await client.query("rollback");
  }
}
