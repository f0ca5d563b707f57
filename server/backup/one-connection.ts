import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Database } from "../db/schema.ts";
import { BackupFault } from "./backup-fault.ts";

/** One connection for as long as `work` takes: a snapshot and a `COPY` belong to the connection that began them. */
export async function withConnection<Result>(databaseUrl: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: "fullcourt backup", connectionTimeoutMillis: 10_000 });
  // What breaks is told by the question that finds it so.
  client.on("error", () => undefined);
  await client.connect().catch((error: unknown) => {
    throw new BackupFault(`no answer from the database: ${error instanceof Error ? error.message : String(error)}`);
  });
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The same connection for who asks by Kysely. */
export function queriesBy(client: pg.Client): Kysely<Database> {
  const query = client.query.bind(client);
  const lent = { query, release: () => undefined } as unknown as pg.PoolClient;
  const pool = { connect: async () => lent, end: async () => undefined, options: {} } as unknown as pg.Pool;
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
