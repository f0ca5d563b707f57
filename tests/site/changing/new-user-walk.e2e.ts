import { sql } from "kysely";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { addresses } from "#contract/addresses.ts";
import { wholeBrowserForThisFile } from "../../support/browser/browser.ts";
import {
  beginAnHourAgo,
  demoGameInPlay,
  demoLiveGame,
  type DemoLiveGame,
  type DemoTenant,
  writeDown,
} from "../../support/demo/demo-live-game.ts";
import { demoMailsForThisFile } from "../../support/demo/demo-mails.ts";
import { demoSiteForThisFile } from "../../support/demo/demo-site.ts";
import { TestPushService } from "../../support/servers/push-service.ts";
import { pushTo } from "../../support/browser/push-to-page.ts";
import { settled } from "../../support/browser/settled.ts";

const site = demoSiteForThisFile();
const mails = demoMailsForThisFile(site);
// What is asked after signing out is refused, which browsers tell as a failed load.
const browser = wholeBrowserForThisFile(/website\/user|\/account\//);
const password = "tri male ptice na žici";
let service: TestPushService;
let beginAsBefore: () => Promise<void>;

beforeAll(async () => {
  service = await TestPushService.started();
  // A game of another day is no news.
  beginAsBefore = await beginAnHourAgo(site.db);
});
afterAll(async () => {
  await beginAsBefore();
  await sql`delete from push_subscriptions where endpoint like ${`${service.origin}%`}`.execute(site.db);
  await service.close();
});

/** A browser whose push service is ours: Chromium's own cannot be reached from here. Its question is answered with yes. */
async function newUser(tenant: DemoTenant): Promise<Page> {
  const page = await browser.visit();
  await page.context().grantPermissions(["notifications"], { origin: site.origin(tenant) });
  const { endpoint, p256dh, auth } = service.device(tenant);
  await page.addInitScript(
    (given) => {
      let present: PushSubscription | null = null;
      PushManager.prototype.getSubscription = async () => present;
      PushManager.prototype.subscribe = async (options) => {
        const key = options?.applicationServerKey as Uint8Array<ArrayBuffer>;
        const toJSON = () => ({ endpoint: given.endpoint, keys: { p256dh: given.p256dh, auth: given.auth } });
        const shape = { options: { applicationServerKey: key.buffer, userVisibleOnly: true }, toJSON, unsubscribe: async () => true };
        present = shape as unknown as PushSubscription;
        return present;
      };
    },
    { endpoint, p256dh, auth },
  );
  return page;
}

async function register(page: Page, tenant: DemoTenant, email: string): Promise<void> {
  const origin = site.origin(tenant);
  await page.goto(`${origin}${addresses.home("en")}`);
  await page.getByRole("link", { name: "Sign in" }).first().click();
  await page
    .locator(`main a[href="${addresses.accountForm("en", "Register")}"]`)
    .first()
    .click();
  await page.waitForURL(/\/auth\/Register$/);
  await page.getByLabel("Name").fill("Mila Đorđević");
  await page.getByLabel("E-mail address", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  // The one league asks for ages, the other for none.
  if (tenant === "league-b") await page.getByLabel("Date of birth").fill(`${new Date().getUTCFullYear() - 30}-01-01`);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Create the account" }).click();
  await page.getByText("We have sent you an e-mail").waitFor();
  await mails.follow(page, tenant, email);
  await expect.poll(() => page.getByLabel("Code from the e-mail").inputValue()).not.toBe("");
  await page.getByRole("button", { name: "Confirm the address" }).click();
  await expect.poll(() => page.url()).toMatch(/\/en\/profile(?:\/tabs\/Following)?$/);
}

async function signIn(page: Page, tenant: DemoTenant, email: string): Promise<void> {
  await page.goto(`${site.origin(tenant)}/en/auth/Login?next=/en/profile/account`);
  await page.getByLabel("E-mail address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.locator("[data-setting=sessions]").getByText("This device").waitFor();
}

/** Presses the star of a screen, and gives back the name of what is followed now. */
async function follow(page: Page, kind: "club" | "player"): Promise<string> {
  const name = await page.getByRole("heading", { level: 1 }).innerText();
  const star = page.locator(`[data-star^="${kind}:"] > button`).first();
  await star.click();
  await expect.poll(() => star.getAttribute("aria-pressed")).toBe("true");
  return name;
}

async function sidesOf({ gameId }: DemoLiveGame) {
  const { rows } = await sql<{ club: string; home: string; away: string }>`
    select clubs.slug as club, home.name as home, away.name as away from games
      join teams home on home.team_id = games.home_team_id join clubs on clubs.club_id = home.club_id
      join teams away on away.team_id = games.away_team_id
    where games.game_id = ${gameId}`.execute(site.db);
  return rows[0]!;
}

/** How a break between two periods is told. */
function wordsAfter(period: number, score: string): string {
  if (period === 2) return `Half-time: ${score}`;
  return `End of the ${period === 1 ? "1st" : "3rd"} quarter: ${score}`;
}

test.each(["league-a", "league-b"] as const)(
  "a new user of %s registers, follows a club and a player, hears of the live game, logs out everywhere and deletes the account",
  { timeout: 120_000 },
  async (tenant) => {
    const origin = site.origin(tenant);
    const email = mails.newAddress();
    const page = await newUser(tenant);
    await register(page, tenant, email);

    const game = await demoGameInPlay(site.db, tenant);
    const gamePath = game.path.replace("/sr/", "/en/");
    const sides = await sidesOf(game);
    await page.goto(`${origin}${addresses.club("en", sides.club)}`);
    await settled(page);
    const club = await follow(page, "club");
    await page.goto(`${origin}${gamePath}/tabs/PlayerStats`);
    await settled(page);
    await page.locator('main a[href^="/en/players/"]').first().click();
    await expect.poll(() => page.url()).toContain("/en/players/");
    await settled(page);
    const player = await follow(page, "player");
    await page.goto(`${origin}/en/profile/tabs/Following`);
    for (const name of [club, player]) await page.locator("main").getByText(name).first().waitFor();

    await page.goto(`${origin}/en/notifications`);
    await settled(page);
    const isKnownToAccount = page.waitForResponse((answer) => answer.url().endsWith("/user/store-fcm") && answer.ok());
    await page.getByRole("button", { name: "Turn on", exact: true }).click();
    await page.getByText("This device gets notifications.").waitFor();
    await isKnownToAccount;
    for (const [choice, isWanted] of [
      ["End of each quarter", true],
      ["Do not disturb at night", false],
    ] as const) {
      const isTold = page.waitForResponse((answer) => answer.url().includes("/push/") && answer.request().method() !== "GET");
      await page.getByLabel(choice).setChecked(isWanted);
      expect((await isTold).ok()).toBe(true);
    }

    const reader = await browser.visit();
    await reader.goto(`${origin}${gamePath}`);
    const score = /\d+–\d+/.exec(await reader.title())?.[0] ?? "";
    const { kind, number } = game.period;
    expect([kind, number], "a period after which the game goes on").toEqual(["regular", expect.toSatisfy((period) => period < 4)]);
    await writeDown(site.db, await demoLiveGame(site.db, tenant), [{ type: "period.end" }]);
    // Whoever comes next finds a game in play.
    onTestFinished(async () => void (await demoGameInPlay(site.db, tenant)));
    await expect.poll(() => service.receivedBy(tenant).length, { timeout: 30_000 }).toBe(1);
    const { message } = service.receivedBy(tenant)[0]!;
    await (
      await pushTo(page)
    )(message);
    const notices = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        return (await registration.getNotifications()).map(({ title, body, lang }) => ({ title, body, lang }));
      });
    await expect.poll(notices).toEqual([{ title: `${sides.home} – ${sides.away}`, body: wordsAfter(number, score), lang: "en" }]);

    const other = await browser.visit();
    await signIn(other, tenant, email);
    await page.goto(`${origin}/en/profile/account`);
    await page.getByRole("button", { name: "Sign out everywhere else" }).click();
    await page.getByText("You are signed out everywhere else.").waitFor();
    await other.reload();
    await expect.poll(() => other.url()).toContain("/en/auth/Login?next=%2Fen%2Fprofile%2Faccount");
    await page.getByRole("button", { name: /Your account/ }).click();
    await page.locator("[data-visitor-entry=signed-in]").getByRole("button", { name: "Sign out", exact: true }).click();
    await page.getByText("You are signed out", { exact: true }).waitFor();
    await expect.poll(() => page.url()).toBe(`${origin}/en`);

    await signIn(page, tenant, email);
    await page.getByRole("button", { name: "Delete my account" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete this account?" });
    await dialog.getByLabel("to confirm").fill(email);
    await dialog.getByLabel("Your password", { exact: true }).fill(password);
    await dialog.getByRole("button", { name: "Delete for good" }).click();
    await page.getByText("Your account and everything in it has been deleted.").waitFor();
    await expect.poll(() => page.url()).toBe(`${origin}/en`);
    expect(await site.db.selectFrom("accounts").select("name").where("email", "=", email).execute()).toEqual([]);
    const { rows: devices } = await sql`select 1 from push_subscriptions where endpoint = ${`${service.origin}/push/${tenant}`}`.execute(
      site.db,
    );
    expect(devices, "devices that are still told").toEqual([]);
    expect(service.receivedBy(tenant)).toHaveLength(1);
    expect(service.faults).toEqual([]);
  },
);
