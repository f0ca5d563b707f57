import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { startEmbeddedPostgres } from "#server/db/embedded.ts";
import { connectDatabase } from "#server/db/connection.ts";
import { freePort } from "#server/db/embedded-cluster.ts";
import { migrateToLatest } from "#server/db/migrate.ts";
import { loadDemo } from "#demo/load.ts";
import { folderFileStore } from "#server/files/folder-file-store.ts";
import { copyOfThisProgram, releaseWithStep } from "./made-up-release.ts";
import { OneVisitor } from "./one-visitor.ts";
import { serviceOf, stopLeftOver } from "./typed-service.ts";

type Say = (line: string) => void;

/**
 * A running demo is upgraded under load: first to a release that breaks the pages, which has to go back by itself, then to one that
 * is sound. Answers with how many rows of its logs and accounts were lost on the way. UPGRADE4 UPGRADE5 UPGRADE6
 */
export async function upgradedUnderLoad(say: Say): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "fullcourt-drill-"));
  const program = join(folder, "program");
  const data = join(folder, "data");
  try {
    await chmod(folder, 0o711);
    await copyOfThisProgram(program);
    await releaseWithStep(join(folder, "broken"), "8.0.0", "alter table games rename to games_of_the_drill");
    await releaseWithStep(join(folder, "sound"), "9.0.0", "alter table games add column of_the_drill text");
    await filled(data);
    const before = await rowsIn(data);
    const port = await freePort();
    const service = await serviceOf(folder, { program, data, port });
    await service.typed("start");
    const load = new OneVisitor(port);
    await load.firstAnswer();
    const broken = await service.upgraded(join(folder, "broken"));
    say(`to a release that breaks the pages: ${broken.lastLine}`);
    await pause(500);
    const failedFirst = load.longestGapMs();
    const version = JSON.parse(await readFile(join(program, "package.json"), "utf8")) as { version: string };
    if (broken.code !== 1 || version.version === "8.0.0") throw new Error(`it did not go back: ${broken.output}`);
    const sound = await service.upgraded(join(folder, "sound"));
    say(`to a sound release: ${sound.lastLine}`);
    await pause(500);
    if (sound.code !== 0) throw new Error(`it was not upgraded: ${sound.output}`);
    const { asked, failed } = await load.end();
    say(
      `${asked} requests meanwhile, ${failed} of them unanswered; longest without an answer ${failedFirst} ms there and back, ${load.longestGapMs()} ms in all`,
    );
    await service.typed("stop");
    const after = await rowsIn(data);
    const lost = Object.entries(before).reduce((sum, [table, rows]) => sum + Math.max(0, rows - (after[table] ?? 0)), 0);
    say(`${JSON.stringify(before)} before, ${JSON.stringify(after)} after both`);
    return lost;
  } finally {
    await stopLeftOver(folder);
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

async function filled(data: string): Promise<void> {
  const embedded = await startEmbeddedPostgres({ dataFolder: data, whenInUse: "refuse" });
  const db = connectDatabase({ databaseUrl: embedded.databaseUrl, connections: 4 });
  await migrateToLatest(db);
  await loadDemo(db, Date.now(), { files: folderFileStore(join(data, "files")), say: () => undefined });
  await db.destroy();
  await embedded.stop();
}

async function rowsIn(data: string): Promise<Record<string, number>> {
  const embedded = await startEmbeddedPostgres({ dataFolder: data, whenInUse: "refuse" });
  const client = new pg.Client({ connectionString: embedded.databaseUrl });
  await client.connect();
  const rows: Record<string, number> = {};
  for (const table of ["game_events", "game_commands", "accounts", "files"]) {
    const { rows: counted } = await client.query<{ n: number }>(`select count(*)::int as n from ${table}`);
    rows[table] = counted[0]?.n ?? 0;
  }
  await client.end();
  await embedded.stop();
  return rows;
}
