import { sql } from "kysely";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import { moveGame } from "#server/league-office/move-game.ts";
import { axeFaults } from "../../support/browser/axe-faults.ts";
import { wholeBrowserForThisFile } from "../../support/browser/browser.ts";
import { middayZone } from "../../support/browser/midday-zone.ts";
import { demoSiteForThisFile } from "../../support/demo/demo-site.ts";
import { TestPushService } from "../../support/servers/push-service.ts";
import { pushTo } from "../../support/browser/push-to-page.ts";
import { settled } from "../../support/browser/settled.ts";

const site = demoSiteForThisFile();
const browser = wholeBrowserForThisFile(/\.data/);
let service: TestPushService;
let game: { readonly tenantId: TenantId; readonly gameId: GameId; readonly path: string; readonly tipOff: Date };

beforeAll(async () => {
  service = await TestPushService.started();
  const { rows } = await sql<typeof game>`
    select games.tenant_id as "tenantId", games.game_id as "gameId", games.tip_off as "tipOff",
      'seasons/' || seasons.slug || '/leagues/' || leagues.slug || '/rounds/' || rounds.slug || '/games/' || games.slug as path
    from games join tenant_hosts using (tenant_id) join leagues using (tenant_id, league_id) join seasons using (tenant_id, season_id)
      join rounds using (tenant_id, round_id)
    where host = 'league-a.localhost' and games.status = 'scheduled' and duel_slug is null and games.tip_off > now() + interval '10 days'
    order by tip_off desc limit 1`.execute(site.db);
  game = rows[0]!;
});
afterAll(async () => {
  await move(game.tipOff.getTime());
  await sql`delete from push_subscriptions where endpoint like ${`${service.origin}%`}`.execute(site.db);
  await service.close();
});

function move(tipOff: number): Promise<unknown> {
  const order = { status: "scheduled", venueId: null, reason: "hall", actor: "test", tipOff, movedAt: Date.now() } as const;
  return moveGame(site.db, game.tenantId, game.gameId, order);
}

/** A browser whose push service is ours: Chromium's own cannot be reached from here. What the page asks of the league is real. */
async function visitor(name: string, width: number, scheme: "light" | "dark" = "light"): Promise<Page> {
  const page = await browser.visit({ timezoneId: middayZone(), viewport: { width, height: 900 }, colorScheme: scheme });
  const { endpoint, p256dh, auth } = service.device(name);
  await page.addInitScript(
    ([address, point, secret]) => {
      let present: PushSubscription | null = null;
      PushManager.prototype.getSubscription = async () => present;
      PushManager.prototype.subscribe = async (options) => {
        const bytes = options?.applicationServerKey as Uint8Array<ArrayBuffer>;
        const shape = {
          options: { applicationServerKey: bytes.buffer, userVisibleOnly: true },
          toJSON: () => ({ endpoint: address, keys: { p256dh: point, auth: secret } }),
          unsubscribe: async () => true,
        };
        present = shape as unknown as PushSubscription;
        return present;
      };
      // The browser's own question, answered with yes.
      let isAsked = false;
      Object.defineProperty(Notification, "permission", { get: () => (isAsked ? "granted" : "default") });
      Notification.requestPermission = async () => {
        isAsked = true;
        return "granted";
      };
    },
    [endpoint, p256dh, auth] as const,
  );
  await page.context().grantPermissions(["notifications"], { origin: site.origin("league-a") });
  return page;
}

/** Opens the offer that a star makes. */
async function openOffer(page: Page, locale: string): Promise<void> {
  await page.goto(`${site.origin("league-a")}/${locale}/${game.path}`);
  await settled(page);
  await page.locator(`[data-star="game:${game.gameId}"] > button`).first().click();
  const words = locale === "sr" ? "Obavesti me" : "Уведомлять меня";
  await page.getByRole("button", { name: words }).click();
}

type Shown = { readonly title: string; readonly body: string; readonly lang: string; readonly tag: string };

function shownOn(page: Page): Promise<readonly Shown[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body, lang, tag }) => ({ title, body, lang, tag }));
  });
}

describe("a star's offer", () => {
  test.each([
    ["sr", 390, "light", "Uključi"],
    ["ru", 1024, "dark", "Включить"],
    ["sr", 1920, "dark", "Uključi"],
  ] as const)("PUSH17 in %s at %i px, %s: says what would come, and takes no for an answer", async (locale, width, scheme, yes) => {
    const page = await visitor(`offered-${width}`, width, scheme);
    await openOffer(page, locale);
    const sheet = page.getByRole("dialog");
    await expect.poll(() => sheet.getByRole("button", { name: yes, exact: true }).count()).toBe(1);
    expect(await axeFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const shots = process.env["SHOTS"];
    if (shots !== undefined) await page.screenshot({ path: `${shots}/offer-${locale}-${width}-${scheme}.png` });
    await sheet.getByRole("button", { name: locale === "sr" ? "Ne sada" : "Не сейчас" }).click();
    await expect.poll(() => sheet.count()).toBe(0);
    expect(await page.evaluate(() => Notification.permission)).toBe("default");
    expect(service.receivedBy(`offered-${width}`)).toEqual([]);
    // Nobody is asked again.
    await page.reload();
    await settled(page);
    const star = page.locator(`[data-star="game:${game.gameId}"] > button`).first();
    await star.click();
    await star.click();
    await page.waitForTimeout(500);
    expect(await page.getByRole("button", { name: locale === "sr" ? "Obavesti me" : "Уведомлять меня" }).count()).toBe(0);
  });
});

test("PUSH9 PUSH16 who presses a star and says yes is told of the game in his language, but not while he looks at it", async () => {
  const page = await visitor("follower", 1280);
  await openOffer(page, "sr");
  await page.getByRole("dialog").getByRole("button", { name: "Uključi", exact: true }).click();
  await expect.poll(() => page.getByText("Ovaj uređaj dobija obaveštenja.").count()).toBe(1);
  await move(game.tipOff.getTime() + 3_600_000);
  await expect.poll(() => service.receivedBy("follower").length, { timeout: 30_000 }).toBe(1);
  const { message } = service.receivedBy("follower")[0]!;
  const deliver = await pushTo(page);
  // The game is open in front.
  await deliver(message);
  await page.waitForTimeout(1000);
  expect(await shownOn(page)).toEqual([]);
  await page.goto(`${site.origin("league-a")}/sr/notifications`);
  await deliver(message);
  await expect.poll(() => shownOn(page)).toHaveLength(1);
  const [shown] = await shownOn(page);
  expect(shown).toMatchObject({ lang: "sr-Latn", tag: `game:${game.gameId}` });
  expect(shown?.title).toMatch(/ – /);
  expect(shown?.body).toMatch(/^Novi početak: /);
  // A later notice of the game takes the place of the first.
  await deliver({ ...message, notification: { ...message.notification, body: "Kraj." } });
  await expect.poll(async () => (await shownOn(page)).map(({ body }) => body)).toEqual(["Kraj."]);
  const [serviceWorker] = page.context().serviceWorkers();
  const opened = await serviceWorker!.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      clients: { openWindow(path: string): Promise<unknown> };
      NotificationEvent: new (type: string, init: object) => Event;
      dispatchEvent(event: Event): void;
    };
    // A made-up press may open no window: where it would lead is all that can be seen.
    const where = new Promise<string>((resolve) => {
      scope.clients.openWindow = async (path) => resolve(path);
    });
    const [notification] = await scope.registration.getNotifications();
    scope.dispatchEvent(new scope.NotificationEvent("notificationclick", { notification }));
    return where;
  });
  expect(opened).toBe(`/sr/${game.path}`);
  expect(service.faults).toEqual([]);
});
