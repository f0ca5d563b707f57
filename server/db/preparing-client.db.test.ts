import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { connectDatabase } from "./connection.ts";
import type { Database } from "./schema.ts";

const database = databaseForThisFile();
let db: Kysely<Database>;
beforeAll(() => {
  db = connectDatabase({ databaseUrl: database.databaseUrl, connections: 1, preparesQuestions: true });
});
afterAll(() => db.destroy());

async function prepared(): Promise<readonly string[]> {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements order by prepare_time`.execute(db);
  return rows.map(({ statement }) => statement);
}

test("a question is prepared once, however often it is asked, with whatever it asks for", async () => {
  for (const number of [1, 2, 3]) {
    const { rows } = await sql`select ${number}::int as number`.execute(db);
    expect(rows).toEqual([{ number }]);
  }
  await expect(sql`select 1 / ${0}::int`.execute(db)).rejects.toThrow("division by zero");
  await expect(sql`select ${0}::nothing`.execute(db)).rejects.toThrow("does not exist");
  expect(await prepared()).toEqual(["select $1::int as number", "select 1 / $1::int"]);
});

test("a table that got another column under a prepared question is answered the time after at the latest", async () => {
  await sql`create table grown (id int)`.execute(db);
  const ask = () => sql`select * from grown where ${true}`.execute(db);
  await ask();
  await sql`alter table grown add column name text`.execute(db);
  await expect(ask()).rejects.toThrow("cached plan");
  await sql`insert into grown values (1, 'one')`.execute(db);
  expect((await ask()).rows).toEqual([{ id: 1, name: "one" }]);
});

test("no more plans are kept than was said", async () => {
  const few = connectDatabase({ databaseUrl: database.databaseUrl, connections: 1, preparesQuestions: 2 });
  for (const more of [sql``, sql` + 1`, sql` + 2`, sql` + 3`]) await sql`select ${1}::integer${more}`.execute(few);
  const { rows } = await sql<{ count: number }>`select count(*) from pg_prepared_statements`.execute(few);
  expect(rows).toEqual([{ count: 2 }]);
  await few.destroy();
});
