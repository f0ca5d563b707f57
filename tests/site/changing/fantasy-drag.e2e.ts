import type { BrowserContextOptions, CDPSession, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addresses } from "#contract/addresses.ts";
import { myFantasyPath } from "#contract/my-fantasy.ts";
import en from "#messages/en/my-fantasy.ts";
import { axeFaults } from "../../support/browser/axe-faults.ts";
import { browserForThisFile } from "../../support/browser/browser.ts";
import { signedInPage } from "../../support/browser/signed-in-page.ts";
import { settled } from "../../support/browser/settled.ts";
import { signedInAccount, type SignedInAccount } from "../../support/database/account-in-database.ts";
import { demoSiteForThisFile } from "../../support/demo/demo-site.ts";
import { ownFantasy } from "../../support/fixtures/own-fantasy.ts";

const site = demoSiteForThisFile();
const browser = browserForThisFile();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desk = { viewport: { width: 1280, height: 800 } };
let account: SignedInAccount;

beforeAll(async () => {
  const { tenant_id: tenantId } = await site.db
    .selectFrom("tenant_hosts")
    .select("tenant_id")
    .where("host", "=", "league-a.localhost")
    .executeTakeFirstOrThrow();
  account = await signedInAccount(site.db, tenantId, "Mila Đorđević");
});
afterAll(() => site.db.deleteFrom("accounts").where("account_id", "=", account.accountId).execute());

/** One's own made-up squad, in which nothing is changed yet. */
async function squad(options: BrowserContextOptions, kind: "team" | "new" = "team"): Promise<Page> {
  const page = await signedInPage(browser, site.origin("league-a"), account, options);
  await page.route(`**${myFantasyPath}/**`, (route) => route.fulfill({ json: ownFantasy(kind) }));
  await page.goto(site.origin("league-a") + addresses.ownFantasy("en", "2026-27", "first"));
  await page.locator('[data-place="9"]').waitFor();
  await settled(page);
  return page;
}

type Point = { readonly x: number; readonly y: number };

async function middleOf(page: Page, place: number): Promise<Point> {
  const box = await page.locator(`[data-place="${place}"]`).boundingBox();
  if (box === null) throw new Error("not drawn");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function nameOf(page: Page, place: number): Promise<string> {
  const words = await page.locator(`[data-place="${place}"] .visually-hidden`).textContent();
  return words?.split(",")[0] ?? "";
}

async function touch(cdp: CDPSession, type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: Point[]): Promise<void> {
  await cdp.send("Input.dispatchTouchEvent", { type, touchPoints });
}

/** A finger goes from one point to another in small steps. */
async function finger(cdp: CDPSession, page: Page, from: Point, to: Point): Promise<void> {
  const steps = 12;
  for (let step = 1; step <= steps; step++) {
    const part = step / steps;
    await touch(cdp, "touchMove", { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
    await page.waitForTimeout(16);
  }
}

test("MYFAN12 a finger that rests on somebody draws him onto another, and the page stays where it is", async () => {
  const page = await squad(phone);
  await page.locator('[data-place="5"]').evaluate((row) => row.scrollIntoView({ block: "center", behavior: "instant" }));
  const [stays, comes] = [await nameOf(page, 0), await nameOf(page, 5)];
  const cdp = await page.context().newCDPSession(page);
  const [from, to] = [await middleOf(page, 0), await middleOf(page, 5)];
  const top = await page.evaluate(() => scrollY);
  await touch(cdp, "touchStart", from);
  await page.locator('[data-place="0"][aria-pressed="true"]').waitFor();
  await finger(cdp, page, from, to);
  await page.locator('[data-place="5"][data-over]').waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(top);
  await touch(cdp, "touchEnd");
  await page.getByText(en.pending.lineUp).waitFor();
  expect([await nameOf(page, 0), await nameOf(page, 5)]).toEqual([comes, stays]);
  expect(await page.locator('[aria-pressed="true"][data-place]').count()).toBe(0);
});

test("MYFAN12 at the edge of the window the page comes along, and who is dropped on nobody stays where he is", async () => {
  const page = await squad({ ...phone, viewport: { width: 390, height: 640 } });
  const cdp = await page.context().newCDPSession(page);
  const from = await middleOf(page, 4);
  await touch(cdp, "touchStart", from);
  await page.locator('[data-place="4"][aria-pressed="true"]').waitFor();
  await finger(cdp, page, from, { x: from.x, y: 630 });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(60);
  await finger(cdp, page, { x: from.x, y: 630 }, { x: 4, y: 300 });
  await touch(cdp, "touchEnd");
  expect(await page.getByText(en.pending.lineUp).count()).toBe(0);
});

test("MYFAN12 a swipe over the court scrolls, and a tap chooses", async () => {
  const page = await squad(phone);
  const cdp = await page.context().newCDPSession(page);
  const from = await middleOf(page, 0);
  await touch(cdp, "touchStart", from);
  await finger(cdp, page, from, { x: from.x, y: from.y - 220 });
  await touch(cdp, "touchEnd");
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  // No long press comes of it afterwards.
  await page.waitForTimeout(600);
  expect(await page.locator('[data-place][aria-pressed="true"]').count()).toBe(0);
  await page.locator('[data-place="5"]').tap();
  expect(await page.locator('[data-place="5"]').getAttribute("aria-pressed")).toBe("true");
});

test("MYFAN12 a mouse draws at once, and Escape lets go", async () => {
  const page = await squad(desk);
  await page.locator('[data-place="5"]').scrollIntoViewIfNeeded();
  const [stays, comes] = [await nameOf(page, 0), await nameOf(page, 5)];
  const drawn = async () => {
    const [from, to] = [await middleOf(page, 0), await middleOf(page, 5)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 8 });
    await page.locator('[data-place="5"][data-over]').waitFor();
  };
  await drawn();
  await page.keyboard.press("Escape");
  await page.mouse.up();
  expect([await nameOf(page, 0), await page.getByText(en.pending.lineUp).count()]).toEqual([stays, 0]);
  await page.keyboard.press("Escape");
  await drawn();
  await page.mouse.up();
  await page.getByText(en.pending.lineUp).waitFor();
  expect([await nameOf(page, 0), await nameOf(page, 5)]).toEqual([comes, stays]);
});

test("MYFAN13 MYFAN23 in a wide window the picker stands beside the court, and goes on from one empty place to the next", async () => {
  const page = await squad(desk, "new");
  const column = page.getByRole("region", { name: "guard" });
  const take = column.getByRole("button", { name: /^Take: / }).first();
  await take.click();
  await expect.poll(() => page.getByRole("dialog", { includeHidden: false }).count()).toBe(0);
  await page.locator('[data-place="1"]').waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H2");
  await page.getByText("9 empty places").waitFor();
  // Nobody of the ten lies under what is said and pressed of them all.
  const bar = await page.getByText("9 empty places").boundingBox();
  const ends = await page.locator("[data-place]").evaluateAll((tokens) => tokens.map((token) => token.getBoundingClientRect().right));
  expect(bar?.x).toBeGreaterThanOrEqual(Math.max(...ends));
  await take.click();
  await page.getByText("8 empty places").waitFor();
  await page.getByRole("region", { name: "forward" }).waitFor();
  expect(await axeFaults(page)).toEqual([]);
});

test("MYFAN13 whom one chooses the picker asks about; before, it lists the ten", async () => {
  const page = await squad(desk);
  const list = page.getByRole("region", { name: en.parts.squad });
  expect(await list.getByRole("listitem").count()).toBe(10);
  await list.getByRole("button").nth(3).click();
  const [heading] = await page.getByRole("heading", { name: /^Instead of/ }).all();
  expect(await heading?.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press("Escape");
  await list.waitFor();
  await page.locator('[data-place="3"]').click();
  await page.getByRole("heading", { name: /^Instead of/ }).waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 900, height: 800 });
  await page.getByRole("heading", { name: /^Instead of/ }).waitFor({ state: "hidden" });
});
