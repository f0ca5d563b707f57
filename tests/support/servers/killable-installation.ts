import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { connectDatabase } from "#server/db/connection.ts";
import { startEmbeddedPostgres } from "#server/db/embedded.ts";
import { freePort } from "#server/db/embedded-cluster.ts";
import { migrateToLatest } from "#server/db/migrate.ts";
import { type AppProcess, ended, startAppProcess } from "./app-process.ts";

export type KillableInstallation = {
  readonly db: ReturnType<typeof connectDatabase>;
  readonly port: number;
  /** The program, at the port it always has. Comes back when it is ready. */
  startServer(): Promise<void>;
  /** `kill -9`. */
  killServer(): Promise<void>;
  /** `kill -9`; it is started again at once, by who watches over it. Comes back when it answers. */
  killPostgres(): Promise<void>;
  close(): Promise<void>;
};

/** The built program on a PostgreSQL as durable as delivered: two things that can be killed. The server is not started yet. */
export async function killableInstallation(variables: Readonly<Record<string, string>> = {}): Promise<KillableInstallation> {
  const folder = await mkdtemp(join(tmpdir(), "fullcourt-killable-"));
  const postgres = await startEmbeddedPostgres({ dataFolder: folder, whenInUse: "refuse" });
  const db = connectDatabase({ databaseUrl: postgres.databaseUrl, connections: 3 });
  await migrateToLatest(db);
  const port = await freePort();
  let app: AppProcess | null = null;
  const killServer = async () => {
    if (app) await ended(app.child, "SIGKILL");
    app = null;
  };
  return {
    db,
    port,
    async startServer() {
      app = await startAppProcess({ databaseUrl: postgres.databaseUrl, dataFolder: folder, port, variables });
    },
    killServer,
    async killPostgres() {
      const [pid] = (await readFile(join(folder, "postgres", "postmaster.pid"), "utf8")).split("\n");
      process.kill(Number(pid), "SIGKILL");
      // What was answered before the signal arrived does not count.
      await pause(50);
      while (!(await sql`select 1`.execute(db).catch(() => null))) await pause(50);
    },
    async close() {
      await killServer();
      await db.destroy();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

/**
 * What a server that fell had taken for itself is let go a minute after: that minute passes at once. Says first that the lease is
 * still on, so that a test sees it end.
 */
export async function minuteAfterFall(db: KillableInstallation["db"], outbox: "push_deliveries" | "webhook_deliveries"): Promise<void> {
  const table = sql.table(outbox);
  const { rows } = await sql`select from ${table} where state = 'waiting' and due_at > now() limit 1`.execute(db);
  if (rows.length === 0) throw new Error(`A server that fell holds nothing in ${outbox}`);
  await sql`update ${table} set due_at = due_at - interval '1 minute' where state = 'waiting'`.execute(db);
}
