import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TenantId } from "#core/kernel/ids.ts";
import { addresses } from "#contract/addresses.ts";
import { type FollowedKey, followedKey, followingPath, mostFollowed } from "#contract/following.ts";
import { signedInAccount, type SignedInAccount } from "../../support/database/account-in-database.ts";
import { browserForThisFile } from "../../support/browser/browser.ts";
import { demoSiteForThisFile } from "../../support/demo/demo-site.ts";
import { sessionCookies } from "../../support/browser/session-cookies.ts";

const site = demoSiteForThisFile();
// The browser itself complains of what the account refuses.
const browser = browserForThisFile(/\/v2\/website\/following$/);
/** Room for so many of what the device brings, and no more. */
const room = 2;
let tenantId: TenantId;
/** What the device keeps, oldest first. */
let brought: readonly FollowedKey[];
let account: SignedInAccount;

beforeAll(async () => {
  const clubs = await site.db
    .selectFrom("clubs")
    .innerJoin("tenant_hosts", "tenant_hosts.tenant_id", "clubs.tenant_id")
    .select(["clubs.tenant_id", "club_id"])
    .where("host", "=", "league-a.localhost")
    .orderBy("slug")
    .limit(5)
    .execute();
  brought = clubs.map(({ club_id }) => followedKey("club", club_id));
  tenantId = clubs[0]?.tenant_id as TenantId;
  account = await signedInAccount(site.db, tenantId, "Mila Đorđević");
  const others = Array.from({ length: mostFollowed - room }, () => crypto.randomUUID());
  await site.db
    .insertInto("followed_items")
    .values(others.map((item_id) => ({ tenant_id: tenantId, account_id: account.accountId, kind: "player" as const, item_id })))
    .execute();
});
afterAll(() => site.db.deleteFrom("accounts").where("account_id", "=", account.accountId).execute());

/** Somebody who has just signed in, on a device that followed all that before. */
async function signedIn(): Promise<{ readonly page: Page; readonly told: string[] }> {
  const page = await browser.visit();
  const told: string[] = [];
  page.on("response", (answer) => {
    if (new URL(answer.url()).pathname === followingPath) told.push(`${answer.request().method()} ${answer.status()}`);
  });
  const kept = JSON.stringify({ account: null, items: brought, added: [], removed: [] });
  await page.addInitScript((text) => localStorage.getItem("following") ?? localStorage.setItem("following", text), kept);
  await page.context().addCookies(sessionCookies(account.token, site.origin("league-a")));
  return { page, told };
}

async function followedClubs(): Promise<FollowedKey[]> {
  const rows = await site.db
    .selectFrom("followed_items")
    .select(["kind", "item_id"])
    .where("account_id", "=", account.accountId)
    .where("kind", "=", "club")
    .orderBy("followed_at")
    .execute();
  return rows.map(({ kind, item_id }) => followedKey(kind, item_id));
}

test("FOLLOW4: of what a device brings, an account takes the oldest it has room for; the rest is followed nowhere, and that is said", async () => {
  const { page, told } = await signedIn();
  // It stands for a moment only: looked for from the start.
  const said = page.getByText("Već pratite 2.000,").waitFor({ timeout: 90_000 });
  await page.goto(site.origin("league-a") + addresses.clubs("sr"), { waitUntil: "commit" });
  await said;
  await expect.poll(followedClubs).toEqual(brought.slice(0, room));
  // Refused whole, asked what there is, told what there is room for.
  await expect.poll(() => told).toEqual(["PUT 422", "GET 200", "PUT 200"]);
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem("following") ?? "null") as unknown))
    .toMatchObject({ account: account.accountId, added: [], removed: [] });
  const kept = await page.evaluate(() => (JSON.parse(localStorage.getItem("following") ?? "null") as { items: string[] }).items);
  expect(kept).toHaveLength(mostFollowed);
  expect(kept.filter((key) => key.startsWith("club:"))).toEqual(brought.slice(0, room));
  for (const [index, key] of brought.entries())
    expect(await page.locator(`[data-star="${key}"] > button`).first().getAttribute("aria-pressed")).toBe(String(index < room));
});
