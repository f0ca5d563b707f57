import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { addresses } from "#contract/addresses.ts";
import { languages, type Locale } from "#contract/locale.ts";
import { isPrivatePath } from "#contract/private-addresses.ts";
import { hashPassword } from "#server/accounts/password-hash.ts";
import { keepPassword } from "#server/accounts/passwords.ts";
import { browserForThisFile } from "../../support/browser/browser.ts";
import { demoSiteForThisFile } from "../../support/demo/demo-site.ts";

const site = demoSiteForThisFile();
// What is asked after signing out is refused, which browsers tell as a failed load.
const browser = browserForThisFile(/website\/user|\/account\/|website\/following/);
const password = "tri male ptice na žici";
const widths = [390, 1440] as const;
const emails = new Map<string, string>();

beforeAll(async () => {
  const hash = await hashPassword(password);
  // Who follows on a phone follows on his other device: each walk has an account of its own.
  for (const key of widths.flatMap((width) => languages.map((locale) => `${locale} ${width}`))) {
    const email = `${randomUUID()}@example.org`;
    const { account_id: accountId } = await site.db
      .insertInto("accounts")
      .values({ name: "Mila Đorđević", email, email_key: email, locale: "en", blocked_at: null })
      .returning("account_id")
      .executeTakeFirstOrThrow();
    await keepPassword(site.db, accountId, hash, Date.now());
    emails.set(key, email);
  }
});

/** The ways of the menu, above on a wide window, below on a phone, where they stand in two places each. */
function menuOf(width: number) {
  return width < 900
    ? { open: "button[popovertarget=more-sections]", inSight: "nav:has(> #more-sections) > a", further: "#more-sections a" }
    : { open: "button[popovertarget=more-menu]", inSight: "nav:has(#more-menu) > a", further: "#more-menu a" };
}

async function waysOf(page: Page, width: number): Promise<string[]> {
  const { inSight, further } = menuOf(width);
  return page.evaluate(
    (places) => [...document.querySelectorAll<HTMLAnchorElement>(places)].map((link) => link.getAttribute("href") ?? ""),
    `${inSight}, ${further}`,
  );
}

async function press(page: Page, width: number, href: string): Promise<void> {
  const { open, inSight, further } = menuOf(width);
  const plain = page.locator(inSight).and(page.locator(`[href="${href}"]`));
  if (await plain.count()) return plain.first().click();
  await page.locator(open).click();
  await page
    .locator(further)
    .and(page.locator(`[href="${href}"]`))
    .first()
    .click();
}

/** What the address says and what the page says of itself are one. A private page does not name its address (GUARD16): it says that it is private. */
async function isAt(page: Page, path: string): Promise<void> {
  await page.waitForFunction(
    ([wanted, isPrivate]) => {
      const own = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
      const robots = document.querySelector<HTMLMetaElement>("meta[name=robots]")?.content;
      const plain = (address: string) => address.replace(/\/tabs\/LeagueLeaders$/, "");
      const isOwn = isPrivate ? robots === "noindex, nofollow" && !own : own && plain(new URL(own.href).pathname) === plain(wanted);
      return location.pathname === wanted && isOwn && document.querySelector("main h1") !== null;
    },
    [path, isPrivatePath(path)] as const,
    { polling: 50 },
  );
}

/** To the page to sign in, by the header or by a page that is for those who are, and back. */
async function leaveAndComeBack(page: Page, width: number, locale: Locale, from: string, byHeader: boolean): Promise<void> {
  if (byHeader) await page.locator("[data-visitor-entry=anonymous]").click();
  else await press(page, width, addresses.profile(locale));
  await isAt(page, addresses.accountForm(locale, "Login"));
  const next = new URL(page.url()).searchParams.get("next");
  expect(next).toBe(byHeader ? (from === addresses.home(locale) ? null : from) : addresses.profile(locale));
  await page.locator("[data-account-form=Login]").waitFor();
  await page.goBack({ waitUntil: "commit" });
  await isAt(page, from);
}

async function signIn(page: Page, locale: Locale, width: number): Promise<void> {
  await page.locator("#email").fill(emails.get(`${locale} ${width}`) ?? "");
  await page.locator("#password").fill(password);
  await page.locator("[data-account-form=Login] button[type=submit]").click();
}

test.each(widths)(
  "AUTH1 AUTH4 LOAD14 ROUTE10 at %i px: sign in, follow, leave and come back from every corner of the menu",
  { timeout: 240_000 },
  async (width) => {
    // Three languages on a phone, the other three on a wide window: in each of both every corner is left once.
    const left = [...languages.entries()].filter(([turn]) => turn % 2 === (width < 900 ? 0 : 1));
    async function walk(): Promise<void> {
      for (let next = left.shift(); next; next = left.shift()) await walkIn(next[1], next[0], width);
    }
    // One for each core that a run can count on.
    await Promise.all([walk(), walk()]);
    expect(left).toEqual([]);
  },
);

async function walkIn(locale: Locale, turn: number, width: number): Promise<void> {
  const page = await browser.visit({ viewport: { width, height: 844 }, reducedMotion: "reduce" });
  await page.goto(site.origin("league-a") + addresses.home(locale));
  await page.locator("[data-visitor-entry=anonymous]").waitFor();
  const ways = await waysOf(page, width);
  expect(ways.length).toBeGreaterThan(14);
  for (const [index, href] of ways.entries()) {
    if (href === addresses.profile(locale)) continue;
    await press(page, width, href);
    // On a phone the schedule is opened at its next games.
    const [path = ""] = href.split("#");
    await isAt(page, path);
    expect(await waysOf(page, width), href).toEqual(ways);
    // One of a width's three languages leaves it: by the header, or by a page that is for those who are signed in.
    if ((index + turn) % 3 === 0) await leaveAndComeBack(page, width, locale, path, turn < 3);
  }
  // By a page that is for those who are signed in, to where one was going.
  await press(page, width, addresses.profile(locale));
  await isAt(page, addresses.accountForm(locale, "Login"));
  await signIn(page, locale, width);
  await isAt(page, addresses.profile(locale));
  await page.locator("[data-visitor-entry=signed-in]").waitFor();
  await press(page, width, addresses.clubs(locale));
  await isAt(page, addresses.clubs(locale));
  const club = page.locator(`main a[href^="${addresses.clubs(locale)}/"]`).first();
  const address = (await club.getAttribute("href")) ?? "";
  await club.click();
  await isAt(page, address);
  const star = page.locator('[data-star^="club:"] > button').first();
  await star.click();
  await expect.poll(() => star.getAttribute("aria-pressed")).toBe("true");
  await press(page, width, addresses.profile(locale));
  await isAt(page, addresses.profile(locale));
  // Signing out of a page of one's own leads home.
  await page.locator("button[popovertarget=visitor-menu]").click();
  await page.locator("#visitor-menu button").click();
  await isAt(page, addresses.home(locale));
  await page.locator("[data-visitor-entry=anonymous]").waitFor();
  await page.close();
}
