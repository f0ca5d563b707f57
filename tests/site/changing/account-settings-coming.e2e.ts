import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addresses } from "#contract/addresses.ts";
import { websiteUserPath } from "#contract/account.ts";
import { signedInAccount, type SignedInAccount } from "../../support/database/account-in-database.ts";
import { axeFaults } from "../../support/browser/axe-faults.ts";
import { browserForThisFile } from "../../support/browser/browser.ts";
import { demoSiteForThisFile } from "../../support/demo/demo-site.ts";
import { signedInPage } from "../../support/browser/signed-in-page.ts";
import { settled } from "../../support/browser/settled.ts";

const site = demoSiteForThisFile();
// What does not come on purpose is told by browsers as a failed load.
const browser = browserForThisFile(/account-settings|website\/user/);
const code = /\/account-settings[^/]*\.js/;
/** What passes for still; on most screens it is 0. */
const mostShift = 0.1;
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

async function visitor(options: Parameters<typeof browser.visit>[0] = {}): Promise<Page> {
  return signedInPage(browser, site.origin("league-a"), account, options);
}

function address(locale: "en" | "ru"): string {
  return site.origin("league-a") + addresses.account(locale);
}

function thisDevice(page: Page) {
  return page.locator("[data-session=this]");
}

describe("while the settings of an account come", () => {
  test.each([390, 1280])("LOAD12: their words stand already, and nothing moves when they have come, %i px", async (width) => {
    const page = await visitor({ viewport: { width, height: 844 } });
    const isSeen = Promise.withResolvers<void>();
    await page.route(code, async (route) => {
      await isSeen.promise;
      await route.continue();
    });
    await page.addInitScript(() => {
      const world = window as unknown as { shift: number };
      world.shift = 0;
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries() as unknown as { value: number }[]) world.shift += value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(address("ru"), { waitUntil: "commit" });
    await page.getByRole("heading", { name: "Удаление аккаунта" }).waitFor();
    await page.getByText("Загружаем ваши устройства").waitFor();
    expect(await axeFaults(page)).toEqual([]);
    isSeen.resolve();
    await thisDevice(page).waitFor();
    await settled(page);
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(mostShift);
  });

  test("LOAD12: where their code does not come it is said, and asked for again by one press", async () => {
    const page = await visitor();
    await page.route(code, (route) => route.abort());
    await page.goto(address("en"));
    await page.getByText("Your settings have not loaded yet.").waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await page.unroute(code);
    await page.getByRole("button", { name: "Try again" }).press("Enter");
    await thisDevice(page).waitFor();
  });

  test("ACC8: where nobody says who is here it is said, and asked again by one press", async () => {
    const page = await visitor();
    const user = `**${websiteUserPath}`;
    await page.route(user, (route) => route.fulfill({ status: 503, body: "" }));
    await page.goto(address("en"));
    await page.getByText("Your account cannot be reached right now.").waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await page.unroute(user);
    await page.getByRole("button", { name: "Try again" }).press("Enter");
    await thisDevice(page).waitFor();
  });

  test("AUTH1: without scripts the page says what it needs, and has the ways to sign in", async () => {
    const page = await visitor({ javaScriptEnabled: false });
    await page.goto(address("ru"));
    const gate = page.locator("[data-gate]");
    expect(await gate.locator("noscript").textContent()).toContain("для них нужен JavaScript");
    expect(await gate.getByRole("link").count()).toBe(2);
  });
});
