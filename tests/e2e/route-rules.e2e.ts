import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { RouteRules } from "#contract/route-rules.ts";
import { fixtureTenants, startAppServer, type AppServer } from "../support/servers/app-server.ts";
import { browserForThisFile } from "../support/browser/browser.ts";
import { fixturePorts } from "../support/fixtures/fixture-ports.ts";
import { hydrated } from "../support/browser/hydrated.ts";

const browser = browserForThisFile(/\/(?:clubs|stranger)(?:\.data)?$/, /Unknown route middleware|^\s*at |^$/);
const league = "/en/seasons/2025-26/leagues/prva";
const outside = "https://tickets.example/season?from=league";
/** As the database may hold them: the last two could not be written by `route-rule`. */
const routeRules: RouteRules = {
  rules: [
    { kind: "redirect", path: "/old-league", destination: "/seasons/2025-26/leagues/prva", status: 302 },
    { kind: "redirect", path: "/documents", destination: outside, status: 302 },
    { kind: "redirect", path: "/stranger", destination: "https://stranger.example/", status: 302 },
    { kind: "middleware", path: "/clubs", middleware: { unheard: {} } },
  ],
  allowedHosts: ["tickets.example"],
};
let server: AppServer;
let a: string;

beforeAll(async () => {
  const tenants = fixtureTenants.map((tenant) => (tenant.slug === "league-a" ? { ...tenant, routeRules } : tenant));
  server = await startAppServer(fixturePorts, 0, null, tenants);
  a = server.origin("league-a.localhost");
});
afterAll(() => server.close(0));

/** A visitor's page, and every document that other sites gave him. */
async function visit(): Promise<{ readonly page: Page; readonly outside: string[] }> {
  const page = await browser.visit({ viewport: { width: 1024, height: 700 } });
  const seen: string[] = [];
  await page.context().route(/^https:\/\/[a-z]+\.example\//, (route) => {
    seen.push(`${route.request().resourceType()} ${route.request().url()}`);
    return route.fulfill({ contentType: "text/html", body: "<!doctype html><html lang=en><title>Elsewhere</title><h1>Elsewhere</h1>" });
  });
  return { page, outside: seen };
}

/** From the home page on, by a click within it. */
async function follow(page: Page, path: string): Promise<void> {
  await page.goto(`${a}/en`);
  await hydrated(page);
  await page.evaluate((href) => {
    document.querySelector("main")?.prepend(Object.assign(document.createElement("a"), { href, textContent: "Follow" }));
  }, path);
  await page.getByRole("link", { name: "Follow", exact: true }).click();
}

describe("a rule that leads elsewhere within the site", () => {
  test("ROUTE1 is followed by a browser that opens the address, parameters carried over", async () => {
    const { page } = await visit();
    const answer = await page.goto(`${a}/en/old-league?league=first`);
    expect([answer?.status(), page.url()]).toEqual([200, `${a}${league}?league=first`]);
    await page.locator("main table").first().waitFor();
  });

  test("ROUTE1 is followed on the way from page to page", async () => {
    const { page } = await visit();
    await follow(page, "/en/old-league");
    await page.waitForURL(a + league);
    await page.locator("main table").first().waitFor();
    expect(await page.locator("h1").count()).toBe(1);
    await page.goBack();
    await page.waitForURL(`${a}/en`);
  });
});

describe("a rule that leads out of the site", () => {
  test("ROUTE2 takes the whole browser there, to an allowed host, also on the way from page to page", async () => {
    const { page } = await visit();
    const leaving = page.waitForRequest(outside);
    await follow(page, "/en/documents");
    // What a redirect leads to is beyond what tests can answer: that it is asked for will do.
    expect((await leaving).url()).toBe(outside);
  });

  test("ROUTE2 takes a browser there that opens the address", async () => {
    const { page } = await visit();
    const leaving = page.waitForRequest(outside);
    // What a redirect leads to is beyond what tests can answer: that it is asked for will do.
    await page.goto(`${a}/en/documents`).catch(() => null);
    const request = await leaving;
    expect([request.resourceType(), request.isNavigationRequest(), request.redirectedFrom()?.url()]).toEqual([
      "document",
      true,
      `${a}/en/documents`,
    ]);
  });

  test("ROUTE2 leads nowhere when its host is not allowed", async () => {
    const { page, outside: seen } = await visit();
    expect((await page.goto(`${a}/en/stranger`))?.status()).toBe(404);
    await follow(page, "/en/stranger");
    await page.waitForURL(`${a}/en/stranger`);
    await page.locator("main").getByText("404").first().waitFor();
    expect(seen).toEqual([]);
  });
});

test("ROUTE6 an address marked with a middleware that nobody knows is a page that went wrong, and says nothing else of it", async () => {
  const { page } = await visit();
  const answer = await page.goto(`${a}/en/clubs`);
  expect(answer?.status()).toBe(500);
  expect(await page.locator("h1").innerText()).toBe("Ooops!");
  await follow(page, "/en/clubs");
  await page.getByRole("heading", { name: "Ooops!" }).waitFor();
  expect(await page.getByRole("link", { name: "Follow", exact: true }).count()).toBe(0);
});
