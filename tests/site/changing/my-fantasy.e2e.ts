import { afterAll, beforeAll, expect, test } from "vitest";
import { addresses } from "#contract/addresses.ts";
import en from "#messages/en/profile.ts";
import es from "#messages/es/profile.ts";
import fr from "#messages/fr/profile.ts";
import ru from "#messages/ru/profile.ts";
import sl from "#messages/sl/profile.ts";
import sr from "#messages/sr/profile.ts";
import { signedInAccount, type SignedInAccount } from "../../support/database/account-in-database.ts";
import { axeFaults } from "../../support/browser/axe-faults.ts";
import { browserForThisFile } from "../../support/browser/browser.ts";
import { demoSiteForThisFile } from "../../support/demo/demo-site.ts";
import { sessionCookies } from "../../support/browser/session-cookies.ts";
import { settled } from "../../support/browser/settled.ts";

const site = demoSiteForThisFile();
const browser = browserForThisFile();
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

test("the fantasy tab says in each language that the game has not begun, and leads on", async () => {
  const page = await browser.visit({ viewport: { width: 390, height: 844 } });
  const url = site.origin("league-a");
  await page.context().addCookies(sessionCookies(account.token, url));
  for (const [locale, words] of Object.entries({ en, es, fr, ru, sl, sr } as const)) {
    await page.goto(url + addresses.profileTab(locale as "en", "MyFantasy"));
    const { title, text, meanwhile } = words.MyFantasy;
    await page.getByRole("heading", { name: title, exact: true }).waitFor();
    expect(await page.getByText(text, { exact: true }).isVisible()).toBe(true);
    const home = page.locator("main").getByRole("link", { name: meanwhile, exact: true });
    expect([locale, await home.getAttribute("href")]).toEqual([locale, addresses.home(locale as "en")]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
  await settled(page);
  expect(await axeFaults(page)).toEqual([]);
});
