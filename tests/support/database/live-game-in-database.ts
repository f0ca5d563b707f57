import { expect } from "vitest";
import type { LiveEvent } from "#contract/live/live-event.ts";
import type { LiveLog } from "#contract/live/live-game.ts";
import { pageTags } from "#contract/page-tags.ts";
import type { AddEvent, GameEvent, Recording } from "#core/game/events.ts";
import { gameNowOf, type GameNow } from "#core/game/game-now.ts";
import { fiba } from "#core/rules/fiba.ts";
import type { CommandId, GameId, TenantId } from "#core/kernel/ids.ts";
import { followGame } from "#app/live/follow-game.ts";
import type { LiveConnection } from "#app/live/live-connection.ts";
import { exhibitionGame } from "#demo/exhibition-game.ts";
import { dropPages } from "#server/db/drop-pages.ts";
import { eventStoreFor } from "#server/db/postgres-event-store.ts";
import { liveLogOf, readLogAfter } from "#server/queries/live/live-log.ts";
import type { TestDatabase } from "./database.ts";
import { LeagueInDatabase } from "./league-in-database.ts";

/** A game that is played line by line when a test says so, and those who follow it. */
export class LiveGameInDatabase {
  readonly league: LeagueInDatabase;
  readonly gameId: GameId;
  readonly script: readonly AddEvent[];
  readonly #database: TestDatabase;
  #written = 0;

  private constructor(database: TestDatabase, league: LeagueInDatabase, gameId: GameId, seed: string) {
    this.#database = database;
    this.league = league;
    this.gameId = gameId;
    this.script = exhibitionGame(seed).events;
  }

  static async begun(database: TestDatabase, slug: string, lines = 30): Promise<LiveGameInDatabase> {
    const league = await LeagueInDatabase.founded(database.db, slug, ["Hawks", "Owls"]);
    const gameId = await league.game({ home: "Hawks", away: "Owls", status: "scheduled", tipOff: Date.now() });
    const game = new LiveGameInDatabase(database, league, gameId, slug);
    await league.append(gameId, game.script.slice(0, lines));
    game.#written = lines;
    return game;
  }

  get tenantId(): TenantId {
    return this.league.tenantId;
  }

  get written(): number {
    return this.#written;
  }

  /** The next lines of the script, in one commit of some other process, which is heard through the database. */
  async play(lines = 1, { isTold = true }: { readonly isTold?: boolean } = {}): Promise<void> {
    await this.append(this.script.slice(this.#written, this.#written + lines), { isTold });
  }

  /** The same lines as somebody else wrote them down. */
  async playAs(recorded: Partial<Recording>, lines: number): Promise<void> {
    const events = this.script.slice(this.#written, this.#written + lines);
    await this.append(events.map((event) => ({ ...event, recording: { ...event.recording, ...recorded } })));
  }

  async append(events: readonly GameEvent[], { isTold = true }: { readonly isTold?: boolean } = {}): Promise<void> {
    const { db } = this.#database;
    const request = {
      gameId: this.gameId,
      expectedVersion: this.#written,
      command: { commandId: `play-${this.#written}-${Math.random()}` as CommandId, payloadDigest: "play" },
      events,
      recordedAt: Date.now(),
    };
    const answer = await eventStoreFor(db, this.tenantId).append(request);
    if (answer.kind !== "appended") throw new Error(`The test's append was answered with ${answer.kind}`);
    this.#written = answer.version;
    if (isTold) await dropPages(db, this.tenantId, [pageTags.game(this.gameId), pageTags.league(this.league.leagueId)]);
  }

  begunAnew(): void {
    this.#written = 0;
  }

  /** The truth. */
  async log(): Promise<LiveLog> {
    const reading = await readLogAfter(this.#database.db, this.tenantId, this.gameId);
    if (!reading) throw new Error("The game is gone");
    return liveLogOf(this.gameId, reading);
  }

  follow(connection: LiveConnection, start: LiveLog): FollowedGame {
    return new FollowedGame(connection, start);
  }
}

/** What one client has seen of a game, checked at every step. */
export class FollowedGame {
  log: LiveLog;
  now: GameNow | null = null;
  readonly stop: () => void;
  readonly faults: string[] = [];
  /** How often it was told something. */
  changes = 0;
  readonly #waiting = new Set<() => void>();

  constructor(connection: LiveConnection, start: LiveLog) {
    this.log = start;
    this.stop = followGame(connection, start, (log, now) => {
      this.#check(log);
      this.log = log;
      this.now = now;
      this.changes += 1;
      for (const look of this.#waiting) look();
    });
  }

  /** Every view is a prefix of the log without a gap, and never goes back within one life of it. */
  #check(log: LiveLog): void {
    const [epoch, sequence] = log.position.split(".").map(Number) as [number, number];
    const [epochBefore, sequenceBefore] = this.log.position.split(".").map(Number) as [number, number];
    if (log.events.some((event, place) => event.sequence !== place + 1)) this.faults.push(`a gap at ${log.position}`);
    if (log.events.length !== sequence) this.faults.push(`${log.events.length} events at ${log.position}`);
    if (epoch < epochBefore || (epoch === epochBefore && sequence < sequenceBefore)) this.faults.push(`back to ${log.position}`);
  }

  /** Resolves with how long it took until the client stands there. */
  async reaches(position: string, withinMs: number): Promise<number> {
    const startedAt = performance.now();
    const reached = Promise.withResolvers<void>();
    const look = () => {
      if (this.log.position === position) reached.resolve();
    };
    this.#waiting.add(look);
    look();
    const timer = setTimeout(
      () => reached.reject(new Error(`After ${withinMs} ms the client stands at ${this.log.position}, not ${position}`)),
      withinMs,
    );
    await reached.promise.finally(() => {
      clearTimeout(timer);
      this.#waiting.delete(look);
    });
    return performance.now() - startedAt;
  }

  /** The same as the truth: events, and what is folded of them. */
  expectSame(truth: LiveLog): void {
    expect(this.faults).toEqual([]);
    expect(this.log.position).toBe(truth.position);
    const shown = this.log.events.map(stripped);
    expect(shown).toEqual(truth.events.map(stripped));
    if (this.now !== null) expect(this.now).toEqual(gameNowOf(truth.events, fiba));
  }
}

function stripped(event: LiveEvent): unknown {
  return JSON.parse(JSON.stringify(event));
}
