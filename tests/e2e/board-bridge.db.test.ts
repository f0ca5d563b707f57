import { spawn } from "node:child_process";
import { once } from "node:events";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { liveAddresses } from "#contract/live/live-addresses.ts";
import type { LiveLog } from "#contract/live/live-game.ts";
import { remainingAt } from "#core/game/clock-anchor.ts";
import type { GameNow } from "#core/game/game-now.ts";
import type { GameId } from "#core/kernel/ids.ts";
import { nowOf } from "#app/live/follow-game.ts";
import { BoardBridge } from "#bridge/board-bridge.ts";
import { SimulatedConsole } from "#bridge/simulated-console.ts";
import { readTableLink } from "#bridge/table-link.ts";
import { liveLogOf, readLogAfter } from "#server/queries/live/live-log.ts";
import { scorerLinksFor } from "#server/live/scorer-links.ts";
import { databaseForThisFile } from "../support/database/database.ts";
import { expectSoundLog } from "../support/browser/sound-log.ts";
import { shot } from "../support/games/table-facts.ts";
import { TableInDatabase } from "../support/database/table-in-database.ts";
import { startTableServer, type TableServer } from "../support/servers/table-server.ts";

vi.setConfig({ testTimeout: 60_000 });

const database = databaseForThisFile();
let server: TableServer;
let table: TableInDatabase;
const open: { close(): Promise<void> }[] = [];

beforeAll(async () => {
  table = await TableInDatabase.set(database.db, "board", () => server.port);
  // The bridge is a program of its own and asks by address, as it would ask by the league's name.
  await database.db.insertInto("tenant_hosts").values({ tenant_id: table.league.tenantId, host: "127.0.0.1", is_primary: false }).execute();
  server = await startTableServer(database.db);
});
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});
afterAll(() => server.close());

type Bridge = { readonly news: readonly string[]; readonly counts: BoardBridge["counts"]; close(): Promise<void> };

function bridgeHere(link: string, port: number): Bridge {
  const news: string[] = [];
  const bridge = new BoardBridge({ link: readTableLink(link)!, console: { host: "127.0.0.1", port }, onNews: (line) => news.push(line) });
  return Object.assign(bridge, { news });
}

/** The program itself, to be killed. */
function bridgeProgram(link: string, port: number): Bridge {
  const news: string[] = [];
  const program = spawn(process.execPath, ["scripts/fullcourt.ts", "bridge", "--console", `127.0.0.1:${port}`, link]);
  program.stdout.on("data", (lines: Buffer) => news.push(...lines.toString().trim().split("\n")));
  program.stderr.on("data", (lines: Buffer) => news.push(lines.toString()));
  const closed = once(program, "close");
  return {
    news,
    counts: { connects: 0, frames: 0, jumps: 0, "too-long": 0, checksum: 0, form: 0 },
    async close() {
      program.kill("SIGKILL");
      await closed;
    },
  };
}

/** A game whose first period has begun, its keyboard, a console that shows the same, and the bridge between them. */
async function bridged(bridgeBetween: typeof bridgeHere = bridgeHere) {
  const { gameId, statistics, clock } = await table.begun();
  await clock.at("10:00").tell({ type: "clock.stop" });
  const board = new SimulatedConsole({ random: seeded() });
  const port = await board.listen();
  const links = scorerLinksFor(database.db, table.league.tenantId);
  const { token } = await links.issue({ gameId, role: "bridge", label: "board", expiresAt: Date.now() + 3_600_000 });
  const link = `http://127.0.0.1:${server.port}${liveAddresses.desk(gameId, "bridge", token)}`;
  const bridge = bridgeBetween(link, port);
  const { news } = bridge;
  open.push(bridge, board);
  const game = new Followed(gameId);
  await game.until(() => news.some((line) => line.includes("tells the time")));
  return { gameId, statistics, clock, board, bridge, link, news, game };
}

class Followed {
  readonly #gameId: GameId;

  constructor(gameId: GameId) {
    this.#gameId = gameId;
  }

  async log(): Promise<LiveLog> {
    const reading = await readLogAfter(database.db, table.league.tenantId, this.#gameId);
    if (!reading) throw new Error("The game is gone");
    return liveLogOf(this.#gameId, reading);
  }

  async now(): Promise<GameNow> {
    return nowOf(await this.log());
  }

  async showsMs(): Promise<number> {
    return remainingAt((await this.now()).clock, Date.now());
  }

  /** How long it took until this was so. */
  async until(isSo: (now: GameNow) => boolean, withinMs = 20_000): Promise<number> {
    const begun = performance.now();
    for (;;) {
      const now = await this.now();
      if (isSo(now)) return performance.now() - begun;
      if (performance.now() - begun > withinMs) throw new Error(`not so after ${withinMs} ms: ${JSON.stringify(now)}`);
      await pause(20);
    }
  }
}

/** The same noise in every run. */
function seeded(): () => number {
  let state = 42;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

describe("a console's clocks", () => {
  it("BRIDGE5 start, stop and what they show come into the log as the board has them", async () => {
    const { board, game, gameId } = await bridged();
    await game.until(({ clock }) => clock.remainingMs === 600_000);
    board.setShotClock(24_000);
    await game.until(({ shotClock }) => shotClock?.remainingMs === 24_000);
    board.start();
    await game.until(({ clock }) => clock.running);
    await pause(1500);
    expect(Math.abs((await game.showsMs()) - board.frame.clockMs)).toBeLessThan(400);
    board.holdShotClock();
    await game.until(({ shotClock }) => shotClock?.running === false);
    board.stop();
    await game.until(({ clock }) => !clock.running);
    const { clockMs, shot: shown } = board.frame;
    await game.until(({ clock, shotClock }) => clock.remainingMs === clockMs && shotClock?.remainingMs === shown?.remainingMs);
    board.setClock(700);
    await game.until(({ clock }) => clock.remainingMs === 700);
    board.start();
    await game.until(({ clock }) => !clock.running && clock.remainingMs === 0);
    board.show({ period: 2 });
    board.setClock(600_000);
    board.start();
    await game.until(({ period, clock }) => period?.number === 2 && clock.running);
    await expectSoundLog(table.league, gameId);
  });

  it("BRIDGE1 outrank the keyboard while they are heard; the rest of the table writes on", async () => {
    const { board, clock, statistics, game } = await bridged();
    board.start();
    await game.until(({ clock: { running } }) => running);
    clock.seen = statistics.seen = (await game.log()).events.length;
    expect(await clock.tell({ type: "clock.stop" })).toMatchObject({ kind: "refused", rule: "BRIDGE1" });
    // This console has never told a shot clock.
    expect(await clock.tell({ type: "shot-clock.reset", toMs: 24_000, reason: null })).toMatchObject({ kind: "accepted" });
    expect(await clock.tell({ type: "timeout", side: "home" })).toMatchObject({ kind: "accepted" });
    expect(await statistics.at("9:58").tell(shot("h4"))).toMatchObject({ kind: "accepted" });
  });
});

describe("fault 42: a wire that fails", () => {
  it.each([
    ["the wire is pulled", bridgeHere],
    ["the bridge is killed", bridgeProgram],
  ])("BRIDGE2 %s: the keyboard counts within two seconds, and the board again when it is back", async (what, bridgeBetween) => {
    const { board, bridge, link, clock, game } = await bridged(bridgeBetween);
    board.start();
    await game.until(({ clock: { running } }) => running);
    clock.seen = (await game.log()).events.length;
    const isKilled = what.includes("killed");
    const begun = performance.now();
    if (isKilled) await bridge.close();
    else board.unplug();
    for (;;) {
      const answer = await clock.tell({ type: "clock.stop" });
      if (answer.kind === "accepted") break;
      expect(answer).toMatchObject({ rule: "BRIDGE1" });
      await pause(50);
    }
    // Two seconds, and what a machine with much else to do takes to ask.
    expect(performance.now() - begun).toBeLessThan(2500);
    if (isKilled) open.push(bridgeHere(link, board.port));
    else board.plug();
    await game.until(({ clock: { running } }) => running);
    expect(Math.abs((await game.showsMs()) - board.frame.clockMs)).toBeLessThan(400);
  });

  it("BRIDGE2 BRIDGE7 its link is taken back in the midst of a game: the keyboard counts within two seconds, and the bridge says why, once", async () => {
    const { gameId, board, clock, game, news } = await bridged();
    board.start();
    await game.until(({ clock: { running } }) => running);
    clock.seen = (await game.log()).events.length;
    const links = scorerLinksFor(database.db, table.league.tenantId);
    const [link] = await database.db
      .selectFrom("scorer_links")
      .select("link_id")
      .where("game_id", "=", gameId)
      .where("role", "=", "bridge")
      .execute();
    const before = news.length;
    expect(await links.revoke(link!.link_id)).toBe(true);
    const begun = performance.now();
    while ((await clock.tell({ type: "clock.stop" })).kind !== "accepted") await pause(50);
    expect(performance.now() - begun).toBeLessThan(2500);
    await pause(1500);
    expect(news.slice(before)).toEqual([expect.stringMatching(/^the table does not answer: .*link/i)]);
    const { length } = (await game.log()).events;
    board.stop();
    await pause(700);
    expect((await game.log()).events).toHaveLength(length);
  });

  it("BRIDGE3 BRIDGE4 noise on one character in fifty: bad lines are dropped, and the game shows what the board does", async () => {
    const { board, bridge, game } = await bridged();
    board.noise(2);
    for (let points = 2; points <= 8; points += 2) {
      board.start();
      await game.until(({ clock: { running } }) => running);
      await pause(400);
      board.stop();
      await game.until(({ clock: { running } }) => !running);
    }
    board.say("$FCB1,9,1,1,,,".repeat(1000));
    board.say("\r\n");
    board.noise(0);
    await game.until(({ clock: { remainingMs } }) => remainingMs === board.frame.clockMs);
    const { frames, checksum, form } = bridge.counts;
    expect(checksum + form + bridge.counts["too-long"]).toBeGreaterThan(5);
    expect(frames).toBeGreaterThan(5);
    expect((await game.now()).period).toEqual({ kind: "regular", number: 1 });
  });

  it("BRIDGE7 a console that is away for long is asked for until it is there", async () => {
    const { board, bridge, game, news } = await bridged();
    for (let time = 0; time < 3; time++) {
      board.unplug();
      await game.until(() => news.at(-1) === "the console is silent: the keyboard tells the time");
      board.plug();
      await game.until(() => news.at(-1)!.includes("tells the time") && !news.at(-1)!.includes("silent"));
    }
    expect(bridge.counts.connects).toBeGreaterThanOrEqual(4);
  });
});

describe("fault 41: a board that differs from the log", () => {
  it("BRIDGE6 shows at two seconds, marks the feed at five, and is well again when both agree", async () => {
    const { board, statistics, game, gameId } = await bridged();
    const begun = performance.now();
    board.score(2, 0);
    await game.until(({ mismatch }) => mismatch !== null);
    expect(performance.now() - begun).toBeGreaterThanOrEqual(2000);
    expect(await game.now()).toMatchObject({ mismatch: { table: "0:0", board: "2:0" }, quality: "ok" });
    await game.until(({ quality }) => quality === "score-uncertain");
    expect(performance.now() - begun).toBeGreaterThanOrEqual(5000);
    statistics.seen = (await game.log()).events.length;
    await statistics.at("10:00").tell(shot("h4"));
    await game.until(({ mismatch, quality }) => mismatch === null && quality === "ok");
    const facts = (await game.log()).events.flatMap((event) => (event.op === "add" ? [event.fact.type] : []));
    expect(facts.filter((type) => type === "mismatch" || type === "score.query")).toEqual(["mismatch", "score.query", "mismatch"]);
    await expectSoundLog(table.league, gameId);
  });

  it("BRIDGE8 team fouls and time-outs are shown at two seconds, marked at five, and well again when both agree", async () => {
    const { board, statistics, game, gameId } = await bridged();
    const begun = performance.now();
    board.fouls(1, 0);
    board.timeouts(2, 1);
    await game.until(({ countMismatches }) => countMismatches.length === 2);
    expect(performance.now() - begun).toBeGreaterThanOrEqual(2000);
    expect(await game.now()).toMatchObject({
      quality: "ok",
      countMismatches: [{ what: "team-fouls", table: "0:0", board: "1:0" }, { board: "2:1" }],
    });
    await game.until(({ quality }) => quality === "count-uncertain");
    expect(performance.now() - begun).toBeGreaterThanOrEqual(5000);
    statistics.seen = (await game.log()).events.length;
    await statistics.at("10:00").tell({ type: "timeout", side: "away" });
    board.fouls(0, 0);
    await game.until(({ countMismatches, quality }) => countMismatches.length === 0 && quality === "ok");
    await expectSoundLog(table.league, gameId);
  });
});
