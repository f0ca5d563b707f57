import { setImmediate as breath } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { canonicalJson } from "#core/kernel/canonical-json.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import { inTransaction } from "../db/in-transaction.ts";
import { driftOf, type StoredPart } from "../projections/drift.ts";
import { projectUnchangedLog } from "../projections/run.ts";
import { type LogReading, readLogAfter } from "../queries/live/live-log.ts";
import type { GameLanes } from "./game-lanes.ts";
import { type KnownGame, type LiveGames, nowOf } from "./live-games.ts";
import { logDigest } from "./log-digest.ts";
import { placeInTime } from "../db/game-time.ts";

/** Between two games: one of forty milliseconds takes less than a hundredth of a processor. */
const lookEveryMs = 5_000;

/** What of a game was not what a fold of its log gives; `memory`: what this node has in memory and tells of it. */
export type GameDrift = {
  readonly tenantId: TenantId;
  readonly gameId: GameId;
  /** Of the log that it was held against. */
  readonly epoch: number;
  readonly version: number;
  readonly parts: readonly (StoredPart | "memory")[];
};

export type DriftWatch = {
  readonly db: Kysely<Database>;
  readonly games: LiveGames;
  readonly lanes: Pick<GameLanes, "doubt">;
  /** Whoever listens to a game, on whatever node, is told that it is right now. */
  readonly mended: (tenantId: TenantId, gameId: GameId) => void;
  readonly onDrift: (drift: GameDrift) => void;
  readonly onFailure: (error: unknown) => void;
};

type Game = { readonly tenantId: TenantId; readonly gameId: GameId };

/**
 * Holds what is stored of games, and what this node has of them in memory, against their logs: one game at a time, those first
 * whose table begins to write here, then in turn those that are being played or are just over. LIVE25
 */
export function watchDrift(
  watch: DriftWatch,
  everyMs = lookEveryMs,
): { soon(tenantId: TenantId, gameId: GameId): void; close(): Promise<void> } {
  const asked = new Map<string, Game>();
  const lookedAt = new Map<string, number>();
  let looking: Promise<void> = Promise.resolve();
  let isClosed = false;
  let looks = 0;
  let timer = plan();

  function plan(): NodeJS.Timeout {
    return setTimeout(() => {
      looking = look();
    }, everyMs).unref();
  }

  async function look(): Promise<void> {
    try {
      const game = await next();
      if (game) await mendDrift(watch, game);
    } catch (error) {
      watch.onFailure(error);
    }
    if (!isClosed) timer = plan();
  }

  async function next(): Promise<Game | undefined> {
    const [first] = asked.values();
    const game = first ?? leastLatelyLookedAt(await gamesToWatch(watch.db));
    if (!game) return;
    asked.delete(keyOf(game));
    lookedAt.set(keyOf(game), ++looks);
    return game;
  }

  function leastLatelyLookedAt(games: readonly Game[]): Game | undefined {
    const keys = new Set(games.map(keyOf));
    for (const key of lookedAt.keys()) if (!keys.has(key)) lookedAt.delete(key);
    const when = (game: Game) => lookedAt.get(keyOf(game)) ?? 0;
    return games.toSorted((one, other) => when(one) - when(other))[0];
  }

  return {
    soon: (tenantId, gameId) => void asked.set(keyOf({ tenantId, gameId }), { tenantId, gameId }),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await looking;
    },
  };
}

/** Looks at one game. What is not as its log has it is made anew, and whoever may have it wrong is told. `null`: all is well. LIVE26 */
export async function mendDrift(
  { db, games, lanes, mended, onDrift }: Omit<DriftWatch, "onFailure">,
  { tenantId, gameId }: Game,
): Promise<GameDrift | null> {
  const known = games.known(tenantId, gameId);
  const seen = await db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (snapshot) => {
      const log = await readLogAfter(snapshot, tenantId, gameId);
      return log && { log, parts: await driftOf(snapshot, tenantId, gameId, log) };
    });
  if (!seen) return null;
  const isWrong = known !== null && !(await isFoldOf(known, seen.log));
  const parts = isWrong ? [...seen.parts, "memory" as const] : seen.parts;
  if (parts.length === 0) return null;
  const drift = { tenantId, gameId, ...seen.log.head, parts };
  onDrift(drift);
  // Whoever writes the game here may have stored what he had wrong himself.
  lanes.doubt(tenantId, gameId);
  if (seen.parts.length > 0) await inTransaction(db, (transaction) => projectUnchangedLog(transaction, tenantId, gameId));
  mended(tenantId, gameId);
  return drift;
}

/**
 * A log read meanwhile by another life, or before what is known was committed, says nothing about it: the next look does. Each
 * digest is a few milliseconds, and others of the process have their turn between them.
 */
async function isFoldOf({ epoch, version, events, now }: KnownGame, { head, events: stored, ruleProfile }: LogReading): Promise<boolean> {
  if (epoch !== head.epoch || version > head.version) return true;
  const told = stored.slice(0, version);
  await breath();
  const digest = logDigest(events);
  await breath();
  if (digest !== logDigest(told)) return false;
  await breath();
  return canonicalJson(now) === canonicalJson(nowOf(told, ruleProfile));
}

/** Being played, or over for so short a time that pages and screens still show it as news. Of all tenants. */
async function gamesToWatch(db: Kysely<Database>): Promise<readonly Game[]> {
  const { rows } = await sql<Game>`
    select tenant_id as "tenantId", game_id as "gameId" from games
    where status in ('live', 'interrupted')
      or (status in ('ended', 'final', 'under-protest', 'forfeited') and (tip_off between now() - interval '6 hours' and now()
        or ${placeInTime} between now() - interval '6 hours' and now() + interval '1 day' and tip_off is null))`.execute(db);
  return rows;
}

function keyOf({ tenantId, gameId }: Game): string {
  return `${tenantId} ${gameId}`;
}
