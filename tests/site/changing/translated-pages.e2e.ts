import type { Page } from "playwright-core";
import { describe, expect, test, vi } from "vitest";
import { browserForThisFile } from "../../support/browser/browser.ts";
import { demoGameInPlay, demoLiveGame, threePointer, writeDown } from "../../support/demo/demo-live-game.ts";
import { demoSiteForThisFile } from "../../support/demo/demo-site.ts";
import { translate, type Hand } from "../../support/browser/foreign-hands.ts";
import { hydrated } from "../../support/browser/hydrated.ts";
import { openMoving, refreshed } from "../../support/browser/watched-page.ts";

const site = demoSiteForThisFile();
const browser = browserForThisFile(/\/live\/v1\/|\/timer\/|\.data|follow-page/);
const hands: readonly Hand[] = ["replaces", "wraps", "rewrites"];

/** What is seen, without the marks of whoever rewrote it, and without what is only said once something moves. */
async function seen(page: Page, place: string): Promise<string> {
  const texts = await page.locator(place).evaluateAll((elements) =>
    elements.map((element) => {
      for (const said of element.querySelectorAll<HTMLElement>("[aria-live], [role=status]")) said.hidden = true;
      return (element as HTMLElement).innerText;
    }),
  );
  return texts.join(" ").replaceAll("~", "").replace(/\s+/g, " ");
}

async function basket(): Promise<void> {
  const game = await demoLiveGame(site.db, "league-a");
  await writeDown(site.db, game, [threePointer(game.shooter)]);
}

describe("MOVE12 figures are right on a page that somebody else rewrites, while the game goes on", () => {
  test.each([
    ["a game", (game: string) => game, "main header"],
    ["the first page", () => "/sr", "main"],
    ["the schedule", () => "/sr/schedule", "main"],
  ] as const)("%s", async (_, pathOf, place) => {
    const path = pathOf((await demoGameInPlay(site.db, "league-a")).path);
    const pages = await Promise.all(hands.map(() => openMoving(site, browser, "league-a", path)));
    // What they put in the place of a drawn text is not drawn at all.
    expect(await pages[0]!.locator("svg text:not([translate=no])").count()).toBe(0);
    await Promise.all(pages.map((page) => hydrated(page, place)));
    await Promise.all(pages.map((page, index) => translate(page, hands[index]!)));
    await basket();
    await pages[0]!.waitForTimeout(1000);
    await basket();
    const untouched = await openMoving(site, browser, "league-a", path);
    // It is heard within a second of its coming.
    await untouched.waitForTimeout(1500);
    const right = await seen(untouched, place);
    for (const [index, page] of pages.entries())
      await vi.waitFor(async () => expect(await seen(page, place), hands[index]).toBe(right), { ...refreshed, interval: 300 });
  });

  test.each(["scoreboard-game", "broadcast-game"])("the hall's %s", async (screen) => {
    const { hall } = await demoGameInPlay(site.db, "league-a");
    const figures = async (page: Page) => (await seen(page, "main")).match(/\d+/g);
    async function open(): Promise<Page> {
      const page = await browser.visit({ viewport: { width: 1280, height: 720 } });
      await page.goto(`${site.origin("league-a")}/sr/venues/${hall}/${screen}`);
      await expect.poll(() => figures(page)).not.toBeNull();
      await page.waitForTimeout(1500);
      return page;
    }
    const page = await open();
    await translate(page, "replaces");
    await basket();
    const untouched = await open();
    await vi.waitFor(async () => expect(await figures(page)).toEqual(await figures(untouched)), { ...refreshed, interval: 300 });
  });
});
