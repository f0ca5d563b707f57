import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { foldGame } from "#core/game/evolve.ts";
import { fiba } from "#core/rules/fiba.ts";
import { boxScoreOf } from "#core/stats/fold-box-score.ts";
import { exhibitionGame } from "#demo/exhibition-game.ts";
import { loadDemo } from "#demo/load.ts";
import { buildWorld } from "#demo/world.ts";
import { openDatabase } from "#server/db/connection.ts";
import { startEmbeddedPostgres } from "#server/db/embedded.ts";
import { memoryFileStore } from "#server/files/memory-file-store.ts";
import { migrateToLatest } from "#server/db/migrate.ts";

/**
 * Whole games simulated, each line through `decide`, beside folding the same games from their logs: the ratio says how
 * much playing costs over reading. Then the demo's world as `npm start` makes it: built alone, and loaded into a new
 * database with all that is read of it, which must stay under a minute.
 */
const warmUpGames = 200;
const games = 600;

function gamesASecond(count: number, work: (number: number) => void): number {
  const before = performance.now();
  for (let number = 0; number < count; number++) work(number);
  return (count / (performance.now() - before)) * 1000;
}

function simulate(number: number): void {
  exhibitionGame(`bench ${number}`);
}

function fold(number: number): void {
  boxScoreOf(foldGame(logs[number] ?? [], fiba));
}

const logs = Array.from({ length: games }, (_, number) => exhibitionGame(`bench ${number}`).events);
gamesASecond(warmUpGames, fold);
const simulated = gamesASecond(games, simulate);
const folded = gamesASecond(games, fold);
const events = logs.reduce((sum, log) => sum + log.length, 0) / games;
console.log(`simulated ${simulated.toFixed(0)} games/s, folded ${folded.toFixed(0)} games/s, ${events.toFixed(0)} events a game`);
console.log(`simulating costs ${(folded / simulated).toFixed(1)} x folding`);

const now = Date.UTC(2026, 10, 18, 12);
const before = performance.now();
const played = buildWorld(now)
  .flatMap(({ seasons }) => seasons.flatMap(({ leagues }) => leagues.flatMap(({ rounds }) => rounds.flatMap((round) => round.games))))
  .filter(({ result }) => result !== null);
const stored = played.reduce((sum, game) => sum + game.events.length, 0);
const built = (performance.now() - before) / 1000;
console.log(`the demo's world: ${played.length} games played in ${built.toFixed(1)} s, ${(played.length / built).toFixed(0)} games/s`);
const loaded = await secondsToLoad();
console.log(`simulated, stored and read models made: ${loaded.toFixed(1)} s, ${(stored / loaded).toFixed(0)} events/s of ${stored}`);

/** Into a database of its own, which is gone afterwards. */
async function secondsToLoad(): Promise<number> {
  const dataFolder = await mkdtemp(join(tmpdir(), "fullcourt-simulate-"));
  const database = await startEmbeddedPostgres({ dataFolder, whenInUse: "refuse", log: (line) => console.error(line) });
  const db = await openDatabase({ databaseUrl: database.databaseUrl, connections: 8, allowUnsafe: false });
  try {
    await migrateToLatest(db);
    const from = performance.now();
    const at = () => `${((performance.now() - from) / 1000).toFixed(1).padStart(6)} s`;
    await loadDemo(db, now, { files: memoryFileStore(), say: (line) => console.log(`${at()}${line}`) });
    return (performance.now() - from) / 1000;
  } finally {
    await db.destroy();
    await database.stop();
    await rm(dataFolder, { recursive: true, force: true });
  }
}
