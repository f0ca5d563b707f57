import ICAL from "ical.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addresses, fileAddresses } from "#contract/addresses.ts";
import { type FollowedCalendar, followedCalendarPath, followedKey, followingPath } from "#contract/following.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { signedInAccount, type SignedInAccount } from "../../support/database/account-in-database.ts";
import { axeFaults } from "../../support/browser/axe-faults.ts";
import { browserForThisFile } from "../../support/browser/browser.ts";
import { demoSiteForThisFile } from "../../support/demo/demo-site.ts";
import { sessionCookies } from "../../support/browser/session-cookies.ts";
import { settled } from "../../support/browser/settled.ts";

const site = demoSiteForThisFile();
const browser = browserForThisFile();
const json = { "content-type": "application/json" };

let tenantId: TenantId;
let clubId: string;
let account: SignedInAccount;

beforeAll(async () => {
  const club = await site.db
    .selectFrom("clubs")
    .innerJoin("tenant_hosts", "tenant_hosts.tenant_id", "clubs.tenant_id")
    .select(["clubs.tenant_id", "club_id"])
    .where("host", "=", "league-a.localhost")
    .where("slug", "=", "gavran")
    .executeTakeFirstOrThrow();
  [tenantId, clubId] = [club.tenant_id, club.club_id];
  account = await signedInAccount(site.db, tenantId, "Mila Đorđević");
});
afterAll(() => site.db.deleteFrom("accounts").where("account_id", "=", account.accountId).execute());

function call(method: string, path: string, body?: object): Promise<Response> {
  const sending = body === undefined ? { method } : { method, body: JSON.stringify(body) };
  return site.get("league-a", path, { ...json, ...account.bearer }, sending);
}

function events(text: string): ICAL.Event[] {
  return new ICAL.Component(ICAL.parse(text) as never).getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
}

describe("FOLLOW5 FOLLOW6 the calendar of all that is followed", () => {
  test("holds what the public calendars hold, under the same ids, each game once, and is kept by nobody", async () => {
    const made = (await (await call("POST", followedCalendarPath, { locale: "sr" })).json()) as FollowedCalendar;
    const path = made.path ?? "";
    expect(path).toMatch(/^\/sr\/following\/calendars\/[\w-]{43}\.ics$/);
    expect(events(await (await site.get("league-a", path)).text())).toEqual([]);
    const slug = "gavran";
    const publicEvents = events(await (await site.get("league-a", addresses.clubCalendar("sr", slug))).text());
    const game = publicEvents[0]?.uid.split("@", 1)[0] ?? "";
    await call("PUT", followingPath, { follow: [followedKey("club", clubId), followedKey("game", game)] });
    const answer = await site.get("league-a", path);
    expect([
      answer.status,
      answer.headers.get("content-type"),
      answer.headers.get("cache-control"),
      answer.headers.get("x-robots-tag"),
    ]).toEqual([200, "text/calendar; charset=utf-8", "private, no-store", "noindex, nofollow"]);
    expect(answer.headers.getSetCookie()).toEqual([]);
    const told = (list: ICAL.Event[]) => list.map(({ uid, sequence }) => `${uid} ${sequence}`).toSorted();
    const own = events(await answer.text());
    expect(publicEvents.length).toBeGreaterThan(10);
    expect(told(own)).toEqual(told(publicEvents));
    const quiet = await site.get("league-a", `${path}?spoilers=hide`);
    expect([quiet.status, quiet.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    const quietEvents = events(await quiet.text());
    expect(quietEvents.map(({ uid }) => uid).toSorted()).toEqual(own.map(({ uid }) => uid).toSorted());
    expect(own.some(({ summary }) => /\d{2,3}/.test(summary))).toBe(true);
    expect(quietEvents.filter(({ summary }) => /\d{2,3}/.test(summary))).toEqual([]);
    expect((await site.get("league-b", path)).status).toBe(404);
    expect(JSON.parse(await (await call("GET", followedCalendarPath)).text())).toMatchObject({ path: null });
    await call("DELETE", followedCalendarPath);
    expect((await site.get("league-a", path)).status).toBe(404);
  });

  test.each(["x.ics", `${"a".repeat(43)}.ics`, "a".repeat(43), "%00.ics", "..%2f..", "'.ics", `${"x".repeat(1500)}.ics`])(
    "nobody finds anything at %s",
    async (file) => {
      const answer = await site.get("league-a", `/sr/following/calendars/${file}`);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
    },
  );

  test("nothing is at the address without a secret, nor in a language that there is not", async () => {
    expect((await site.get("league-a", fileAddresses.followedCalendarPage("sr"))).status).toBe(404);
    expect((await site.get("league-a", `/de/following/calendars/${"a".repeat(43)}.ics`)).status).toBe(404);
  });

  test("its owner makes, copies, renews and ends it; a device without an account is told what it takes", async () => {
    const page = await browser.visit();
    await page.goto(`${site.origin("league-a")}${addresses.club("en", "gavran")}`);
    await settled(page);
    await page.locator("[data-star]:not([data-quiet]) > button").click();
    await page.goto(`${site.origin("league-a")}${addresses.following("en")}`);
    const signIn = page.getByRole("link", { name: "Sign in to get your own link" });
    await signIn.waitFor();
    expect(await signIn.getAttribute("href")).toBe("/en/auth/Login?next=%2Fen%2Ffollowing");
    await page.context().addCookies(sessionCookies(account.token, site.origin("league-a")));
    await page.reload();
    await page.getByRole("button", { name: "Create a link" }).click();
    const address = page.getByLabel("Link to your calendar");
    await address.waitFor();
    const first = await address.inputValue();
    expect(await page.getByRole("link", { name: "Open in the calendar" }).getAttribute("href")).toBe(first.replace(/^http:/, "webcal:"));
    expect(await axeFaults(page)).toEqual([]);
    await page.evaluate(() => localStorage.setItem("spoilers", "hide"));
    await page.reload();
    await page.getByRole("button", { name: "Create a new link" }).click();
    await address.waitFor();
    expect(await address.inputValue()).toMatch(/\.ics\?spoilers=hide$/);
    await page.evaluate(() => localStorage.removeItem("spoilers"));
    await page.reload();
    await page.getByRole("button", { name: "Create a new link" }).click();
    await expect.poll(() => address.inputValue()).not.toBe(first);
    await page.reload();
    await page.getByText("You already have a link.").waitFor();
    expect(await address.count()).toBe(0);
    await page.getByRole("button", { name: "Revoke the link" }).click();
    await page.getByRole("button", { name: "Create a link" }).waitFor();
    expect((await site.get("league-a", new URL(first).pathname)).status).toBe(404);
  });
});
