import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { withConnection } from "#server/backup/one-connection.ts";
import { pageTagLine } from "#server/db/page-tag-listener.ts";

/** A server that was told to stop first sends its visitors elsewhere. */
const longestStopMs = 30_000;

/** Waits until no server of ours has the database any more, on whichever machine it runs. Refused: one that stays. UPGRADE8 */
export async function refuseRunningServers(databaseUrl: string, patienceMs = longestStopMs): Promise<void> {
  await withConnection(databaseUrl, async (client) => {
    const giveUpAt = performance.now() + patienceMs;
    while ((await serversOn(client)) > 0) {
      if (performance.now() > giveUpAt) throw new Error("another server still runs on this database: stop every node first");
      await pause(100);
    }
  });
}

/** Each of them listens for changed pages as long as it lives. */
async function serversOn(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ servers: number }>(
    "select count(*)::int as servers from pg_stat_activity where datname = current_database() and application_name = $1",
    [pageTagLine],
  );
  return rows[0]?.servers ?? 0;
}
