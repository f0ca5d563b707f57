import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { locales } from "#contract/locale.ts";
import { axeFaults } from "../../support/browser/axe-faults.ts";
import { browserForThisFile } from "../../support/browser/browser.ts";
import { demoMailsForThisFile } from "../../support/demo/demo-mails.ts";
import { demoSiteForThisFile } from "../../support/demo/demo-site.ts";
import { settled } from "../../support/browser/settled.ts";

const site = demoSiteForThisFile();
const mails = demoMailsForThisFile(site);
// What is refused on purpose is told by browsers as a failed load.
const browser = browserForThisFile(/\/auth\/|\/account\/(?:password|address|removal|sessions|export)|website\/user/);
const password = "tri male ptice na žici";
const nextPassword = "dve velike ribe u moru";

/** Registers in the demo, follows the link in its mailbox, and stands in the profile. */
async function registered(page: Page, name: string): Promise<string> {
  const email = mails.newAddress();
  await page.goto(`${site.origin("league-a")}/en/auth/Register`);
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("E-mail address", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Create the account" }).click();
  await page.getByText("We have sent you an e-mail").waitFor();
  await followLink(page, email);
  await page.getByRole("button", { name: "Confirm the address" }).click();
  await expect.poll(() => page.url()).toBe(`${site.origin("league-a")}/en/profile`);
  return email;
}

async function followLink(page: Page, email: string): Promise<void> {
  await mails.follow(page, "league-a", email);
  await expect.poll(() => page.getByLabel("Code from the e-mail").inputValue()).not.toBe("");
}

async function signIn(page: Page, email: string, secret: string): Promise<void> {
  await page.goto(`${site.origin("league-a")}/en/auth/Login?next=/en/profile/account`);
  await page.getByLabel("E-mail address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(secret);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

function setting(page: Page, name: string): Locator {
  return page.locator(`[data-setting=${name}]`);
}

describe("one's own account", () => {
  test("ACC13 ACC15 ACC36 ACC16 from registering by the demo's mailbox to deleting: sessions, password, address, data, in the browser", async () => {
    const page = await browser.visit({ acceptDownloads: true });
    const email = await registered(page, "Mila Đorđević");
    await page.getByRole("link", { name: "Account and security" }).first().click();
    await expect.poll(() => page.url()).toBe(`${site.origin("league-a")}/en/profile/account`);
    const sessions = setting(page, "sessions");
    await sessions.getByText("This device").waitFor();
    expect(await sessions.locator("[data-session=this]").innerText()).toContain("Chrome · Linux");
    expect(await sessions.innerText()).toContain("league-a.localhost");
    await sessions.getByText("You are not signed in anywhere else.").waitFor();

    // Two other devices: one is ended alone, then all others.
    const [second, third] = [
      await browser.visit({ userAgent: "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0" }),
      await browser.visit(),
    ];
    await signIn(second, email, password);
    await setting(second, "sessions").getByText("Firefox · Android").waitFor();
    await signIn(third, email, password);
    await setting(third, "sessions").getByText("This device").waitFor();
    await page.reload();
    await sessions.getByRole("button", { name: "Sign out Firefox · Android" }).press("Enter");
    await page.getByText("Signed out: Firefox · Android").waitFor();
    await expect.poll(() => sessions.locator("[data-session=other]").count()).toBe(1);
    await sessions.getByRole("button", { name: "Sign out everywhere else" }).click();
    await page.getByText("You are signed out everywhere else.").waitFor();
    await sessions.getByText("You are not signed in anywhere else.").waitFor();
    await third.reload();
    await expect.poll(() => third.url()).toContain("/en/auth/Login?next=%2Fen%2Fprofile%2Faccount");

    const secret = setting(page, "password");
    await secret.getByRole("button", { name: "Change the password" }).click();
    expect(await secret.getByText("Please fill this in.").count()).toBe(2);
    await secret.getByLabel("Current password", { exact: true }).fill("none of mine");
    await secret.getByLabel("New password", { exact: true }).fill(nextPassword);
    await secret.getByRole("button", { name: "Change the password" }).click();
    await secret.getByText("This is not your password.").waitFor();
    const current = secret.getByLabel("Current password", { exact: true });
    await expect.poll(() => current.evaluate((element) => element === document.activeElement)).toBe(true);
    await current.fill(password);
    await current.press("Enter");
    await page.getByText("Your new password is active.").waitFor();
    await expect.poll(() => secret.getByLabel("New password", { exact: true }).inputValue()).toBe("");

    const moved = mails.newAddress();
    const address = setting(page, "address");
    await address.getByLabel("New e-mail address").fill("no address");
    await address.getByLabel("Your password", { exact: true }).fill(nextPassword);
    await address.getByRole("button", { name: "Send the link" }).click();
    await address.getByText("That doesn’t look like an e-mail address.").waitFor();
    await address.getByLabel("New e-mail address").fill(moved);
    await address.getByRole("button", { name: "Send the link" }).click();
    await address.getByText(`We have written to ${moved}`).waitFor();
    await followLink(page, moved);
    await page.getByRole("button", { name: "Confirm the address" }).click();
    await expect.poll(() => page.url()).toBe(`${site.origin("league-a")}/en/profile`);
    await page.getByRole("button", { name: /Your account/ }).click();
    await page.getByRole("navigation", { name: "Your account" }).getByRole("link", { name: "Account and security" }).click();
    await address.getByText(`We write to ${moved}`).waitFor();

    const [download] = await Promise.all([
      page.waitForEvent("download"),
      setting(page, "data").getByRole("button", { name: "Download my data" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("account.json");
    expect(JSON.parse(await readFile(await download.path(), "utf8"))).toMatchObject({ account: { email: moved, name: "Mila Đorđević" } });
    await page.getByText("Your data has been downloaded.").waitFor();

    await setting(page, "removal").getByRole("button", { name: "Delete my account" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete this account?" });
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await setting(page, "removal").getByRole("button", { name: "Delete my account" }).press("Enter");
    await dialog.getByLabel("to confirm").fill(email);
    await dialog.getByLabel("Your password", { exact: true }).fill(password);
    await dialog.getByRole("button", { name: "Delete for good" }).click();
    await dialog.getByText("This is not the address of this account.").waitFor();
    await dialog.getByLabel("to confirm").fill(moved);
    await dialog.getByRole("button", { name: "Delete for good" }).click();
    await dialog.getByText("This is not your password.").waitFor();
    await dialog.getByLabel("Your password", { exact: true }).fill(nextPassword);
    await dialog.getByRole("button", { name: "Delete for good" }).click();
    await page.getByText("Your account and everything in it has been deleted.").waitFor();
    await expect.poll(() => page.url()).toBe(`${site.origin("league-a")}/en`);
    expect(await site.db.selectFrom("accounts").select("name").where("email", "in", [email, moved]).execute()).toEqual([]);
    // What a demo's browser keeps for its mailbox is of no account.
    expect((await page.context().cookies()).filter(({ name }) => /^fullcourt-(?!mailbox)/.test(name))).toEqual([]);
  });

  test("a list that cannot be loaded says so and is asked for again; what nobody answers changes nothing", async () => {
    const page = await browser.visit();
    await registered(page, "Ana");
    await page.route("**/account/sessions", (route) => route.abort());
    await page.goto(`${site.origin("league-a")}/en/profile/account`);
    const sessions = setting(page, "sessions");
    await sessions.getByRole("alert").waitFor();
    await page.unroute("**/account/sessions");
    await sessions.getByRole("button", { name: "Try again" }).click();
    await sessions.getByText("This device").waitFor();
    await page.route("**/account/export", (route) => route.abort());
    await setting(page, "data").getByRole("button", { name: "Download my data" }).click();
    await expect.poll(() => setting(page, "data").innerText()).toContain("No connection. Check your internet and try again.");
  });

  test("the page in every language, in both schemes, without a fault that axe knows; without JavaScript it says to sign in", async () => {
    const scriptless = await browser.visit({ javaScriptEnabled: false });
    await scriptless.goto(`${site.origin("league-a")}/sl/profile/account`);
    expect(await scriptless.locator("[data-gate] a").first().getAttribute("href")).toBe("/sl/auth/Login?next=%2Fsl%2Fprofile%2Faccount");
    for (const [colorScheme, locale] of [
      ["light", "sr"],
      ["dark", "ru"],
    ] as const) {
      const page = await browser.visit({ colorScheme, viewport: { width: 390, height: 844 } });
      await registered(page, "Mila");
      for (const path of ["profile/account", "demo/mailbox"]) {
        await page.goto(`${site.origin("league-a")}/${locale}/${path}`);
        await page.locator("[data-session=this], [data-mail]").first().waitFor();
        await settled(page);
        expect(await axeFaults(page), path).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), path).toBe(true);
      }
      await page.goto(`${site.origin("league-a")}/${locale}/profile/account`);
      await setting(page, "removal").getByRole("button").click();
      await page.locator("dialog[open] button[type=submit]").click();
      await settled(page);
      expect(await axeFaults(page), "dialog").toEqual([]);
    }
    for (const locale of locales) {
      const answer = await site.get("league-b", `/${locale}/profile/account`);
      expect([answer.status, await answer.text()]).toEqual([200, expect.not.stringMatching(/>(?:own-account|visitor)\./)]);
    }
  });

  test("ACC34 the mailbox is kept by nobody, and shows a visitor his own mails alone, whoever asks for more", async () => {
    const page = await browser.visit();
    const email = await registered(page, "Iva");
    const answer = await site.get("league-a", "/en/demo/mailbox");
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    expect(await answer.text()).not.toContain(email);
    expect(await (await site.get("league-b", "/en/demo/mailbox")).text()).not.toContain(email);
    const stranger = await browser.visit();
    await stranger.goto(`${site.origin("league-a")}/en/auth/ForgottenPassword`);
    await stranger.getByLabel("E-mail address").fill(email);
    await stranger.getByRole("button", { name: "Send the link" }).click();
    await stranger.getByText("the link is on its way").waitFor();
    // Signed in, from wherever: hers, what the stranger has brought about among it.
    await mails.newest(page, "league-a", email, "Choose a new password");
    await stranger.goto(`${site.origin("league-a")}/en/demo/mailbox`);
    expect(await stranger.locator("[data-mail]").count()).toBe(0);
    // Signed out, in the browser in which her account was opened: the link that the stranger has sent her is still good.
    await page.context().clearCookies({ name: /session/ });
    await mails.newest(page, "league-a", email, "Choose a new password");
    expect((await site.get("league-a", "/xx/demo/mailbox")).status).toBe(404);
  });
});
