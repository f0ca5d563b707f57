import type { Kysely } from "kysely";
import type { GameCommandAnswer } from "#contract/live/game-command.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import { type CommandRequest, GameLane } from "./game-lane.ts";
import type { LiveNotices } from "./live-notices.ts";

export type LanesOptions = {
  readonly db: Kysely<Database>;
  readonly notices: LiveNotices;
  readonly observe?: (answered: { readonly seconds: number; readonly commands: number; readonly kept: boolean }) => void;
  readonly onFailure: (error: unknown) => void;
  /** Somebody begins to write a game here. */
  readonly onOpened?: (tenantId: TenantId, gameId: GameId) => void;
};

export type LaneAnswer =
  | { readonly kind: "answered"; readonly answers: readonly GameCommandAnswer[] }
  /** More waits than can be written in decent time: nothing was taken. */
  | { readonly kind: "overloaded" }
  /** The database did not say that anything was kept: it may have been or not. */
  | { readonly kind: "not-kept" };

const mostWaitingInGame = 1000;
const mostWaiting = 5000;
/** Nobody at a table waits longer for an answer; what it was is told when it is asked again. */
const patienceMs = 10_000;
/** A game nobody writes is forgotten, and read anew when somebody does. */
const idleMs = 5 * 60_000;

/** The lanes of all games: each takes its commands in turn, all of them side by side. LIVE17 */
export class GameLanes {
  readonly #options: LanesOptions;
  readonly #lanes = new Map<string, { readonly lane: GameLane; idle: NodeJS.Timeout | null }>();

  constructor(options: LanesOptions) {
    this.#options = options;
  }

  /** Commands that nobody has answered yet. */
  get waiting(): number {
    return [...this.#lanes.values()].reduce((sum, { lane }) => sum + lane.length, 0);
  }

  get games(): number {
    return this.#lanes.size;
  }

  async submit(tenantId: TenantId, gameId: GameId, request: CommandRequest): Promise<LaneAnswer> {
    const { observe, onFailure } = this.#options;
    const kept = this.#laneOf(tenantId, gameId);
    if (kept.lane.length >= mostWaitingInGame || this.waiting >= mostWaiting) return { kind: "overloaded" };
    const startedAt = performance.now();
    const tell = (isKept: boolean) =>
      observe?.({ seconds: (performance.now() - startedAt) / 1000, commands: request.commands.length, kept: isKept });
    try {
      const answers = await within(kept.lane.submit(request), patienceMs);
      tell(true);
      return { kind: "answered", answers };
    } catch (error) {
      tell(false);
      onFailure(error);
      return { kind: "not-kept" };
    } finally {
      this.#rest(`${tenantId} ${gameId}`);
    }
  }

  /** What a lane holds of its game may be wrong. LIVE26 */
  doubt(tenantId: TenantId, gameId: GameId): void {
    this.#lanes.get(`${tenantId} ${gameId}`)?.lane.doubt();
  }

  #laneOf(tenantId: TenantId, gameId: GameId) {
    const key = `${tenantId} ${gameId}`;
    const present = this.#lanes.get(key);
    if (present) {
      if (present.idle !== null) clearTimeout(present.idle);
      present.idle = null;
      return present;
    }
    const { db, notices } = this.#options;
    const made = { lane: new GameLane(db, tenantId, gameId, notices), idle: null };
    this.#lanes.set(key, made);
    this.#options.onOpened?.(tenantId, gameId);
    return made;
  }

  #rest(key: string): void {
    const kept = this.#lanes.get(key);
    if (!kept || kept.lane.length > 0) return;
    if (kept.idle !== null) clearTimeout(kept.idle);
    kept.idle = setTimeout(() => {
      if (kept.lane.length === 0) this.#lanes.delete(key);
    }, idleMs).unref();
  }
}

async function within<Value>(promise: Promise<Value>, ms: number): Promise<Value> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`no answer from the database within ${ms} ms`)), ms);
  try {
    return await Promise.race([promise, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
