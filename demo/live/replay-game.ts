import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { AddEvent } from "#core/game/events.ts";
import type { CommandId, GameId, TenantId } from "#core/kernel/ids.ts";
import { eventStoreFor } from "#server/db/postgres-event-store.ts";
import type { Database } from "#server/db/schema.ts";
import { projectionsOf } from "#server/projections/run.ts";
import { beginLogAnew } from "./begin-log-anew.ts";
import { hurried } from "./hurried.ts";
import { replayStep } from "./replay-step.ts";

export type LiveGame = {
  readonly tenantId: TenantId;
  readonly gameId: GameId;
  /**
   * The whole log of the game that tips off then; every repetition is another game. The same whenever it is asked for, or with
   * other ids: by them a restart finds its place in what is written.
   */
  readonly script: (tipOff: number, repetition: number) => Promise<readonly AddEvent[]>;
  /** Done once, when all is written whose time has come. */
  readonly onCaughtUp?: () => Promise<void>;
  /** Whether it is still the game to be played; asked at every step, and at least every ten seconds. */
  readonly isOn?: () => Promise<boolean>;
};

/** Time as the replay knows it; a test brings its own. */
export type ReplayTime = {
  now(): number;
  /** Rejects when the signal aborts. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
};

export const realTime: ReplayTime = {
  now: () => Date.now(),
  wait: async (ms, signal) => {
    await wait(ms, undefined, { signal });
  },
};

/** A database that is away is asked again after this long. */
const retryMs = 5000;
/** Whether a game is still the one to be played is asked again after this long. */
export const askAgainMs = 10_000;

/**
 * Writes the game's log line by line as its time comes, and begins anew when it is over, until the signal aborts or another game
 * is to be played. What was missed while nobody wrote is caught up at once. Goes on after a failure, which it tells `onFailure`.
 */
export async function replayGame(
  db: Kysely<Database>,
  game: LiveGame,
  { time, signal, onFailure }: { readonly time: ReplayTime; readonly signal: AbortSignal; readonly onFailure: (error: unknown) => void },
): Promise<void> {
  let isBehind = true;
  while (!signal.aborted) {
    try {
      if (game.isOn && !(await game.isOn())) return;
      const pauseMs = await takeStep(db, game, time.now());
      if (pauseMs > 0 && isBehind) await game.onCaughtUp?.();
      if (pauseMs > 0) isBehind = false;
      if (pauseMs > 0) await time.wait(game.isOn ? Math.min(pauseMs, askAgainMs) : pauseMs, signal);
    } catch (error) {
      if (signal.aborted) return;
      onFailure(error);
      await time.wait(retryMs, signal).catch(() => undefined);
    }
  }
}

/** Writes all that is left of a game's log, in time that goes by as quickly as is needed for it to be over now. */
export async function playToEnd(db: Kysely<Database>, game: LiveGame, now: number): Promise<void> {
  let isWritten = false;
  while (!isWritten) {
    const { script, tipOff, written, epoch, version } = await standing(db, game);
    if (written === null) {
      await beginLogAnew(db, game.tenantId, game.gameId, tipOff);
      continue;
    }
    const events = hurried(script, written, now);
    // Whoever replays it may have written in between: then what is left is read again.
    isWritten = events.length === 0 || (await write(db, game, { events, epoch, version, now }));
  }
}

/** Answers with how long there is nothing to do. */
async function takeStep(db: Kysely<Database>, game: LiveGame, now: number): Promise<number> {
  const { script, written, epoch, version } = await standing(db, game);
  const step = replayStep(script, written, now);
  switch (step.kind) {
    case "wait":
      return step.ms;
    case "begin-anew":
      await beginLogAnew(db, game.tenantId, game.gameId, step.tipOff);
      return 0;
    case "write":
      await write(db, game, { events: step.events, epoch, version, now });
      return 0;
  }
}

type ReplayProgress = {
  readonly script: readonly AddEvent[];
  /** Epoch milliseconds. */
  readonly tipOff: number;
  /** How many lines of it stand in the log; `null`: the log is of another script. */
  readonly written: number | null;
  readonly epoch: number;
  readonly version: number;
};

async function standing(db: Kysely<Database>, { tenantId, gameId, script: scriptOf }: LiveGame): Promise<ReplayProgress> {
  const { rows } = await sql<{ tipOff: Date; epoch: number; version: number; lastEventId: string | null }>`
    select games.tip_off as "tipOff", coalesce(logs.epoch, 1) as epoch, coalesce(logs.sequence, 0) as version,
      (select event_id from game_events events
        where events.tenant_id = games.tenant_id and events.game_id = games.game_id and events.recording ->> 'role' = 'simulator'
        order by sequence desc limit 1) as "lastEventId"
    from games left join game_logs logs on logs.tenant_id = games.tenant_id and logs.game_id = games.game_id
    where games.tenant_id = ${tenantId} and games.game_id = ${gameId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`There is no game ${gameId} to replay`);
  const { epoch, version, lastEventId } = row;
  const tipOff = row.tipOff.getTime();
  const script = await scriptOf(tipOff, epoch);
  // By id, not by number: an operator may have corrected something in between.
  const last = script.findIndex(({ eventId }) => eventId === lastEventId);
  return { script, tipOff, written: lastEventId !== null && last < 0 ? null : last + 1, epoch, version };
}

type Writing = { readonly events: readonly AddEvent[]; readonly epoch: number; readonly version: number; readonly now: number };

/** `false`: somebody else wrote just now, and where the game stands is to be read again. */
async function write(db: Kysely<Database>, { tenantId, gameId }: LiveGame, { events, epoch, version, now }: Writing): Promise<boolean> {
  const request = {
    gameId,
    expectedVersion: version,
    command: {
      commandId: `replay-${epoch}-${events[0]?.eventId ?? ""}` as CommandId,
      payloadDigest: createHash("sha256").update(JSON.stringify(events)).digest("hex"),
    },
    events,
    recordedAt: now,
  };
  const answer = await eventStoreFor(db, tenantId).append(request, projectionsOf(tenantId, gameId));
  if (answer.kind !== "appended" && answer.kind !== "conflict") throw new Error(`The replay of ${gameId} was answered with ${answer.kind}`);
  return answer.kind === "appended";
}
