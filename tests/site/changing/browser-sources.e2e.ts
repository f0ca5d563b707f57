import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addresses } from "#contract/addresses.ts";
import { liveAddresses } from "#contract/live/live-addresses.ts";
import { askServer } from "../../support/servers/ask-server.ts";
import { actAsBrowserSource, type BrowserSource, type SourceWords } from "../../support/browser/browser-source.ts";
import { browserForThisFile } from "../../support/browser/browser.ts";
import {
  beginAnHourAgo,
  demoGameInPlay,
  demoLiveGame,
  type DemoLiveGame,
  threePointer,
  writeDown,
} from "../../support/demo/demo-live-game.ts";
import { demoSiteForThisFile } from "../../support/demo/demo-site.ts";
import { graphicsOperator } from "../../support/servers/graphics-operator.ts";

const site = demoSiteForThisFile();
const browser = browserForThisFile(/\/live\/v1\/|\/timer\//);

let beginAsBefore: (() => Promise<void>) | undefined;
beforeAll(async () => {
  beginAsBefore = await beginAnHourAgo(site.db);
});
afterAll(() => beginAsBefore?.());

type Seen = {
  readonly clock: string;
  readonly score: string;
  readonly page: string | null;
  readonly graphics: string[];
  readonly scorers: number;
};

async function sourceAt(path: string, words: SourceWords): Promise<Page> {
  const page = await browser.visit({ viewport: { width: 1920, height: 1080 } });
  await page.addInitScript(actAsBrowserSource, words);
  await page.goto(site.origin("league-a") + path);
  return page;
}

/** What stands there; in a page it is read as a function of no other. */
function seen(): Seen {
  const text = (selector: string) => [...document.querySelectorAll(selector)].map((element) => element.textContent).join("");
  return {
    clock: text("[data-clock] [role=timer] > *") || text("[data-bug] div > [role=timer] > *"),
    score: text("[data-score=home] i"),
    page: document.querySelector<HTMLElement>("[data-page]")?.dataset["page"] ?? null,
    graphics: [...document.querySelectorAll<HTMLElement>("[data-graphic]")].map(
      ({ dataset }) => `${dataset["graphic"]} ${dataset["phase"]}`,
    ),
    scorers: document.querySelectorAll("[data-scorer]").length,
  };
}

function hide(page: Page): Promise<void> {
  return page.evaluate(() => (window as unknown as { source: BrowserSource }).source.hide());
}

/** What is painted first when it is in sight again. */
function firstPicture(page: Page): Promise<Seen> {
  // As text: the page's policy lets nobody make a function there.
  return page.evaluate(`window.source.show(${String(seen)})`);
}

function secondsOf({ clock }: Seen): number {
  const [seconds = NaN, minutes = 0] = clock.split(":").map(Number).toReversed();
  return minutes * 60 + seconds;
}

async function pointsOf({ gameId }: DemoLiveGame): Promise<string> {
  const { home_points } = await site.db.selectFrom("games").select("home_points").where("game_id", "=", gameId).executeTakeFirstOrThrow();
  return String(home_points);
}

async function startClock(game: DemoLiveGame): Promise<void> {
  await writeDown(site.db, game, [{ type: "clock.set", remainingMs: 400_000, previousMs: null }, { type: "clock.start" }]);
}

async function stopClock(): Promise<void> {
  await writeDown(site.db, await demoLiveGame(site.db, "league-a"), [{ type: "clock.stop" }]);
}

describe.each(["obs", "document"] as const)("AIR8 a browser source that was out of sight by the word of the %s", (words) => {
  test("the overlay is right in its first picture, and plays nothing again", async () => {
    const begun = await demoGameInPlay(site.db, "league-a");
    const change = await graphicsOperator(site, begun);
    await change({ kind: "clear-all" });
    const page = await sourceAt(`${begun.path}/broadcast`, words);
    await expect.poll(async () => (await page.evaluate(seen)).score).toBe(await pointsOf(begun));
    await startClock(await demoLiveGame(site.db, "league-a"));
    await expect.poll(async () => secondsOf(await page.evaluate(seen))).toBeLessThan(399);
    // A scorer's name stands there when it goes.
    const game = await demoLiveGame(site.db, "league-a");
    await writeDown(site.db, game, [threePointer(game.shooter)]);
    await page.locator("[data-scorer]").waitFor();
    await hide(page);
    const before = await page.evaluate(seen);
    const later = await demoLiveGame(site.db, "league-a");
    await writeDown(site.db, later, [threePointer(later.shooter)]);
    await change({ kind: "take", graphic: { name: "lower-third", playerKey: game.shooter } });
    const points = await pointsOf(later);
    await expect.poll(async () => (await page.evaluate(seen)).score).toBe(points);
    await page.locator("[data-graphic=lower-third]").waitFor();
    await expect.poll(async () => secondsOf(before) - (await gameClock(later))).toBeGreaterThan(3);
    const first = await firstPicture(page);
    const truth = await gameClock(later);
    await change({ kind: "clear-all" });
    await stopClock();
    expect(first).toMatchObject({ score: points, graphics: ["lower-third still"], scorers: 0 });
    expect(Math.abs(secondsOf(first) - truth)).toBeLessThanOrEqual(1);
  });

  test("the cube over the court shows the clock and the page of now", async () => {
    const begun = await demoGameInPlay(site.db, "league-a");
    await startClock(begun);
    const page = await sourceAt(addresses.venueScreen("sr", begun.hall, "broadcast-game"), words);
    await page.locator("[data-page]").waitFor();
    await expect.poll(async () => secondsOf(await page.evaluate(seen))).toBeLessThan(400);
    // In the middle of a page's time: one that is being turned may yet be drawn when the source is out of sight.
    await expect.poll(() => Math.abs((Date.now() % 12_000) - 6000), { timeout: 20_000 }).toBeLessThan(4000);
    await hide(page);
    const before = await page.evaluate(seen);
    const turn = Math.floor(Date.now() / 12_000);
    await expect.poll(() => Math.floor((Date.now() - 500) / 12_000), { timeout: 20_000 }).toBeGreaterThan(turn);
    expect((await page.evaluate(seen)).page).toBe(before.page);
    const first = await firstPicture(page);
    const truth = await gameClock(begun);
    await stopClock();
    expect(first.page).not.toBe(before.page);
    expect(secondsOf(before)).toBeGreaterThan(secondsOf(first));
    expect(Math.abs(secondsOf(first) - truth)).toBeLessThanOrEqual(1);
  });
});

test.each(["light", "dark"] as const)(
  "AIR10 the overlay lets through what is under it, in %s too, and is scaled as one",
  async (colorScheme) => {
    const { path } = await demoLiveGame(site.db, "league-a");
    const page = await browser.visit({ viewport: { width: 1920, height: 1080 }, colorScheme });
    await page.goto(`${site.origin("league-a")}${path}/broadcast`);
    const bug = page.locator("[data-bug]");
    const boxIn = async (width: number, height: number) => {
      await page.setViewportSize({ width, height });
      return (await bug.boundingBox())!;
    };
    await bug.waitFor();
    const picture = await sharp(await page.screenshot({ omitBackground: true }))
      .ensureAlpha()
      .raw()
      .toBuffer();
    const alphaAt = (x: number, y: number) => picture[(y * 1920 + x) * 4 + 3];
    const designed = await boxIn(1920, 1080);
    expect([alphaAt(2, 2), alphaAt(960, 400), alphaAt(1917, 1077)]).toEqual([0, 0, 0]);
    expect(alphaAt(Math.round(designed.x + designed.width / 2), Math.round(designed.y + 2))).toBe(255);
    for (const [width, height] of [
      [1280, 720],
      [3840, 2160],
      [1000, 1000],
    ] as const) {
      const unit = Math.min(width / 1920, height / 1080);
      const box = await boxIn(width, height);
      const [left, top] = [(width - 1920 * unit) / 2, (height - 1080 * unit) / 2];
      for (const [is, wanted] of [
        [box.x, left + designed.x * unit],
        [box.y, top + designed.y * unit],
        [box.width, designed.width * unit],
        [box.height, designed.height * unit],
      ] as const)
        expect(Math.abs(is - wanted), `${width} × ${height}`).toBeLessThan(2);
    }
  },
);

/** What the authority has on its clock, in whole seconds. */
async function gameClock({ gameId }: DemoLiveGame): Promise<number> {
  const row = await askServer(site.port, liveAddresses.vmix(gameId), { Host: "league-a.localhost" });
  const [{ clock }] = JSON.parse(row.text) as [Seen];
  return Math.floor(secondsOf({ clock } as Seen));
}
