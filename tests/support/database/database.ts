import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { afterAll, beforeAll, inject } from "vitest";
import { connectDatabase } from "#server/db/connection.ts";
import type { Database } from "#server/db/schema.ts";
import { databaseOn, onServer } from "./database-server.ts";

export type TestDatabase = { readonly db: Kysely<Database>; readonly databaseUrl: string };

/** A fresh, migrated, empty database for as long as `work` runs. */
export async function withDatabase<Result>(work: (database: TestDatabase) => Promise<Result>): Promise<Result> {
  const database = await createTestDatabase();
  try {
    return await work(database);
  } finally {
    await database.drop();
  }
}

/**
 * A fresh, migrated, empty database for the tests of one file (or one `describe`). The answer is filled before the
 * first test runs: read `database.db` inside tests, not beside them.
 */
export function databaseForThisFile(): TestDatabase {
  let database: (TestDatabase & { drop(): Promise<void> }) | undefined;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database?.drop());
  return {
    get db() {
      return ready(database).db;
    },
    get databaseUrl() {
      return ready(database).databaseUrl;
    },
  };
}

async function createTestDatabase(): Promise<TestDatabase & { drop(): Promise<void> }> {
  const { serverUrl, template } = inject("database");
  const name = `${template}_${randomBytes(6).toString("hex")}`;
  await onServer(serverUrl, `create database ${name} template ${template}`);
  const databaseUrl = databaseOn(serverUrl, name);
  const db = connectDatabase({ databaseUrl, connections: 5 });
  return {
    db,
    databaseUrl,
    async drop() {
      await db.destroy();
      await onServer(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

function ready<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("The test database is made before the first test, not before the file is read.");
  return value;
}
