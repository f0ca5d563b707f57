import { setTimeout as pause } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { BusyDatabase } from "#contract/busy-database.ts";
import type { ScoreByHand } from "#contract/live/score-by-hand.ts";
import type { LiveEvent } from "#contract/live/live-event.ts";
import { type GameNow, gameNowOf } from "#core/game/game-now.ts";
import { TableInStep } from "#core/game/table-in-step.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import { ruleSetOf } from "#core/rules/rule-profile.ts";
import type { RuleSet } from "#core/rules/rule-set.ts";
import type { LogReading } from "../queries/live/live-log.ts";

/** A game's log as this node has it in memory. Replaced, never changed. */
export type KnownGame = {
  readonly leagueId: string;
  readonly epoch: number;
  readonly version: number;
  readonly ruleProfile: string;
  readonly events: readonly LiveEvent[];
  readonly now: GameNow;
  /** What of the score bug does not come from the log. AIR9 */
  readonly byHand: ScoreByHand;
};

export type ReadLogAfter = (tenantId: TenantId, gameId: GameId, sequence: number) => Promise<LogReading | null>;

/** Events added to a log after the sequence `from`. */
export type LogGrowth = { readonly epoch: number; readonly from: number; readonly events: readonly LiveEvent[] };

type Entry = {
  game: KnownGame | null;
  /** The game folded, once its log has grown here. */
  table: TableInStep | null;
  reading: Promise<void> | null;
  waiting: Promise<void> | null;
  isStale: boolean;
};

/** So long whoever asks for what is in memory waits for what may have been committed meanwhile. */
const momentMs = 1000;
/** Logs that nobody asked for lately are forgotten when there are more than these. */
const mostKept = 256;

/**
 * The logs that somebody on this node follows, kept up to the database's. The log is the truth; whatever stands here may be
 * thrown away and read again.
 */
export class LiveGames {
  readonly #read: ReadLogAfter;
  readonly #entries = new Map<string, Entry>();

  constructor(read: ReadLogAfter) {
    this.#read = read;
  }

  /** What is in memory. */
  known(tenantId: TenantId, gameId: GameId): KnownGame | null {
    return this.#entries.get(keyOf(tenantId, gameId))?.game ?? null;
  }

  /** The game as it stands; `null`: the tenant has no such game. */
  async current(tenantId: TenantId, gameId: GameId): Promise<KnownGame | null> {
    const entry = this.#entry(tenantId, gameId);
    if (entry.game === null || entry.isStale) await this.#readAgain(tenantId, gameId, entry);
    return entry.game;
  }

  /** The same, certainly with everything that was committed before this was called. */
  async lookAgain(tenantId: TenantId, gameId: GameId): Promise<KnownGame | null> {
    const entry = this.#entry(tenantId, gameId);
    await this.#readAgain(tenantId, gameId, entry);
    return entry.game;
  }

  /** The same as `current`; as it was last known where the database is away, or has not answered in a moment. */
  async lastKnown(tenantId: TenantId, gameId: GameId): Promise<KnownGame | null> {
    const known = this.known(tenantId, gameId);
    const current = this.current(tenantId, gameId);
    if (known === null) return current;
    return Promise.race([current.catch((error: unknown) => (error instanceof BusyDatabase ? known : Promise.reject(error))), later(known)]);
  }

  /** What was just committed here, from a version on. `false`: it does not continue what is known, or nobody follows it. */
  grow(tenantId: TenantId, gameId: GameId, { epoch, from, events }: LogGrowth): boolean {
    const entry = this.#entries.get(keyOf(tenantId, gameId));
    const before = entry?.game;
    if (!entry || !before || entry.isStale || entry.reading !== null || entry.waiting !== null) return false;
    if (before.epoch !== epoch || before.version !== from || from === 0) return false;
    entry.game = grown(entry, before, events);
    return true;
  }

  /** A log has changed by somebody else's hand. */
  doubt(tenantId: TenantId, gameId: GameId): void {
    const entry = this.#entries.get(keyOf(tenantId, gameId));
    if (entry) entry.isStale = true;
  }

  /** What is here of a game may be wrong: it is read whole. Whoever is reading it now has what he gets for himself. LIVE26 */
  forget(tenantId: TenantId, gameId: GameId): void {
    this.#entries.delete(keyOf(tenantId, gameId));
  }

  /** Something may have been missed: whatever is here is looked at again before it is believed. */
  doubtAll(): void {
    for (const entry of this.#entries.values()) entry.isStale = true;
  }

  #entry(tenantId: TenantId, gameId: GameId): Entry {
    const key = keyOf(tenantId, gameId);
    const entry = this.#entries.get(key) ?? { game: null, table: null, reading: null, waiting: null, isStale: true };
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    if (this.#entries.size > mostKept) this.#forgetOldest(key);
    return entry;
  }

  /** Those that are being played go last: whoever asks for others, however many, makes nobody read a running game anew. */
  #forgetOldest(but: string): void {
    for (const isSpared of [isRunning, () => false]) {
      for (const [key, entry] of this.#entries) {
        if (this.#entries.size <= mostKept) return;
        if (key !== but && entry.reading === null && entry.waiting === null && !isSpared(entry)) this.#entries.delete(key);
      }
    }
  }

  /** One reading at a time for each game; all who come while one is under way wait for the next, which is the same for them. */
  #readAgain(tenantId: TenantId, gameId: GameId, entry: Entry): Promise<void> {
    entry.isStale = true;
    entry.waiting ??= this.#readAfter(entry.reading, tenantId, gameId, entry);
    return entry.waiting;
  }

  async #readAfter(before: Promise<void> | null, tenantId: TenantId, gameId: GameId, entry: Entry): Promise<void> {
    await before?.catch(() => undefined);
    entry.waiting = null;
    const reading = this.#readOnce(tenantId, gameId, entry);
    entry.reading = reading;
    try {
      await reading;
    } finally {
      if (entry.reading === reading) entry.reading = null;
      this.#forgetNothing(tenantId, gameId, entry);
    }
  }

  /** What is not there takes no place. */
  #forgetNothing(tenantId: TenantId, gameId: GameId, entry: Entry): void {
    const key = keyOf(tenantId, gameId);
    if (entry.game === null && entry.reading === null && entry.waiting === null && this.#entries.get(key) === entry)
      this.#entries.delete(key);
  }

  async #readOnce(tenantId: TenantId, gameId: GameId, entry: Entry): Promise<void> {
    entry.isStale = false;
    try {
      entry.game = await this.#after(tenantId, gameId, entry);
    } catch (error) {
      entry.isStale = true;
      throw error;
    }
  }

  async #after(tenantId: TenantId, gameId: GameId, entry: Entry, before = entry.game): Promise<KnownGame | null> {
    const end = await this.#read(tenantId, gameId, before?.version ?? 0);
    if (!end) return null;
    if (before === null || before.version === 0) return wholeGame(end, entry);
    const isSameLog = end.head.epoch === before.epoch && end.head.version === before.version + end.events.length;
    const { byHand } = end.graphics;
    const stands = isDeepStrictEqual(byHand, before.byHand) ? before : { ...before, byHand };
    if (isSameLog) return end.events.length === 0 ? stands : grown(entry, stands, end.events);
    return this.#after(tenantId, gameId, entry, null);
  }
}

function isRunning({ game }: Entry): boolean {
  return game !== null && (game.now.status === "live" || game.now.status === "interrupted");
}

function wholeGame({ leagueId, head, ruleProfile, events, graphics: { byHand } }: LogReading, entry: Entry): KnownGame {
  entry.table = null;
  return { leagueId, epoch: head.epoch, version: head.version, ruleProfile, events, now: nowOf(events, ruleProfile), byHand };
}

/** What is known and what came after it: folded on, not anew. */
function grown(entry: Entry, before: KnownGame, after: readonly LiveEvent[]): KnownGame {
  const events = [...before.events, ...after];
  entry.table ??= new TableInStep(before.events, rulesOf(before.ruleProfile));
  entry.table.grow(events, before.events.length);
  return { ...before, version: before.version + after.length, events, now: entry.table.now() };
}

async function later(known: KnownGame): Promise<KnownGame> {
  await pause(momentMs, undefined, { ref: false });
  return known;
}

/** Where a game stands by these events. */
export function nowOf(events: readonly LiveEvent[], ruleProfile: string): GameNow {
  return gameNowOf(events, rulesOf(ruleProfile));
}

function rulesOf(ruleProfile: string): RuleSet {
  const rules = ruleSetOf(ruleProfile);
  if (!rules) throw new Error(`A log was written by rules nobody knows: ${ruleProfile}`);
  return rules;
}

function keyOf(tenantId: TenantId, gameId: GameId): string {
  return `${tenantId} ${gameId}`;
}
