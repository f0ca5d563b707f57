import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addresses } from "#contract/addresses.ts";
import { type FollowedKey, followedKey, followingPath, mostAskedByDevice, mostListedAtOnce } from "#contract/following.ts";
import { signedInAccount, type SignedInAccount } from "../../support/database/account-in-database.ts";
import { axeFaults } from "../../support/browser/axe-faults.ts";
import { browserForThisFile } from "../../support/browser/browser.ts";
import { demoSiteForThisFile } from "../../support/demo/demo-site.ts";
import { sessionCookies } from "../../support/browser/session-cookies.ts";
import { settled } from "../../support/browser/settled.ts";

const site = demoSiteForThisFile();
const browser = browserForThisFile();
const club = { slug: "gavran", name: "Gavran" };
/** The club first, and more players after it than an address has room for. */
let keys: readonly FollowedKey[];
let account: SignedInAccount;

beforeAll(async () => {
  const { tenant_id: tenantId, club_id: clubId } = await site.db
    .selectFrom("clubs")
    .innerJoin("tenant_hosts", "tenant_hosts.tenant_id", "clubs.tenant_id")
    .select(["clubs.tenant_id", "club_id"])
    .where("host", "=", "league-a.localhost")
    .where("slug", "=", club.slug)
    .executeTakeFirstOrThrow();
  const people = await site.db
    .selectFrom("persons")
    .select("person_id")
    .where("tenant_id", "=", tenantId)
    .orderBy("slug")
    .limit(mostAskedByDevice + 10)
    .execute();
  keys = [followedKey("club", clubId), ...people.map(({ person_id }) => followedKey("player", person_id))];
  account = await signedInAccount(site.db, tenantId, "Mila Đorđević");
});
afterAll(() => site.db.deleteFrom("accounts").where("account_id", "=", account.accountId).execute());

function listed(page: Page) {
  return page.locator("main").getByRole("link", { name: club.name, exact: true });
}

/** What was followed first is listed last. FEED7 */
async function listRest(page: Page): Promise<void> {
  const rest = page.getByRole("button", { name: "Show earlier ones" });
  // What the account follows comes a moment after what the device does.
  await expect.poll(() => rest.innerText()).toBe(`Show earlier ones (${keys.length - mostListedAtOnce})`);
  await rest.press("Enter");
  await rest.waitFor({ state: "detached" });
  expect(await page.locator("main [data-followed]").count()).toBe(keys.length);
}

/** The page of what is followed, on a device that keeps all of it. */
async function open(page: Page, locale: "en" | "ru"): Promise<void> {
  const kept = JSON.stringify({ account: null, items: keys, added: [], removed: [] });
  await page.addInitScript((text) => localStorage.getItem("following") ?? localStorage.setItem("following", text), kept);
  await page.goto(`${site.origin("league-a")}${addresses.following(locale)}`);
  await page.getByRole("heading", { name: locale === "en" ? "What happened" : "Что произошло" }).waitFor();
  await settled(page);
}

describe("the feed of more than an address has room for", () => {
  test.each(["light", "dark"] as const)("FEED5: a device shows its newest 150, and says so, %s", async (colorScheme) => {
    const page = await browser.visit({ colorScheme, viewport: { width: 390, height: 844 } });
    await open(page, "ru");
    await page.getByText("здесь последние 150.").waitFor();
    const signIn = page.getByRole("link", { name: "Войдите, чтобы увидеть всё" });
    await signIn.waitFor();
    expect(await signIn.getAttribute("href")).toBe("/ru/auth/Login?next=%2Fru%2Ffollowing");
    expect(await listed(page).count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await axeFaults(page)).toEqual([]);
  });

  test("FEED6 FEED7: signed in, all of it counts, what was followed first and on another device among it", async () => {
    const json = { "content-type": "application/json" };
    const follow = keys.slice(0, 2);
    await site.get("league-a", followingPath, { ...json, ...account.bearer }, { method: "PUT", body: JSON.stringify({ follow }) });
    const page = await browser.visit();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.context().addCookies(sessionCookies(account.token, site.origin("league-a")));
    await open(page, "en");
    await listRest(page);
    await listed(page).waitFor();
    expect(asked).toContain("/v2/website/following/own-feed");
    expect(await page.getByText("cannot load everything you follow").count()).toBe(0);
    await expect
      .poll(() => site.db.selectFrom("followed_items").select("item_id").where("account_id", "=", account.accountId).execute())
      .toHaveLength(keys.length);
    // From the first question on: nothing is named in an address any more.
    asked.length = 0;
    await page.reload();
    await listRest(page);
    await listed(page).waitFor();
    await settled(page);
    expect(asked).not.toContain("/v2/website/following/feed");
    expect(await axeFaults(page)).toEqual([]);
  });
});
