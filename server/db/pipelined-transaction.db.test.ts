import { type Kysely, sql, type Transaction } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { inOneTrip, inPipelinedTransaction } from "./pipelined-transaction.ts";
import type { Database } from "./schema.ts";

const database = databaseForThisFile();

beforeAll(async () => {
  await sql`create table noted (number int primary key)`.execute(database.db);
});

function note(db: Kysely<Database>, number: number): Promise<unknown> {
  return sql`insert into noted values (${number})`.execute(db);
}

async function notes(db: Kysely<Database> = database.db): Promise<readonly number[]> {
  const { rows } = await sql<{ number: number }>`select number from noted order by number`.execute(db);
  return rows.map(({ number }) => number);
}

test("what is asked side by side is answered in its order, and kept when the work has answered", async () => {
  const seen = await inPipelinedTransaction(database.db, async (transaction) => {
    const [, first, , both] = await Promise.all([note(transaction, 1), notes(transaction), note(transaction, 2), notes(transaction)]);
    expect(await notes()).toEqual([]);
    return [first, both];
  });
  expect(seen).toEqual([[1], [1, 2]]);
  expect(await notes()).toEqual([1, 2]);
});

test("where one of those sent together fails, nothing is kept, and the connection serves the next", async () => {
  const work = (transaction: Transaction<Database>) => Promise.all([note(transaction, 3), note(transaction, 1), note(transaction, 4)]);
  await expect(inPipelinedTransaction(database.db, work)).rejects.toThrow("duplicate key");
  expect(await notes()).toEqual([1, 2]);
});

test("what failed cannot be committed, though the work says nothing of it", async () => {
  const silent = (transaction: Transaction<Database>) => Promise.allSettled([note(transaction, 5), note(transaction, 1)]);
  await expect(inPipelinedTransaction(database.db, silent)).rejects.toThrow("failed before its commit");
  expect(await notes()).toEqual([1, 2]);
});

test("work that throws leaves nothing, and can ask nothing more", async () => {
  let kept: Transaction<Database> | null = null;
  const thrown = inPipelinedTransaction(database.db, async (transaction) => {
    kept = transaction;
    await note(transaction, 6);
    throw new Error("thought better of it");
  });
  await expect(thrown).rejects.toThrow("thought better of it");
  await expect(note(kept!, 7)).rejects.toThrow("the transaction is over");
  expect(await notes()).toEqual([1, 2]);
});

test("questions that wait for no answer travel with begin and end, and the last is answered", async () => {
  const add = (number: number) => sql`insert into noted values (${number})`.compile(database.db);
  const all = sql<{ count: number }>`select count(*)::integer as count from noted where number >= ${100}`.compile(database.db);
  expect(await inOneTrip(database.db, [add(100), add(101)], all)).toEqual([{ count: 2 }]);
  expect(await notes()).toContain(101);
});

test("where one of a trip fails, nothing of it is kept, and the connection serves the next", async () => {
  const add = (number: number) => sql`insert into noted values (${number}) returning number`.compile(database.db);
  await expect(inOneTrip(database.db, [add(200)], add(100))).rejects.toThrow("duplicate key");
  await expect(inOneTrip(database.db, [add(100)], add(200))).rejects.toThrow("duplicate key");
  expect(await notes()).not.toContain(200);
  expect(await inOneTrip(database.db, [], add(200))).toEqual([{ number: 200 }]);
});
