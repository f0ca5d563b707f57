import { afterEach, expect, test } from "vitest";
import type { SignInWay } from "#contract/sign-in-ways.ts";
import { accountRulesFor } from "#server/db/repositories/account-rules.ts";
import { signedInAccount } from "../../support/database/account-in-database.ts";
import { browserForThisFile } from "../../support/browser/browser.ts";
import { demoSiteForThisFile } from "../../support/demo/demo-site.ts";
import { hydrated } from "../../support/browser/hydrated.ts";
import { sessionCookies } from "../../support/browser/session-cookies.ts";

const nobody = { issuer: "http://127.0.0.1:1", audiences: ["league-app"], clientSecret: "none" };
const site = demoSiteForThisFile(async () => nobody);
const browser = browserForThisFile();

afterEach(async () => {
  const rules = accountRulesFor(site.db, await league());
  await rules.offer(null);
  await shownAs(/data-account-form/);
  await site.db.deleteFrom("accounts").where("name", "=", "Mila of the ways").execute();
});

async function league() {
  const row = await site.db
    .selectFrom("tenant_hosts")
    .select("tenant_id")
    .where("host", "=", "league-a.localhost")
    .executeTakeFirstOrThrow();
  return row.tenant_id;
}

/** Pages kept before the change are made anew within a moment. */
async function shownAs(expected: RegExp): Promise<void> {
  await expect.poll(async () => (await site.get("league-a", "/en/auth/Login")).text()).toMatch(expected);
}

async function offer(...ways: readonly SignInWay[]): Promise<void> {
  await accountRulesFor(site.db, await league()).offer(ways);
}

async function statusOf(path: string): Promise<number> {
  return (await site.get("league-a", path)).status;
}

test("ACC26 with Google alone there is no password to type or to forget, no passkey and no official site", async () => {
  await offer("google");
  await expect.poll(async () => (await site.get("league-a", "/en/auth/Login")).text()).not.toContain("data-account-form");
  const page = await browser.visit();
  await page.goto(`${site.origin("league-a")}/en/auth/Login`);
  await hydrated(page);
  const ways = page.locator("main [data-google], main [data-passkey], main [data-official], main input");
  await expect.poll(() => ways.count()).toBe(1);
  expect(await page.locator("main a").allInnerTexts()).toEqual(["Sign in with Google", "No account yet? Create one"]);
  await page.goto(`${site.origin("league-a")}/en/auth/Register`);
  await page.getByText("Register with Google").waitFor();
  expect(await page.locator("main input").count()).toBe(0);
  for (const form of ["ForgottenPassword", "NewPassword"]) expect([form, await statusOf(`/en/auth/${form}`)]).toEqual([form, 404]);
  const headers = { Origin: site.origin("league-a"), "Content-Type": "application/x-www-form-urlencoded" };
  const sent = await site.get("league-a", "/en/auth/Login", headers, {
    method: "POST",
    body: "email=a%40example.org&password=some+password",
  });
  expect(sent.status).toBe(404);
});

test("ACC26 with a password alone there is nothing but the form", async () => {
  await offer("password");
  await expect.poll(async () => (await site.get("league-a", "/en/auth/Login")).text()).not.toContain("data-google");
  const page = await browser.visit();
  await page.goto(`${site.origin("league-a")}/en/auth/Login`);
  await hydrated(page);
  expect(await page.locator("main [data-google], main [data-passkey], main [data-official]").count()).toBe(0);
  expect(await page.locator("main input").count()).toBe(2);
  expect(await statusOf("/auth/google-start")).toBe(404);
});

test("ACC26 without passkeys none is added on one's own account", async () => {
  await offer("password", "official");
  const url = site.origin("league-a");
  await expect.poll(async () => (await site.get("league-a", "/en/profile/account")).text()).not.toContain('"takesPasskeys":true');
  const { token } = await signedInAccount(site.db, await league(), "Mila of the ways");
  const page = await browser.visit();
  await page.context().addCookies(sessionCookies(token, url));
  await page.goto(`${url}/en/profile/account`);
  await page.locator("[data-setting=password]").waitFor();
  expect(await page.locator("[data-setting=passkeys]").count()).toBe(0);
});
