import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";
import { addresses } from "#contract/addresses.ts";
import { hashPassword } from "#server/accounts/password-hash.ts";
import { keepPassword } from "#server/accounts/passwords.ts";
import { browserForThisFile } from "../support/browser/browser.ts";
import { demoSiteForThisFile } from "../support/demo/demo-site.ts";
import { testClient, TokenIssuer } from "../support/servers/token-issuer.ts";
import { keepPicture } from "./album.ts";
import { Visitors } from "./visitor.ts";

let issuer: TokenIssuer;
const site = demoSiteForThisFile(async () => {
  issuer = await TokenIssuer.start();
  return { issuer: issuer.issuer, audiences: [testClient.clientId], clientSecret: testClient.clientSecret };
});
const browser = browserForThisFile(/\/auth\/|website\/user|\/account\/|\/official\//);
const visitors = new Visitors(site, browser);
const password = "tri male ptice na žici";
const mails: string[] = [];

beforeAll(() => site.deliverMails());
afterAll(async () => {
  await issuer.close();
  await visitors.forget();
  if (mails.length === 0) return;
  await site.db.deleteFrom("accounts").where("email", "in", mails).execute();
  await site.db.deleteFrom("mail_outbox").where("recipient", "in", mails).execute();
  await site.db.deleteFrom("kept_mails").where("recipient", "in", mails).execute();
});

function address(name: string): string {
  const email = `${name}.${randomUUID().slice(0, 4)}@example.org`;
  mails.push(email);
  return email;
}

async function press(page: Page): Promise<void> {
  await page.locator("form[data-account-form] button[type=submit]").first().click();
  await page.waitForLoadState("load");
  await page.waitForTimeout(500);
}

test("opening an account, from the form to the guardian's answer", async () => {
  const page = await visitors.open(await visitors.window(), addresses.register("ru"), "league-b");
  await press(page);
  await keepPicture(page, "account-register-faults-ru-390-light", { height: 1700 });
  const [email, guardian] = [address("mila"), address("roditelj")];
  await page.locator("[name=name]").fill("Mila Đorđević");
  await page.locator("[name=email]").fill(email);
  await page.locator("[name=password]").fill(password);
  await page.locator("[name=birthDate]").fill(`${new Date().getUTCFullYear() - 12}-01-01`);
  await page.locator("[name=guardianEmail]").fill(guardian);
  await page.getByRole("checkbox").check();
  await keepPicture(page, "account-register-child-ru-390-light", { height: 1800 });
  await press(page);
  await keepPicture(page, "account-registered-ru-390-light");
  const wide = await visitors.open(await visitors.window({ width: 1920 }), addresses.register("sr"), "league-a");
  await keepPicture(wide, "account-register-sr-1920-light");
  async function mailTo(recipient: string): Promise<void> {
    const mail = page.locator("[data-mail]", { hasText: recipient }).first();
    for (let tries = 0; tries < 40 && (await mail.count()) === 0; tries++) await visitors.open(page, "/ru/demo/mailbox", "league-b");
    if (recipient === email) await keepPicture(page, "account-mailbox-ru-390-light", { height: 1100 });
    await mail.getByRole("link").click();
    await page.waitForLoadState("load");
    await page.waitForTimeout(700);
  }
  await mailTo(email);
  await keepPicture(page, "account-verify-ru-390-light");
  await press(page);
  await mailTo(guardian);
  await keepPicture(page, "account-guardian-ru-390-light", { height: 1300 });
}, 180_000);

test("signing in, and what stands beside it", async () => {
  const login = await visitors.open(await visitors.window(), addresses.accountForm("sr", "Login"));
  await login.locator("[name=email]").fill("mila@example.org");
  await login.locator("[name=password]").fill("something else");
  await press(login);
  await keepPicture(login, "account-sign-in-refused-sr-390-light", { height: 1200 });
  const dark = await visitors.open(await visitors.window({ width: 1024, colorScheme: "dark" }), addresses.accountForm("ru", "Login"));
  await keepPicture(dark, "account-sign-in-ru-1024-dark");
  const forgotten = await visitors.open(await visitors.window({ colorScheme: "dark" }), addresses.accountForm("sr", "ForgottenPassword"));
  await forgotten.locator("[name=email]").fill("mila@example.org");
  await press(forgotten);
  await keepPicture(forgotten, "account-forgotten-password-sr-390-dark");
  const page = await visitors.open(await visitors.window(), addresses.accountForm("sr", "Login"));
  const opened = page.waitForEvent("popup");
  await page.locator("[data-official]").click();
  const popup = await opened;
  await popup.locator("[data-official-page]").waitFor();
  await keepPicture(popup, "account-official-site-sr-500-light");
  await popup.close();
  const consent = await visitors.window({ colorScheme: "dark" });
  await visitors.signIn(consent, await visitors.account("Ana Anić", "league-b"), "league-b");
  await visitors.open(consent, addresses.profile("sr"), "league-b");
  await consent.waitForURL(/Consent/);
  await consent.waitForTimeout(1000);
  await keepPicture(consent, "account-consent-sr-390-dark", { height: 1300 });
}, 180_000);

test("one's own account: sessions, passkeys, Google, data", async () => {
  const account = await visitors.account();
  await keepPassword(site.db, account.accountId, await hashPassword(password), Date.now());
  for (const [name, width, locale, colorScheme] of [
    ["account-own-ru-390-light", 390, "ru", "light"],
    ["account-own-sr-1920-dark", 1920, "sr", "dark"],
  ] as const) {
    const page = await visitors.signIn(await visitors.window({ width, colorScheme }), account);
    await visitors.open(page, addresses.account(locale));
    await page.locator("[data-setting=sessions]").waitFor();
    await page.waitForTimeout(600);
    await keepPicture(page, name, { height: width === 390 ? 3400 : 2000 });
  }
  const joined = await visitors.signIn(await visitors.window({ width: 1024 }), account);
  issuer.state.person = { sub: randomUUID(), email: address("mila") };
  await visitors.open(joined, addresses.account("ru"));
  await joined.locator("[name=google-password]").fill(password);
  await joined.locator("[data-setting=google] button[type=submit]").click();
  await joined.locator("#allow").click();
  await joined.locator("[data-setting=google] [role=status]").waitFor();
  await joined.waitForTimeout(600);
  await keepPicture(joined, "account-google-joined-ru-1024-light");
}, 120_000);
