import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { expect, inject, test } from "vitest";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { databaseOn, onServer } from "#tests/support/database/database-server.ts";
import { openDatabase } from "./connection.ts";

const database = databaseForThisFile();

test("a value of PostgreSQL is the value the program counts with", async () => {
  const { rows } = await sql`
    select 9007199254740991::int8 as big, avg(n) as average, sum(n) as total, date '2026-11-21' as day,
      interval '1 hour 5 minutes' as length, timestamptz '2026-11-21 20:00+01' as moment, '{"a":[1]}'::json as whole
    from (values (1), (2)) as numbers (n)`.execute(database.db);
  expect(rows).toEqual([
    {
      big: 9_007_199_254_740_991,
      average: 1.5,
      total: 3,
      day: "2026-11-21",
      length: "01:05:00",
      moment: new Date("2026-11-21T19:00:00Z"),
      whole: { a: [1] },
    },
  ]);
});

test("a database that may lose what it confirmed is refused unless the operator insists", async () => {
  const { serverUrl } = inject("database");
  const name = new URL(database.databaseUrl).pathname.slice(1);
  await onServer(serverUrl, `alter database ${name} set synchronous_commit = off`);
  const options = { databaseUrl: database.databaseUrl, connections: 1 };
  await expect(openDatabase({ ...options, allowUnsafe: false })).rejects.toThrow(/=off and may lose confirmed plays/);
  const db = await openDatabase({ ...options, allowUnsafe: true });
  await db.destroy();
});

test("a line that breaks between two queries fails the transaction, not the program", async () => {
  const broken = database.db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.db);
    await sleep(100);
    await sql`select 1`.execute(transaction);
  });
  await expect(broken).rejects.toThrow(/terminat|not queryable/i);
  await sql`select 1`.execute(database.db);
});

test("no database at the address: one line that names it, without its password", async () => {
  const { serverUrl } = inject("database");
  const missing = openDatabase({ databaseUrl: databaseOn(serverUrl, "not_there"), connections: 1, allowUnsafe: true });
  await expect(missing).rejects.toThrow(/^no answer from the database .*\/not_there: database "not_there" does not exist$/);
  const nobody = openDatabase({ databaseUrl: "postgres://u:secret@127.0.0.1:1/league", connections: 1, allowUnsafe: true });
  await expect(nobody).rejects.toThrow(/^no answer from the database 127\.0\.0\.1:1\/league: .*ECONNREFUSED/);
  await expect(nobody).rejects.not.toThrow("secret");
});

test("a server without TLS is told nothing where TLS was asked for", async () => {
  const databaseUrl = `${database.databaseUrl}?sslmode=verify-full`;
  await expect(openDatabase({ databaseUrl, connections: 1, allowUnsafe: true })).rejects.toThrow(/does not support SSL/);
});
