import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startAppServer, type AppServer } from "../support/app-server.ts";
import { browserForThisFile } from "../support/browser.ts";
import { fixturePorts } from "../support/fixture-ports.ts";
import { settled } from "../support/settled.ts";

const browser = browserForThisFile();
let server: AppServer;
let a: string;
let b: string;

beforeAll(async () => {
  server = await startAppServer((tenantId, note) => {
    const ports = fixturePorts(tenantId, note);
    const counted = async () => ({ ...(await ports.site.site()), analyticsId: "G-TEST" });
    return tenantId === "tenant-b" ? { ...ports, site: { ...ports.site, site: counted } } : ports;
  });
  a = server.origin("league-a.localhost");
  b = server.origin("league-b.localhost");
});
afterAll(() => server.close(0));

describe("counting visitors", () => {
  const stub = (page: Page, asked: string[]) =>
    page.route("https://www.googletagmanager.com/**", (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: "text/javascript", body: "" });
    });
  const told = (page: Page) =>
    page.evaluate(() =>
      ((window as unknown as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map(
        (words) => `${String(words[0])} ${String(words[1])}`,
      ),
    );

  test("LOAD7 a league with an id and its flag is told of every page, without cookies", async () => {
    const page = await browser.visit();
    const asked: string[] = [];
    await stub(page, asked);
    await page.goto(`${b}/en`);
    await expect.poll(() => asked, { timeout: 8000 }).toEqual(["https://www.googletagmanager.com/gtag/js?id=G-TEST"]);
    await page.locator('main a[href*="/games/"]').first().click();
    await page.waitForURL(/\/games\//);
    await expect
      .poll(() => told(page))
      .toEqual(["consent default", expect.stringContaining("js "), "config G-TEST", "event page_view", "event page_view"]);
    expect(await page.context().cookies()).toEqual([]);
  });

  test("LOAD7 nobody is counted who asks not to be, nor where the id is switched off, nor by a league without one", async () => {
    const asked: string[] = [];
    for (const switchOff of ["doNotTrack", "globalPrivacyControl", "ga-disable-G-TEST"]) {
      const page = await browser.visit();
      await stub(page, asked);
      await page.addInitScript((name) => {
        if (name.startsWith("ga-")) Object.assign(window, { [name]: true });
        else Object.defineProperty(navigator, name, { value: name === "doNotTrack" ? "1" : true });
      }, switchOff);
      await page.goto(`${b}/en`);
      await settled(page);
      expect(await told(page)).toEqual([]);
    }
    const page = await browser.visit();
    await stub(page, asked);
    const answer = await page.goto(`${a}/en`);
    await settled(page);
    expect(asked).toEqual([]);
    expect(answer?.headers()["content-security-policy"]).not.toContain("google");
  });
});
