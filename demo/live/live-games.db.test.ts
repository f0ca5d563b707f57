import { expect, it } from "vitest";
import { memoryFileStore } from "#server/files/memory-file-store.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { loadDemo } from "../load.ts";
import { demoTenants } from "../leagues/demo-tenants.ts";
import { playLiveGames } from "./live-games.ts";

const database = databaseForThisFile();
const now = Date.UTC(2026, 10, 18, 12);

/** Plays on until this much time has gone by. */
async function playFor(ms: number, from: number): Promise<void> {
  const ending = new AbortController();
  let at = from;
  let pause = 60_000;
  const waiting: PromiseWithResolvers<void>[] = [];
  await playLiveGames(database.db, {
    signal: ending.signal,
    onFailure: (error) => {
      throw error;
    },
    time: {
      now: () => at,
      // Time goes on when nobody has anything left to do.
      wait: async (pauseMs) => {
        const woken = Promise.withResolvers<void>();
        waiting.push(woken);
        pause = Math.min(pause, pauseMs);
        if (waiting.length === demoTenants.length) {
          at += pause;
          pause = 60_000;
          if (at - from > ms) ending.abort();
          for (const { resolve } of waiting.splice(0)) resolve();
        }
        return woken.promise;
      },
    },
  });
}

async function liveGames() {
  return database.db
    .selectFrom("games")
    .innerJoin("game_logs", "game_logs.game_id", "games.game_id")
    .select(["games.game_id", "games.status", "home_points", "away_points", "game_logs.sequence", "game_logs.epoch"])
    .where("source", "=", "simulator-live")
    .orderBy("games.game_id")
    .execute();
}

it("one game of each tenant is on when somebody comes in, goes on after a restart, and begins anew on another day", async () => {
  await loadDemo(database.db, now, { files: memoryFileStore(), extent: "running-season" });
  await playFor(0, now);
  const first = await liveGames();
  expect(first.map(({ status }) => status)).toEqual(["live", "live"]);
  for (const { home_points: home, away_points: away } of first) expect((home ?? 0) + (away ?? 0)).toBeGreaterThan(20);

  // Longer than a half-time, in which nothing happens.
  await playFor(20 * 60_000, now + 60_000);
  const later = await liveGames();
  expect(later.map(({ game_id }) => game_id)).toEqual(first.map(({ game_id }) => game_id));
  expect(later.every(({ sequence }, place) => sequence > (first[place]?.sequence ?? 0))).toBe(true);

  await playFor(0, now + 24 * 3_600_000);
  expect((await liveGames()).map(({ status, epoch }) => [status, epoch])).toEqual([
    ["scheduled", 2],
    ["scheduled", 2],
  ]);
}, 120_000);
