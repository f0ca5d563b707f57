import { randomBytes } from "node:crypto";
import { readdirSync } from "node:fs";
import { sql } from "kysely";
import { expect, inject, test } from "vitest";
import { databaseOn, onServer } from "#tests/support/database/database-server.ts";
import { connectDatabase } from "./connection.ts";
import { migrateToLatest, migrations } from "./migrate.ts";

test("nodes that start together on an empty database: one migrates, the others wait for it", async () => {
  const { serverUrl } = inject("database");
  const name = `fullcourt_test_${randomBytes(6).toString("hex")}`;
  await onServer(serverUrl, `create database ${name}`);
  const nodes = Array.from({ length: 4 }, () => connectDatabase({ databaseUrl: databaseOn(serverUrl, name), connections: 2 }));
  try {
    const applied = await Promise.all(nodes.map(migrateToLatest));
    expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
    expect(applied.flat()[0]).toBe("0001-foundation");
  } finally {
    await Promise.all(nodes.map((node) => node.destroy()));
    await onServer(serverUrl, `drop database ${name} with (force)`);
  }
});

test("a database that a newer program has migrated is refused", async () => {
  const { serverUrl, template } = inject("database");
  const name = `${template}_newer`;
  await onServer(serverUrl, `create database ${name} template ${template}`);
  const db = connectDatabase({ databaseUrl: databaseOn(serverUrl, name), connections: 2 });
  try {
    await sql`insert into kysely_migration (name, timestamp) values ('9999-tomorrow', 'x')`.execute(db);
    await expect(migrateToLatest(db)).rejects.toThrow(/^the database could not be migrated: .*9999-tomorrow/);
  } finally {
    await db.destroy();
    await onServer(serverUrl, `drop database ${name} with (force)`);
  }
});

test("all migrations are listed, in the order of their names: that in which they are applied", () => {
  const files = readdirSync(new URL("migrations/", import.meta.url)).map((file) => file.replace(/\.ts$/, ""));
  expect(Object.keys(migrations)).toEqual(files.toSorted());
  const numbers = files.map((file) => file.slice(0, 4));
  expect(new Set(numbers).size).toBe(numbers.length);
});
