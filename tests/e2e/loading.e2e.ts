import { setTimeout as sleep } from "node:timers/promises";
import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { browserForThisFile } from "../support/browser/browser.ts";
import { fixtureSiteForThisFile } from "../support/fixtures/fixture-site.ts";
import { hydrated } from "../support/browser/hydrated.ts";
import { settled } from "../support/browser/settled.ts";

const browser = browserForThisFile();
const site = fixtureSiteForThisFile();

type Noted = { arrivedAt: number; askedAt: number; mostFiles: number; files: number };

function open(options: BrowserContextOptions = {}, prepare?: (page: Page) => Promise<unknown>): Promise<Page> {
  return site.open(browser, options, prepare);
}

/** Answers what has been asked for, each answer held up. */
async function slowData(page: Page, heldUp: () => Promise<unknown> = () => sleep(500)): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/\.data(\?|$)/, async (route) => {
    // What is only fetched ahead of a click is another rule's.
    if (route.request().headers()["purpose"] !== "prefetch") asked.push(new URL(route.request().url()).pathname);
    await heldUp();
    await route.continue().catch(() => undefined);
  });
  return asked;
}

describe("from page to page", () => {
  const games = 'main a[href*="/games/"]';

  test("LOAD5 a second click while the first page loads leads to the second, without a trace of the first", async () => {
    const isAskedTwice = Promise.withResolvers<void>();
    // From before it opens: what is fetched ahead would be there at once.
    const page = await open({}, (opening) =>
      opening.route(/\.data(\?|$)/, async (route) => {
        await isAskedTwice.promise;
        await route.continue().catch(() => undefined);
      }),
    );
    const entries = await page.evaluate(() => history.length);
    const [first, second] = await page
      .locator(games)
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute("href")))].slice(0, 2));
    await page.locator(`main a[href="${first}"]`).first().click();
    await page.locator(`main a[href="${second}"]`).first().click();
    isAskedTwice.resolve();
    await page.waitForURL(site.origin + second);
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    await page.goBack();
    await page.waitForURL(`${site.origin}/en`);
  });

  test("LOAD5 the same link twice is one navigation, and a link to where one is adds nothing to go back through", async () => {
    const page = await open();
    const entries = await page.evaluate(() => history.length);
    const isPressedTwice = Promise.withResolvers<void>();
    const asked = await slowData(page, () => isPressedTwice.promise);
    const link = page.locator(games).first();
    await link.click();
    await expect.poll(() => asked.length).toBe(1);
    await link.click();
    isPressedTwice.resolve();
    await page.waitForURL(/\/games\//);
    expect(asked.length).toBe(1);
    await page.evaluate(() => {
      const again = Object.assign(document.createElement("a"), { href: location.pathname });
      document.querySelector("main")?.append(again);
      again.click();
    });
    await sleep(700);
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  });

  test("LOAD5 going back while a page loads stays where one was", async () => {
    const page = await open();
    await page.goto(`${site.origin}/en/seasons/2025-26/leagues/prva`);
    await hydrated(page);
    await slowData(page);
    await page.locator('a[href="/en"]').first().click();
    await page.goBack();
    await page.waitForURL(`${site.origin}/en`);
    await expect.poll(() => page.locator("main").isVisible()).toBe(true);
  });

  test("LOAD4 the old page stands for 100 ms before a line says that the next is on its way", async () => {
    const page = await open();
    await slowData(page);
    await page.locator(games).first().click();
    const delay = await page.waitForFunction(() => {
      const line = [...document.querySelectorAll('[role="status"]')].find((element) =>
        getComputedStyle(element, "::before").animationName.includes("advance"),
      );
      return line && getComputedStyle(line, "::before").animationDelay;
    });
    expect(await delay.jsonValue()).toBe("0.1s, 0.1s");
  });
});

describe("fetching ahead", () => {
  function watch(page: Page) {
    const data: number[] = [];
    page.on("request", (request) => {
      if (new URL(request.url()).pathname.endsWith(".data")) data.push(Date.now());
    });
    return { data };
  }

  /** Notes in the page when it begins to look at links, when it first asks for data, and how many files it fetches ahead at the same time. */
  async function note(page: Page): Promise<() => Promise<Noted>> {
    await page.addInitScript(() => {
      const noted: Noted = { arrivedAt: 0, askedAt: 0, mostFiles: 0, files: 0 };
      Object.assign(window, { noted });
      const observe = Reflect.get(IntersectionObserver.prototype, "observe");
      IntersectionObserver.prototype.observe = function (target) {
        if (target instanceof HTMLAnchorElement) noted.arrivedAt ||= performance.now();
        observe.call(this, target);
      };
      const ask = window.fetch;
      window.fetch = (input, init) => {
        const address = input instanceof Request ? input.url : input.toString();
        if (/\.data(\?|$)/.test(address)) noted.askedAt ||= performance.now();
        return ask(input, init);
      };
      const waiting = new Set<EventTarget | null>();
      const append = Reflect.get(Element.prototype, "append");
      HTMLHeadElement.prototype.append = function (...nodes) {
        for (const link of nodes.filter((node) => node instanceof HTMLLinkElement && node.rel === "modulepreload")) {
          waiting.add(link as HTMLLinkElement);
          noted.files += 1;
        }
        noted.mostFiles = Math.max(noted.mostFiles, waiting.size);
        append.apply(this, nodes);
      };
      // Before the page hears of it, and fetches the next.
      for (const type of ["load", "error"]) document.addEventListener(type, ({ target }) => waiting.delete(target), true);
    });
    return () => page.evaluate(() => (window as unknown as { noted: Noted }).noted);
  }

  test("LOAD2 the data of the likeliest pages is fetched 1,000 ms after a page has come, not before, though one be pointed at", async () => {
    for (const isPointedAt of [false, true]) {
      const page = await browser.visit();
      const [seen, noted] = [watch(page), await note(page)];
      await page.goto(`${site.origin}/en`);
      if (isPointedAt) {
        await expect.poll(async () => (await noted()).arrivedAt).toBeGreaterThan(0);
        await page.locator('main a[href*="/games/"]').first().hover();
      }
      await expect.poll(() => seen.data.length, { timeout: 8000 }).toBeGreaterThan(0);
      const { arrivedAt, askedAt } = await noted();
      // A timer may be early by what its clock is rounded by.
      expect(askedAt - arrivedAt).toBeGreaterThanOrEqual(999);
      expect(askedAt - arrivedAt).toBeLessThan(3000);
      await sleep(500);
      expect(seen.data.length).toBeLessThanOrEqual(isPointedAt ? 3 : 2);
    }
  });

  test("LOAD3 the code of pages whose links are in sight is fetched, five files at a time", async () => {
    const page = await browser.visit({ viewport: { width: 1024, height: 700 } });
    const noted = await note(page);
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await sleep(100);
      await route.continue().catch(() => undefined);
    });
    await page.goto(`${site.origin}/en`);
    await expect.poll(async () => (await noted()).files, { timeout: 15_000 }).toBeGreaterThan(5);
    await settled(page);
    expect((await noted()).mostFiles).toBe(5);
  });

  test("LOAD3 pointing at a link fetches its code, and its data once", async () => {
    const page = await open();
    await settled(page);
    await sleep(1600);
    const seen = watch(page);
    const link = page.locator('main a[href*="/games/"]').last();
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    await expect.poll(() => seen.data.length, { timeout: 4000 }).toBe(1);
    await page.mouse.move(1, 1);
    await link.hover();
    await sleep(300);
    expect(seen.data.length).toBe(1);
    const preloaded = await page
      .locator('link[rel="modulepreload"]')
      .evaluateAll((links) => links.map((each) => each.getAttribute("href")));
    expect(preloaded.join(" ")).toMatch(/game\.route/);
  });

  test.each([{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }])(
    "LOAD3 nothing is fetched ahead on %j",
    async (connection) => {
      const page = await open({}, (prepared) =>
        prepared.addInitScript((given) => Object.defineProperty(navigator, "connection", { value: given }), connection),
      );
      // What a page loads later by itself, such as its stream, is not fetched ahead of anything.
      await settled(page);
      await sleep(1000);
      const seen = watch(page);
      const links = await page.locator('link[rel="modulepreload"]').count();
      await page.locator('main a[href*="/games/"]').first().hover();
      await sleep(2200);
      expect(seen.data).toEqual([]);
      expect(await page.locator('link[rel="modulepreload"]').count()).toBe(links);
    },
  );
});
