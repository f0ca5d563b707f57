import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { HomeAnswer } from "#contract/queries.ts";
import { startAppServer, type AppServer } from "../support/servers/app-server.ts";
import { browserForThisFile } from "../support/browser/browser.ts";
import { fixturePorts } from "../support/fixtures/fixture-ports.ts";
import { ownName } from "../support/fixtures/fixture-teams.ts";
import { hydrated } from "../support/browser/hydrated.ts";

const browser = browserForThisFile();
const few = 3;
const many = 10;
let server: AppServer;

beforeAll(async () => {
  server = await startAppServer((tenantId, note) => {
    const ports = fixturePorts("tenant-a" as typeof tenantId, note);
    return tenantId === "tenant-a" ? ports : { ...ports, site: { ...ports.site, home: () => homeOfMany(ports.site.home()) } };
  });
});
afterAll(() => server.close(0));

async function homeOfMany(asked: Promise<HomeAnswer>): Promise<HomeAnswer> {
  const view = await asked;
  const leagues = Array.from({ length: many }, (_, index) => {
    const league = view.leagues[index % view.leagues.length];
    if (!league) throw new Error("The made-up league has no leagues");
    const number = index + 1;
    return { ...league, competition: { ...league.competition, leagueSlug: `liga-${number}`, name: ownName(`Liga ${number}`) } };
  });
  return { ...view, leagues };
}

/** The specification's: from this width of the window on, so many slides. */
const breakpoints: readonly (readonly [width: number, slides: number])[] = [
  [0, 2],
  [620, 3],
  [840, 4],
  [991, 5],
  [1280, 6],
  [1450, 7],
  [1600, 8],
];
/** Each breakpoint, and the last pixel before the next. */
const widths = breakpoints.flatMap(([from, slides], index) => {
  const next = breakpoints[index + 1]?.[0] ?? 2561;
  return [
    [Math.max(from, 320), slides],
    [next - 1, slides],
  ] as const;
});

async function open(host: string, width: number, options: { javaScriptEnabled?: boolean } = {}): Promise<Page> {
  const page = await browser.visit({ viewport: { width, height: 700 }, ...options });
  await page.goto(`${server.origin(host)}/en`);
  if (options.javaScriptEnabled !== false) await hydrated(page);
  return page;
}

function row(page: Page) {
  return page.getByRole("navigation", { name: "Choose a league" }).getByRole("list");
}

/** Names of the slides that are whole in the row. */
function seen(page: Page): Promise<string[]> {
  return row(page).evaluate((list) => {
    const { left, right } = list.getBoundingClientRect();
    return [...list.children]
      .filter((slide) => {
        const box = slide.getBoundingClientRect();
        return box.width > 0 && box.left >= left - 1 && box.right <= right + 1;
      })
      .map((slide) => slide.textContent);
  });
}

function leaguesUpTo(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `Liga ${index + 1}`);
}

describe("the slider of leagues on the home page", () => {
  test("SLIDE1 shows two to eight slides, by the width of the window", async () => {
    const page = await open("league-b.localhost", 320);
    const found: (readonly [number, readonly string[]])[] = [];
    for (const [width] of widths) {
      await page.setViewportSize({ width, height: 700 });
      found.push([width, await seen(page)]);
    }
    expect(found).toEqual(widths.map(([width, slides]) => [width, leaguesUpTo(slides)]));
  });

  test("SLIDE1 shows never more slides than there are leagues, and no empty places", async () => {
    const page = await open("league-a.localhost", 320);
    for (const [width, slides] of widths) {
      await page.setViewportSize({ width, height: 700 });
      expect((await seen(page)).length, `${width} px`).toBe(Math.min(slides, few));
    }
    expect(await row(page).evaluate((list) => list.scrollWidth <= list.clientWidth)).toBe(true);
  });

  test("SLIDE2 is worked by keyboard: what is in focus comes into sight, Enter shows its league, Shift and Tab lead back", async () => {
    const page = await open("league-b.localhost", 390);
    await row(page).getByRole("link").first().focus();
    for (let step = 1; step < many; step += 1) await page.keyboard.press("Tab");
    await expect.poll(() => seen(page)).toContain(`Liga ${many}`);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(`Liga ${many}`);
    await page.keyboard.press("Enter");
    await expect.poll(() => row(page).locator("[aria-current=page]").innerText()).toBe(`Liga ${many}`);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(`Liga ${many}`);
    await page.keyboard.press("Shift+Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(`Liga ${many - 1}`);
    await expect.poll(() => seen(page)).toContain(`Liga ${many - 1}`);
  });

  test("SLIDE3 more leagues than slides: the row fades out there, and an arrow leads on for who has a mouse", async () => {
    const page = await open("league-b.localhost", 900);
    const arrows = page.getByRole("navigation", { name: "Choose a league" }).locator("button");
    const [earlier, later] = [arrows.first(), arrows.last()];
    await expect.poll(() => later.isVisible()).toBe(true);
    expect(await earlier.isVisible()).toBe(false);
    expect(await row(page).evaluate((list) => getComputedStyle(list).maskImage)).toContain("gradient");
    const before = await seen(page);
    await later.click();
    await expect.poll(() => seen(page)).not.toEqual(before);
    await expect.poll(() => earlier.isVisible()).toBe(true);
    const ofFew = await open("league-a.localhost", 1280);
    expect(await row(ofFew).evaluate((list) => getComputedStyle(list).maskImage)).toBe("none");
  });

  test("SLIDE2 works without JavaScript: each slide is a link to its league", async () => {
    const page = await open("league-b.localhost", 1600, { javaScriptEnabled: false });
    await row(page).getByRole("link", { name: "Liga 4", exact: true }).click();
    await page.waitForURL(/league=liga-4/);
    await expect.poll(() => row(page).locator("[aria-current=page]").innerText()).toBe("Liga 4");
  });
});
