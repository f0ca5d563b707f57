import { sql } from "kysely";
import { expect, test } from "vitest";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { compiledOnce } from "./compiled-once.ts";

const database = databaseForThisFile();

test("a question is written once and answers by the values of each time", async () => {
  let times = 0;
  const ask = compiledOnce<{ readonly least: number; readonly most: number }, { number: number }>((db, { least, most }) => {
    times++;
    return sql<{ number: number }>`
      select number from generate_series(1, 9) number where number between ${least}::integer and ${most}::integer and ${least}::integer < ${5}::integer`.compile(
      db,
    );
  });
  const numbers = async (least: number, most: number) =>
    (await database.db.executeQuery(ask(database.db, { least, most }))).rows.map(({ number }) => number);
  expect(await numbers(2, 4)).toEqual([2, 3, 4]);
  expect(await numbers(4, 5)).toEqual([4, 5]);
  expect(await numbers(6, 9)).toEqual([]);
  expect(times).toBe(1);
});

test("a question built of parts is filled as well", async () => {
  const ask = compiledOnce<{ readonly name: string }, { name: string }>((db, { name }) =>
    db
      .selectFrom(sql<{ name: string }>`(values ('one'), ('other'), ('third'))`.as<"given">(sql`given(name)`))
      .where("given.name", "=", name)
      .select("given.name")
      .compile(),
  );
  const names = await Promise.all(["one", "other"].map(async (name) => (await database.db.executeQuery(ask(database.db, { name }))).rows));
  expect(names).toEqual([[{ name: "one" }], [{ name: "other" }]]);
});

test("what reckons with a value that is not there yet is told", () => {
  const wrong = [
    compiledOnce<{ readonly to: number }, unknown>((db, { to }) => sql`select ${to + 1}`.compile(db)),
    compiledOnce<{ readonly to: number }, unknown>((db, { to }) => sql`select ${String(to)}`.compile(db)),
    compiledOnce<{ readonly to: number }, unknown>((db, { to }) => sql`select ${JSON.stringify({ to })}`.compile(db)),
  ];
  for (const ask of wrong) expect(() => ask(database.db, { to: 1 })).toThrow("to has no value");
});
