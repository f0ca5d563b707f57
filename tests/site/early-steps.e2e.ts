import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { browserForThisFile } from "../support/browser/browser.ts";
import { demoSiteForThisFile } from "../support/demo/demo-site.ts";
import { hydrated } from "../support/browser/hydrated.ts";

const site = demoSiteForThisFile();
// What is lost on purpose, and what was on its way when the page was left.
const browser = browserForThisFile(/\/assets\/|\.data/, /Failed to fetch|Error loading/);

const steps = [
  ["back", "/en/clubs"],
  ["forward", "/en/news"],
  ["hash", "/en/players#content"],
  ["link", "/en/schedule"],
] as const;
type Step = (typeof steps)[number][0];

/** A tab with a past and a future, which is then loaded anew and takes a step so many milliseconds after its page is there. */
async function stepEarly(page: Page, step: Step, afterMs: number): Promise<void> {
  await page.goto(`${site.origin("league-a")}/en/clubs`);
  await hydrated(page);
  for (const path of ["/en/players", "/en/news"]) {
    await page.locator(`header a[href="${path}"]`).first().click();
    await page.waitForURL(`**${path}`);
    await titled(page, path);
  }
  await page.evaluate(() => history.back());
  await titled(page, "/en/players");
  await page.evaluate(
    ([wanted, ms]) => {
      sessionStorage.setItem("step", `${wanted} ${ms}`);
      location.reload();
    },
    [step, afterMs] as const,
  );
}

/** What the page says of itself is what the address says. */
async function titled(page: Page, path: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => {
      const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
      return location.pathname + location.hash === wanted && canonical && new URL(canonical.href).pathname === location.pathname;
    },
    path,
    { polling: 50 },
  );
}

async function visit(cpuRate: number): Promise<Page> {
  const page = await browser.visit({ viewport: { width: 1280, height: 800 } });
  if (cpuRate > 1) {
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: cpuRate });
  }
  await page.addInitScript(() => {
    function look(): void {
      const [step, ms] = (sessionStorage.getItem("step") ?? "").split(" ");
      if (!step) return;
      if (document.querySelector("main + *") === null) return void setTimeout(look, 1);
      sessionStorage.removeItem("step");
      setTimeout(() => {
        if (step === "back") history.back();
        if (step === "forward") history.forward();
        if (step === "hash") location.hash = "content";
        if (step === "link") document.querySelector<HTMLAnchorElement>('a[href="/en/schedule"]')?.click();
      }, Number(ms));
    }
    look();
  });
  return page;
}

describe("LOAD9 page and address are one when the address moves before the page's scripts are there", () => {
  test.each(steps)("%s, unthrottled and on a phone four times as slow", async (step, path) => {
    for (const [cpuRate, moments] of [
      [1, [0, 40]],
      [4, [0, 300]],
    ] as const) {
      const page = await visit(cpuRate);
      for (const afterMs of moments) {
        await stepEarly(page, step, afterMs);
        await titled(page, path);
        // And it stays so once everything has come.
        await hydrated(page);
        await page.waitForTimeout(300);
        await titled(page, path);
        expect(await page.title()).not.toContain("wrong");
      }
      await page.close();
    }
  });

  test("back, where the scripts never come", async () => {
    const page = await visit(1);
    await stepEarly(page, "back", 100_000);
    // The page that was left has long been loaded: the one that stands in its place has taken its order.
    await page.waitForFunction(() => sessionStorage.getItem("step") === null);
    await page.waitForLoadState();
    await page.route(/\.js$/, (route) => route.abort());
    await page.reload();
    await page.evaluate(() => history.back());
    await titled(page, "/en/clubs");
    expect(new URL(page.url()).pathname).toBe("/en/clubs");
  });
});

describe("BUILD3 a lost piece of code swallows no click", () => {
  test.each([
    ["of the page that is wanted", /assets\/documents.*\.js/],
    ["of what leads from page to page", /assets\/full-router.*\.js/],
  ])("%s", async (_, file) => {
    const page = await browser.visit({ viewport: { width: 1280, height: 800 } });
    await page.route(file, (route) => route.abort());
    await page.goto(`${site.origin("league-a")}/en/clubs`);
    await hydrated(page);
    await page.waitForTimeout(500);
    await page.locator("button[popovertarget=more-menu]").click();
    await page.locator('#more-menu a[href="/en/documents"]').click();
    await titled(page, "/en/documents");
    expect(await page.locator("main h1").textContent()).toBe("Documents");
  });
});
