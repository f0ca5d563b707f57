import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { connectDatabase } from "#server/db/connection.ts";
import { startEmbeddedPostgres } from "#server/db/embedded.ts";
import { migrateToLatest } from "#server/db/migrate.ts";
import { type AppProcess, ended, startAppProcess } from "./app-process.ts";
import { type ChaosProxy, startChaosProxy } from "./chaos-proxy.ts";
import type { TestDatabase } from "../database/database.ts";
import { hasRedis, type RedisServer, startRedisServer } from "./redis-server.ts";

export type ProcessesBehindOneAddress = {
  readonly database: TestDatabase;
  /** `null`: this machine has none, and the processes hear each other through the database. */
  readonly redis: RedisServer | null;
  /** In the order of their places; a process that is started again has another port. */
  readonly apps: readonly AppProcess[];
  readonly balancer: ChaosProxy;
  /** What they find in the database is put there before. */
  startApps(): Promise<void>;
  /** As an operator restarts one: the balancer asks who is ready, and `meanwhile` sends nobody there. Answers with how it ended. */
  restart(place: number, meanwhile?: () => Promise<void>): Promise<number | null>;
  /** `kill -9`: the balancer is not told. */
  kill(place: number): Promise<void>;
  /** Puts a new process where one was killed. */
  replace(place: number): Promise<void>;
  close(): Promise<void>;
};

/** Three of the built program on one database, with a Redis between them and a balancer in front. Not started yet. */
export async function processesBehindOneAddress(): Promise<ProcessesBehindOneAddress> {
  const folder = await mkdtemp(join(tmpdir(), "fullcourt-processes-"));
  const postgres = await startEmbeddedPostgres({ dataFolder: join(folder, "data"), whenInUse: "refuse" });
  const { databaseUrl } = postgres;
  const db = connectDatabase({ databaseUrl, connections: 3 });
  await migrateToLatest(db);
  const redis = hasRedis ? await startRedisServer() : null;
  const balancer = await startChaosProxy([]);
  const apps: AppProcess[] = [];
  const startApp = () =>
    startAppProcess({ databaseUrl, dataFolder: folder, redisUrl: redis?.url ?? null, variables: { DRAIN_SECONDS: "2" } });
  async function replace(place: number): Promise<void> {
    apps[place] = await startApp();
    balancer.targets = apps.map(({ port }) => port);
  }
  return {
    database: { db, databaseUrl },
    redis,
    apps,
    balancer,
    async startApps() {
      const starts = await Promise.allSettled([1, 2, 3].map(startApp));
      // Those that run are ended with the rest, also where one does not: else nothing that waits for them ever ends.
      apps.push(...starts.flatMap((start) => (start.status === "fulfilled" ? [start.value] : [])));
      for (const start of starts) if (start.status === "rejected") throw start.reason;
      balancer.targets = apps.map(({ port }) => port);
    },
    async restart(place, meanwhile = async () => undefined) {
      const leaving = apps[place]!;
      const ending = ended(leaving.child, "SIGTERM");
      while (await isReady(leaving)) await pause(50);
      balancer.targets = apps.filter((app) => app !== leaving).map(({ port }) => port);
      await meanwhile();
      await ending;
      await replace(place);
      return leaving.child.exitCode;
    },
    kill: (place) => ended(apps[place]!.child, "SIGKILL"),
    replace,
    async close() {
      await balancer.close();
      await Promise.all(apps.map(({ child }) => ended(child, "SIGTERM")));
      await redis?.close();
      await db.destroy();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

/** As a balancer asks; rejects when it is gone before it has said so. */
async function isReady({ port }: AppProcess): Promise<boolean> {
  return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok;
}
