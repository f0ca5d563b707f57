import { setTimeout as sleep } from "node:timers/promises";
import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { browserForThisFile } from "../support/browser/browser.ts";
import { fixtureSiteForThisFile } from "../support/fixtures/fixture-site.ts";
import { hydrated } from "../support/browser/hydrated.ts";
import { writtenPageOf } from "../support/browser/written-page.ts";

const browser = browserForThisFile(
  /\/assets\/|latest\.json/, // The empty one: React Router’s own early script, where storage is closed.
  /broken on purpose|route module|dynamically imported|SecurityError: closed|^$/,
);
const site = fixtureSiteForThisFile();

function open(options: BrowserContextOptions = {}, prepare?: (page: Page) => Promise<unknown>): Promise<Page> {
  return site.open(browser, options, prepare);
}

function now(page: Page): Promise<number> {
  return page.evaluate(() => Date.now());
}

/** Time that a test can stop, and when by it each document began. Each forgets the builds before it: what it then knows it has written by itself. */
async function stoppableTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    Object.assign(window, { documentBeganAt: Date.now() });
    sessionStorage.removeItem("builds");
  });
}

/** From here on time passes only as the test says. Between the two a busy machine may let some seconds go by. */
async function standStill(page: Page): Promise<void> {
  await page.clock.pauseAt((await now(page)) + 10_000);
}

/** Lets a page begin what it does once it can be used. Answers between which moments it began to look for builds. */
async function watchBegun(page: Page): Promise<{ readonly earliest: number; readonly latest: number }> {
  // It may have begun before time stood still, though not before its document.
  let earliest = await page.evaluate(() => Number(Reflect.get(window, "documentBeganAt")));
  await expect
    .poll(async () => {
      const isBegun = await page.evaluate((own) => sessionStorage.getItem("builds")?.includes(own), (await writtenPageOf(page)).build);
      if (isBegun) return true;
      earliest = await now(page);
      await page.clock.runFor(10);
      return false;
    })
    .toBe(true);
  return { earliest, latest: await now(page) };
}

/** Looks at the page again, and waits until it has heard which build is the latest. */
async function lookAgain(page: Page): Promise<void> {
  const answered = page.waitForEvent("requestfinished", (request) => request.url().includes("latest.json"));
  await page.evaluate(() => void document.dispatchEvent(new Event("visibilitychange")));
  await answered;
  // What follows an answer are promises alone: a message comes after them.
  const message = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port2.addEventListener("message", resolve);
      port2.start();
      port1.postMessage(null);
    }).then(() => null);
  await page.evaluate(message).catch(() => null);
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
    const answer = await page.evaluate(async () => {
      const response = await fetch(`/builds/latest.json?${Date.now()}`);
      return { kept: response.headers.get("cache-control"), ...((await response.json()) as object) };
    });
    expect(answer).toEqual({ kept: "no-store", id: (await writtenPageOf(page)).build });
  });

  test("BUILD1 a page asks every five minutes, not before", async () => {
    const asked: number[] = [];
    const page = await open({}, async (prepared) => {
      await stoppableTime(prepared);
      await prepared.route("**/builds/latest.json?*", (route) => {
        asked.push(Number(new URL(route.request().url()).search.slice(1)));
        return route.fulfill({ status: 404 });
      });
    });
    await standStill(page);
    const begun = await watchBegun(page);
    await page.clock.runFor(5 * 60_000 - 1 - (await now(page)) + begun.earliest);
    expect(asked).toEqual([]);
    await page.clock.runFor(begun.latest - begun.earliest + 1);
    // A fault is asked about once more (RETRY1), with the same address.
    await expect.poll(() => new Set(asked).size).toBe(1);
    await page.clock.runFor(5 * 60_000);
    await expect.poll(() => new Set(asked).size).toBe(2);
    const [first = 0, second = 0] = [...new Set(asked)];
    expect(second - first).toBe(5 * 60_000);
  });

  test("BUILD3 a second new build is loaded ten seconds after the first, not sooner", async () => {
    let latest = "first";
    let loads = 0;
    const page = await open({}, async (prepared) => {
      await stoppableTime(prepared);
      await prepared.route("**/builds/latest.json?*", (route) => route.fulfill({ json: { id: latest } }));
      prepared.on("load", () => void loads++);
    });
    await standStill(page);
    await watchBegun(page);
    const reloadedAt = await now(page);
    await lookAgain(page);
    await expect.poll(() => loads).toBe(2);
    await hydrated(page);
    latest = "second";
    await watchBegun(page);
    await page.clock.runFor(reloadedAt + 9999 - (await now(page)));
    expect(await now(page)).toBe(reloadedAt + 9999);
    for (let times = 0; times < 2; times += 1) await lookAgain(page);
    expect(loads).toBe(2);
    await page.clock.runFor(1);
    await lookAgain(page);
    await expect.poll(() => loads).toBe(3);
  });

  test("BUILD1 a page that is looked at again asks, and loads a new build, once", async () => {
    const { page, look, loads } = await withBuilds([build("newer")]);
    expect(loads()).toBe(1);
    await look();
    await expect.poll(loads).toBe(2);
    await hydrated(page);
    await look();
    expect(loads()).toBe(2);
  });

  test("BUILD2 two servers with different builds lead to no circle", async () => {
    const own = (await writtenPageOf(await open())).build;
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

  test("BUILD3 a document whose code is gone is loaded once more, and stands as it came if that does not help", async () => {
    const asked: string[] = [];
    const page = await open({}, async (prepared) => {
      await prepared.route(/\/assets\/game\.route-/, (route) => route.abort());
      prepared.on("request", (request) => request.isNavigationRequest() && asked.push(new URL(request.url()).pathname));
    });
    await page.locator('main a[href*="/games/"]').first().click();
    const way = () => page.evaluate(() => (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming).type);
    await expect.poll(way).toBe("reload");
    const before = asked.length;
    await sleep(1000);
    // The first may have been fetched ahead, of which a page hears nothing.
    expect([asked.length, asked.at(-1)]).toEqual([before, new URL(page.url()).pathname]);
    expect(await page.locator("h1").count()).toBe(1);
  });

  /** What the page does by itself when a part of it cannot be loaded, as the build's own code tells it. */
  async function fail(page: Page, message: string): Promise<string[]> {
    return page.evaluate((text) => {
      const reloads: string[] = [];
      const { navigation } = window as unknown as { navigation: EventTarget };
      navigation.addEventListener("navigate", (event) => void reloads.push((event as Event & { navigationType: string }).navigationType));
      const payload = new Error(text);
      const event = Object.assign(new Event("vite:preloadError", { cancelable: true }), { payload });
      dispatchEvent(event);
      return [...reloads, event.defaultPrevented ? "ignored" : "told"];
    }, message);
  }

  test("BUILD3 a style sheet that cannot be loaded is ignored; code is not", async () => {
    const page = await open();
    expect(await fail(page, "Unable to preload CSS for /assets/gone.css")).toEqual(["ignored"]);
    expect(await fail(page, "Unable to preload /assets/gone.js")).toEqual(["reload", "told"]);
  });
});
