import { sql } from "kysely";
import { expect, it } from "vitest";
import { countedTrips } from "#tests/support/database/counted-trips.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { askTogether, rowsAsList } from "./ask-together.ts";

const database = databaseForThisFile();

it("questions are asked in one go, and each is answered by its own rows in their order", async () => {
  const { db, trips } = countedTrips(database.db);
  const answers = await askTogether(db, {
    down: sql<{ n: number }>`select n from generate_series(1, 3) n order by n desc`,
    "with Capitals": sql<{ aName: string; isSo: boolean; of: readonly number[] | null }>`
      select 'Đoković' as "aName", true as "isSo", array[2, 1] as of union all select 'x', false, null`,
    none: sql<{ n: number }>`select 1 as n where false`,
  });
  expect(answers).toEqual({
    down: [{ n: 3 }, { n: 2 }, { n: 1 }],
    "with Capitals": [
      { aName: "Đoković", isSo: true, of: [2, 1] },
      { aName: "x", isSo: false, of: null },
    ],
    none: [],
  });
  expect(trips()).toBe(1);
});

it("what is asked together is of one moment, and each question has its own values", async () => {
  const moment = (value: string) => sql<{ at: string; value: string }>`
    select pg_current_snapshot()::text as at, ${value}::text as value from pg_sleep(0.01)`;
  const { one, other } = await askTogether(database.db, { one: moment("first"), other: moment("second") });
  expect([one[0]?.value, other[0]?.value]).toEqual(["first", "second"]);
  expect(one[0]?.at).toBe(other[0]?.at);
});

it("rows come as JSON has them: who wants a moment asks for a number", async () => {
  const { told } = await askTogether(database.db, {
    told: sql<{ at: string; ms: number }>`
      select timestamptz '2026-11-27 12:00Z' as at, floor(extract(epoch from timestamptz '2026-11-27 12:00Z') * 1000)::float8 as ms`,
  });
  expect([typeof told[0]?.at, told[0]?.ms]).toEqual(["string", Date.UTC(2026, 10, 27, 12)]);
});

it("a list stands in a question as one of its values, that of no rows too", async () => {
  const { rows } = await sql<{ many: unknown; none: unknown }>`
    select ${rowsAsList(sql`select n from generate_series(1, 2) n`)} as many, ${rowsAsList(sql`select 1 where false`)} as none`.execute(
    database.db,
  );
  expect(rows).toEqual([{ many: [{ n: 1 }, { n: 2 }], none: [] }]);
});
