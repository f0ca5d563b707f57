import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { sql } from "kysely";
import pg from "pg";
import type { AddEvent } from "#core/game/events.ts";
import { exhibitionGame } from "#demo/exhibition-game.ts";
import { connectDatabase } from "#server/db/connection.ts";
import { startEmbeddedPostgres } from "#server/db/embedded.ts";
import { migrateToLatest } from "#server/db/migrate.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { percentile } from "#tests/support/games/percentile.ts";
import { median } from "./pinned-process.ts";

/**
 * What the table's recorder waits for: one event appended to a live game with all that is read of it, in a database durable
 * as delivered. The events are those of the 4th period, when the log is longest. Beside it an empty commit with one row
 * written, which is what the machine takes to keep anything at all.
 */
const { values: options } = parseArgs({ allowPositionals: true, options: { games: { type: "string", default: "3" } } });
const games = Number(options.games);

const folder = mkdtempSync(join(tmpdir(), "fullcourt-bench-"));
const server = await startEmbeddedPostgres({ dataFolder: folder, whenInUse: "refuse" });
const db = connectDatabase({ databaseUrl: server.databaseUrl, connections: 2 });
let queries = 0;
countQueries();
try {
  await migrateToLatest(db);
  await measure(await LeagueInDatabase.founded(db, "bench", ["Home", "Away"]));
} finally {
  await db.destroy();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(league: LeagueInDatabase): Promise<void> {
  const taken: number[] = [];
  const bare: number[] = [];
  const counts: number[] = [];
  for (let number = 0; number < games; number++) {
    const gameId = await league.game({ home: "Home", away: "Away", round: number + 1 });
    const { before, live } = fourthPeriod(exhibitionGame(`append ${number}`).events);
    await league.append(gameId, before);
    for (const event of live) {
      queries = 0;
      taken.push(await timeMs(() => league.append(gameId, [event])));
      // The append of a test asks for the log's version first.
      counts.push(queries - 1);
      bare.push(await timeMs(() => commitOneRow(league)));
    }
  }
  // The first game wakes the compiler.
  const measured = taken.slice(Math.floor(taken.length / games));
  console.log(
    `one event in the 4th period: median ${median(measured).toFixed(1)} ms, p95 ${percentile(measured, 0.95).toFixed(1)} ms, ` +
      `${median(counts)} queries (at most ${Math.max(...counts)}); one row committed: median ${median(bare).toFixed(1)} ms`,
  );
}

function fourthPeriod(events: readonly AddEvent[]): { before: readonly AddEvent[]; live: readonly AddEvent[] } {
  const from = events.findIndex(({ moment, fact }) => moment.period.number === 4 && fact.type === "field-goal");
  const to = events.findIndex(({ fact }) => fact.type === "game.end");
  return { before: events.slice(0, from), live: events.slice(from, to) };
}

async function commitOneRow({ leagueId }: LeagueInDatabase): Promise<void> {
  await sql`update leagues set place = place where league_id = ${leagueId}`.execute(db);
}

function countQueries(): void {
  const client = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown };
  client.query = new Proxy(client.query, {
    apply: (query, self, args: unknown[]) => {
      queries++;
      return Reflect.apply(query, self, args);
    },
  });
}

async function timeMs(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
