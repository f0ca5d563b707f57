import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import { accountForms } from "#contract/account-forms.ts";
import { addresses } from "#contract/addresses.ts";
import { locales } from "#contract/locale.ts";
import { createAccounts } from "#server/accounts/accounts.ts";
import { agreementNow } from "#server/accounts/consents.ts";
import { readEmailAddress } from "#contract/fields/email-address.ts";
import { ticketsFor } from "#server/accounts/tickets.ts";
import { axeFaults } from "../support/browser/axe-faults.ts";
import { browserForThisFile } from "../support/browser/browser.ts";
import { demoSiteForThisFile } from "../support/demo/demo-site.ts";
import { heardToasts } from "../support/browser/heard-toasts.ts";
import { hydrated } from "../support/browser/hydrated.ts";
import { settled } from "../support/browser/settled.ts";
import { styled } from "../support/browser/styled.ts";

const site = demoSiteForThisFile();
// What a form did not take is the page with 401 or 422, which browsers tell as a failed load.
const browser = browserForThisFile(/\/auth\//);
const made: string[] = [];
const password = "tri male ptice na žici";

async function tenantOf(host: string) {
  const row = await site.db.selectFrom("tenant_hosts").select("tenant_id").where("host", "=", host).executeTakeFirstOrThrow();
  return row.tenant_id;
}

/** The secret that the link of the newest mail to this address bears. */
async function secretOfMail(recipient: string): Promise<string> {
  const { ticket_id: ticketId, tenant_id: tenantId } = await site.db
    .selectFrom("mail_outbox")
    .select(["ticket_id", "tenant_id"])
    .where("recipient", "=", recipient)
    .orderBy("created_at", "desc")
    .executeTakeFirstOrThrow();
  return (await ticketsFor(site.db, tenantId, Date.now).giveSecret(ticketId ?? "")) ?? "";
}

/** Somebody with an account: name and address are a test's own. */
async function registered(name = "Mila Đorđević"): Promise<string> {
  const email = `${randomUUID()}@example.org`;
  made.push(email);
  const signUp = createAccounts({ db: site.db, now: Date.now }).signUp(await tenantOf("league-a.localhost"));
  const read = readEmailAddress(email);
  if (!read) throw new Error("An address of a test is none.");
  const agreement = agreementNow({ terms: null, ages: null }, null, Date.now());
  await signUp.begin({ name, email: read, password, locale: "en", agreement, guardian: null });
  await signUp.confirm(await secretOfMail(email));
  return email;
}

afterAll(async () => {
  if (made.length === 0) return;
  await site.db.deleteFrom("accounts").where("email", "in", made).execute();
  await site.db.deleteFrom("mail_outbox").where("recipient", "in", made).execute();
});

describe("forms around an account", () => {
  test("AUTH6 registering, confirming by the link of the mail, signed in, without JavaScript", async () => {
    const page = await browser.visit({ javaScriptEnabled: false });
    const email = `${randomUUID()}@example.org`;
    made.push(email);
    await page.goto(`${site.origin("league-a")}/en/auth/Register`);
    await page.getByLabel("Name").fill("Mila");
    await page.getByLabel("E-mail address", { exact: true }).fill(email);
    await page.getByLabel("Password", { exact: true }).fill("short");
    await page.getByRole("button", { name: "Create the account" }).click();
    await expect.poll(() => page.getByRole("alert").innerText()).toContain("Please check the marked fields");
    expect(await page.getByLabel("Name").inputValue()).toBe("Mila");
    expect(await page.getByLabel("E-mail address", { exact: true }).inputValue()).toBe(email);
    const again = page.getByLabel("Password", { exact: true });
    expect(await again.inputValue()).toBe("");
    expect(await again.getAttribute("aria-invalid")).toBe("true");
    expect(await again.evaluate((element) => element === document.activeElement)).toBe(true);
    const described = (await again.getAttribute("aria-describedby")) ?? "";
    expect(await page.locator(`#${described.split(" ")[0]}`).innerText()).toContain("at least 8");
    await again.fill(password);
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Create the account" }).click();
    await expect.poll(() => page.getByText("We have sent you an e-mail").count()).toBe(1);
    // What has been filled in is not asked once more; who mistyped the address begins anew.
    expect(await page.locator("main form").count()).toBe(0);
    expect(await page.getByRole("link", { name: "Wrong address? Register again" }).getAttribute("href")).toBe("/en/auth/Register");
    await page.goto(`${site.origin("league-a")}/en/auth/VerifyAddress`);
    await page.getByLabel("Code from the e-mail").fill(await secretOfMail(email));
    await page.getByRole("button", { name: "Confirm the address" }).click();
    await expect.poll(() => page.url()).toBe(`${site.origin("league-a")}/en/profile`);
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name === "fullcourt-session")).toMatchObject({ httpOnly: true, path: "/", sameSite: "Lax" });
  });

  test("AUTH8 the secret of a link comes behind the #, is filled in, and leaves the address", async () => {
    const asked: string[] = [];
    const page = await browser.visit();
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(`${site.origin("league-a")}/en/auth/VerifyAddress#code=not-a-code`);
    await expect.poll(() => page.getByLabel("Code from the e-mail").inputValue()).toBe("not-a-code");
    expect(page.url()).toBe(`${site.origin("league-a")}/en/auth/VerifyAddress`);
    await page.getByRole("button", { name: "Confirm the address" }).click();
    await expect.poll(() => page.getByText("This code is unknown").count()).toBe(1);
    expect(asked.filter((url) => url.includes("not-a-code"))).toEqual([]);
  });

  test("AUTH1 AUTH2 AUTH3 an anonymous visitor of the profile is led to sign in and comes back, greeted; AUTH4 leaving there leads home", async () => {
    const email = await registered();
    const page = await browser.visit();
    const heard = await heardToasts(page);
    await page.goto(`${site.origin("league-a")}/en/profile/tabs/MyGames`);
    await expect.poll(() => page.url()).toContain("/en/auth/Login?next=%2Fen%2Fprofile%2Ftabs%2FMyGames");
    await page.getByLabel("E-mail address").fill(email);
    await page.getByLabel("Password", { exact: true }).fill("wrong password");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect.poll(() => page.getByRole("alert").first().innerText()).toContain("is incorrect");
    expect(page.url()).toContain("next=");
    expect(await page.getByLabel("E-mail address").inputValue()).toBe(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect.poll(() => page.url()).toBe(`${site.origin("league-a")}/en/profile/tabs/MyGames`);
    await expect.poll(() => heard.join("\n")).toContain("You have successfully logged in");
    const menu = page.getByRole("button", { name: /Your account/ });
    await expect.poll(() => menu.innerText()).toContain("Mila");
    await page.goto(`${site.origin("league-a")}/en/auth/Login?next=/en/clubs`);
    await expect.poll(() => page.url()).toBe(`${site.origin("league-a")}/en/clubs`);
    await page.goto(`${site.origin("league-a")}/en/profile`);
    await menu.click();
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect.poll(() => page.url()).toBe(`${site.origin("league-a")}/en`);
    await expect.poll(() => heard.join("\n")).toContain("You are signed out");
    expect((await page.context().cookies()).filter(({ name }) => name.startsWith("fullcourt"))).toEqual([]);
  });

  test("ACC23 a pasted password stays as it is; one that others guess is refused, and said so at its field", async () => {
    const page = await browser.visit();
    await page.goto(`${site.origin("league-a")}/en/auth/Register`);
    await settled(page);
    const pasted = `  ${password} 🏀 "<&`;
    const field = page.getByLabel("Password", { exact: true });
    await page.getByLabel("Name", { exact: true }).fill(pasted);
    await page.getByLabel("Name", { exact: true }).press("ControlOrMeta+A");
    await page.keyboard.press("ControlOrMeta+C");
    await field.focus();
    await page.keyboard.press("ControlOrMeta+V");
    expect(await field.inputValue()).toBe(pasted);
    await page.getByLabel("Name", { exact: true }).fill("Mila Đorđević");
    await page.getByLabel("E-mail address", { exact: true }).fill(`${randomUUID()}@example.org`);
    await page.getByRole("checkbox").check();
    for (const [chosen, said] of [
      ["Košarka2026", "one of the first that others try"],
      ["mila.djordjevic-90", "your name or the league’s"],
    ] as const) {
      await page.getByLabel("Password", { exact: true }).fill(chosen);
      await page.getByRole("button", { name: "Create the account" }).click();
      await page.getByText(said).waitFor();
      expect(await page.getByLabel("Password", { exact: true }).getAttribute("aria-invalid")).toBe("true");
    }
    expect(await axeFaults(page)).toEqual([]);
  });

  test("AUTH6 AUTH8 a forgotten password is replaced by the link of a mail; the old one counts no more", async () => {
    const email = await registered();
    const page = await browser.visit();
    await page.goto(`${site.origin("league-a")}/en/auth/ForgottenPassword`);
    await page.getByLabel("E-mail address").fill(email);
    await page.getByRole("button", { name: "Send the link" }).click();
    await page.getByText("the link is on its way").waitFor();
    await page.goto(`${site.origin("league-a")}/en/auth/NewPassword#code=${await secretOfMail(email)}`);
    await expect.poll(() => page.getByLabel("Code from the e-mail").inputValue()).not.toBe("");
    await page.getByLabel("New password", { exact: true }).fill("dve velike ribe u moru");
    await page.getByRole("button", { name: "Save the new password" }).click();
    await page.getByText("Your new password is active").waitFor();
    await page.getByLabel("E-mail address").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.getByText("is incorrect").waitFor();
    await page.getByLabel("Password", { exact: true }).fill("dve velike ribe u moru");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect.poll(() => page.url()).toBe(`${site.origin("league-a")}/en/profile`);
  });

  test("AUTH3 nobody is led to another site, whatever the address says", async () => {
    const email = await registered();
    for (const next of ["//evil.example", "/\\evil.example", "https://evil.example", "/en/%2f%2fevil.example", "/en/no-such-page"]) {
      const answer = await site.get(
        "league-a",
        `/en/auth/Login?next=${encodeURIComponent(next)}`,
        { "Content-Type": "application/x-www-form-urlencoded", Origin: site.origin("league-a") },
        { method: "POST", body: new URLSearchParams({ email, password }).toString() },
      );
      expect([answer.status, answer.headers.get("location")], next).toEqual([303, "/en/profile"]);
    }
  });

  test("AUTH1 without JavaScript the profile says to sign in, with a link back", async () => {
    const page = await browser.visit({ javaScriptEnabled: false });
    await page.goto(`${site.origin("league-b")}/sl/profile`);
    const link = page.locator("[data-gate] a").first();
    expect(await link.getAttribute("href")).toBe("/sl/auth/Login?next=%2Fsl%2Fprofile%2Ftabs%2FFollowing");
  });

  test("what is no form of ours is refused, and nothing of a sent form is kept by anybody", async () => {
    const own = { "Content-Type": "application/x-www-form-urlencoded", Origin: site.origin("league-a") };
    const post = (path: string, headers: Record<string, string>, body: string) =>
      site.get("league-a", path, headers, { method: "POST", body });
    const fields = "email=a%40example.org&password=whatever1";
    expect((await post("/en/auth/Login", { ...own, Origin: "https://evil.example" }, fields)).status).toBe(403);
    expect((await post("/en/auth/Login", { "Content-Type": own["Content-Type"] }, fields)).status).toBe(403);
    expect((await post("/en/auth/Login", { ...own, "Content-Type": "application/json" }, "{}")).status).toBe(415);
    expect((await post("/en/auth/Login", own, `email=${"a".repeat(70_000)}`)).status).toBe(413);
    expect((await post("/en/auth/Nothing", own, fields)).status).toBe(404);
    expect((await post("/xx/auth/Login", own, fields)).status).toBe(404);
    for (const body of [
      "",
      "%ff=%00&email[]=1",
      "email=%00&password=%00",
      `email=<script>alert(1)</script>&password=${"x".repeat(200)}`,
      fields,
    ]) {
      const answer = await post("/en/auth/Login", own, body);
      expect([401, 422], body.slice(0, 40)).toContain(answer.status);
      expect(answer.headers.get("cache-control")).toBe("private, no-store");
      const text = await answer.text();
      expect(text).not.toContain("<script>alert");
      expect(text).not.toContain("whatever1");
    }
  });

  test("ACC29 ACC40 nothing on a form moves when its scripts come; without scripts nothing waits for them", async () => {
    const page = await browser.visit({ viewport: { width: 390, height: 1600 } });
    for (const path of ["league-b/sl/auth/Register", "league-a/sr/auth/Login", "league-a/en/auth/NewPassword"] as const) {
      const [host = "", ...rest] = path.split("/");
      // The scripts are held back until the page has been measured.
      let letThrough: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (letThrough = resolve));
      await page.route("**/*.js", async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(`${site.origin(host as "league-a")}/${rest.join("/")}`, { waitUntil: "commit" });
      await page.locator("footer a").last().waitFor();
      await styled(page);
      const links = page.locator("main ul a, footer a");
      const places = () => links.evaluateAll((all) => all.map((element) => Math.round(element.getBoundingClientRect().top)));
      const before = await places();
      expect(before.length, path).toBeGreaterThan(3);
      letThrough();
      await hydrated(page);
      await settled(page);
      expect(await places(), path).toEqual(before);
      await page.unroute("**/*.js");
    }
    const plain = await browser.visit({ javaScriptEnabled: false });
    await plain.goto(`${site.origin("league-b")}/sl/auth/Register`);
    expect(await plain.locator("input[name=guardianEmail]").isVisible()).toBe(true);
    await plain.goto(`${site.origin("league-a")}/sr/auth/Login`);
    for (const way of ["[data-passkey]", "[data-official]"]) {
      expect(await plain.locator(way).evaluate((element) => element.getBoundingClientRect().height), way).toBe(0);
    }
  });

  test("every page in every language has its words", async () => {
    for (const locale of locales) {
      for (const form of accountForms) {
        const answer = await site.get("league-b", addresses.accountForm(locale, form));
        expect(answer.status).toBe(200);
        expect(await answer.text()).not.toMatch(/>account\.|>visitor\./);
      }
    }
  });

  test("no page has a fault that axe knows, in both schemes, as it comes and with its faults", async () => {
    for (const colorScheme of ["light", "dark"] as const) {
      const page = await browser.visit({ colorScheme, viewport: { width: 390, height: 844 } });
      for (const path of ["/sr/auth/Register", "/ru/auth/Login", "/en/auth/VerifyAddress"]) {
        await page.goto(`${site.origin("league-a")}${path}`);
        await settled(page);
        expect(await axeFaults(page), path).toEqual([]);
        await page.locator("form[data-account-form] button[type=submit]").click();
        await page.getByRole("alert").first().waitFor();
        await settled(page);
        expect(await axeFaults(page), path).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), path).toBe(true);
      }
    }
  });
});
