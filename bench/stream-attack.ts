import { plusDays } from "#core/kernel/calendar-day.ts";
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { connectDatabase } from "#server/db/connection.ts";
import { startEmbeddedPostgres } from "#server/db/embedded.ts";
import { migrateToLatest } from "#server/db/migrate.ts";
import { LiveGameInDatabase } from "#tests/support/database/live-game-in-database.ts";
import { startLiveNode, type LiveNode } from "#tests/support/servers/live-node.ts";
import { percentile } from "#tests/support/games/percentile.ts";
import { getPage } from "./get-page.ts";
import type { AttackOrder, AttackReport } from "./stream-attackers.ts";

/**
 * Streams of one address, each with channels that nobody has, while a game of that league goes on: how long answers take that no
 * cache has, in that league and in another one, beside how long they take when it is quiet. STREAM2
 */
const { values: options } = parseArgs({
  allowPositionals: true,
  options: {
    streams: { type: "string", default: "400" },
    channels: { type: "string", default: "64" },
    events: { type: "string", default: "30" },
  },
});
const streams = Number(options.streams);
const channels = Number(options.channels);
const events = Number(options.events);
const connections = 10;
const slugs = ["attacked", "beside"] as const;
type Slug = (typeof slugs)[number];
/** Asked between two events. */
const questionsPerEvent = 3;
let day = 0;
let unanswered = 0;

const folder = mkdtempSync(join(tmpdir(), "fullcourt-bench-"));
const postgres = await startEmbeddedPostgres({ dataFolder: folder, whenInUse: "refuse" });
const db = connectDatabase({ databaseUrl: postgres.databaseUrl, connections });
// As the table has it: its own line to the database.
const table = { db: connectDatabase({ databaseUrl: postgres.databaseUrl, connections: 2 }), databaseUrl: postgres.databaseUrl };
const attackers = fork(join(import.meta.dirname, "stream-attackers.ts"));
try {
  await migrateToLatest(db);
  const game = await LiveGameInDatabase.begun(table, slugs[0], 40);
  await LiveGameInDatabase.begun(table, slugs[1], 40);
  const node = await startLiveNode({ db, databaseUrl: postgres.databaseUrl });
  await measure(node, game);
  const quiet = await measure(node, game);
  const { open, refused, tookMs } = await attack(attackers, { port: node.port, host: `${slugs[0]}.localhost`, streams, channels });
  console.log(`${open} streams open, ${refused} refused, with ${channels} channels each, asked for in ${(tookMs / 1000).toFixed(1)} s`);
  const attacked = await measure(node, game);
  for (const slug of slugs) {
    for (const share of [0.5, 0.95]) say(slug, share, percentile(quiet[slug], share), percentile(attacked[slug], share));
  }
  if (unanswered > 0) console.log(`${unanswered} of them were no answers but refusals`);
  await node.close(0);
} finally {
  attackers.kill("SIGKILL");
  await table.db.destroy();
  await db.destroy();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Milliseconds of answers of both leagues while the game goes on, each of another day, so that no cache has them. */
async function measure(node: LiveNode, game: LiveGameInDatabase): Promise<Record<Slug, number[]>> {
  const times: Record<Slug, number[]> = { attacked: [], beside: [] };
  for (let event = 0; event < events; event++) {
    await game.play(1);
    for (let question = 0; question < questionsPerEvent; question++) {
      for (const slug of slugs) {
        const date = plusDays("2001-01-01", day++);
        const startedAt = performance.now();
        await getPage(node.port, `${slug}.localhost`, `/v1/schedule?day=${date}`).catch(() => unanswered++);
        times[slug].push(performance.now() - startedAt);
      }
    }
    await pause(100);
  }
  return times;
}

async function attack(child: ChildProcess, order: AttackOrder): Promise<AttackReport> {
  child.send(order);
  const [report] = (await once(child, "message")) as [AttackReport];
  return report;
}

function say(slug: Slug, share: number, quietMs: number, attackedMs: number): void {
  const name = share === 0.5 ? "median" : `p${share * 100}`;
  console.log(
    `an answer no cache has, league ${slug}, ${name}: quiet ${quietMs.toFixed(1)} ms, under attack ${attackedMs.toFixed(1)} ms: ${(attackedMs / quietMs).toFixed(2)} × (at most 2)`,
  );
}
