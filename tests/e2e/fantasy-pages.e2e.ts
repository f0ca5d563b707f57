import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addresses } from "#contract/addresses.ts";
import en from "#messages/en/fantasy.ts";
import said from "#messages/en/fantasy-pages.ts";
import { axeFaults } from "../support/browser/axe-faults.ts";
import { browserForThisFile } from "../support/browser/browser.ts";
import { hydrated } from "../support/browser/hydrated.ts";
import { settled } from "../support/browser/settled.ts";
import { fantasyOverview, fantasyPagesPort } from "../support/fixtures/fantasy-pages.ts";
import { fixtureGames } from "../support/fixtures/fixture-queries.ts";
import { fixturePorts } from "../support/fixtures/fixture-ports.ts";
import { type AppServer, startAppServer } from "../support/servers/app-server.ts";
import { getFrom } from "../support/servers/get-from.ts";

const browser = browserForThisFile();
const league = { seasonSlug: "2025-26", leagueSlug: "prva" };
const tab = addresses.leagueTab("en", "2025-26", "prva", "Fantasy");
let server: AppServer;
let kind: Parameters<typeof fantasyOverview>[0] = "under-way";

beforeAll(async () => {
  server = await startAppServer((tenantId, note) => {
    const ports = fixturePorts(tenantId, note);
    return tenantId === "tenant-a"
      ? { ...ports, fantasy: { ...ports.fantasy, ...fantasyPagesPort, overview: async () => fantasyOverview(kind) } }
      : ports;
  });
});
afterAll(() => server.close(0));

async function open(path: string, options: Parameters<typeof browser.visit>[0] = {}): Promise<Page> {
  const page = await browser.visit({ viewport: { width: 360, height: 800 }, ...options });
  await page.goto(server.origin("league-a.localhost") + path);
  if (options.javaScriptEnabled !== false) await hydrated(page);
  return page;
}

async function faultsOf(page: Page): Promise<unknown> {
  await settled(page);
  return [await page.evaluate(() => document.documentElement.scrollWidth), await axeFaults(page)];
}

test("FANP1 FANP4 FANP6 from the league’s tab each page is a press away, and fits a phone", async () => {
  const page = await open(tab);
  expect(await page.locator("main").getByText("Round 9: live").isVisible()).toBe(true);
  expect(await page.getByRole("link", { name: said.overview.make }).getAttribute("href")).toBe(
    addresses.ownFantasy("en", "2025-26", "prva"),
  );
  expect(await faultsOf(page)).toEqual([360, []]);
  const parts = page.getByRole("navigation", { name: en.parts.label });
  await parts.getByRole("link", { name: en.parts.rules }).click();
  await page.getByRole("heading", { level: 1, name: said.rules.title }).waitFor();
  expect(await page.getByText("A team has 10 players: 4 guards, 4 forwards and 2 centres.").isVisible()).toBe(true);
  expect(await faultsOf(page)).toEqual([360, []]);
  await parts.getByRole("link", { name: en.parts.corrections }).click();
  await page.getByRole("heading", { level: 1, name: said.corrections.title }).waitFor();
  expect(await page.locator("s").allTextContents()).toEqual(["12.5", "−2.0"]);
  expect(await faultsOf(page)).toEqual([360, []]);
  await parts.getByRole("link", { name: en.parts.home, exact: true }).click();
  await page.getByRole("heading", { name: "Best five: Round 9" }).waitFor();
});

test("FANP1 whoever is in another zone reads the deadline by his own clock, too", async () => {
  kind = "between";
  const page = await open(addresses.leagueTab("sr", "2025-26", "prva", "Fantasy"), { timezoneId: "Asia/Tokyo" });
  const deadline = page.locator("main time[data-tip-off]").first();
  await expect.poll(() => deadline.getAttribute("data-own-time")).toContain("01:00");
  expect(await deadline.textContent()).toContain("17:00");
  expect(await faultsOf(page)).toEqual([360, []]);
});

test("FANP7 a game’s tab leads to its players’ cards", async () => {
  const ref = { ...league, roundSlug: "7", gameSlug: fixtureGames.final, playoff: null };
  const page = await open(addresses.gameTab("en", ref, "Fantasy"));
  const first = page
    .getByRole("table", { name: /^Fantasy stats: / })
    .first()
    .getByRole("link")
    .first();
  expect(await first.getAttribute("href")).toBe(addresses.fantasyPlayer("en", league, 4));
  expect(await faultsOf(page)).toEqual([360, []]);
});

test("FANP8 where there is no game its pages are not there", async () => {
  const statusOf = async (host: string, page: "rules" | "corrections") =>
    (await getFrom(server.port, host, addresses.fantasyPage("en", league, page))).status;
  const pages = ["rules", "corrections"] as const;
  expect(await Promise.all(pages.map((page) => statusOf("league-a.localhost", page)))).toEqual([200, 200]);
  expect(await Promise.all(pages.map((page) => statusOf("league-b.localhost", page)))).toEqual([404, 404]);
});
