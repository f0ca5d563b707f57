import { sql } from "kysely";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { accountRulesFor } from "#server/db/repositories/account-rules.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { signedInAccount } from "../../support/database/account-in-database.ts";
import { axeFaults } from "../../support/browser/axe-faults.ts";
import { browserForThisFile } from "../../support/browser/browser.ts";
import { demoMailsForThisFile } from "../../support/demo/demo-mails.ts";
import { demoSiteForThisFile } from "../../support/demo/demo-site.ts";
import { sessionCookies } from "../../support/browser/session-cookies.ts";
import { settled } from "../../support/browser/settled.ts";

const site = demoSiteForThisFile();
const mails = demoMailsForThisFile(site);
// What is refused on purpose is told by browsers as a failed load.
const browser = browserForThisFile(/\/auth\/|website\/user/);
const password = "tri male ptice na žici";
let tenantId: TenantId;
let before: string | null;

beforeAll(async () => {
  const row = await site.db
    .selectFrom("tenant_hosts")
    .select("tenant_id")
    .where("host", "=", "league-b.localhost")
    .executeTakeFirstOrThrow();
  tenantId = row.tenant_id;
  before = (await accountRulesFor(site.db, tenantId).current()).termsVersion;
});
afterAll(async () => {
  await accountRulesFor(site.db, tenantId).putInForce(before);
  await site.db.deleteFrom("account_terms").where("version", "=", "test-2").execute();
});

function at(path: string): string {
  return `${site.origin("league-b")}/en${path}`;
}

function birthdayOf(age: number): string {
  return `${new Date().getUTCFullYear() - age}-01-01`;
}

/** A child of twelve fills the form in as it asks, and proves the address. */
async function child(page: Page): Promise<{ readonly email: string; readonly guardian: string }> {
  const [email, guardian] = [mails.newAddress(), mails.newAddress()];
  await page.goto(at("/auth/Register"));
  await page.getByLabel("Name").fill("Mila Đorđević");
  await page.getByLabel("E-mail address", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Date of birth").fill(birthdayOf(12));
  await page.getByLabel("E-mail address of a parent or guardian").fill(guardian);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Create the account" }).click();
  await page.getByText("then we’ll write to the parent or guardian").waitFor();
  await mails.follow(page, "league-b", email, "Confirm your address");
  await page.getByRole("button", { name: "Confirm the address" }).click();
  await page.getByText("We have written to the parent or guardian you named").waitFor();
  return { email, guardian };
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto(at("/auth/Login"));
  await page.getByLabel("E-mail address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

describe("consent and ages, where a league asks for them", () => {
  test("ACC19 ACC21 AUTH7 AUTH8 a child registers, the guardian reads and agrees by the mail's link, the account opens", async () => {
    const page = await browser.visit();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    const { email, guardian } = await child(page);
    await signIn(page, email);
    await page.getByText("The e-mail address or password is incorrect.").waitFor();
    await mails.follow(page, "league-b", guardian, "needs your consent");
    await expect.poll(() => page.getByLabel("Code from the e-mail").inputValue()).not.toBe("");
    const code = await page.getByLabel("Code from the e-mail").inputValue();
    expect(page.url()).toBe(at("/auth/GuardianConsent"));
    await page.getByRole("heading", { name: "What you agree to" }).waitFor();
    await page.getByRole("button", { name: "Give consent" }).click();
    await page.getByText("You need to agree to this to have an account.").waitFor();
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Give consent" }).click();
    await page.getByText("The account is now open").waitFor();
    expect(asked.filter((url) => url.includes(code))).toEqual([]);
    await mails.follow(page, "league-b", email, "Your account is open");
    await signIn(page, email);
    await expect.poll(() => page.url()).toBe(at("/profile"));
  });

  test("ACC21 a guardian refuses, without JavaScript: nothing is left, and the child is told", async () => {
    const page = await browser.visit();
    const { email, guardian } = await child(page);
    await mails.follow(page, "league-b", guardian, "needs your consent");
    await expect.poll(() => page.getByLabel("Code from the e-mail").inputValue()).not.toBe("");
    const plain = await browser.visit({ javaScriptEnabled: false });
    await plain.goto(at("/auth/GuardianConsent"));
    await plain.getByLabel("Code from the e-mail").fill(await page.getByLabel("Code from the e-mail").inputValue());
    await plain.getByRole("button", { name: "Refuse" }).click();
    await plain.getByText("You have refused.").waitFor();
    await page.getByRole("button", { name: "Refuse" }).click();
    await page.getByText("This code is unknown").waitFor();
    await mails.follow(plain, "league-b", email, "Consent for your account was refused");
    const rows = await site.db.selectFrom("accounts").select("email").where("email", "=", email).execute();
    expect(rows).toEqual([]);
  });

  test("ACC33 a guardian who has agreed takes it back by the link of his own mail: the child is signed out, told, and comes in no more", async () => {
    const page = await browser.visit();
    const childs = await browser.visit();
    const { email, guardian } = await child(childs);
    const asking = await mails.newest(childs, "league-b", guardian, "needs your consent");
    await page.goto((await asking.getByRole("link").getAttribute("href")) ?? "");
    await expect.poll(() => page.getByLabel("Code from the e-mail").inputValue()).not.toBe("");
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Give consent" }).click();
    await page.getByText("The account is now open").waitFor();
    await signIn(childs, email);
    await expect.poll(() => childs.url()).toBe(at("/profile"));
    await mails.follow(page, "league-b", guardian, "You have agreed to an account for Mila Đorđević");
    await expect.poll(() => page.getByLabel("Code from the e-mail").inputValue()).not.toBe("");
    await page.getByRole("button", { name: "Refuse" }).click();
    await page.getByText("You have refused.").waitFor();
    await mails.newest(page, "league-b", email, "Your account is closed");
    await signIn(childs, email);
    await childs.getByText("The e-mail address or password is incorrect.").waitFor();
  });

  test("ACC21 a link that was used, one of another league and one that is too old open nothing, and say so", async () => {
    const page = await browser.visit();
    const [first, second] = [await child(page), await child(page)];
    const codeOf = async ({ guardian }: typeof first) => {
      await mails.follow(page, "league-b", guardian, "needs your consent");
      const code = page.getByLabel("Code from the e-mail");
      await expect.poll(() => code.inputValue()).not.toBe("");
      return code.inputValue();
    };
    const agree = async (code: string, origin = site.origin("league-b")) => {
      await page.goto(`${origin}/en/auth/GuardianConsent`);
      await page.getByLabel("Code from the e-mail").fill(code);
      await page.getByRole("checkbox").check();
      await page.getByRole("button", { name: "Give consent" }).click();
    };
    const code = await codeOf(first);
    await agree(code, site.origin("league-a"));
    await page.getByText("This code is unknown").waitFor();
    await agree(code);
    await page.getByText("The account is now open").waitFor();
    await agree(code);
    await page.getByText("This code is unknown").waitFor();
    const late = await codeOf(second);
    await sql`update account_tickets set expires_at = now() - interval '1 minute'
      where kind = 'guardian-consent' and contents ->> 'email' = ${second.email}`.execute(site.db);
    await agree(late);
    await page.getByText("This code is unknown").waitFor();
    const opened = await site.db.selectFrom("accounts").select("email").where("email", "in", [first.email, second.email]).execute();
    expect(opened).toEqual([{ email: first.email }]);
    await signIn(page, second.email);
    await page.getByText("The e-mail address or password is incorrect.").waitFor();
  });

  test("ACC20 a new text is asked for before the profile opens; the account itself stays within reach", async () => {
    const page = await browser.visit();
    const { accountId, token } = await signedInAccount(site.db, tenantId, "Ana Anić");
    onTestFinished(async () => void (await site.db.deleteFrom("accounts").where("account_id", "=", accountId).execute()));
    await page.context().addCookies(sessionCookies(token, site.origin("league-b")));
    await page.goto(at("/profile"));
    await expect.poll(() => page.url()).toContain("/en/auth/Consent?next=%2Fen%2Fprofile");
    await page.getByRole("link", { name: "Download your data or delete the account" }).click();
    await page.locator("[data-setting=removal]").waitFor();
    await page.goto(at("/profile"));
    await page.getByLabel("Date of birth").fill(birthdayOf(30));
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Agree and go on" }).click();
    await expect.poll(() => page.url()).toMatch(/\/en\/profile(?:\/tabs\/Following)?$/);
    const rules = accountRulesFor(site.db, tenantId);
    await rules.saveTerms("test-2", "sl", [{ kind: "paragraph", content: ["Novo besedilo."] }]);
    await rules.saveTerms("test-2", "en", [{ kind: "paragraph", content: ["A new text."] }]);
    await rules.putInForce("test-2");
    // What was kept may still be sent for a moment while it is made anew.
    const isAskedAnew = async () => {
      await page.goto(at("/profile"));
      return page
        .getByText("A new text.")
        .waitFor({ timeout: 3000 })
        .then(
          () => true,
          () => false,
        );
    };
    await expect.poll(isAskedAnew, { timeout: 30_000 }).toBe(true);
    // The age is known by now, and asked no more.
    await expect.poll(() => page.getByLabel("Date of birth").count()).toBe(0);
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Agree and go on" }).click();
    await expect.poll(() => page.url()).toMatch(/\/en\/profile(?:\/tabs\/Following)?$/);
  });

  test("the pages have no fault that axe knows, in both schemes, on a phone", async () => {
    for (const colorScheme of ["light", "dark"] as const) {
      const page = await browser.visit({ colorScheme, viewport: { width: 390, height: 844 } });
      for (const path of ["/sr/auth/Register", "/ru/auth/GuardianConsent"]) {
        await page.goto(`${site.origin("league-b")}${path}`);
        await settled(page);
        expect(await axeFaults(page), path).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), path).toBe(true);
      }
    }
  });
});
