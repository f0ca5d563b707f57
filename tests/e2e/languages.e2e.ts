import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startAppServer, type AppServer } from "../support/servers/app-server.ts";
import { browserForThisFile } from "../support/browser/browser.ts";
import { hydrated } from "../support/browser/hydrated.ts";
import { fixturePorts } from "../support/fixtures/fixture-ports.ts";

const browser = browserForThisFile(/no-such-page|script/);
let server: AppServer;
let a: string;

beforeAll(async () => {
  server = await startAppServer(fixturePorts);
  a = server.origin("league-a.localhost");
});
afterAll(() => server.close(0));

describe("an address without language", () => {
  test("goes to the language of the browser", async () => {
    const page = await browser.visit({ locale: "fr-CA" });
    await page.goto(`${a}/`);
    expect(new URL(page.url()).pathname).toBe("/fr");
    expect(await page.locator("html").getAttribute("lang")).toBe("fr");
  });

  test("goes to the league's own where the browser's is none of ours", async () => {
    const page = await browser.visit({ locale: "de-AT" });
    await page.goto(`${a}/`);
    expect(new URL(page.url()).pathname).toBe("/sr");
  });

  test("goes to the one the visitor chose, whatever the browser says, also before the page's scripts are there", async () => {
    const page = await browser.visit({ locale: "fr-CA" });
    await page.route("**/assets/*.js", async (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
    await page.goto(`${a}/en`);
    await page
      .locator('a[hreflang="ru"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForURL(`${a}/ru`);
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("ru");
    await page.goto(`${a}/seasons/2025-26/leagues/prva`);
    expect(new URL(page.url()).pathname).toBe("/ru/seasons/2025-26/leagues/prva");
    const cookie = (await page.context().cookies()).find(({ name }) => name === "locale");
    expect(cookie).toMatchObject({ value: "ru", path: "/", sameSite: "Lax" });
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 86_400);
  });
});

describe("Serbian", () => {
  test("has an address for each script", async () => {
    const page = await browser.visit();
    await page.goto(`${a}/sr`);
    expect(await page.locator("html").getAttribute("lang")).toBe("sr-Latn");
    await page.goto(`${a}/sr-cyrl`);
    expect(await page.locator("html").getAttribute("lang")).toBe("sr-Cyrl");
    expect(await page.getByRole("banner").innerText()).toMatch(/Распоред/);
  });
});

describe("an address that leads nowhere", () => {
  test("is a real 404 that shows the path, in the language of the address", async () => {
    const page = await browser.visit();
    const answer = await page.goto(`${a}/sl/no-such-page`);
    expect(answer?.status()).toBe(404);
    expect(await page.locator("h1").innerText()).toBe("404");
    expect(await page.locator("main").innerText()).toContain("/sl/no-such-page");
    await page.locator("main a").last().click();
    await page.waitForURL(`${a}/sl`);
  });

  test("shows the path as text, never as markup", async () => {
    const page = await browser.visit();
    await page.goto(`${a}/en/no-such-page/<script>alert(1)</script>{{7*7}}`);
    expect(await page.locator("h1").innerText()).toBe("404");
    const shown = await page.locator("main").innerText();
    expect(shown).toContain("%3Cscript%3E");
    expect(shown).not.toContain("49");
  });

  test("without a language, in the visitor's", async () => {
    const page = await browser.visit({ locale: "es-ES" });
    const answer = await page.goto(`${a}/no-such-page`);
    expect(answer?.status()).toBe(404);
    expect(await page.locator("html").getAttribute("lang")).toBe("es");
    expect(await page.locator("main").innerText()).toContain("/no-such-page");
  });

  test("followed from within the site shows the same page", async () => {
    const page = await browser.visit();
    await page.goto(`${a}/en`);
    await page.locator("[data-loading-screen]").waitFor({ state: "hidden" });
    // What is put into a page before React has taken it over is a fault to React.
    await hydrated(page);
    await page.evaluate(() => {
      const link = document.createElement("a");
      link.href = "/en/no-such-page";
      document.querySelector("main")?.append(link);
      link.click();
    });
    await page.waitForURL(`${a}/en/no-such-page`);
    await expect.poll(() => page.locator("h1").innerText()).toBe("404");
  });
});
