import { sql } from "kysely";
import { expect, it } from "vitest";
import type { AddEvent } from "#core/game/events.ts";
import type { EventId, GameId } from "#core/kernel/ids.ts";
import { eventStoreFor } from "#server/db/postgres-event-store.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { Scoresheet } from "#tests/support/games/scoresheet.ts";
import { playToEnd, replayGame, type ReplayTime } from "./replay-game.ts";
import { noticeBeforeTipOffMs, restBetweenGamesMs } from "./replay-step.ts";

const database = databaseForThisFile();
const tipOff = Date.UTC(2026, 10, 21, 18);

/** One line a minute; a basket more with every repetition. */
async function script(from: number, repetition: number): Promise<AddEvent[]> {
  const sheet = Scoresheet.begun();
  for (let basket = 0; basket < repetition; basket++) sheet.shot("h4", 2, true);
  sheet.add({ type: "game.end" });
  sheet.add({ type: "game.confirm", signer: "", digest: null });
  return sheet.events
    .filter((event) => event.op === "add")
    .map((event, line) => ({ ...event, recording: { ...event.recording, role: "simulator", occurredAt: from + line * 60_000 } }));
}

/** Time that stands until somebody waits; ends the replay at `until`. */
function timeUntil(until: number, from: number): { time: ReplayTime; signal: AbortSignal } {
  const ending = new AbortController();
  let now = from;
  const time: ReplayTime = {
    now: () => now,
    wait: async (ms) => {
      now += ms;
      if (now < until) return;
      ending.abort();
      throw new Error("ended");
    },
  };
  return { time, signal: ending.signal };
}

async function replay(league: LeagueInDatabase, gameId: GameId, from: number, until: number, play = script): Promise<void> {
  const failures: unknown[] = [];
  const { time, signal } = timeUntil(until, from);
  await replayGame(
    database.db,
    { tenantId: league.tenantId, gameId, script: play },
    { time, signal, onFailure: (error) => failures.push(error) },
  );
  expect(failures).toEqual([]);
}

async function shown(league: LeagueInDatabase, gameId: GameId): Promise<unknown> {
  const count = (table: string) => sql`(select count(*)::int from ${sql.table(table)} where game_id = ${gameId})`;
  const { rows } = await sql`select ${count("game_boxes")} as boxes, ${count("box_team_lines")} as teams,
    ${count("box_player_lines")} as players,
    (select coalesce(sum(played), 0)::int from standings_rows where league_id = ${league.leagueId}) as results`.execute(league.db);
  return rows[0];
}

it("follows the clock, catches up, stands a correction in between, and begins anew", async () => {
  const league = await LeagueInDatabase.founded(database.db, "live", ["Home", "Away"]);
  const gameId = await league.game({ home: "Home", away: "Away", tipOff });
  const head = async () => eventStoreFor(database.db, league.tenantId).head(gameId);
  const whole = await script(tipOff, 1);
  const game = async () =>
    database.db.selectFrom("games").select(["status", "tip_off", "home_points"]).where("game_id", "=", gameId).executeTakeFirstOrThrow();

  await replay(league, gameId, tipOff - 60_000, tipOff + 3 * 60_000);
  expect(await head()).toEqual({ epoch: 1, version: 3 });

  const shot = whole.find(({ fact }) => fact.type === "field-goal") as AddEvent;
  await replay(league, gameId, tipOff + 6 * 60_000, tipOff + 6 * 60_000);
  expect((await game()).home_points).toBe(2);
  const { version = 0 } = (await head()) ?? {};
  await league.append(gameId, [
    {
      op: "void",
      eventId: "correction" as never,
      target: shot.eventId,
      reason: "no basket",
      recording: { ...shot.recording, role: "scorer" },
    },
  ]);
  expect((await head())?.version).toBe(version + 1);

  const over = tipOff + (whole.length - 1) * 60_000;
  await replay(league, gameId, over, over + 1);
  expect(await game()).toMatchObject({ status: "final", home_points: 0 });
  expect(await shown(league, gameId)).toEqual({ boxes: 1, teams: 2, players: 14, results: 2 });

  const again = over + restBetweenGamesMs;
  await replay(league, gameId, again, again + noticeBeforeTipOffMs);
  expect(await head()).toEqual({ epoch: 2, version: 0 });
  expect(await shown(league, gameId)).toEqual({ boxes: 0, teams: 0, players: 0, results: 0 });
  expect(await game()).toMatchObject({ status: "scheduled", home_points: null, tip_off: new Date(again + noticeBeforeTipOffMs) });
  expect(await script(again, 2)).toHaveLength(whole.length + 1);
});

it("DEMO12 a game whose squads have changed over a restart begins anew, and does not stand still", async () => {
  const league = await LeagueInDatabase.founded(database.db, "changed", ["Home", "Away"]);
  const gameId = await league.game({ home: "Home", away: "Away", tipOff });
  const head = async () => eventStoreFor(database.db, league.tenantId).head(gameId);
  const other = async (from: number, repetition: number) =>
    (await script(from, repetition)).map((event) => ({ ...event, eventId: `other-${event.eventId}` as EventId }));

  await replay(league, gameId, tipOff, tipOff + 3 * 60_000);
  const restart = tipOff + 3 * 60_000;
  await replay(league, gameId, restart, restart + 1, other);
  expect(await head()).toEqual({ epoch: 2, version: 0 });
  const anew = restart + noticeBeforeTipOffMs;
  await replay(league, gameId, anew, anew + 2 * 60_000, other);
  expect(await head()).toEqual({ epoch: 2, version: 2 });

  const whole = await script(anew, 2);
  await playToEnd(database.db, { tenantId: league.tenantId, gameId, script }, anew + 60 * 60_000);
  expect(await head()).toEqual({ epoch: 3, version: whole.length + 1 });
});
