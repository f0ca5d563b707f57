import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Kysely } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TimerAnswer, TimerClocks } from "#contract/live/timer-api.ts";
import { connectDatabase } from "#server/db/connection.ts";
import { startEmbeddedPostgres } from "#server/db/embedded.ts";
import { migrateToLatest } from "#server/db/migrate.ts";
import type { Database } from "#server/db/schema.ts";
import { type AppProcess, ended, startAppProcess } from "../support/servers/app-process.ts";
import { askServer } from "../support/servers/ask-server.ts";
import { ScoringDevice } from "../support/games/scoring-device.ts";
import { TableInDatabase } from "../support/database/table-in-database.ts";

/** How far the clock of each machine is ahead of the database's. */
const ahead = { right: 0, "an hour ahead": 3_600_000, "two seconds behind": -2000 } as const;
type Machine = keyof typeof ahead;
const machines = Object.keys(ahead) as Machine[];
/** A loaded machine answers late; a clock that is off by what one of these is would be off by more. */
const tolerance = 400;

let folder: string;
let postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>;
let db: Kysely<Database>;
let apps: Readonly<Record<Machine, AppProcess>>;
let table: TableInDatabase;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "fullcourt-clocks-"));
  postgres = await startEmbeddedPostgres({ dataFolder: join(folder, "data"), whenInUse: "refuse" });
  db = connectDatabase({ databaseUrl: postgres.databaseUrl, connections: 3 });
  await migrateToLatest(db);
  table = await TableInDatabase.set(db, "clocks", () => apps["an hour ahead"].port);
  const started = machines.map(async (machine) => {
    const variables = { LOG_LEVEL: "info", SHIFTED_DATE_MS: String(ahead[machine]) };
    return [machine, await startAppProcess({ databaseUrl: postgres.databaseUrl, dataFolder: folder, variables })] as const;
  });
  apps = Object.fromEntries(await Promise.all(started)) as Record<Machine, AppProcess>;
}, 120_000);
afterAll(async () => {
  await Promise.all(Object.values(apps).map(({ child }) => ended(child, "SIGTERM")));
  await db.destroy();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
});

type Line = { readonly level: string; readonly msg: string; readonly aheadMs?: number };

function aboutClocks({ said }: AppProcess): readonly Line[] {
  const lines = said()
    .split("\n")
    .filter((line) => line.startsWith("{"));
  return lines.map((line) => JSON.parse(line) as Line).filter(({ msg }) => msg.includes("clock is not the database's"));
}

function shown({ game }: TimerClocks, now: number): number {
  return game.running ? Math.max(0, game.remainingMs - (now - game.atMs)) : game.remainingMs;
}

/** What each of them shows of a game, and what time it is there. */
async function asked(
  gameId: string,
): Promise<readonly { readonly clockMs: number; readonly isRunning: boolean; readonly quality: string; readonly offMs: number }[]> {
  return Promise.all(
    machines.map(async (machine) => {
      const before = Date.now();
      const answer = await askServer(apps[machine].port, `/timer/v1/games/${gameId}`, { Host: table.host });
      const { clocks, sentAt } = JSON.parse(answer.text) as TimerAnswer;
      if (clocks === null) throw new Error(`${machine} tells no clocks`);
      return { clockMs: shown(clocks, sentAt), isRunning: clocks.game.running, quality: clocks.quality, offMs: sentAt - before };
    }),
  );
}

/** The same device, at another of them. */
function at(device: ScoringDevice, machine: Machine): ScoringDevice {
  const same = new ScoringDevice({ ...device.options, port: () => apps[machine].port });
  return Object.assign(same, { lease: device.lease, seen: device.seen, epoch: device.epoch });
}

describe("CLOCK14 processes whose machines have different clocks, over one database", () => {
  test("each compares its own with the database's at its start, and says by how much it is off, in its log and in a metric", async () => {
    for (const machine of machines) {
      const off = ahead[machine];
      const told = aboutClocks(apps[machine]).map(({ level, aheadMs = 0 }) => [level, Math.abs(aheadMs - off) < tolerance]);
      expect([machine, told]).toEqual([machine, off === 0 ? [] : [["warn", true]]]);
      const figures = await (await fetch(`http://127.0.0.1:${apps[machine].metricsPort}/metrics`)).text();
      const seconds = Number(/^clock_ahead_of_database_seconds (\S+)$/m.exec(figures)?.[1]);
      expect(Math.abs(seconds * 1000 - off)).toBeLessThan(tolerance);
    }
  });

  test("a clock that one of them was told to start shows the same at all of them, and stops where it is stopped at another", async () => {
    const startedAt = Date.now();
    const { gameId, clock } = await table.begun();
    const begunAt = Date.now();
    await pause(1500);
    for (const { clockMs, isRunning, quality, offMs } of await asked(gameId)) {
      const now = Date.now();
      expect([isRunning, quality, Math.abs(offMs) < tolerance]).toEqual([true, "ok", true]);
      expect(clockMs).toBeLessThan(600_000 - 1500 + tolerance);
      expect(clockMs).toBeGreaterThan(600_000 - (now - startedAt) - tolerance);
    }
    const stopping = Date.now();
    const stopped = await at(clock, "two seconds behind").tell({ type: "clock.stop" });
    expect(stopped.kind).toBe("accepted");
    // The others hear of it in a moment.
    await expect.poll(async () => (await asked(gameId)).some(({ isRunning }) => isRunning)).toBe(false);
    const figures = await asked(gameId);
    const [first] = figures;
    expect(figures.map(({ isRunning, clockMs }) => [isRunning, clockMs])).toEqual(figures.map(() => [false, first?.clockMs]));
    expect(Math.abs(600_000 - (stopping - begunAt) - (first?.clockMs ?? 0))).toBeLessThan(2 * tolerance);
  });

  test("a link to a game that is good for ten minutes more opens it at each of them, and one whose hour has gone at none", async () => {
    const gameId = await table.game();
    const [good, gone] = [
      await table.device(gameId, "statistics", Date.now() + 600_000),
      await table.device(gameId, "statistics", Date.now() - 1000),
    ];
    for (const machine of machines) {
      const status = async ({ options }: ScoringDevice) =>
        (
          await askServer(apps[machine].port, `/live/v1/stream?channel=operators:${gameId}&once=1`, {
            Host: table.host,
            Authorization: `Bearer ${options.token}`,
          })
        ).status;
      expect([machine, await status(good), await status(gone)]).toEqual([machine, 200, 403]);
    }
  });
});
