import { randomBytes } from "node:crypto";
import { readdirSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
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

async function inCopy(what: string, look: (db: ReturnType<typeof connectDatabase>, databaseUrl: string) => Promise<void>): Promise<void> {
  const { serverUrl, template } = inject("database");
  const name = `${template}_${what}`;
  await onServer(serverUrl, `create database ${name} template ${template}`);
  const databaseUrl = databaseOn(serverUrl, name);
  const db = connectDatabase({ databaseUrl, connections: 2 });
  try {
    await look(db, databaseUrl);
  } finally {
    await db.destroy();
    await onServer(serverUrl, `drop database ${name} with (force)`);
  }
}

test("UPGRADE10 a database to which a newer program has added is taken as it is, one from which it has taken away is refused", async () => {
  await inCopy("newer", async (db) => {
    await sql`insert into kysely_migration (name, timestamp) values ('9998-tomorrow', 'x')`.execute(db);
    expect(await migrateToLatest(db)).toEqual([]);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-contract-tomorrow', 'x')`.execute(db);
    await expect(migrateToLatest(db)).rejects.toThrow(/^the database could not be migrated: .*999[89]-/);
  });
});

test("UPGRADE10 a database that lacks a step of this program's, and has another, is refused", async () => {
  await inCopy("other", async (db) => {
    await sql`update kysely_migration set name = '9998-tomorrow' where name = (select max(name) from kysely_migration)`.execute(db);
    await expect(migrateToLatest(db)).rejects.toThrow(/^the database could not be migrated: .*9998-tomorrow/);
  });
});

test("UPGRADE9 a step waits for whoever uses its table, and whoever comes meanwhile does not wait long behind it", async () => {
  await inCopy("busy", async (db, databaseUrl) => {
    // As a release finds it that brings the last step.
    const last = Object.keys(migrations).at(-1)!;
    const touched = "backups";
    const original = migrations[last]!;
    const reader = connectDatabase({ databaseUrl, connections: 2 });
    migrations[last] = { up: async (step) => void (await sql`alter table ${sql.table(touched)} add column of_a_test text`.execute(step)) };
    try {
      await sql`delete from kysely_migration where name = ${last}`.execute(db);
      const { promise: over, resolve: end } = Promise.withResolvers<void>();
      const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
      const long = reader.transaction().execute(async (transaction) => {
        await sql`select count(*) from backups`.execute(transaction);
        begin();
        await over;
      });
      await begun;
      const migrating = migrateToLatest(db);
      await pause(200);
      const askedAt = performance.now();
      await sql`select count(*) from backups`.execute(reader);
      expect(performance.now() - askedAt).toBeLessThan(3000);
      end();
      await long;
      expect(await migrating).toEqual([last]);
      const { rows } = await sql<{ lock_timeout: string }>`show lock_timeout`.execute(db);
      expect(rows[0]?.lock_timeout).toBe("0");
    } finally {
      migrations[last] = original;
      await reader.destroy();
    }
  });
});

test("all migrations are listed, in the order of their names: that in which they are applied", () => {
  const files = readdirSync(new URL("migrations/", import.meta.url)).map((file) => file.replace(/\.ts$/, ""));
  expect(Object.keys(migrations)).toEqual(files.toSorted());
  const numbers = files.map((file) => file.slice(0, 4));
  expect(new Set(numbers).size).toBe(numbers.length);
});
