import pg from "pg";
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
