import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addresses } from "#contract/addresses.ts";
import type { GameChange, GameCommand, GameCommandAnswer } from "#contract/live/game-command.ts";
import type { EventId } from "#core/kernel/ids.ts";
import { browserForThisFile } from "../support/browser/browser.ts";
import { type ChaosProxy, startChaosProxy } from "../support/servers/chaos-proxy.ts";
import { type KillableInstallation, killableInstallation } from "../support/servers/killable-installation.ts";
import type { ScoringDevice } from "../support/games/scoring-device.ts";
import { expectSoundLog } from "../support/browser/sound-log.ts";
import { shot } from "../support/games/table-facts.ts";
import { type BegunGame, TableInDatabase } from "../support/database/table-in-database.ts";

// Nobody answers for a while, on purpose; the league of the test has no logo.
const browser = browserForThisFile(
  /\/assets\/|\/live\/v1\/|\/timer\/|\/game-now|\.data|\/tabs\/|logo|\/api\//,
  /AudioContext was not allowed to start/,
);
let installation: KillableInstallation;
let table: TableInDatabase;
let proxy: ChaosProxy;

beforeAll(async () => {
  installation = await killableInstallation();
  table = await TableInDatabase.set(installation.db, "windows", () => installation.port);
  await installation.startServer();
  proxy = await startChaosProxy([installation.port]);
});
afterAll(async () => {
  await proxy.close();
  await installation.close();
});

type Facts = Parameters<ScoringDevice["tell"]>[0];

/** A table of both roles, whose commands are sent until they are answered. */
class Table {
  readonly game: BegunGame;
  readonly acknowledged: GameCommandAnswer[] = [];

  constructor(game: BegunGame) {
    this.game = game;
  }

  static async begunIn(venue: string): Promise<Table> {
    return new Table(await table.begun({ venue, tipOff: Date.now() - 60_000 }));
  }

  statistics(clock: string, facts: Facts, period = 1): Promise<GameCommand> {
    return this.#send(this.game.statistics.at(clock, period), facts);
  }

  clock(clock: string, facts: Facts, period = 1): Promise<GameCommand> {
    return this.#send(this.game.clock.at(clock, period), facts);
  }

  async takeBack(command: GameCommand): Promise<void> {
    const { statistics } = this.game;
    await this.#sent(
      statistics,
      command.changes.map(({ eventId }) => ({ op: "void", eventId: `${eventId}-void` as EventId, target: eventId })),
    );
  }

  #send(device: ScoringDevice, facts: Facts): Promise<GameCommand> {
    return this.#sent(
      device,
      [facts].flat().map((fact) => device.add(fact)),
    );
  }

  async #sent(device: ScoringDevice, changes: readonly GameChange[]): Promise<GameCommand> {
    const { statistics, clock } = this.game;
    device.seen = Math.max(statistics.seen, clock.seen);
    const command = device.command(changes);
    for (;;) {
      const [answer] = await device.send([command]).catch(() => []);
      if (answer?.kind === "accepted") {
        this.acknowledged.push(answer);
        device.seen = answer.version;
        return command;
      }
      if (answer) throw new Error(JSON.stringify(answer));
      await sleep(100);
    }
  }
}

async function open(port: number, path: string, [width, height]: readonly [number, number] = [1920, 1080]): Promise<Page> {
  const page = await browser.visit({ viewport: { width, height } });
  await page.goto(`http://${table.host}:${port}${path}`);
  await mark(page);
  return page;
}

/** So that it is seen whether somebody has loaded the page anew. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
}

function isSame(page: Page): Promise<boolean> {
  return page.evaluate(() => (window as unknown as { isSamePage?: boolean }).isSamePage === true);
}

function textAt(page: Page, selector: string): Promise<string> {
  return page
    .locator(selector)
    .allTextContents()
    .then((texts) => texts.join(""));
}

const digits = {
  score: "[data-score=home] i",
  clock: "[data-clock] [role=timer] > *",
  shotClock: "[data-shot-clock] [role=timer] > *",
};

function scoreboard(hall: string): string {
  return addresses.venueScreen("sr", hall, "scoreboard-game");
}

describe("four windows", () => {
  type Places = Partial<typeof digits>;

  /** Phone, scoreboard, shot clock and overlay, each with where it writes what it shows of the game. */
  async function fourWindows(): Promise<readonly (readonly [Page, Places])[]> {
    const ref = { seasonSlug: "2026-27", leagueSlug: "first", roundSlug: "1", gameSlug: "home-away", playoff: null };
    const { port } = installation;
    const { clock, shotClock } = digits;
    return Promise.all([
      open(port, addresses.game("sr", ref), [390, 844]).then(
        (page) => [page, { score: "header p[aria-hidden] > b:first-child", clock: "header [role=timer] > *" }] as const,
      ),
      open(port, scoreboard("hall")).then((page) => [page, digits] as const),
      open(port, addresses.venueScreen("sr", "hall", "shot-clock-game"), [1024, 768]).then((page) => [page, { clock, shotClock }] as const),
      open(port, addresses.gameBroadcast("sr", ref)).then((page) => {
        const middle = "[data-bug] div >";
        return [
          page,
          { score: digits.score, clock: `${middle} [role=timer] > *`, shotClock: `${middle} span > [role=timer] > *` },
        ] as const;
      }),
    ]);
  }

  /** All of them say this, each what it shows of it. */
  async function expectAll(windows: Awaited<ReturnType<typeof fourWindows>>, truth: Required<Places>): Promise<void> {
    const read = async ([page, places]: readonly [Page, Places]): Promise<Places> => {
      const told: Partial<Record<keyof Places, string>> = {};
      for (const [name, place] of Object.entries(places)) told[name as keyof Places] = await textAt(page, place);
      return told;
    };
    const wanted = windows.map(([, places]): unknown =>
      Object.fromEntries(Object.keys(places).map((name) => [name, truth[name as keyof Places]])),
    );
    await expect.poll(() => Promise.all(windows.map(read)), { timeout: 20_000 }).toEqual(wanted);
  }

  test(
    "faults 21, 22, 24, 44: they move together, and are right without a touch after server and database were killed, and when an early play is taken back",
    { timeout: 180_000 },
    async () => {
      const game = await Table.begunIn("Hall");
      const windows = await fourWindows();
      const early = await game.statistics("9:00", shot("h4", 3));
      await game.clock("9:00", [
        { type: "clock.stop" },
        { type: "clock.set", remainingMs: 540_000, previousMs: null },
        { type: "shot-clock.set", remainingMs: 17_000 },
      ]);
      await expectAll(windows, { score: "3", clock: "9:00", shotClock: "17" });
      await game.clock("9:00", { type: "clock.start" });

      await installation.killServer();
      const entering = game.statistics("8:50", shot("h5"));
      const [, [board]] = windows as [unknown, readonly [Page, Places]];
      await board.locator("[data-bar=stale]").waitFor({ timeout: 10_000 });
      expect(await textAt(board, digits.score)).toBe("3");
      await installation.killPostgres();
      await installation.startServer();
      await entering;

      await game.clock("8:40", [
        { type: "clock.stop" },
        { type: "clock.set", remainingMs: 520_000, previousMs: null },
        { type: "shot-clock.set", remainingMs: 9000 },
      ]);
      await expectAll(windows, { score: "5", clock: "8:40", shotClock: "9" });
      await game.takeBack(early);
      await expectAll(windows, { score: "2", clock: "8:40", shotClock: "9" });
      for (const [page] of windows) {
        expect(await isSame(page)).toBe(true);
        await expect.poll(() => page.locator("[data-bar=stale]").count()).toBe(0);
      }
      await expectSoundLog(table.league, game.game.gameId, game.acknowledged);
    },
  );
});

describe("a screen of a hall", () => {
  test("HALL1 HALL4 goes over to the next game by itself, and asks the machine again to stay awake", async () => {
    const first = await Table.begunIn("Arena");
    const page = await browser.visit({ viewport: { width: 1920, height: 1080 } });
    await page.addInitScript(() => {
      const world = window as unknown as { asked: number; isAway: boolean };
      Object.assign(world, { asked: 0, isAway: false });
      const request = async () => ((world.asked += 1), { release: async () => undefined });
      Object.defineProperty(navigator, "wakeLock", { value: { request } });
      Object.defineProperty(document, "hidden", { get: () => world.isAway });
    });
    await page.goto(`http://${table.host}:${installation.port}${scoreboard("arena")}`);
    await mark(page);
    await first.statistics("9:00", shot("h4", 3));
    await expect.poll(() => textAt(page, digits.score)).toBe("3");
    await first.clock("0:00", [{ type: "clock.stop" }, { type: "period.end" }]);
    for (const period of [2, 3, 4]) await first.clock("0:00", [{ type: "period.start" }, { type: "period.end" }], period);
    await first.statistics("0:00", { type: "game.end" }, 4);
    await page.locator("[data-stage=final]").waitFor();
    const second = await Table.begunIn("Arena");
    await second.statistics("9:00", shot("h4"));
    await expect.poll(() => textAt(page, digits.score)).toBe("2");
    expect(await isSame(page)).toBe(true);

    const asked = () => page.evaluate(() => (window as unknown as { asked: number }).asked);
    const look = (isAway: boolean) =>
      page.evaluate((away) => {
        Object.assign(window, { isAway: away });
        document.dispatchEvent(new Event("visibilitychange"));
      }, isAway);
    const before = await asked();
    expect(before).toBeGreaterThan(0);
    await look(true);
    expect(await asked()).toBe(before);
    await look(false);
    expect(await asked()).toBe(before + 1);
  });

  test("HALL5 sounds at zero when told to, not unasked, and not after a stop", async () => {
    const game = await Table.begunIn("Court");
    const hall = addresses.venueScreen("sr", "court", "shot-clock-game");
    const listen = async (path: string) => {
      const page = await browser.visit({ viewport: { width: 1280, height: 720 } });
      await page.addInitScript(() => {
        const voices: { start: number; silenced: boolean }[] = [];
        Object.assign(window, { voices });
        const born = new WeakMap<OscillatorNode, { start: number; silenced: boolean }>();
        // oxlint-disable-next-line typescript/unbound-method -- called on the voice below
        const { start, disconnect } = OscillatorNode.prototype as unknown as { start(at?: number): void; disconnect(): void };
        OscillatorNode.prototype.start = function begin(at = 0) {
          const voice = { start: at, silenced: false };
          voices.push(voice);
          born.set(this, voice);
          start.call(this, at);
        };
        OscillatorNode.prototype.disconnect = function end() {
          const voice = born.get(this);
          if (voice) voice.silenced = true;
          disconnect.call(this);
        };
      });
      await page.goto(`http://${table.host}:${installation.port}${path}`);
      await page.locator("[data-shot-clock]").waitFor();
      return page;
    };
    /** Those planned or heard; what is planned better is planned anew. */
    const voices = (page: Page) =>
      page.evaluate(() => (window as unknown as { voices: { silenced: boolean }[] }).voices.filter(({ silenced }) => !silenced).length);
    const set = [{ type: "clock.stop" }, { type: "shot-clock.set", remainingMs: 2500 }] as const;
    await game.clock("8:00", set);
    const [silent, sounding] = [await listen(hall), await listen(`${hall}?horn=1`)];
    await expect.poll(() => sounding.locator("button[aria-pressed=true]").count()).toBe(1);
    await game.clock("8:00", { type: "clock.start" });
    await expect.poll(() => voices(sounding)).toBe(2);
    await game.clock("7:59", { type: "clock.stop" });
    await expect.poll(() => voices(sounding)).toBe(0);
    await sounding.keyboard.press("KeyH");
    await game.clock("7:59", { type: "clock.start" });
    await expect.poll(() => textAt(sounding, digits.shotClock), { timeout: 15_000 }).toBe("0.0");
    expect([await voices(sounding), await voices(silent)]).toEqual([0, 0]);
  });

  test("HALL2 loads a new build when the period is over, not before, and once", async () => {
    const game = await Table.begunIn("Dome");
    const page = await open(proxy.port, scoreboard("dome"));
    await game.statistics("9:00", shot("h4"));
    await expect.poll(() => textAt(page, digits.score)).toBe("2");
    proxy.weather.change = (piece) =>
      piece.includes('"build":"') ? Buffer.from(piece.toString().replace(/"build":"[^"]*"/, '"build":"the-next"')) : piece;
    proxy.cut();
    await game.statistics("8:50", shot("h4"));
    await expect.poll(() => textAt(page, digits.score)).toBe("4");
    await sleep(500);
    expect(await isSame(page)).toBe(true);
    await game.clock("0:00", [{ type: "clock.stop" }, { type: "period.end" }]);
    await expect.poll(() => isSame(page).catch(() => true)).toBe(false);
    await page.locator("[data-stage=interval]").waitFor();
    await mark(page);
    await sleep(2500);
    expect(await isSame(page)).toBe(true);
    proxy.weather.change = null;
  });

  test("HALL3 a night of eight hours, told in seconds, with every line of it cut over and over, leaves nothing behind", async () => {
    const game = await Table.begunIn("Palace");
    const page = await open(proxy.port, scoreboard("palace"));
    const session = await page.context().newCDPSession(page);
    const heap = async () => {
      await session.send("HeapProfiler.collectGarbage");
      const { usedSize } = await session.send("Runtime.getHeapUsage");
      return usedSize / 1_000_000;
    };
    // A heartbeat comes every two seconds: each is told as often as in two hours.
    let told = 0;
    proxy.weather.change = (piece) => {
      const text = piece.toString();
      if (!/^event: heartbeat\n[^\n]*\n\n$/.test(text)) return piece;
      told += 1;
      return Buffer.from(text.repeat(3600));
    };
    const sizes: number[] = [];
    // Its code comes after the first picture: a line that is cut before is a page that never began.
    await game.statistics("9:59", shot("h4"));
    await expect.poll(() => textAt(page, digits.score)).toBe("2");
    let points = 2;
    for (let second = 598; sizes.length < 5;) {
      const before = told;
      for (let play = 0; play < 15; play++, second--) {
        await game.statistics(`${Math.floor(second / 60)}:${second % 60}`, shot("h4"));
        points += 2;
        if (play % 3 === 0) proxy.cut();
      }
      await expect.poll(() => told).toBeGreaterThan(before);
      await expect.poll(() => textAt(page, digits.score)).toBe(String(points));
      sizes.push(await heap());
    }
    proxy.weather.change = null;
    // The first two hours are the page's beginning; a log that has grown by sixty plays is no leak.
    const [, second = 0, , , last = 0] = sizes;
    expect(last, `MB after each two hours: ${sizes.map((size) => size.toFixed(2)).join(", ")}`).toBeLessThan(second * 1.1 + 0.5);
    expect(await isSame(page)).toBe(true);
  });
});
