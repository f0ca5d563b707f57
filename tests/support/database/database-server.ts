import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { connectDatabase } from "#server/db/connection.ts";
import { startEmbeddedPostgres } from "#server/db/embedded.ts";
import { migrateToLatest } from "#server/db/migrate.ts";

declare module "vitest" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  export interface ProvidedContext {
    /** Where test databases are made, and what they are copies of. */
    database: { readonly serverUrl: string; readonly template: string };
  }
}

let takeDown: () => Promise<void> = async () => undefined;

/** One server for all database tests, and in it one migrated template that every test file copies. */
export async function setup(project: TestProject): Promise<void> {
  const server = await findServer();
  const template = `fullcourt_test_${randomBytes(6).toString("hex")}`;
  await onServer(server.url, `create database ${template}`);
  takeDown = async () => {
    await onServer(server.url, `drop database ${template} with (force)`);
    await server.stop();
  };
  const db = connectDatabase({ databaseUrl: databaseOn(server.url, template), connections: 1 });
  await migrateToLatest(db);
  await db.destroy();
  project.provide("database", { serverUrl: server.url, template });
}

export async function teardown(): Promise<void> {
  await takeDown();
}

/** Somebody's server, where `DATABASE_URL` names one; its own databases are not touched. Else a short-lived one of ours. */
async function findServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const given = process.env["DATABASE_URL"];
  if (given) return { url: given, stop: async () => undefined };

  const dataFolder = await mkdtemp(join(tmpdir(), "fullcourt-test-"));
  // Nothing here outlives the run, so nothing is worth waiting for the disk.
  const settings = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };
  const server = await startEmbeddedPostgres({ dataFolder, whenInUse: "refuse", settings });
  return {
    url: server.superuserUrl,
    async stop() {
      await server.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** The address of another database of the same server. */
export function databaseOn(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs a statement that no transaction may hold. */
export async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
