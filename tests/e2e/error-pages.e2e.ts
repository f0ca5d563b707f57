import { afterAll, beforeAll, expect, test } from "vitest";
import type { TenantPorts } from "#contract/tenant-ports.ts";
import { startAppServer, type AppServer } from "../support/servers/app-server.ts";
import { browserForThisFile } from "../support/browser/browser.ts";
import { fixturePorts } from "../support/fixtures/fixture-ports.ts";

const browser = browserForThisFile(/leagues\/prva$|\/fr$|favicon\.ico$/);
let server: AppServer;
let a: string;
/** What cannot be read right now. */
let broken: "nothing" | "league" | "everything" = "nothing";

beforeAll(async () => {
  server = await startAppServer((tenantId, note): TenantPorts => {
    const ports = fixturePorts(tenantId, note);
    const fail = () => Promise.reject(new Error("the database is gone, says secret-host:5432"));
    const allBroken = Object.fromEntries(Object.keys(ports.site).map((question) => [question, fail])) as unknown as typeof ports.site;
    // The first page asks for the league, its games and the one that it tells of.
    const first = {
      site: () => ports.site.site(),
      home: () => ports.site.home(),
      game: (...asked: Parameters<typeof ports.site.game>) => ports.site.game(...asked),
    };
    if (broken === "league") return { ...ports, site: { ...allBroken, ...first } };
    return broken === "everything" ? { ...ports, site: { ...ports.site, site: fail, home: fail } } : ports;
  });
  a = server.origin("league-a.localhost");
});
afterAll(() => server.close(0));

test("a page that breaks is a 500 with its words and a way home, tells nothing of the inside, and is not kept", async () => {
  broken = "league";
  const page = await browser.visit();
  const answer = await page.goto(`${a}/sl/seasons/2025-26/leagues/prva`);
  expect([answer?.status(), answer?.headers()["cache-control"]]).toEqual([500, "no-store"]);
  expect(await page.locator("h1").innerText()).toBe("Ooops!");
  expect(await answer?.text()).not.toContain("secret-host");
  broken = "nothing";
  await page.reload();
  expect(await page.locator("h1").innerText()).not.toBe("Ooops!");
});

test("the way home leads out of a broken page", async () => {
  broken = "league";
  const page = await browser.visit();
  await page.goto(`${a}/es/seasons/2025-26/leagues/prva`);
  await page.locator('main a[href="/es"]').last().click();
  await page.waitForURL(`${a}/es`);
  await expect.poll(() => page.locator("main a[href*='/games/']").count()).toBeGreaterThan(0);
});

test("a page that was read before the fault is still there", async () => {
  broken = "nothing";
  const page = await browser.visit();
  await page.goto(`${a}/ru/seasons/2025-26/leagues/prva`);
  broken = "league";
  const answer = await page.reload();
  expect(answer?.status()).toBe(200);
});

test("where not even the league can be read, the page still says so in its language", async () => {
  broken = "everything";
  const page = await browser.visit();
  const answer = await page.goto(`${a}/fr`);
  expect(answer?.status()).toBe(500);
  expect(await page.locator("html").getAttribute("lang")).toBe("fr");
  expect(await page.locator("h1").innerText()).toBe("Ooops!");
  expect(await page.locator('a[href="/fr"]').count()).toBe(1);
});
