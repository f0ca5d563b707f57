import { setTimeout as pause } from "node:timers/promises";
import { createClient } from "@redis/client";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { addresses } from "#contract/addresses.ts";
import type { GameCommandAnswer } from "#contract/live/game-command.ts";
import type { LiveLog } from "#contract/live/live-game.ts";
import type { ResetReason } from "#contract/live/stream-message.ts";
import type { Fact } from "#core/game/facts.ts";
import type { GameId } from "#core/kernel/ids.ts";
import { StreamClient } from "#app/live/stream-client.ts";
import { liveLogOf, readLogAfter } from "#server/queries/live/live-log.ts";
import { askServer } from "../support/servers/ask-server.ts";
import { FollowedGame } from "../support/database/live-game-in-database.ts";
import { type ProcessesBehindOneAddress, processesBehindOneAddress } from "../support/servers/processes-behind-one-address.ts";
import { hasRedis, type RedisServer } from "../support/servers/redis-server.ts";
import type { ScoringDevice } from "../support/games/scoring-device.ts";
import { expectSoundLog } from "../support/browser/sound-log.ts";
import { shot } from "../support/games/table-facts.ts";
import { type BegunGame, TableInDatabase } from "../support/database/table-in-database.ts";

if (!hasRedis)
  process.stdout.write("redis-server is not installed: commands to several processes with one between them are not tested here.\n");

/** A loaded machine is slow, not wrong. */
const patience = { timeout: 20_000 };
/** Slower still while a whole process starts beside what is waited for. */
const startingPatience = { timeout: 90_000 };

type PlayedGame = BegunGame & {
  readonly path: string;
  /** What was answered to its two devices. */
  readonly answers: GameCommandAnswer[];
  readonly views: readonly FollowedGame[];
};

/**
 * Three of the built program with a real Redis between them. Tables write to the one address in front, each request to the
 * next process; pages are asked of each process by itself.
 */
describe.skipIf(!hasRedis)("LIVE15 commands to three processes behind one address", () => {
  let installation: ProcessesBehindOneAddress;
  let redis: RedisServer;
  let table: TableInDatabase;
  let games = 0;

  beforeAll(async () => {
    installation = await processesBehindOneAddress();
    redis = installation.redis!;
    const { db } = installation.database;
    table = await TableInDatabase.set(db, "processes", () => installation.balancer.port);
    // `fetch` sends no host but the one it asks.
    await sql`insert into tenant_hosts (tenant_id, host) values (${table.league.tenantId}, '127.0.0.1')`.execute(db);
    await installation.startApps();
  });
  afterAll(() => installation.close());

  /** A game that has begun, listened to at these ports, its page kept by each process. */
  async function begun(ports: readonly number[]): Promise<PlayedGame> {
    const game = await table.begun();
    games += 1;
    const start = await truth(game.gameId);
    const views = ports.map((port) => new FollowedGame(new StreamClient({ hosts: [`http://127.0.0.1:${port}`], isScreen: true }), start));
    onTestFinished(() => views.forEach(({ stop }) => stop()));
    const ref = { seasonSlug: "2026-27", leagueSlug: "first", roundSlug: String(games), gameSlug: "home-away", playoff: null };
    const played = { ...game, path: addresses.game("en", ref), answers: [], views };
    await expectPointsEverywhere(played, 0);
    return played;
  }

  function ownPorts(): readonly number[] {
    return installation.apps.map(({ port }) => port);
  }

  async function truth(gameId: GameId): Promise<LiveLog> {
    const reading = await readLogAfter(installation.database.db, table.league.tenantId, gameId);
    if (!reading) throw new Error("The game is gone");
    return liveLogOf(gameId, reading);
  }

  /** Of the home team, as the page at each process has them; only its shots are told here. */
  function pointsOnPages(path: string): Promise<readonly number[]> {
    return Promise.all(
      ownPorts().map(async (port) => {
        const { text } = await askServer(port, path, { host: table.host });
        return Number(/<title>Home – Away (\d+)\D*0 /.exec(text)?.[1]);
      }),
    );
  }

  async function expectPointsEverywhere({ path }: PlayedGame, points: number): Promise<void> {
    await expect.poll(() => pointsOnPages(path), patience).toEqual(ownPorts().map(() => points));
  }

  /**
   * Both devices of a table write one thing after another until they are told to stop; `more` waits for some more answers.
   * `insists`: what nobody has answered is sent again, the same under the same id.
   */
  function writing({ statistics, clock, answers }: PlayedGame, { insists = false } = {}) {
    const ending = new AbortController();
    let shots = 0;
    async function enter(device: ScoringDevice, fact: (turn: number) => Fact, onAnswer = () => {}): Promise<void> {
      for (let turn = 0; !ending.signal.aborted; turn++) {
        device.at("9:30");
        answers.push(await (insists ? device.insist(device.command([device.add(fact(turn))])) : device.tell(fact(turn))));
        onAnswer();
        await pause(20);
      }
    }
    async function answersExceed(count: number): Promise<void> {
      await expect.poll(() => answers.length, insists ? startingPatience : patience).toBeGreaterThan(count);
    }
    const entering = Promise.all([
      enter(
        statistics,
        () => shot("h4"),
        () => (shots += 1),
      ),
      enter(clock, (turn) => ({ type: "shot-clock.set", remainingMs: 23_000 - (turn % 200) * 100 })),
    ]);
    return {
      async more(answered: number) {
        await Promise.race([entering, answersExceed(answers.length + answered)]);
      },
      /** Of the home team, all of them acknowledged once the writing has stopped. */
      get points() {
        return 2 * shots;
      },
      async stop() {
        ending.abort();
        await entering;
      },
    };
  }

  /** Everything acknowledged is in the log once; whoever listens and whoever asks for the page, wherever, has all of it. */
  async function expectNothingLost(game: PlayedGame, points: number): Promise<void> {
    expect(game.answers.filter(({ kind }) => kind !== "accepted")).toEqual([]);
    const events = await expectSoundLog(table.league, game.gameId, game.answers);
    expect(events.filter((event) => event.op === "add" && event.fact.type === "field-goal")).toHaveLength(points / 2);
    const log = await truth(game.gameId);
    await Promise.all(game.views.map((view) => view.reaches(log.position, patience.timeout)));
    for (const view of game.views) view.expectSame(log);
    await expectPointsEverywhere(game, points);
  }

  /** Why a listener of one process is sent to the log from now on. */
  function resetsAt(port: number, gameId: GameId): readonly ResetReason[] {
    const resets: ResetReason[] = [];
    const client = new StreamClient({ hosts: [`http://127.0.0.1:${port}`], isScreen: true });
    const leave = client.listen(`game:${gameId}`, {
      position: () => null,
      onMessage: (message) => void (message.event === "reset" && resets.push(message.data.reason)),
    });
    onTestFinished(leave);
    return resets;
  }

  /** What the processes tell each other of a game by Redis from now on: who says it. */
  async function overheard(gameId: GameId): Promise<readonly string[]> {
    const speakers: string[] = [];
    const client = createClient({ url: redis.url });
    await client.connect();
    onTestFinished(() => client.destroy());
    await client.pSubscribe("fullcourt live *", (text) => {
      const { node, message } = JSON.parse(text) as { readonly node: string; readonly message: { readonly gameId?: GameId } };
      if (message.gameId === gameId) speakers.push(node);
    });
    return speakers;
  }

  test("what any of them takes is at once in the streams and on the pages of all, told by Redis", async () => {
    const game = await begun(ownPorts());
    const speakers = await overheard(game.gameId);
    for (let made = 1; made <= 6; made++) {
      game.answers.push(await game.statistics.at(`9:${60 - made}`).tell(shot("h4")));
      await expectPointsEverywhere(game, 2 * made);
    }
    await expectNothingLost(game, 12);
    // A command that was sent again on a busy machine is told again.
    expect(speakers.length).toBeGreaterThanOrEqual(6);
    expect(new Set(speakers).size).toBe(3);
  });

  test("LIVE26 fault 27: what one of them finds wrong of a game is mended, and who listens to any of them is sent to its log", async () => {
    const game = await begun(ownPorts());
    game.answers.push(await game.statistics.at("9:30").tell(shot("h4")));
    await expectPointsEverywhere(game, 2);
    const resets = ownPorts().map((port) => resetsAt(port, game.gameId));
    await sql`update games set home_points = 77 where game_id = ${game.gameId}`.execute(installation.database.db);
    // Each looks at one game every five seconds, the games of the other tests too.
    await expect.poll(() => resets.map(([first]) => first), { timeout: 90_000 }).toEqual(ownPorts().map(() => "mended"));
    await expectNothingLost(game, 2);
  });

  test("fault 23: Redis is killed and started again while a table writes: later, never less", async () => {
    const game = await begun(ownPorts());
    const written = writing(game);
    await written.more(12);
    await redis.kill();
    await written.more(24);
    const { points } = written;
    await expect.poll(async () => Math.min(...(await pointsOnPages(game.path))), patience).toBeGreaterThanOrEqual(points);
    await redis.start();
    const speakers = await overheard(game.gameId);
    await expect.poll(() => new Set(speakers).size, patience).toBe(3);
    await written.stop();
    await expectNothingLost(game, written.points);
  });

  test("fault 21: each is restarted in turn while a table writes: it loses nothing and hears no more than what its outbox sends again", async () => {
    // Whoever listens does so through the one address: his process goes too.
    const game = await begun(ownPorts().map(() => installation.balancer.port));
    const written = writing(game, { insists: true });
    for (const place of installation.apps.keys()) {
      expect(await installation.restart(place, () => written.more(6))).toBe(0);
      await written.more(6);
    }
    await written.stop();
    await expectNothingLost(game, written.points);
  }, 400_000);
});
