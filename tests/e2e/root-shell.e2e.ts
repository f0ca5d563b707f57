import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { askServer } from "../support/servers/ask-server.ts";
import { startAppServer, type AppServer } from "../support/servers/app-server.ts";
import { browserForThisFile } from "../support/browser/browser.ts";
import { hydrated } from "../support/browser/hydrated.ts";
import { writtenPageOf } from "../support/browser/written-page.ts";
import { fixturePorts } from "../support/fixtures/fixture-ports.ts";
import { settled } from "../support/browser/settled.ts";

const browser = browserForThisFile(/\/no-such-page/);
let server: AppServer;
let a: string;
let b: string;

beforeAll(async () => {
  server = await startAppServer(fixturePorts);
  a = server.origin("league-a.localhost");
  b = server.origin("league-b.localhost");
});
afterAll(() => server.close(0));

describe("the document", () => {
  test("bears the league's name, colour and pictures, from the client's settings", async () => {
    const page = await browser.visit();
    await page.goto(`${a}/en`);
    const head = (selector: string, attribute = "content") => page.locator(selector).first().getAttribute(attribute);
    expect(await head('meta[name="application-name"]')).toBe("Košarkaška liga Beograda");
    expect(await head('meta[name="apple-mobile-web-app-title"]')).toBe("KLB");
    expect(await head('meta[name="theme-color"]')).toBe("#10233f");
    expect(await head('meta[property="og:image:alt"]')).toBe("Košarkaška liga Beograda");
    const manifest = await page.evaluate(
      async (address) => (await (await fetch(address ?? "")).json()) as unknown,
      await head('link[rel="manifest"]', "href"),
    );
    expect(manifest).toMatchObject({ name: "Košarkaška liga Beograda", theme_color: "#10233f" });
    // APP2
    expect(manifest).toMatchObject({ display: "standalone", display_override: ["minimal-ui"] });
    expect(await page.evaluate(() => document.compatMode)).toBe("CSS1Compat");
  });

  test("names the timer API's base where it has one of its own, and lets the page ask there", async () => {
    const elsewhere = await startAppServer(fixturePorts, 0, "https://timer.example/v1");
    const ask = (port: number) => askServer(port, "/en", { host: "league-a.localhost" });
    const own = await ask(elsewhere.port);
    await elsewhere.close(0);
    expect(own.text).toContain('<meta name="timer-api" content="https://timer.example/v1"/>');
    expect(own.headers["content-security-policy"]).toContain("connect-src 'self' https://timer.example;");
    const usual = await ask(server.port);
    expect(usual.text + usual.headers["content-security-policy"]).not.toContain("timer");
  });

  test("is another one under another host name", async () => {
    const page = await browser.visit();
    await page.goto(`${b}/en`);
    expect(await page.title()).toContain("Ljubljanska košarkarska rekreacija");
    expect(await page.locator('meta[name="theme-color"]').getAttribute("content")).toBe("#0f3d2e");
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--band"))).toBe("#0f3d2e");
  });

  test("hydrates from what it brought along, without asking again", async () => {
    const page = await browser.visit();
    const asked: string[] = [];
    page.on("request", (request) => void asked.push(new URL(request.url()).pathname));
    await page.goto(`${a}/en/documents`);
    await hydrated(page);
    await settled(page);
    expect(asked).not.toContain("/en/documents.data");
    expect(Object.keys((await writtenPageOf(page)).loaderData).length).toBeGreaterThan(1);
  });

  test("shows a loading screen over everything and takes it away after half a second", async () => {
    const page = await browser.visit();
    await page.goto(`${a}/en`, { waitUntil: "commit" });
    const screen = page.locator("[data-loading-screen]");
    await screen.waitFor({ state: "attached" });
    const before = await screen.evaluate((element) => {
      const { width, height } = element.getBoundingClientRect();
      const { backgroundColor, pointerEvents, animationDelay } = getComputedStyle(element);
      return { covers: width === innerWidth && height === innerHeight, backgroundColor, pointerEvents, animationDelay };
    });
    expect(before).toEqual({ covers: true, backgroundColor: "rgb(16, 35, 63)", pointerEvents: "none", animationDelay: "0.5s" });
    await expect.poll(() => screen.isVisible(), { timeout: 2000 }).toBe(false);
  });

  test("takes the loading screen away also where movement is unwanted", async () => {
    const page = await browser.visit({ reducedMotion: "reduce" });
    await page.goto(`${a}/en`);
    await expect.poll(() => page.locator("[data-loading-screen]").isVisible(), { timeout: 2000 }).toBe(false);
  });
});

describe("without JavaScript", () => {
  test("the page is there at once, and its links lead on", async () => {
    const page = await browser.visit({ javaScriptEnabled: false });
    await page.goto(`${a}/en`, { waitUntil: "domcontentloaded" });
    expect(await page.locator("[data-loading-screen]").isVisible()).toBe(false);
    await page.locator('main a[href*="/games/"]').first().click();
    await page.waitForURL(/\/games\//);
    expect(await page.locator("h1").isVisible()).toBe(true);
  });
});

describe("light and dark", () => {
  test("follow the visitor's choice before the first paint", async () => {
    const page = await browser.visit({ colorScheme: "light" });
    await page.goto(`${a}/en`);
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await background();
    await page.evaluate(() => localStorage.setItem("theme", "dark"));
    await page.reload({ waitUntil: "commit" });
    await page.locator("body").waitFor({ state: "attached" });
    expect(await page.evaluate(() => document.documentElement.dataset["theme"])).toBe("dark");
    expect(await background()).not.toBe(light);
  });
});
