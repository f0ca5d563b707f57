import { sql } from "kysely";
import type { Page } from "playwright-core";
import { afterAll, test } from "vitest";
import { addresses } from "#contract/addresses.ts";
import { type FollowedKey, followedKey } from "#contract/following.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { followingDesk } from "#server/following/following-desk.ts";
import { claimDeskFor, claimPlayer } from "#server/my-games/player-claims.ts";
import { browserForThisFile } from "../support/browser/browser.ts";
import { demoSiteForThisFile } from "../support/demo/demo-site.ts";
import { keepPicture } from "./album.ts";
import { type Look, Visitors } from "./visitor.ts";

const site = demoSiteForThisFile();
const browser = browserForThisFile(/website\/push/, /^No push token/);
const visitors = new Visitors(site, browser);
afterAll(() => visitors.forget());

const looks = [
  ["sr-390-light", "sr", { width: 390 }],
  ["ru-390-dark", "ru", { width: 390, colorScheme: "dark" }],
  ["sr-1024-dark", "sr", { width: 1024, colorScheme: "dark" }],
  ["ru-1920-light", "ru", { width: 1920 }],
] as const satisfies readonly (readonly [string, "sr" | "ru", Look])[];

async function idsOf(table: string, tenantId: TenantId, id: string, where = sql`true`, limit = 4): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select ${sql.ref(id)} as id from ${sql.table(table)} where tenant_id = ${tenantId} and ${where}
    order by 1 limit ${limit}`.execute(site.db);
  return rows.map((row) => row.id);
}

test("what is followed, by nobody's device and by an account", async () => {
  const tenantId = await visitors.tenantId("league-a");
  const account = await visitors.account();
  const empty = await visitors.signIn(await visitors.window(), account);
  await visitors.open(empty, addresses.profileTab("sr", "Following"));
  await keepPicture(empty, "following-empty-sr-390-light", { height: 1300 });
  const { rows } = await sql<{ personId: string }>`select distinct person_id as "personId", points from league_leaders leaders
    join (select person_id as p, max(value) as points from league_leaders group by 1) best on best.p = leaders.person_id
    where leaders.tenant_id = ${tenantId} order by points desc limit 4`
    .execute(site.db)
    .catch(() => ({ rows: [] }));
  const people = rows.length > 0 ? rows.map((row) => row.personId) : await idsOf("rosters", tenantId, "person_id");
  const follow: FollowedKey[] = [
    ...(await idsOf("clubs", tenantId, "club_id", sql`slug in ('gavran', 'luka-zemun', 'kula-stari-grad')`)).map((id) =>
      followedKey("club", id),
    ),
    ...people.map((id) => followedKey("player", id)),
  ];
  await followingDesk(site.db, Date.now).change(
    { tenantId, accountId: account.accountId, sessionId: account.sessionId },
    { follow, unfollow: [] },
  );
  for (const [name, locale, look] of looks) {
    const page = await visitors.signIn(await visitors.window(look), account);
    await visitors.open(page, addresses.profileTab(locale, "Following"));
    await page.waitForTimeout(1200);
    await keepPicture(page, `following-full-${name}`, { height: look.width === 390 ? 1900 : 1400 });
  }
}, 180_000);

test("one's own games and one's own player, as the league decides", async () => {
  const tenantId = await visitors.tenantId("league-a");
  const { rows } = await sql<{ personId: string }>`select person_id as "personId" from player_careers
    where tenant_id = ${tenantId} and phase = 'all' order by games desc, person_id limit 1`.execute(site.db);
  const office = claimDeskFor(site.db, tenantId, Date.now);
  for (const [state, some] of [
    ["unclaimed", [looks[0]]],
    ["waiting", [looks[1]]],
    ["refused", [looks[0]]],
    ["approved", looks],
  ] as const) {
    const account = await visitors.account();
    if (state !== "unclaimed") {
      const visitor = { tenantId, accountId: account.accountId, sessionId: account.sessionId };
      const claim = await claimPlayer(site.db, visitor, { personId: rows[0]!.personId, note: "Licenca 1234" }, Date.now());
      if (claim.kind !== "claimed") throw new Error(claim.kind);
      if (state === "approved") await office.approve({ claimId: claim.claimId, by: "office" });
      if (state === "refused") await office.refuse({ claimId: claim.claimId, by: "office", reason: "Broj licence ne odgovara igraču." });
      await keepGames(tenantId, account.accountId);
    }
    for (const [name, locale, look] of some) {
      const page = await visitors.signIn(await visitors.window(look), account);
      await visitors.open(page, addresses.profileTab(locale, "MyGames"));
      await page.waitForTimeout(1200);
      await keepPicture(page, `my-games-${state}-${name}`, { height: look.width === 390 ? 2000 : 1500 });
    }
    await visitors.forget();
  }
}, 240_000);

/** Games that were seen in the hall, and winners that were picked. */
async function keepGames(tenantId: TenantId, accountId: string): Promise<void> {
  await sql`insert into attended_games (tenant_id, account_id, game_id, marked_at)
    select tenant_id, ${accountId}::uuid, game_id, now() from games where tenant_id = ${tenantId} and status = 'final' order by tip_off desc limit 5`.execute(
    site.db,
  );
  await sql`insert into predicted_games (tenant_id, account_id, game_id, winner, margin, predicted_at)
    (select tenant_id, ${accountId}::uuid, game_id, 'home', 8, now() from games where tenant_id = ${tenantId} and status = 'final' order by tip_off desc limit 3)
    union all
    (select tenant_id, ${accountId}::uuid, game_id, 'away', 4, now() from games where tenant_id = ${tenantId} and status = 'scheduled' order by tip_off limit 2)`.execute(
    site.db,
  );
}

/** A browser whose push service always has an address. */
async function hearing(page: Page): Promise<void> {
  await page.context().grantPermissions(["notifications"], { origin: site.origin("league-a") });
  await page.addInitScript(() => {
    PushManager.prototype.getSubscription = async () => null;
    PushManager.prototype.subscribe = async () =>
      ({
        options: { applicationServerKey: new Uint8Array([4, 1, 2]).buffer, userVisibleOnly: true },
        toJSON: () => ({ endpoint: "https://push.example/1", keys: { p256dh: "p", auth: "a" } }),
        unsubscribe: async () => true,
      }) as unknown as PushSubscription;
  });
  await page.route("**/v2/website/push/**", (route) => {
    const path = new URL(route.request().url()).pathname.split("/").at(-1);
    if (path === "key") return route.fulfill({ json: { applicationServerKey: "BAEC" } });
    return path === "subscription" ? route.fulfill({ json: { token: "wp_1" } }) : route.fulfill({ status: 204 });
  });
}

test("what this device is told", async () => {
  const off = await visitors.open(await visitors.window({ width: 1024 }), addresses.notifications("ru"));
  await keepPicture(off, "notifications-off-ru-1024-light");
  const on = await visitors.window({ colorScheme: "dark" });
  await hearing(on);
  await visitors.open(on, addresses.notifications("ru"));
  await on.locator("main button").first().click();
  await on.waitForTimeout(1500);
  await keepPicture(on, "notifications-on-ru-390-dark", { height: 1300 });
  const blocked = await visitors.window();
  await blocked.addInitScript(() => Object.defineProperty(Notification, "permission", { get: () => "denied" }));
  await visitors.open(blocked, addresses.notifications("sr"));
  await blocked.locator("main button").first().click();
  await blocked.waitForTimeout(1500);
  await keepPicture(blocked, "notifications-blocked-sr-390-light");
  const unable = await visitors.window();
  await unable.addInitScript(() => Reflect.deleteProperty(window, "PushManager"));
  await visitors.open(unable, addresses.notifications("sr"));
  await unable.getByRole("alert").waitFor();
  await keepPicture(unable, "notifications-unsupported-sr-390-light");
}, 120_000);

test("the offer beside a star", async () => {
  const page = await visitors.window({ colorScheme: "dark" });
  await page.addInitScript(() => Object.defineProperty(Notification, "permission", { get: () => "default" }));
  await visitors.open(page, addresses.club("sr", "gavran"));
  await page.waitForTimeout(1500);
  await page.locator("[data-star]:not([data-quiet]) > button").first().click();
  await page.waitForTimeout(1200);
  await keepPicture(page, "push-offer-asked-sr-390-dark");
  await page.getByRole("button", { name: "Obavesti me" }).click();
  await page.locator("dialog[open]").waitFor();
  await page.waitForTimeout(400);
  await keepPicture(page, "push-offer-sheet-sr-390-dark");
}, 60_000);
