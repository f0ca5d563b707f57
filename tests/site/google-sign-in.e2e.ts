import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { googleVisitPaths } from "#contract/account.ts";
import { formOutcomes } from "#contract/account-forms.ts";
import { locales } from "#contract/locale.ts";
import { hashPassword } from "#server/accounts/password-hash.ts";
import { keepPassword } from "#server/accounts/passwords.ts";
import { signedInAccount } from "../support/database/account-in-database.ts";
import { axeFaults } from "../support/browser/axe-faults.ts";
import { browserForThisFile } from "../support/browser/browser.ts";
import { demoSiteForThisFile } from "../support/demo/demo-site.ts";
import { heardToasts } from "../support/browser/heard-toasts.ts";
import { hydrated } from "../support/browser/hydrated.ts";
import { signedInPage } from "../support/browser/signed-in-page.ts";
import { settled } from "../support/browser/settled.ts";
import { testClient, TokenIssuer } from "../support/servers/token-issuer.ts";

let issuer: TokenIssuer;
const site = demoSiteForThisFile(async () => {
  issuer = await TokenIssuer.start();
  return { issuer: issuer.issuer, audiences: [testClient.clientId], clientSecret: testClient.clientSecret };
});
// A wrong password is a 422, which browsers tell as a failed load.
const browser = browserForThisFile(/account\/google\/visit/);
const made: string[] = [];
const people: string[] = [];

beforeEach(() => {
  const email = `${randomUUID()}@example.org`;
  made.push(email);
  issuer.state.person = { sub: randomUUID(), email, name: "Mila Đorđević" };
});
afterAll(async () => {
  await site.db.deleteFrom("accounts").where("email", "in", made).execute();
  if (people.length > 0) await site.db.deleteFrom("accounts").where("account_id", "in", people).execute();
  await issuer.close();
});

/** Presses a page's own button, once the page's scripts, if it has any, are no longer busy with it. */
async function pressGoogle(page: Page, path: string, tenant: "league-a" | "league-b" = "league-a"): Promise<void> {
  await page.goto(`${site.origin(tenant)}${path}`);
  await pressShownGoogle(page);
}

async function pressShownGoogle(page: Page): Promise<void> {
  // Set by the early script, where any runs.
  if (await page.evaluate(() => "coverScores" in window)) await hydrated(page, "[data-google]");
  await page.locator("[data-google]").click();
}

/** From a page's own button to the issuer's page, and on by one of its links. */
async function byGoogle(page: Page, path: string, choice: "allow" | "deny" = "allow", tenant: "league-a" | "league-b" = "league-a") {
  await pressGoogle(page, path, tenant);
  await page.locator(`#${choice}`).waitFor();
  expect(new URL(page.url()).origin).toBe(issuer.issuer);
  await page.locator(`#${choice}`).click();
}

async function isSignedIn(page: Page): Promise<boolean> {
  return (await page.context().cookies(page.url())).some(({ name }) => name === "fullcourt-session");
}

describe("ACC25 ACC38 by way of Google", () => {
  test.each([true, false])("registering, and signing in later, on to where one was going; scripts: %s", async (javaScriptEnabled) => {
    const first = await browser.visit({ javaScriptEnabled });
    await byGoogle(first, "/sr/auth/Login?next=/sr/clubs");
    await expect.poll(() => first.url()).toBe(`${site.origin("league-a")}/sr/auth/Register?next=%2Fsr%2Fclubs&done=google-unknown`);
    await first.getByText("Sa ovim Google nalogom se još niko nije registrovao").waitFor();
    expect(await isSignedIn(first)).toBe(false);
    await pressShownGoogle(first);
    await first.locator("#allow").click();
    await expect.poll(() => first.url()).toBe(`${site.origin("league-a")}/sr/clubs`);
    expect(await isSignedIn(first)).toBe(true);
    expect((await first.context().cookies()).filter(({ name }) => name === "fullcourt-google")).toEqual([]);

    const later = await browser.visit({ javaScriptEnabled });
    const heard = await heardToasts(later);
    await byGoogle(later, "/sr/auth/Login?next=/sr/schedule");
    await expect.poll(() => later.url()).toBe(`${site.origin("league-a")}/sr/schedule`);
    if (javaScriptEnabled) await expect.poll(() => heard.join("\n")).toContain("Uspešno ste se prijavili");
    // The account is the installation's: the other league opens to it too.
    const elsewhere = await browser.visit({ javaScriptEnabled });
    await byGoogle(elsewhere, "/sl/auth/Login?next=/sl/clubs", "allow", "league-b");
    await expect.poll(() => isSignedIn(elsewhere)).toBe(true);
  });

  test("saying no there leads back to the form, which says so", async () => {
    const page = await browser.visit();
    await byGoogle(page, "/en/auth/Login?next=/en/clubs", "deny");
    await expect.poll(() => page.url()).toBe(`${site.origin("league-a")}/en/auth/Login?next=%2Fen%2Fclubs&done=google-denied`);
    await page.getByRole("alert").getByText("You did not allow it at Google").waitFor();
    expect(await isSignedIn(page)).toBe(false);
    await settled(page);
    expect(await axeFaults(page)).toEqual([]);
  });

  test("an answer with a forged state, one brought twice, and one of another league end on a page that says so", async () => {
    const page = await browser.visit();
    const origin = site.origin("league-a");
    await pressGoogle(page, "/en/auth/Register");
    const allowed = (await page.locator("#allow").getAttribute("href")) ?? "";
    const forged = new URL(allowed);
    forged.searchParams.set("state", "a".repeat(43));
    const elsewhere = new URL(allowed);
    elsewhere.host = new URL(site.origin("league-b")).host;
    for (const address of [forged.href, elsewhere.href]) {
      await page.goto(address);
      await page.getByRole("alert").getByText(/./).first().waitFor();
      expect(new URL(page.url()).search).toBe("?done=google-spent");
      expect(await isSignedIn(page)).toBe(false);
    }
    const again = await browser.visit();
    await byGoogle(again, "/en/auth/Register?next=/en/clubs");
    await expect.poll(() => again.url()).toBe(`${origin}/en/clubs`);
    const answer = await again.evaluate(() => document.referrer);
    expect(answer).not.toContain("code=");
    // Whoever has seen an address that was used, such as in a history, gets nowhere with it.
    await page.goto(allowed);
    await page.getByRole("alert").getByText("Please start again").waitFor();
    expect(await isSignedIn(page)).toBe(false);
  });

  test("ACC26 a league shows the ways that it offers, and no others", async () => {
    const { status, headers } = await site.get("league-a", `${googleVisitPaths.start}?locale=en&form=Login`);
    expect([status, headers.get("location")?.startsWith(`${issuer.issuer}/authorize?`)]).toEqual([303, true]);
    const page = await browser.visit();
    await page.goto(`${site.origin("league-a")}/en/auth/Login`);
    await page.locator("[data-passkey]").waitFor();
    expect(await page.locator("[data-google]").innerText()).toBe("Sign in with Google");
    expect(await page.locator("[data-google]").getAttribute("href")).toBe(`${googleVisitPaths.start}?locale=en&form=Login`);
  });
});

describe("ACC27 Google and an account that is there already", () => {
  const password = "tri male ptice na žici";

  async function ownPage(locale: string) {
    const hosts = site.db.selectFrom("tenant_hosts").select("tenant_id").where("host", "=", "league-a.localhost");
    const account = await signedInAccount(site.db, (await hosts.executeTakeFirstOrThrow()).tenant_id, "Mila Đorđević");
    people.push(account.accountId);
    await keepPassword(site.db, account.accountId, await hashPassword(password), Date.now());
    const url = site.origin("league-a");
    const page = await signedInPage(browser, url, account);
    await page.goto(`${url}/${locale}/profile/account`);
    await page.locator("[data-setting=google]").waitFor();
    return page;
  }

  test("are joined from the account's page by the password, told there, and parted again", async () => {
    const page = await ownPage("sr");
    const setting = page.locator("[data-setting=google]");
    const send = setting.locator("button[type=submit]");
    await setting.locator("[name=google-password]").fill("wrong");
    await send.click();
    await setting.getByText("Ovo nije vaša lozinka").waitFor();
    await setting.locator("[name=google-password]").fill(password);
    await send.click();
    await page.locator("#allow").click();
    await setting.getByRole("status").getByText("Google je povezan").waitFor();
    expect(page.url()).toBe(`${site.origin("league-a")}/sr/profile/account`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await settled(page);
    expect(await axeFaults(page)).toEqual([]);
    const elsewhere = await browser.visit();
    await byGoogle(elsewhere, "/sr/auth/Login?next=/sr/clubs");
    await expect.poll(() => elsewhere.url()).toBe(`${site.origin("league-a")}/sr/clubs`);
    await setting.locator("[name=google-password]").fill(password);
    await send.click();
    await page.getByText("Veza sa Google nalogom je prekinuta").waitFor();
    await setting.getByRole("button", { name: "Poveži Google" }).waitFor();
  });

  test("saying no there leads back to the account's page, which says so", async () => {
    const page = await ownPage("en");
    const setting = page.locator("[data-setting=google]");
    await setting.locator("[name=google-password]").fill(password);
    await setting.getByRole("button", { name: "Connect Google" }).click();
    await page.locator("#deny").click();
    await setting.getByRole("alert").getByText("You did not allow it at Google").waitFor();
    expect(await setting.getByRole("button", { name: "Connect Google" }).count()).toBe(1);
  });
});

describe("ACC38 the words", () => {
  const outcomes = formOutcomes.filter((outcome) => outcome.startsWith("google-"));

  test.each(locales)(
    "%s: every end of the way says something of its own, and no page is too wide",
    { timeout: 120_000 },
    async (locale) => {
      const page = await browser.visit({ viewport: { width: 390, height: 800 } });
      const said = new Set<string>();
      for (const outcome of outcomes) {
        await page.goto(`${site.origin("league-a")}/${locale}/auth/${outcome === "google-unknown" ? "Register" : "Login"}?done=${outcome}`);
        said.add(await page.locator(`main p[role=${outcome === "google-unknown" ? "status" : "alert"}]`).innerText());
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      }
      expect(said.size).toBe(outcomes.length);
    },
  );
});
