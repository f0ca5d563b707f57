import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { addresses } from "#contract/addresses.ts";
import { browserForThisFile } from "../../support/browser/browser.ts";
import { demoGameInPlay, demoLiveGame, threePointer, writeDown } from "../../support/demo/demo-live-game.ts";
import { demoSiteForThisFile } from "../../support/demo/demo-site.ts";
import { pageOfEachKind } from "../../support/browser/page-kinds.ts";
import { settled } from "../../support/browser/settled.ts";

const site = demoSiteForThisFile();
const browser = browserForThisFile(/\/live\/v1\/|\/timer\/|\.data/);
const tenant = "league-a";
/** As it stands in a title, and in what is read out. */
const score = /\b\d{1,3}[:–-]\d{1,3}\b/;

async function pathOf(name: string): Promise<string> {
  const kind = (await pageOfEachKind(site.db, `${tenant}.localhost`, "sr")).find((page) => page.name === name);
  if (!kind) throw new Error(`There is no ${name}`);
  return kind.path;
}

async function open(path: string, page?: Page): Promise<Page> {
  const visited = page ?? (await browser.visit({ viewport: { width: 1280, height: 900 } }));
  await visited.goto(site.origin(tenant) + path);
  await settled(visited);
  return visited;
}

/** Marked figures that can be seen; those within what is folded away have no place on the page. */
function toldOn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("[data-told]")]
      .filter((told) => told.checkVisibility({ visibilityProperty: true }))
      .map((told) => told.textContent.trim())
      .filter((text) => /\d/.test(text)),
  );
}

function coversOf(page: Page): Locator {
  return page.locator(".spoiler, .spoiler-part button");
}

describe("scores hidden until asked for", () => {
  test("SPOIL1 SPOIL7 a link hides them in its window, before anything is painted; another shows them; without either all is told", async () => {
    const home = addresses.home("sr");
    const plain = await open(home);
    expect((await toldOn(plain)).length).toBeGreaterThan(5);
    expect(await coversOf(plain).count()).toBe(0);

    const page = await browser.visit();
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const look = () => {
        for (const told of document.querySelectorAll("[data-told]"))
          if (/\d/.test(told.textContent) && told.checkVisibility({ visibilityProperty: true })) seen.push(told.textContent);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await open(`${home}?spoilers=hide`, page);
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
    await open(addresses.schedule("sr"), page);
    expect(await toldOn(page)).toEqual([]);
    await open(`${home}?spoilers=show`, page);
    expect((await toldOn(page)).length).toBeGreaterThan(5);
  });

  test("SPOIL1 the switch of the menu is the device's own choice and stays", async () => {
    const page = await open(addresses.home("sr"));
    const toggle = page.locator("header [role=switch]");
    await page.locator("header button[popovertarget=more-menu]").click();
    await toggle.press("Enter");
    await expect.poll(() => toggle.getAttribute("aria-checked")).toBe("true");
    expect(await toldOn(page)).toEqual([]);
    const another = await page.context().newPage();
    await open(addresses.schedule("sr"), another);
    expect(await toldOn(another)).toEqual([]);
    await another.close();
    await toggle.press("Enter");
    await expect.poll(async () => (await toldOn(page)).length).toBeGreaterThan(5);
    expect(await page.evaluate(() => localStorage.getItem("spoilers"))).toBeNull();
  });

  test.each(["en", "sr", "fr", "ru"] as const)(
    "SPOIL8 in %s a title tells the score, in that language's own hand, and not where scores are hidden",
    async (locale) => {
      const path = (await pathOf("game PlayByPlay")).replace("/sr/", `/${locale}/`);
      expect(await (await open(path)).title()).toMatch(score);
      expect(await (await open(`${path}?spoilers=hide`)).title()).not.toMatch(score);
    },
  );

  test("SPOIL2 SPOIL8 nothing tells a game: no figure, no title, no colour of the winner, nothing read out", async () => {
    const page = await open(`${await pathOf("game PlayByPlay")}?spoilers=hide`);
    expect(await toldOn(page)).toEqual([]);
    expect(await page.title()).not.toMatch(score);
    const heard = (await page.locator("main").ariaSnapshot()).split("\n").filter((line) => !/\/url:|- time:/.test(line));
    expect(heard.join("\n")).not.toMatch(/\b\d{2,3}[:–-]\d{2,3}\b/);
    await open(`${addresses.home("sr")}?spoilers=hide`, page);
    const tones = await page.evaluate(() =>
      [...document.querySelectorAll("ol [data-tone]")].map(
        (line) => `${getComputedStyle(line).color} ${getComputedStyle(line).fontWeight}`,
      ),
    );
    expect(new Set(tones).size).toBe(1);
  });

  test.each(["bracket played out", "team Games", "player LatestGames", "league Calendar", "league AllGames"])(
    "SPOIL2 %s is covered",
    async (name) => {
      const page = await open(`${await pathOf(name)}?spoilers=hide`);
      expect(await toldOn(page)).toEqual([]);
    },
  );

  test("SPOIL3 a game is shown by its button, by keys too, and then on every page of the window", async () => {
    const game = await pathOf("game PlayByPlay");
    const page = await open(`${game}?spoilers=hide`);
    const button = page.locator("main header .spoiler");
    await expect.poll(() => button.getAttribute("aria-label")).toMatch(/^Prikaži rezultat: .+ – .+/);
    await button.focus();
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await toldOn(page)).length).toBeGreaterThan(2);
    expect(await page.title()).toMatch(score);
    expect(await coversOf(page).count()).toBe(0);
    await open(game.replace("/sr/", "/en/"), page);
    expect((await toldOn(page)).length).toBeGreaterThan(2);
    await open(addresses.home("sr"), page);
    await expect.poll(() => coversOf(page).count()).toBeGreaterThan(3);
  });

  test("SPOIL4 what comes while a game is played stays hidden, in the title and for the ear too; once asked for, it is the newest", async () => {
    const game = await demoGameInPlay(site.db, tenant);
    const page = await open(`${game.path}?spoilers=hide`);
    await page.waitForTimeout(1500);
    await writeDown(site.db, await demoLiveGame(site.db, tenant), [threePointer(game.shooter)]);
    const refreshed = { timeout: 45_000 };
    const said = page.locator("main header [data-score]");
    await expect.poll(() => said.textContent(), { timeout: 15_000 }).not.toBe("");
    expect([await said.isVisible(), await toldOn(page), score.test(await page.title())]).toEqual([false, [], false]);
    const points = (await page.locator("main header p[aria-hidden] b").allTextContents()).join(":");
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset["title"]), refreshed).toContain(points);
    expect([await toldOn(page), score.test(await page.title())]).toEqual([[], false]);
    await page.locator("main header .spoiler").click();
    await expect.poll(() => page.title()).toContain(` ${points}`);
  });

  test("SPOIL5 pages are the same for everyone, embedded ones tell all", async () => {
    const home = addresses.home("sr");
    const [one, other] = await Promise.all([site.get(tenant, home), site.get(tenant, `${home}?spoilers=hide`)]);
    expect(await other.text()).toBe(await one.text());
  });

  test("SPOIL6 who hides scores is led to calendars without them, and to whole ones again when he shows them", async () => {
    for (const kind of ["club ClubOverview", "team TeamOverview", "player PlayerOverview", "league Calendar"]) {
      const page = await open(await pathOf(kind));
      const link = page.locator('main a[href*="calendar.ics"]').first();
      const href = async () => {
        await link.focus();
        await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
        return link.getAttribute("href");
      };
      const whole = await href();
      expect([kind, whole?.endsWith("/calendar.ics")]).toEqual([kind, true]);
      await page.goto(`${page.url().split("#")[0]}?spoilers=hide`);
      await settled(page);
      expect([kind, await href()]).toEqual([kind, expect.stringMatching(/\/calendar\.ics\?spoilers=hide$/)]);
      const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
      expect([kind, download.url().endsWith("?spoilers=hide")]).toEqual([kind, true]);
      await page.context().close();
    }
  });
});
