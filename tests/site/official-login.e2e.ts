import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import { locales } from "#contract/locale.ts";
import { hashPassword } from "#server/accounts/password-hash.ts";
import { keepPassword } from "#server/accounts/passwords.ts";
import { axeFaults } from "../support/browser/axe-faults.ts";
import { browserForThisFile } from "../support/browser/browser.ts";
import { demoSiteForThisFile } from "../support/demo/demo-site.ts";
import { getFrom } from "../support/servers/get-from.ts";
import { heardToasts } from "../support/browser/heard-toasts.ts";
import { hydrated } from "../support/browser/hydrated.ts";

const site = demoSiteForThisFile();
// A wrong password is the page again with 401, which browsers tell as a failed load.
const browser = browserForThisFile(/\/official\//);
const made: string[] = [];
const password = "tri male ptice na žici";
const nonce = "n".repeat(43);
const leagues = [
  { tenant: "league-a", locale: "sr", region: "rs" },
  { tenant: "league-b", locale: "sl", region: "si" },
] as const;
const [a] = leagues;

async function somebody(): Promise<string> {
  const email = `${randomUUID()}@example.org`;
  made.push(email);
  const { account_id: accountId } = await site.db
    .insertInto("accounts")
    .values({ name: "Mila Đorđević", email, email_key: email, locale: "en", blocked_at: null })
    .returning("account_id")
    .executeTakeFirstOrThrow();
  await keepPassword(site.db, accountId, await hashPassword(password), Date.now());
  return email;
}

afterAll(async () => {
  if (made.length > 0) await site.db.deleteFrom("accounts").where("email", "in", made).execute();
});

function host(): string {
  return `official.localhost:${site.port}`;
}

/** Where the page of the official site is that a league's page asks for; `changed` says otherwise. */
function loginPath(changed: Record<string, string> = {}, { locale = "en", region = "rs" } = {}): string {
  return `/${locale}/official/${region}/login?${new URLSearchParams({ domain: site.origin("league-a"), nonce, way: "window", ...changed })}`;
}

function ask(path: string, headers: Record<string, string> = {}, sending?: { method: string; body?: string }): Promise<Response> {
  return getFrom(site.port, host(), path, headers, sending);
}

async function loginPage(tenant: "league-a" | "league-b", locale: string, search = ""): Promise<Page> {
  const page = await browser.visit();
  await openLogin(page, tenant, locale, search);
  return page;
}

async function openLogin(page: Page, tenant: "league-a" | "league-b", locale: string, search: string): Promise<void> {
  await page.goto(`${site.origin(tenant)}/${locale}/auth/Login${search}`);
  await hydrated(page);
  await page.locator("[data-official]").waitFor();
}

async function openWindow(page: Page): Promise<Page> {
  const opened = page.waitForEvent("popup");
  await page.locator("[data-official]").click();
  const popup = await opened;
  await popup.locator("[data-official-page]").waitFor();
  return popup;
}

async function fillIn(page: Page, email: string, written = password): Promise<void> {
  await page.locator("#email").fill(email);
  await page.locator("#password").fill(written);
  await page.locator("button[type=submit]").click();
}

async function sessionCookie(page: Page): Promise<string | undefined> {
  return (await page.context().cookies(page.url())).find(({ name }) => name === "fullcourt-session")?.value;
}

function sessionsOf(email: string) {
  return site.db
    .selectFrom("account_sessions")
    .innerJoin("accounts", "accounts.account_id", "account_sessions.account_id")
    .select("method")
    .where("email", "=", email)
    .execute();
}

describe("AUTH5 AUTH10 AUTH9 AUTH11 signing in by the official site", () => {
  test.each(leagues)(
    "$tenant: a window of its own, told back, signed in, on to where one was going",
    async ({ tenant, locale, region }) => {
      const email = await somebody();
      const asked: string[] = [];
      const page = await browser.visit();
      const heard = await heardToasts(page);
      await openLogin(page, tenant, locale, `?next=/${locale}/clubs`);
      page.context().on("request", (request) => asked.push(request.url()));
      const popup = await openWindow(page);
      expect(new URL(popup.url()).pathname).toBe(`/${locale}/official/${region}/login`);
      expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([500, 600]);
      await fillIn(popup, email, "wrong password");
      await popup.locator("[role=alert]").waitFor();
      expect(await popup.locator("#email").inputValue()).toBe(email);
      const closed = popup.waitForEvent("close");
      await fillIn(popup, email);
      await closed;
      await expect.poll(() => page.url()).toBe(`${site.origin(tenant)}/${locale}/clubs`);
      await expect.poll(() => heard.join("\n")).toContain("Uspešno ste se prijavili");
      expect(await sessionCookie(page)).toMatch(/^[\w-]{43}$/);
      expect(await sessionsOf(email)).toEqual([{ method: "handover" }]);
      // No address has borne a code, and the official site keeps nobody signed in.
      expect(asked.filter((url) => /token=/.test(url))).toEqual([]);
      expect(await page.context().cookies(`http://${host()}/`)).toEqual([]);
    },
  );

  test("AUTH1 led there from a page of one's own: signed in and back on that page, with no error on the way", async () => {
    const email = await somebody();
    const page = await browser.visit();
    const own = `${site.origin("league-a")}/en/profile/tabs/MyGames`;
    await page.goto(own);
    await page.waitForURL(/\/auth\/Login/);
    await page.locator("[data-official]").waitFor();
    const popup = await openWindow(page);
    const closed = popup.waitForEvent("close");
    await fillIn(popup, email);
    await closed;
    await expect.poll(() => page.url()).toBe(own);
    await page.locator("[data-visitor-entry=signed-in]").waitFor();
    expect(await page.locator("[data-status]").count()).toBe(0);
  });

  test("two windows at once: each page hears its own alone, and the browser is signed in by the last of them", async () => {
    const [earlier, later] = [await somebody(), await somebody()];
    const first = await loginPage("league-a", "en", "?next=/en/clubs");
    const second = await first.context().newPage();
    await openLogin(second, "league-a", "en", "?next=/en/players");
    const [ofFirst, ofSecond] = [await openWindow(first), await openWindow(second)];
    // A page opens one window: till that has ended its button waits.
    expect(await first.locator("[data-official]").isDisabled()).toBe(true);
    await fillIn(ofSecond, later);
    await expect.poll(() => second.url()).toBe(`${site.origin("league-a")}/en/players`);
    // What the one window said has moved nothing on the page of the other.
    expect([ofSecond.isClosed(), ofFirst.isClosed(), new URL(first.url()).pathname]).toEqual([true, false, "/en/auth/Login"]);
    await fillIn(ofFirst, earlier);
    await expect.poll(() => first.url()).toBe(`${site.origin("league-a")}/en/clubs`);
    await expect.poll(() => ofFirst.isClosed()).toBe(true);
    expect(await sessionsOf(later)).toEqual([]);
    expect(await sessionsOf(earlier)).toEqual([{ method: "handover" }]);
  });

  test("a window that is closed is said", async () => {
    const page = await loginPage("league-a", "en");
    await (await openWindow(page)).close();
    await page.getByText("Login window closed").waitFor();
    expect(await sessionCookie(page)).toBeUndefined();
  });

  test.each([
    ["no token", { nonce }],
    ["a token that nobody asked for", { token: "t".repeat(43), nonce }],
  ])("a message with %s is invalid, and is said", async (_, message) => {
    const page = await loginPage("league-a", "en");
    const popup = await openWindow(page);
    await popup.evaluate((told) => (opener as Window).postMessage(told, "*"), message);
    await page.getByText("Invalid message received").waitFor();
    await expect.poll(() => popup.isClosed()).toBe(true);
    expect(await sessionCookie(page)).toBeUndefined();
  });

  test("messages of other windows and other sites are not heard", async () => {
    const email = await somebody();
    const page = await loginPage("league-a", "en");
    const popup = await openWindow(page);
    const official = popup.url();
    const told = { token: "t".repeat(43), nonce: new URL(official).searchParams.get("nonce") };
    await page.evaluate((message) => window.postMessage(message, "*"), told);
    await popup.goto(`${site.origin("league-b")}/en/auth/Login`);
    await popup.evaluate((message) => (opener as Window | null)?.postMessage(message, "*"), told);
    await page.waitForTimeout(300);
    expect(await page.getByText("Invalid message received").count()).toBe(0);
    expect(await sessionCookie(page)).toBeUndefined();
    await popup.close();
    await page.getByText("Login window closed").waitFor();
    // And after all that it still works.
    await fillIn(await openWindow(page), email);
    await expect.poll(() => sessionCookie(page)).toMatch(/^[\w-]{43}$/);
  });

  test("where no window may open the page goes, and comes back to where one was going; the code leaves the address", async () => {
    const email = await somebody();
    const page = await browser.visit();
    await page.addInitScript(() => (window.open = () => null));
    await page.goto(`${site.origin("league-a")}/en/auth/Login?next=/en/players`);
    await hydrated(page);
    await page.locator("[data-official]").click();
    await page.waitForURL(/official\.localhost/);
    const sent: string[] = [];
    page.on("request", (request) => sent.push(request.url()));
    await fillIn(page, email);
    await expect.poll(() => page.url()).toBe(`${site.origin("league-a")}/en/players`);
    expect(await sessionCookie(page)).toMatch(/^[\w-]{43}$/);
    expect(sent.filter((url) => /[?&]token=/.test(url))).toEqual([]);
  });

  test("a code that comes back to a window that has not asked is not taken", async () => {
    const page = await browser.visit();
    await page.goto(`${site.origin("league-a")}/en/auth/Login#${new URLSearchParams({ token: "t".repeat(43), nonce })}`);
    await page.getByText("Invalid message received").waitFor();
    expect(page.url()).toBe(`${site.origin("league-a")}/en/auth/Login`);
  });
});

describe("AUTH9 AUTH11 the official site", () => {
  test("signs in for a league of ours alone, named exactly as browsers write its origin", async () => {
    expect((await ask(loginPath())).status).toBe(200);
    const origin = site.origin("league-a");
    const foreign = [
      { domain: "https://evil.example" },
      { domain: `${origin}/` },
      { domain: `${origin}.evil.example` },
      { domain: origin.replace("http:", "https:") },
      { domain: origin.replace(/:\d+$/, "") },
      { domain: origin.toUpperCase() },
      { domain: `http://${host()}` },
      { domain: "null" },
      { domain: "" },
      { nonce: "short" },
      { nonce: "<".repeat(43) },
      { way: "elsewhere" },
    ];
    for (const changed of foreign) {
      const answer = await ask(loginPath(changed));
      expect(answer.status, JSON.stringify(changed)).toBe(403);
      const text = await answer.text();
      expect(text).toContain("is not one of ours");
      expect(text).not.toMatch(/<form|<script/);
    }
    expect((await ask(loginPath({}, { region: "si" }))).status).toBe(403);
    expect((await ask(loginPath({}, { region: "__proto__" }))).status).toBe(403);
    expect((await ask(loginPath({}, { locale: "xx" }))).status).toBe(403);
  });

  test("hands nothing to whoever is refused, sends no form elsewhere, and is on no league's host", async () => {
    const email = await somebody();
    const own = { "Content-Type": "application/x-www-form-urlencoded", Origin: `http://${host()}` };
    const body = new URLSearchParams({ email, password }).toString();
    const post = (path: string, headers: Record<string, string>) => ask(path, headers, { method: "POST", body });
    expect((await post(loginPath({ domain: "https://evil.example" }), own)).status).toBe(403);
    expect((await post(loginPath(), { ...own, Origin: "https://evil.example" })).status).toBe(403);
    expect((await post(loginPath(), { "Content-Type": own["Content-Type"] })).status).toBe(403);
    expect((await post(loginPath(), { ...own, "Content-Type": "application/json" })).status).toBe(415);
    expect((await ask(loginPath(), { Origin: own.Origin }, { method: "DELETE" })).status).toBe(405);
    // AUTH6: nobody can say which of the two was meant.
    for (const doubled of ["email", "password"]) {
      const twice = new URLSearchParams([...new URLSearchParams(body), [doubled, "another"]]).toString();
      expect((await ask(loginPath(), own, { method: "POST", body: twice })).status).toBe(401);
    }
    const tickets = site.db.selectFrom("account_tickets").innerJoin("accounts", "accounts.account_id", "account_tickets.account_id");
    expect(await tickets.select("kind").where("email", "=", email).execute()).toEqual([]);
    const told = await post(loginPath(), own);
    expect(told.status).toBe(200);
    expect(told.headers.getSetCookie()).toEqual([]);
    expect(await tickets.select("kind").where("email", "=", email).execute()).toEqual([{ kind: "handover" }]);
    expect((await site.get("league-a", loginPath())).status).toBe(404);
    for (const path of ["/", "/en", "/en/auth/Login", "/v2/website/user"]) expect((await ask(path)).status, path).toBe(404);
  });

  test("guesses at a password are held back", async () => {
    const email = await somebody();
    const own = { "Content-Type": "application/x-www-form-urlencoded", Origin: `http://${host()}` };
    const guess = () => ask(loginPath(), own, { method: "POST", body: new URLSearchParams({ email, password: "no" }).toString() });
    let last = await guess();
    for (let count = 0; count < 12; count += 1) last = await guess();
    expect(last.status).toBe(429);
    expect(Number(last.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  test("its page loads nothing, is kept by nobody, framed by nobody, and may answer who opened it", async () => {
    const { headers } = await ask(loginPath());
    expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; img-src data:/);
    expect(headers.get("content-security-policy")).toContain("form-action 'self'; frame-ancestors 'none'");
    expect(headers.get("cross-origin-opener-policy")).toBe("unsafe-none");
    expect(headers.get("cache-control")).toBe("private, no-store");
    const league = await site.get("league-a", "/en/auth/Login");
    expect(league.headers.get("cross-origin-opener-policy")).toBe("same-origin-allow-popups");
  });

  test("speaks the visitor's language where the address names none", async () => {
    const answer = await ask(loginPath().slice(3), { "Accept-Language": "fr;q=0.8, ru" });
    expect([answer.status, answer.headers.get("location")]).toEqual([302, loginPath({}, { locale: "ru" })]);
    for (const locale of locales) expect((await ask(loginPath({}, { locale }))).status).toBe(200);
  });

  test("has no fault that axe knows in its window, in both schemes", async () => {
    for (const colorScheme of ["light", "dark"] as const) {
      const page = await browser.visit({ colorScheme, viewport: { width: 500, height: 600 } });
      for (const path of [
        loginPath({}, { locale: a.locale }),
        loginPath({}, { locale: "ru" }),
        loginPath({ domain: "https://evil.example" }),
      ]) {
        await page.goto(`http://${host()}${path}`);
        expect(await axeFaults(page), path).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), path).toBe(true);
      }
    }
  });
});
