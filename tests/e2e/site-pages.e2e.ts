import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type * as Axe from "axe-core";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startAppServer, type AppServer } from "../support/servers/app-server.ts";
import { browserForThisFile } from "../support/browser/browser.ts";
import { fixturePorts } from "../support/fixtures/fixture-ports.ts";
import { fixtureGames } from "../support/fixtures/fixture-queries.ts";
import { settled } from "../support/browser/settled.ts";

const browser = browserForThisFile(/\/nic$/);
const league = "/seasons/2025-26/leagues/prva";
const games = Object.fromEntries(
  Object.entries(fixtureGames).map(([state, slug]) => [state, `${league}/rounds/${state === "scheduled" ? 8 : 7}/games/${slug}`]),
) as Record<keyof typeof fixtureGames, string>;
const phone = { width: 390, height: 844 };
const laptop = { width: 1280, height: 900 };
let server: AppServer;
let a: string;

beforeAll(async () => {
  server = await startAppServer(fixturePorts);
  a = server.origin("league-a.localhost");
});
afterAll(() => server.close(0));

/** Opens a page and waits until its scripts run and the loading screen has gone. */
async function open(path: string, viewport = laptop, options: Parameters<typeof browser.visit>[0] = {}): Promise<Page> {
  const page = await browser.visit({ viewport, ...options });
  await page.goto(a + path);
  if (options?.javaScriptEnabled !== false) await settled(page);
  await page.locator("[data-loading-screen]").waitFor({ state: "hidden" });
  return page;
}

function currentTab(page: Page): Promise<string> {
  return page.locator("main nav [aria-current=page]").last().innerText();
}

test.each(["/sr", `/ru${league}`, `/sr${games.live}`, `/sr${games.live}/tabs/PlayerStats`])(
  "digits are all of one width at %s, whatever they are written in",
  async (path) => {
    const page = await open(path, phone);
    await page.evaluate(() => document.fonts.ready);
    const { measured, moving } = await page.evaluate(() => {
      const widthOf = (element: Element, text: string) => {
        const sample = document.createElement("span");
        sample.style.cssText = "position:absolute;visibility:hidden;white-space:nowrap;width:auto;min-width:0;padding:0";
        sample.textContent = text;
        element.append(sample);
        const { width } = sample.getBoundingClientRect();
        sample.remove();
        return width;
      };
      const hasDigits = (element: Element) =>
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && /\d/.test(node.textContent ?? ""));
      const told = [...document.querySelectorAll("body *:not(script, style, title, option)")].filter(hasDigits);
      const isMoving = (element: Element) => Math.abs(widthOf(element, "1111111111") - widthOf(element, "0000000000")) > 0.5;
      return { measured: told.length, moving: told.filter(isMoving).map((element) => element.outerHTML.slice(0, 120)) };
    });
    expect(measured).toBeGreaterThan(10);
    expect(moving).toEqual([]);
  },
);

describe("axe finds nothing serious", async () => {
  const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
  const pages = [
    `/sr-cyrl${league}/tabs/AllGames`,
    `/ru${games.overtime}`,
    `/sl${games.protested}`,
    `/sr${games.live}/tabs/PlayerStats`,
    `/fr${games.forfeited}`,
    `/en${games.scheduled}`,
    "/sl/nic",
  ];
  // Every kind of screen is read at both widths over the demo: tests/site/every-screen. These are states it has not.
  test.each(pages.map((path, place) => (place % 2 === 0 ? ([path, phone, "light"] as const) : ([path, laptop, "dark"] as const))))(
    "at %s, %o, %s",
    async (path, viewport, colorScheme) => {
      const page = await open(path, viewport, { colorScheme, bypassCSP: true, reducedMotion: "reduce" });
      await page.evaluate(axe);
      const violations = await page.evaluate(async () => {
        const found = await (window as unknown as { axe: typeof Axe }).axe.run({ resultTypes: ["violations"] });
        return found.violations.map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes[0]?.html}`);
      });
      expect(violations.filter((violation) => /^(serious|critical)/.test(violation))).toEqual([]);
    },
  );
});

describe("a phone", () => {
  const pages = [
    "/ru",
    `/ru${league}`,
    `/sr${league}/tabs/AllGames`,
    `/ru${games.overtime}`,
    `/sl${games.overtime}/tabs/PlayerStats`,
    `/ru${games.overtime}/tabs/PlayByPlay`,
  ];
  test.each(pages)("shows %s without moving it sideways", async (path) => {
    const page = await open(path, phone);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  });

  test("shows who scored, rebounded and passed before a box score is pushed sideways, and keeps the names when it is", async () => {
    const page = await open(`/sl${games.overtime}/tabs/PlayerStats`, phone);
    const area = page.locator("[role=region]:has(table)").first();
    const seen = await area.evaluate((box) =>
      [...box.querySelectorAll("thead th")]
        .filter((head) => head.getBoundingClientRect().width > 0 && head.getBoundingClientRect().right <= innerWidth)
        .map((head) => head.firstChild?.firstChild?.textContent ?? head.textContent),
    );
    expect(seen.slice(0, 6)).toEqual(["Igralec", "Min", "T", "Sk", "A", "Ind"]);
    await area.evaluate((box) => box.scrollTo({ left: 400 }));
    expect(
      await area
        .locator("tbody th")
        .first()
        .evaluate((name) => Math.round(name.getBoundingClientRect().left)),
    ).toBe(0);
  });
});

describe("tabs", () => {
  test("on the screen's own address a click changes the hash, and going back leaves the screen", async () => {
    const page = await open("/en");
    await page.goto(a + `/en${games.final}`);
    await settled(page);
    await page.getByRole("link", { name: "Play-by-play" }).click();
    await expect.poll(() => page.locator("main h2").first().innerText()).toBe("4th quarter");
    expect(page.url()).toBe(`${a}/en${games.final}#play-by-play`);
    expect(await currentTab(page)).toBe("Play-by-play");
    await page.goBack();
    expect(page.url()).toBe(`${a}/en`);
  });

  test("the hash comes before what is remembered, and that before the default", async () => {
    const page = await open(`/en${games.final}#play-by-play`);
    await expect.poll(() => currentTab(page)).toBe("Play-by-play");
    await page.getByRole("link", { name: "Player stats" }).click();
    await expect.poll(() => currentTab(page)).toBe("Player stats");
    await page.goto("about:blank");
    await page.goto(`${a}/en${games.final}`);
    await expect.poll(() => currentTab(page)).toBe("Player stats");
    await page.goto("about:blank");
    await page.goto(`${a}/en${games.final}#team-stats`);
    await settled(page);
    expect(await currentTab(page)).toBe("Team stats");
  });

  test("each has an address of its own, which is a page of its own", async () => {
    const page = await open(`/en${games.final}/tabs/PlayerStats`);
    expect(await currentTab(page)).toBe("Player stats");
    expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe(`${a}/en${games.final}/tabs/PlayerStats`);
    await page.getByRole("link", { name: "Team stats" }).click();
    await page.waitForURL(`${a}/en${games.final}/tabs/TeamStats`);
    // The address changes first, the page and its head when it is drawn.
    await expect.poll(() => page.locator("link[rel=canonical]").getAttribute("href")).toBe(`${a}/en${games.final}`);
    expect(await page.locator("link[rel=alternate][hreflang=sr-Cyrl]").getAttribute("href")).toBe(`${a}/sr-cyrl${games.final}`);
  });

  test("without anything to show cannot be opened", async () => {
    const page = await open(`/en${games.scheduled}#play-by-play`);
    expect(await currentTab(page)).toBe("Before the game");
    expect(await page.locator("[aria-disabled=true]").allInnerTexts()).toEqual(["Player stats", "Play-by-play"]);
  });

  test("of the leagues change the home page", async () => {
    const page = await open("/en");
    await page.getByRole("navigation", { name: "Choose a league" }).getByText("Ženska liga").click();
    await expect.poll(() => page.locator("h1").innerText()).toContain("Ženska liga");
    expect(page.url()).toBe(`${a}/en#zene`);
  });
});

describe("a box score", () => {
  const table = (page: Page) => page.locator("[role=region] table").first();
  const firstNames = (page: Page) => table(page).locator("tbody th[scope=row]").allInnerTexts();

  test("is sorted by a column's button: the best first, then the least, then as it was", async () => {
    const page = await open(`/en${games.final}/tabs/PlayerStats`);
    const asItWas = await firstNames(page);
    const points = table(page).getByRole("button", { name: "Pts Points" });
    const column = async () => (await table(page).locator("tbody tr td:nth-child(3)").allInnerTexts()).map(Number);
    await points.click();
    const descending = await column();
    expect(descending).toEqual(descending.toSorted((one, other) => other - one));
    expect(await page.locator("th[aria-sort=descending]").count()).toBe(1);
    await points.click();
    const ascending = await column();
    expect(ascending).toEqual(ascending.toSorted((one, other) => one - other));
    await points.click();
    expect(await firstNames(page)).toEqual(asItWas);
  });

  test("shows a dash for what was not recorded, which is not 0", async () => {
    const page = await open(`/en${games.protested}/tabs/PlayerStats`);
    const line = table(page).locator("tbody tr").first().locator("td");
    // Fouls drawn and committed; three columns before them are for phones.
    expect(await line.nth(17).innerText()).toBe("–");
    expect(await line.nth(16).innerText()).toMatch(/^\d+$/);
  });
});

describe("play-by-play", () => {
  test.each([true, false])("is filtered by team, scoring and period, with JavaScript: %s", async (javaScriptEnabled) => {
    const page = await open(`/en${games.overtime}/tabs/PlayByPlay`, laptop, { javaScriptEnabled });
    const lines = page.locator("main li[data-kind]");
    const choose = async (value: string) => {
      await page.locator(`label:has(input[value=${value}])`).click();
      if (!javaScriptEnabled) await page.getByRole("button", { name: "Show", exact: true }).click();
    };
    const all = await lines.count();
    expect(all).toBeGreaterThan(300);
    await choose("scores");
    const scoring = await lines.count();
    expect(scoring).toBeLessThan(all / 2);
    await choose("home");
    const ofHome = await lines.count();
    expect(ofHome).toBeLessThan(scoring);
    await choose("ot1");
    expect(await page.locator("main summary h2").allInnerTexts()).toEqual(["1st overtime"]);
    expect(await lines.count()).toBeLessThan(ofHome);
    expect(new URL(page.url()).searchParams.get("period")).toBe("ot1");
  });
});

describe("without JavaScript", () => {
  const options = { javaScriptEnabled: false };

  test("every part of the site is there and can be reached", async () => {
    const page = await open("/en", laptop, options);
    await page.getByRole("navigation", { name: "Main navigation" }).getByText("Standings").click();
    await page.locator("#all-games-tab").click();
    expect(await page.locator("h2").first().innerText()).toBe("Round 7");
    await page.locator("main a[href*='/games/dorcol-gavran']").click();
    await page.getByRole("link", { name: "Player stats" }).click();
    expect(await page.locator("table").count()).toBe(3);
    expect(await page.locator("thead button").count()).toBe(0);
    await page.getByRole("link", { name: "Play-by-play" }).click();
    expect(await page.locator("li[data-kind]").count()).toBeGreaterThan(200);
  });

  test("the language menu opens", async () => {
    const page = await open("/en", laptop, options);
    await page.getByRole("button", { name: "Choose a language" }).click();
    await page.getByRole("link", { name: "Slovenščina" }).click();
    expect(page.url()).toBe(`${a}/sl`);
  });

  test("the scheme follows the device", async () => {
    const page = await open("/en", laptop, { ...options, colorScheme: "dark" });
    expect(await page.evaluate(() => getComputedStyle(document.body).colorScheme)).toBe("dark");
  });
});

describe("keys only", () => {
  test("the first stop leads over the header to the content", async () => {
    const page = await open("/en");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to content");
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("content");
  });

  test("a tab is reached and opened", async () => {
    const page = await open(`/en${games.final}`);
    await page.getByRole("link", { name: "Player stats" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => currentTab(page)).toBe("Player stats");
  });
});

test("a chosen appearance is kept, and shown before anything else", async () => {
  const page = await open("/en", laptop, { colorScheme: "light" });
  await page.getByRole("button", { name: "Switch to dark mode" }).click();
  expect(await page.evaluate(() => getComputedStyle(document.body).colorScheme)).toBe("dark");
  await page.reload({ waitUntil: "commit" });
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset["theme"])).toBe("dark");
});

test("nothing moves for those who asked for rest", async () => {
  const page = await open(`/en${games.live}`, laptop, { reducedMotion: "reduce" });
  const running = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(
          (animation) =>
            animation.playState === "running" && !("timeline" in animation && animation.timeline?.constructor.name === "ScrollTimeline"),
        ).length,
  );
  expect(running).toBe(0);
});
