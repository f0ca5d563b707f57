import { sql } from "kysely";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addresses, venueScreens } from "#contract/addresses.ts";
import { languages } from "#contract/locale.ts";
import { axeFaults } from "../../support/browser/axe-faults.ts";
import { browserForThisFile } from "../../support/browser/browser.ts";
import { beginAnHourAgo, demoGameInPlay, demoLiveGame, threePointer, writeDown } from "../../support/demo/demo-live-game.ts";
import { demoSiteForThisFile } from "../../support/demo/demo-site.ts";

const site = demoSiteForThisFile();
const browser = browserForThisFile(/\/live\/v1\/|\/timer\/|\/game-now/);

function score(page: Page): Promise<number> {
  return page
    .locator("[data-score=home] i")
    .allTextContents()
    .then((cells) => Number(cells.join("")));
}

let beginAsBefore: (() => Promise<void>) | undefined;
beforeAll(async () => {
  beginAsBefore = await beginAnHourAgo(site.db);
});
afterAll(() => beginAsBefore?.());

const wall = { viewport: { width: 1920, height: 1080 } };

describe.each(["league-a", "league-b"] as const)("%s", (tenant) => {
  test("every screen of the hall shows its live game, in every language, and axe finds nothing", async () => {
    const game = await demoLiveGame(site.db, tenant);
    const page = await browser.visit(wall);
    for (const screen of venueScreens) {
      for (const language of languages) {
        const answer = await site.get(tenant, addresses.venueScreen(language, game.hall, screen));
        expect([screen, language, answer.status, answer.headers.get("cache-control")]).toEqual([
          screen,
          language,
          200,
          "private, no-store",
        ]);
        expect(await answer.text()).toContain("data-stage=");
      }
      await page.goto(site.origin(tenant) + addresses.venueScreen("sr", game.hall, screen));
      expect([screen, await axeFaults(page)]).toEqual([screen, []]);
    }
    await page.goto(site.origin(tenant) + game.path + "/tv-stats");
    expect(await axeFaults(page)).toEqual([]);
  });
});

test("score and clock move without the page being loaded again", async () => {
  const game = await demoGameInPlay(site.db, "league-a");
  const [board, stats] = [await browser.visit(wall), await browser.visit(wall)];
  await board.goto(site.origin("league-a") + addresses.venueScreen("sr", game.hall, "scoreboard-game"));
  await stats.goto(site.origin("league-a") + game.path + "/tv-stats");
  await board.evaluate(() => Object.assign(window, { isSamePage: true }));
  const before = await score(board);
  await writeDown(site.db, game, [
    threePointer(game.shooter),
    { type: "clock.set", remainingMs: 240_000, previousMs: null },
    { type: "clock.start" },
  ]);
  await expect.poll(() => score(board)).toBe(before + 3);
  await expect.poll(() => score(stats)).toBe(before + 3);
  const clock = () => board.locator("[data-clock] [role=timer]").textContent();
  await expect.poll(clock).toMatch(/^3:5\d$/);
  const shown = await clock();
  await expect.poll(clock).not.toBe(shown);
  expect(await board.evaluate(() => (window as unknown as { isSamePage?: boolean }).isSamePage)).toBe(true);
  await expect.poll(() => board.locator("[data-bar]").getAttribute("data-bar")).toBe("running");
});

test("a screen that hears nothing says so within three seconds, keeps what was true, and comes back", async () => {
  const game = await demoLiveGame(site.db, "league-b");
  const page = await browser.visit(wall);
  // A worker's requests are not the page's to hold up.
  await page.addInitScript(() => void Reflect.deleteProperty(globalThis, "SharedWorker"));
  await page.goto(site.origin("league-b") + addresses.venueScreen("sr", game.hall, "scoreboard-game"));
  await page.waitForTimeout(1500);
  expect(await page.locator("[data-bar=stale]").count()).toBe(0);
  const before = await score(page);
  await page.route("**/live/v1/**", (route) => route.abort());
  await page.reload();
  const loadedAt = Date.now();
  await page.locator("[data-bar=stale]").waitFor({ timeout: 6000 });
  expect(Date.now() - loadedAt).toBeLessThan(4500);
  expect(await score(page)).toBe(before);
  expect(await page.getByRole("status").textContent()).toMatch(/^Bez veze · \d s$/);
  await page.unroute("**/live/v1/**");
  await expect.poll(() => page.locator("[data-bar=stale]").count(), { timeout: 20_000 }).toBe(0);
});

test("HALL7 buttons come with a hand and go, and stay while the keyboard is on them", async () => {
  const game = await demoLiveGame(site.db, "league-a");
  const page = await browser.visit(wall);
  await page.goto(site.origin("league-a") + addresses.venueScreen("sr", game.hall, "player-stats"));
  const seen = () =>
    page
      .locator("button")
      .first()
      .evaluate((button) => getComputedStyle(button.parentElement!).opacity);
  expect(await seen()).toBe("0");
  await page.waitForTimeout(1500);
  expect(await seen()).toBe("0");
  await page.mouse.move(300, 300);
  await expect.poll(seen).toBe("1");
  await page.locator("button").first().click();
  await expect.poll(seen, { timeout: 10_000 }).toBe("0");
  await page.keyboard.press("Tab");
  await page.waitForTimeout(4000);
  expect(await seen()).toBe("1");
});

test.each(["scoreboard-game", "player-stats", "shot-clock-game"] as const)("LOOK11 buttons lie over no figure: %s", async (screen) => {
  const game = await demoLiveGame(site.db, "league-a");
  const page = await browser.visit(wall);
  await page.goto(site.origin("league-a") + addresses.venueScreen("sr", game.hall, screen));
  let at = 300;
  const covered = async () => {
    // Before its scripts are there a screen feels no hand.
    await page.mouse.move((at += 1), 300);
    return page.evaluate(() => {
      const keys = document.querySelector("button")!.parentElement!;
      if (getComputedStyle(keys).opacity !== "1") return null;
      const area = keys.getBoundingClientRect();
      const texts = [...document.querySelectorAll("[data-stage] td, [data-stage] th, [data-stage] b, [data-must]")];
      return texts.filter((text) => {
        const { top, bottom, left, right } = text.getBoundingClientRect();
        return !keys.contains(text) && top < area.bottom && bottom > area.top && left < area.right && right > area.left;
      }).length;
    });
  };
  await expect.poll(covered).toBe(0);
});

test("without JavaScript the first picture is right, and says that it stands still", async () => {
  const game = await demoLiveGame(site.db, "league-a");
  const page = await browser.visit({ ...wall, javaScriptEnabled: false });
  await page.goto(site.origin("league-a") + addresses.venueScreen("sr", game.hall, "scoreboard-game"));
  const { rows } = await sql<{ points: number }>`select home_points as points from games where game_id = ${game.gameId}`.execute(site.db);
  expect(await score(page)).toBe(rows[0]?.points);
  expect(await page.locator("noscript p").textContent()).toMatch(/^Bez JavaScripta ova slika miruje/);
});

test("sides change places by the address and by a key, and the screen remembers", async () => {
  const game = await demoLiveGame(site.db, "league-a");
  const page = await browser.visit(wall);
  const board = site.origin("league-a") + addresses.venueScreen("sr", game.hall, "scoreboard-game");
  const homeIsLeft = () => page.locator("[data-score=home]").evaluate((element) => element.getBoundingClientRect().left < innerWidth / 2);
  await page.goto(`${board}?swap=1`);
  // The server's own picture is swapped already: the screen remembers once its scripts run.
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBeGreaterThan(0);
  await expect.poll(homeIsLeft).toBe(false);
  await page.goto(board);
  await expect.poll(homeIsLeft).toBe(false);
  await page.keyboard.press("s");
  await expect.poll(homeIsLeft).toBe(true);
});
