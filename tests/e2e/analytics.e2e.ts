import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startAppServer, type AppServer } from "../support/servers/app-server.ts";
import { browserForThisFile } from "../support/browser/browser.ts";
import { fixturePorts } from "../support/fixtures/fixture-ports.ts";
import { getFrom } from "../support/servers/get-from.ts";
import { isMarked, marks, privateAddresses } from "../support/servers/marked-secrets.ts";
import { settled } from "../support/browser/settled.ts";

// Pages that are not there are asked for on purpose.
const browser = browserForThisFile(/5ec2e700|marked-words/);
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
    await expect.poll(() => told(page)).toEqual(["consent default", expect.stringContaining("js "), "config G-TEST", "event page_view"]);
    expect(asked.length).toBe(2);
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

  /** Everything that Google's code is handed, and whether it is there. */
  const handed = (page: Page) =>
    page.evaluate(() => ({
      layer: JSON.stringify(
        ((window as unknown as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((words) => Array.from(words)),
      ),
      scripts: [...document.scripts].filter(({ src }) => src.includes("google")).length,
    }));

  test("GUARD16 on no private page does code of others run, nor may it; its address stands nowhere for others", async () => {
    const faults: string[] = [];
    for (const address of privateAddresses()) {
      const answer = await getFrom(Number(new URL(b).port), "league-b.localhost", address);
      const policy = answer.headers.get("content-security-policy") ?? "";
      const head = (await answer.text()).split("</head>")[0] ?? "";
      const tags = head.match(/<(?:link[^>]*rel="(?:canonical|alternate)"|meta[^>]*property="og:)[^>]*>/g) ?? [];
      if (policy.includes("google")) faults.push(`${address}: ${policy}`);
      if (tags.some(isMarked)) faults.push(`${address} names itself`);
      if (!/^(?:strict-origin-when-cross-origin|same-origin|no-referrer)$/.test(answer.headers.get("referrer-policy") ?? ""))
        faults.push(`${address} is told to whom its links lead`);
    }
    expect(faults).toEqual([]);
  });

  test.each(["/en/auth/NewPassword", "/en/profile", "/en/following", "/en/notifications", `/en/applications/${marks.id}/team`])(
    "GUARD16 whoever opens %s is not counted there, nor are pages he goes on to from it",
    async (path) => {
      const page = await browser.visit();
      const asked: string[] = [];
      await stub(page, asked);
      await page.goto(`${b}${path}?token=${marks.words}#${marks.token}`);
      await settled(page);
      await page.locator('header a[href="/en"]').first().click();
      await page.waitForURL(`${b}/en`);
      await settled(page);
      expect([asked, await handed(page)]).toEqual([[], { layer: "[]", scripts: 0 }]);
    },
  );

  test("GUARD16 the way from a counted page to a private one is a new document, without others' code in it", async () => {
    const page = await browser.visit();
    await stub(page, []);
    await page.goto(`${b}/en/search?q=${marks.words}#${marks.token}`);
    await settled(page);
    await expect.poll(() => told(page).then(({ length }) => length)).toBeGreaterThan(3);
    expect((await handed(page)).layer).not.toMatch(/marked|5EcReT|[?#]/);
    await page.evaluate(() => void Object.assign(window, { sameDocument: true }));
    await page
      .locator('a[href^="/en/following"], a[href^="/en/auth/"], a[href^="/en/profile"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForURL(/\/en\/(?:auth|profile|following)/);
    await settled(page);
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(false);
    expect(await handed(page)).toEqual({ layer: "[]", scripts: 0 });
    await page.goBack();
    await page.waitForURL(/search/);
    expect(new URL(page.url()).searchParams.get("q")).toBe(marks.words);
  });

  test("LOAD13, GUARD16 of a visitor Google is told neither words, nor places, nor the pages he came from, nor pages that are not there", async () => {
    const page = await browser.visit();
    await stub(page, []);
    await page.goto(`${b}/en/applications/${marks.id}/team?token=${marks.words}`);
    await settled(page);
    await page.goto(`${b}/en/clubs?q=${marks.words}#${marks.token}`);
    await settled(page);
    await expect.poll(() => told(page).then(({ length }) => length)).toBeGreaterThan(3);
    expect(isMarked((await handed(page)).layer)).toBe(false);
    await page.goto(`${b}/en/clubs/${marks.words}`);
    await settled(page);
    expect(await told(page)).not.toContain("event page_view");
    expect(isMarked((await handed(page)).layer)).toBe(false);
  });
});
