import type { Kysely } from "kysely";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { unnestRows } from "./column-arrays.ts";
import { connectDatabase } from "./connection.ts";
import type { Database } from "./schema.ts";

const database = databaseForThisFile();
let db: Kysely<Database>;
beforeAll(() => {
  db = connectDatabase({ databaseUrl: database.databaseUrl, connections: 1 });
  return () => db.destroy();
});

const texts = ["", "NULL", '"', "\\", "a,b{c}", "line\nbreak\ttab", "Ђорђе", "'", String.raw`\u0001 \" \\n`, "\u{1F3C0}\u2028"];

test("texts and JSON of any letters come back from their columns as they went in", async () => {
  const rows = texts.map((text) => ({ text, json: { text, [text]: [text, null, 1.5] }, at: new Date(0), number: 1, nothing: null }));
  const types = new Map([
    ["text", "text"],
    ["json", "jsonb"],
    ["at", "timestamptz"],
    ["number", "int"],
    ["nothing", "text"],
  ]);
  const read = await sql`select * from (${unnestRows(rows, types)}) as read (text, json, at, number, nothing)`.execute(db);
  expect(read.rows).toEqual(rows);
});

test("what is the same in all rows stands in each, though it is sent once", async () => {
  const types = new Map([
    ["number", "int"],
    ["text", "text"],
    ["other", "text"],
  ]);
  const rows = [
    { number: 1, other: "a" },
    { number: 2, other: null },
  ];
  const read = await sql`select * from (${unnestRows(rows, types, { text: texts.join() })}) as read (number, text, other)`.execute(db);
  expect(read.rows).toEqual(rows.map(({ number, other }) => ({ number, text: texts.join(), other })));
});
