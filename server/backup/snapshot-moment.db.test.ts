import { sql } from "kysely";
import { expect, it } from "vitest";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { withConnection } from "./one-connection.ts";
import { beginAtMoment } from "./snapshot-moment.ts";

const database = databaseForThisFile();
const now = `to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
const count = "select count(*)::int as seen from written where writer = $1";

it("BACKUP2 under four writers the moment is exact: what was acknowledged before it is seen, what was begun after it is not", async () => {
  await sql`create table written (writer int, begun text)`.execute(database.db);
  let stopped = false;
  const writers = [1, 2, 3, 4].map((writer) => ({ writer, begun: [] as string[], acknowledged: [] as string[] }));
  const writing = writers.map(async ({ writer, begun, acknowledged }) =>
    withConnection(database.databaseUrl, async (client) => {
      while (!stopped) {
        const { rows } = await client.query<{ begun: string }>(`insert into written values ($1, ${now}) returning begun`, [writer]);
        const { rows: after } = await client.query<{ now: string }>(`select ${now} as now`);
        begun.push(rows[0]!.begun);
        acknowledged.push(after[0]!.now);
      }
    }),
  );
  const moments: { moment: string; seen: number[] }[] = [];
  await withConnection(database.databaseUrl, async (client) => {
    while (moments.length < 30) {
      const moment = await beginAtMoment(client, "read only");
      const seen: number[] = [];
      for (const { writer } of writers) seen.push((await client.query<{ seen: number }>(count, [writer])).rows[0]!.seen);
      await client.query("rollback");
      // What the writers do meanwhile is waited for, so that there is something on both sides of the next one.
      await client.query("select pg_sleep(0.005)");
      moments.push({ moment, seen });
    }
  });
  stopped = true;
  await Promise.all(writing);
  for (const { moment, seen } of moments)
    for (const [index, { begun, acknowledged }] of writers.entries()) {
      expect(seen[index]).toBeGreaterThanOrEqual(acknowledged.filter((at) => at < moment).length);
      expect(seen[index]).toBeLessThanOrEqual(begun.filter((at) => at < moment).length);
    }
  expect(moments.at(-1)!.seen.every((seen) => seen > 0)).toBe(true);
  expect(moments.every(({ moment }) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(moment))).toBe(true);
});
