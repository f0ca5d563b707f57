import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { browserForThisFile } from "../support/browser/browser.ts";
import { demoSiteForThisFile } from "../support/demo/demo-site.ts";
import { hydrated } from "../support/browser/hydrated.ts";
import { settled } from "../support/browser/settled.ts";

const site = demoSiteForThisFile();
const browser = browserForThisFile(/\.data/);

async function open(path: string, width = 1280): Promise<Page> {
  const page = await browser.visit({ viewport: { width, height: 800 } });
  await page.goto(site.origin("league-a") + path);
  await hydrated(page);
  await settled(page);
  return page;
}

test("LOAD10 back and a reload lead to where a tab opened by a click was left, also where it is longer than the first one", async () => {
  const page = await open("/en/seasons/2025-26/leagues/first");
  await page.locator("#all-games-tab").click();
  await page.waitForFunction(() => document.documentElement.scrollHeight > 4000);
  await settled(page);
  await page.evaluate(() => scrollTo(0, 2500));
  await page.waitForTimeout(500);
  const place = await page.locator("main a[href*='/games/']").evaluateAll((links) => {
    const inSight = links.find((link) => link.getBoundingClientRect().top > 100);
    (inSight as HTMLElement).click();
    return Math.round(scrollY);
  });
  await page.waitForURL("**/games/**");
  await page.locator("[data-star^='game:']").first().waitFor();
  // The page itself says when it is there: by the time it could be asked it may have moved again.
  const arrival = `There again: ${place}`;
  await page.addInitScript(
    // oxlint-disable-next-line eslint/no-console -- the one way in which a page speaks without being asked
    ([wanted, words]) => addEventListener("scroll", () => Math.round(scrollY) === wanted && console.log(words)),
    [place, arrival] as const,
  );
  const arrives = () => page.waitForEvent("console", { predicate: (message) => message.text() === arrival, timeout: 30_000 });
  const back = arrives();
  await page.goBack({ waitUntil: "commit" });
  await back;
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(place);
  const arrived = arrives();
  await page.reload();
  await arrived;
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(place);
});

test("LOAD10 whoever scrolls meanwhile is left alone", async () => {
  const page = await open("/en/seasons/2025-26/leagues/first#all-games");
  await page.waitForFunction(() => document.documentElement.scrollHeight > 4000);
  await page.evaluate(() => scrollTo(0, 2500));
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route("**/tabs/AllGames.data*", async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await hydrated(page);
  await page.waitForTimeout(1000);
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, -200);
  const before = await page.evaluate(() => scrollY);
  letGo();
  await page.waitForFunction(() => document.documentElement.scrollHeight > 4000);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => scrollY)).toBeLessThanOrEqual(before);
});

test("LOAD11 what the document alone has stands when its tab is left and opened again, and when the page is come back to", async () => {
  const page = await open("/en/seasons/2025-26/leagues/first");
  const game = await page.locator("main a[href*='/games/']").last().getAttribute("href");
  await page.goto(site.origin("league-a") + game);
  await hydrated(page);
  const standing = page.locator("main [data-standing]");
  const drawn = await standing.allInnerTexts();
  expect(drawn.length).toBe(1);
  expect(drawn.join("")).toMatch(/Team comparison[^]*\d/);
  const course = standing.locator("fieldset:has(input[value=course-chances])");
  const look = () => course.locator("xpath=../*").evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height > 0));
  expect(await look()).toEqual([true, true, false]);
  await page.locator("#player-stats-tab").click();
  await page.locator("main table").first().waitFor();
  await expect.poll(() => standing.count()).toBe(0);
  await page.locator("#team-stats-tab").click();
  await expect.poll(() => standing.allInnerTexts()).toEqual(drawn);
  // It is as it was to the hand, too.
  await course.locator("label").last().click();
  expect(await look()).toEqual([true, false, true]);
  await course.locator("label").first().click();
  await page.locator("header a[href='/en/clubs']").first().click();
  await page.waitForURL("**/en/clubs");
  await page.goBack();
  await expect.poll(() => standing.allInnerTexts()).toEqual(drawn);
});

test("LOAD11 what stands keeps its place among the others: on a phone the comparison comes before the course of the game", async () => {
  const page = await open("/en/seasons/2025-26/leagues/first", 390);
  const game = await page.locator("main a[href*='/games/']").last().getAttribute("href");
  await page.goto(site.origin("league-a") + game);
  const tops = await Promise.all(
    ["Team comparison", "Game flow"].map((name) =>
      page
        .locator("main [data-standing] h2", { hasText: name })
        .first()
        .evaluate((title) => title.getBoundingClientRect().top),
    ),
  );
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  expect(tops[0]).toBeGreaterThan(0);
});

test("TAB5 TAB7 a change of language keeps the tab, whose name the window bears", async () => {
  const page = await open("/en/clubs/bedem");
  const plain = await page.title();
  await page.locator("#photos-tab").click();
  await expect.poll(() => page.title()).toContain("Photos");
  await page.locator("button[popovertarget=language-menu]").click();
  await page.locator("#language-menu a[lang=fr]").click();
  await page.waitForURL("**/fr/clubs/bedem#photos");
  await expect.poll(() => page.locator("#photos-tab").getAttribute("aria-current")).toBe("page");
  await expect.poll(() => page.title()).toContain("Photos");
  await page.locator("#overview-tab").click();
  await expect.poll(() => page.title()).toBe(plain);
  await page.locator("#photos-tab").click();
  await expect.poll(() => page.title()).toContain("Photos");
  await page.locator("header a[href='/fr/players']").first().click();
  await expect.poll(() => page.title()).toMatch(/^Joueurs/);
});

test("TAB5 parameters and the way back are kept in another language", async () => {
  const page = await open("/en/auth/Login?next=/en/clubs/bedem");
  await page.locator("button[popovertarget=language-menu]").click();
  await page.locator("#language-menu a[lang=sl]").click();
  await page.waitForURL(/\/sl\/auth\/Login/);
  expect(new URL(page.url()).searchParams.get("next")).toMatch(/^\/(sl|en)\/clubs\/bedem$/);
});

test("TAB6 the address of a tab that cannot be activated is marked in the row", async () => {
  const page = await open("/en/schedule");
  const ahead = await page.locator("main a[href*='/games/']").evaluateAll((links) => links.map((link) => link.getAttribute("href")).at(-1));
  await page.goto(`${site.origin("league-a")}${ahead}/tabs/PlayerStats`);
  const current = page.locator("main nav [aria-current=page]");
  expect(await current.count()).toBe(1);
  expect(await current.getAttribute("aria-disabled")).toBe("true");
  expect(await page.title()).toContain((await current.innerText()).trim());
});

test("HOME2 no club's name breaks within a word, above a game and on the first page, on narrow phones", async () => {
  for (const width of [320, 360, 390]) {
    for (const path of ["/en", "/sr"]) {
      const page = await open(path, width);
      const game = await page.locator("main a[href*='/games/']").first().getAttribute("href");
      expect(await brokenWords(page), `${path} ${width}`).toEqual([]);
      await page.goto(site.origin("league-a") + game);
      expect(await brokenWords(page), `${game} ${width}`).toEqual([]);
      await page.close();
    }
  }
});

/** Words of large names that stand in more than one line, or reach out of their column. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const broken: string[] = [];
    for (const name of document.querySelectorAll("[translate=no][style*='--fit']")) {
      const text = document.createTreeWalker(name, NodeFilter.SHOW_TEXT).nextNode() as Text | null;
      for (const { index, 0: word } of (text?.data ?? "").matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text!, index);
        range.setEnd(text!, index + word.length);
        const isCut = range.getBoundingClientRect().width > name.getBoundingClientRect().width + 1;
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 || isCut) broken.push(word);
      }
    }
    return broken;
  });
}
