import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { addresses } from "#contract/addresses.ts";
import { browserForThisFile } from "../support/browser/browser.ts";
import { demoSiteForThisFile } from "../support/demo/demo-site.ts";
import { pageOfEachKind } from "../support/browser/page-kinds.ts";
import { hydrated } from "../support/browser/hydrated.ts";
import { settled } from "../support/browser/settled.ts";

const site = demoSiteForThisFile();
const browser = browserForThisFile();
const link = "a[data-shares]";

type Shared = { readonly title: string; readonly text: string; readonly url: string };

async function pathOf(kind: string, tenant: "league-a" | "league-b" = "league-a"): Promise<string> {
  const found = (await pageOfEachKind(site.db, `${tenant}.localhost`, "en")).find(({ name }) => name === kind);
  if (!found) throw new Error(`There is no page ${kind}`);
  return found.path;
}

/** A device that shares, and remembers what. `refusal`: the name of what it answers instead. */
async function deviceThatShares(page: Page, refusal: string | null = null): Promise<() => Promise<readonly Shared[]>> {
  await page.addInitScript((name) => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, "share", {
      configurable: true,
      value: async (what: unknown) => {
        shared.push(what);
        if (name !== null) throw new DOMException("", name);
      },
    });
  }, refusal);
  return () => page.evaluate(() => (window as unknown as { shared: Shared[] }).shared);
}

async function open(page: Page, path: string, tenant: "league-a" | "league-b" = "league-a"): Promise<void> {
  await page.goto(site.origin(tenant) + path);
  await settled(page);
  await hydrated(page);
}

test.each(["league-a", "league-b"] as const)(
  "SHARE3 each public page of %s names a picture that networks show, and it is there",
  { timeout: 120_000 },
  async (tenant) => {
    const locale = tenant === "league-a" ? "sr" : "sl";
    const faults: string[] = [];
    const seen = new Map<string, string>();
    for (const { name, path } of await pageOfEachKind(site.db, `${tenant}.localhost`, locale)) {
      const html = await (await site.get(tenant, path)).text();
      if (!/<meta property="og:title"/.test(html)) continue;
      const url = /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
      if (url === undefined) faults.push(`${name}: no picture`);
      else if (!seen.has(url)) {
        const answer = await site.get(tenant, url.replace(site.origin(tenant), ""));
        seen.set(url, answer.headers.get("content-type") ?? "");
        if (answer.status !== 200 || !/^image\/(?:png|jpeg|webp)$/.test(seen.get(url) ?? ""))
          faults.push(`${name}: ${url} ${answer.status} ${seen.get(url)}`);
      }
    }
    expect(faults).toEqual([]);
    expect([...seen.keys()].some((url) => url.endsWith(`/${locale}/share.png`))).toBe(true);
  },
);

describe("links handed on", () => {
  test.each([
    ["league-a", ["game PlayerStats", "player LatestGames", "season club LatestGames", "league Calendar", "news item"]],
    ["league-b", ["play-off game PlayerStats", "club LatestGames", "team Roster"]],
  ] as const)("SHARE1 SHARE2 %s: each thing goes by its own address, whichever tab is open", async (tenant, kinds) => {
    const page = await browser.visit();
    const shared = await deviceThatShares(page);
    for (const kind of kinds) {
      const path = await pathOf(kind, tenant);
      await open(page, path, tenant);
      await page.locator(link).click();
      await expect.poll(async () => (await shared()).length).toBe(1);
      const [{ text, url } = { text: "", url: "" }] = await shared();
      expect([kind, url]).toEqual([kind, site.origin(tenant) + path.replace(/\/tabs\/\w+$/, "")]);
      const headline = (await page.locator("h1").innerText()).replace(/\s+/g, " ").trim();
      expect([kind, text]).toEqual([kind, headline]);
      if (kind.includes("game")) expect(text).toMatch(/ – .* \d+\D{1,3}\d+$/);
    }
  });

  test("SHARE2 whoever hides scores hands none on", async () => {
    const page = await browser.visit();
    const shared = await deviceThatShares(page);
    await open(page, `${await pathOf("game TeamStats")}?spoilers=hide`);
    await page.locator(link).click();
    await expect.poll(async () => (await shared()).length).toBe(1);
    expect((await shared())[0]?.text).toMatch(/ – [^:\d]+$/);
  });

  test("SHARE4 without the device's sharing the address is copied, and a change of mind copies nothing", async () => {
    const page = await browser.visit({ permissions: ["clipboard-read", "clipboard-write"] });
    await page.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, "share"));
    const path = await pathOf("player LatestGames");
    await open(page, path);
    await page.locator(link).click();
    await page.getByText("Link copied").waitFor();
    const address = site.origin("league-a") + path.replace(/\/tabs\/\w+$/, "");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);

    const other = await browser.visit({ permissions: ["clipboard-read", "clipboard-write"] });
    const asked = await deviceThatShares(other, "AbortError");
    await open(other, path);
    await other.locator(link).click();
    await expect.poll(async () => (await asked()).length).toBe(1);
    expect(await other.getByText("Link copied").count()).toBe(0);
  });

  test("SHARE4 a device that cannot share copies, and where that is refused the address is said", async () => {
    const page = await browser.visit();
    await deviceThatShares(page, "NotAllowedError");
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "clipboard", {
        value: { writeText: async () => Promise.reject(new DOMException("", "NotAllowedError")) },
      });
    });
    await open(page, addresses.clubs("en"));
    await page
      .getByRole("main")
      .getByRole("link", { name: /Gavran/ })
      .first()
      .click();
    await page.getByRole("heading", { level: 1, name: "Gavran" }).waitFor();
    // Pressed before the page answers it is a link, as without scripts.
    await hydrated(page);
    await page.getByRole("link", { name: "Share Gavran" }).click();
    const said = page.getByText("It could not be copied. The link is ");
    await said.waitFor();
    expect(await said.innerText()).toContain(`${site.origin("league-a")}/en/clubs/`);
  });

  test("SHARE4 without scripts it is a link to the page", async () => {
    const page = await browser.visit({ javaScriptEnabled: false });
    const path = await pathOf("club LatestGames");
    await page.goto(site.origin("league-a") + path);
    expect(await page.getByRole("button", { name: /Follow/ }).count()).toBe(0);
    await page.getByRole("link", { name: /^Share/ }).click();
    await page.waitForURL(site.origin("league-a") + path.replace(/\/tabs\/\w+$/, ""));
  });
});
