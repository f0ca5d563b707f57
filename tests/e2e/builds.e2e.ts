import { setTimeout as sleep } from "node:timers/promises";
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startAppServer, type AppServer } from "../support/app-server.ts";
import { browserForThisFile } from "../support/browser.ts";
import { fixturePorts } from "../support/fixture-ports.ts";
import { hydrated } from "../support/hydrated.ts";

const browser = browserForThisFile(
  /\/assets\/|latest\.json/, // The empty one: React Router’s own early script, where storage is closed.
  /broken on purpose|route module|dynamically imported|SecurityError: closed|^$/,
);
let server: AppServer;
let a: string;

beforeAll(async () => {
  server = await startAppServer(fixturePorts);
  a = server.origin("league-a.localhost");
});
afterAll(() => server.close(0));

async function open(options: BrowserContextOptions = {}, prepare?: (page: Page) => Promise<unknown>): Promise<Page> {
  const page = await browser.visit({ viewport: { width: 1024, height: 700 }, ...options });
  await prepare?.(page);
  await page.goto(`${a}/en`);
  await hydrated(page);
  return page;
}

describe("a newer build", () => {
  async function withBuilds(
    answers: readonly { status?: number; contentType?: string; body: string }[],
    options: { closed?: boolean } = {},
  ) {
    let asked = 0;
    let loads = 0;
    const page = await open({}, async (prepared) => {
      if (options.closed) {
        await prepared.addInitScript(() => {
          for (const name of ["sessionStorage", "localStorage"])
            Object.defineProperty(window, name, {
              get: () => {
                throw new DOMException("closed", "SecurityError");
              },
            });
        });
      }
      await prepared.route("**/builds/latest.json?*", (route) =>
        route.fulfill({ contentType: "application/json", ...answers[Math.min(asked++, answers.length - 1)] }),
      );
      prepared.on("load", () => void loads++);
    });
    async function look(): Promise<void> {
      const before = asked;
      await expect
        .poll(async () => {
          await page.evaluate(() => void document.dispatchEvent(new Event("visibilitychange"))).catch(() => undefined);
          return asked;
        })
        .toBeGreaterThan(before);
      await sleep(400);
      await page.waitForLoadState("load");
    }
    return { page, look, loads: () => loads };
  }
  const build = (id: string) => ({ body: JSON.stringify({ id }) });

  test("BUILD1 the server tells its build, which nobody keeps", async () => {
    const page = await open();
    const [answer, own] = await page.evaluate(async () => {
      const response = await fetch(`/builds/latest.json?${Date.now()}`);
      return [
        { kept: response.headers.get("cache-control"), ...((await response.json()) as object) },
        window.__reactRouterManifest?.version,
      ];
    });
    expect(answer).toEqual({ kept: "no-store", id: own });
  });

  test("BUILD1 a page asks every five minutes and loads a new build, once", async () => {
    const { page, look, loads } = await withBuilds([build("newer")]);
    expect(loads()).toBe(1);
    await look();
    await expect.poll(loads).toBe(2);
    await hydrated(page);
    await look();
    expect(loads()).toBe(2);
  });

  test("BUILD2 two servers with different builds lead to no circle", async () => {
    const own = await (await open()).evaluate(() => window.__reactRouterManifest?.version ?? "");
    const { page, look, loads } = await withBuilds([build("other"), build(own), build("other"), build(own), build("other")]);
    await look();
    await expect.poll(loads).toBe(2);
    await hydrated(page);
    for (let times = 0; times < 3; times += 1) await look();
    expect(loads()).toBe(2);
  });

  test("BUILD2 no answer, a page, another shape and closed storage are no new build", async () => {
    const { look, loads } = await withBuilds([
      { status: 404, body: "{}" },
      { body: "<html>", contentType: "text/html" },
      { body: "null" },
      { body: '{"id":7}' },
      { body: '{"id":""}' },
    ]);
    for (let times = 0; times < 5; times += 1) await look();
    expect(loads()).toBe(1);
    const closed = await withBuilds([build("newer")], { closed: true });
    await closed.look();
    expect(closed.loads()).toBe(1);
  });

  test("BUILD2 nobody loses what he is writing", async () => {
    const { page, loads } = await withBuilds([build("newer")]);
    await page.evaluate(() => {
      const field = document.createElement("input");
      document.querySelector("main")?.append(field);
      field.focus();
    });
    await sleep(1200);
    await page.evaluate(() => void document.dispatchEvent(new Event("visibilitychange")));
    await sleep(400);
    expect(loads()).toBe(1);
  });

  test("BUILD3 code that is gone loads the page anew, once in ten seconds; then the next page as a document", async () => {
    let loads = 0;
    const page = await open({}, async (prepared) => {
      await prepared.route(/\/assets\/game\.route-/, (route) => route.abort());
      prepared.on("load", () => void loads++);
    });
    await page.locator('main a[href*="/games/"]').first().click();
    await expect.poll(() => loads).toBe(2);
    expect(page.url()).toBe(`${a}/en`);
    await hydrated(page);
    await page.locator('main a[href*="/games/"]').first().click();
    await page.waitForURL(/\/games\//);
    expect(await page.locator("h1").count()).toBe(1);
  });
});
