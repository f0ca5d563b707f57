import type { Page } from "playwright-core";
import { expect, test, vi } from "vitest";
import { addresses } from "#contract/addresses.ts";
import { liveAddresses } from "#contract/live/live-addresses.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import { eventStoreFor } from "#server/db/postgres-event-store.ts";
import { scorerLinksFor } from "#server/live/scorer-links.ts";
import { tenantPortsFor } from "#server/queries/tenant-ports-for.ts";
import { axeFaults } from "../../support/browser/axe-faults.ts";
import { wholeBrowserForThisFile } from "../../support/browser/browser.ts";
import { layoutFaults } from "../../support/browser/layout-faults.ts";
import { demoLiveGame } from "../../support/demo/demo-live-game.ts";
import { demoSiteForThisFile } from "../../support/demo/demo-site.ts";
import { ScoringDevice } from "../../support/games/scoring-device.ts";
import { Scoresheet } from "../../support/games/scoresheet.ts";

vi.setConfig({ testTimeout: 90_000 });

const site = demoSiteForThisFile();
// The line is cut on purpose, and a seat that is taken is refused.
const browser = wholeBrowserForThisFile(
  /\/live\/v1\/|\/timer\/|\/builds\/|\/assets\/|\/brands\//,
  /ERR_INTERNET_DISCONNECTED|Failed to fetch/,
);
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: "sr" };

type Seat = "clock" | "shot-clock" | "spotter";
type Evening = { readonly tenantId: TenantId; readonly gameId: GameId; readonly gamePath: string };

/** A game that nobody has begun, with its lists and fives as the office has set them. */
async function evening(): Promise<Evening> {
  const { tenantId } = await demoLiveGame(site.db, "league-a");
  const { game_id: gameId } = await site.db
    .selectFrom("games")
    .leftJoin("game_logs", (join) =>
      join.onRef("game_logs.tenant_id", "=", "games.tenant_id").onRef("game_logs.game_id", "=", "games.game_id"),
    )
    .select("games.game_id")
    .where("games.tenant_id", "=", tenantId)
    .where((where) => where.or([where("game_logs.sequence", "is", null), where("game_logs.sequence", "=", 0)]))
    .orderBy("games.game_id")
    .limit(1)
    .executeTakeFirstOrThrow();
  const office = await deviceOf({ tenantId, gameId });
  const setUp = Scoresheet.begun().events.flatMap((event) =>
    event.op === "add" && event.fact.type !== "period.start" ? [event.fact] : [],
  );
  const answer = await office.tell(setUp.filter(({ type }) => type !== "game.start"));
  if (answer.kind !== "accepted") throw new Error(JSON.stringify(answer));
  const desk = await tenantPortsFor(site.db, tenantId, () => undefined).live.desk(gameId);
  return { tenantId, gameId, gamePath: addresses.game("sr", desk!.game.summary.ref) };
}

async function deviceOf({ tenantId, gameId }: Pick<Evening, "tenantId" | "gameId">): Promise<ScoringDevice> {
  const token = await link(tenantId, gameId, "league");
  const device = new ScoringDevice({ port: () => site.port, host: "league-a.localhost", gameId, token, deviceId: "office" });
  device.seen = (await eventStoreFor(site.db, tenantId).head(gameId))?.version ?? 0;
  return device;
}

async function link(tenantId: TenantId, gameId: GameId, role: Seat | "league", label = "Nenad"): Promise<string> {
  const { token } = await scorerLinksFor(site.db, tenantId).issue({ gameId, role, label, expiresAt: Date.now() + 3_600_000 });
  return token;
}

async function open(page: Page, { gameId }: Evening, token: string, role: Seat = "clock"): Promise<void> {
  page.setDefaultTimeout(15_000);
  await page.goto(site.origin("league-a") + liveAddresses.desk(gameId, role, token));
  await page.locator(`[data-desk=${role}]`).waitFor();
}

async function factsOf({ tenantId, gameId }: Evening): Promise<readonly string[]> {
  const stored = await eventStoreFor(site.db, tenantId).read(gameId);
  return stored.flatMap(({ event }) =>
    event.op === "add" && /^(?:clock|shot-clock|period|timeout)/.test(event.fact.type) ? [event.fact.type] : [],
  );
}

test("SEAT4 SEAT12 CLOCK16 CLOCK21 CLOCK25 fault 30: a clock on a phone counts down to the game and moves its page; offline it is kept, loaded anew, and made up for by one correction", async () => {
  const game = await evening();
  const [desk, fan] = [await browser.visit(phone), await browser.visit()];
  await fan.goto(`${site.origin("league-a")}${game.gamePath}/broadcast`);
  const onAir = () => fan.locator("[data-bug] [role=timer]").first().textContent();
  // Further away than a countdown is long.
  await site.db
    .updateTable("games")
    .set({ tip_off: new Date(Date.now() + 2 * 3_600_000) })
    .where("game_id", "=", game.gameId)
    .execute();
  await open(desk, game, await link(game.tenantId, game.gameId, "clock"));
  const run = desk.locator("[data-run]");
  const period = desk.locator("[data-period]");
  await desk.locator("[data-line=online]").waitFor();
  expect(await desk.locator("[data-to-tip-off]").isDisabled()).toBe(true);
  await run.tap();
  await desk.locator("[data-run=stop]").waitFor();
  await desk.locator("[data-signal=next]").waitFor();
  await expect.poll(onAir).toMatch(/^19:5\d$/);
  await period.tap();
  await period.tap();
  await desk.locator('[data-period="end"]').waitFor();
  await desk.getByRole("button", { name: "24", exact: true }).tap();
  await run.tap();
  await desk.locator("[data-run=stop]").waitFor();
  await expect.poll(onAir).toBe("9:58");
  expect(await axeFaults(desk)).toEqual([]);
  expect(await layoutFaults(desk)).toEqual([]);
  // What the page needs without a line is kept by then.
  await desk.waitForFunction(async () => {
    const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().some(({ url }) => url.endsWith("/clock"));
  });

  await desk.context().setOffline(true);
  await run.tap();
  await desk.locator("[data-run=start]").waitFor();
  await desk.locator("[data-line=offline][data-pending='1']").waitFor();
  await desk.locator("[data-timeout=home]").tap();
  await desk.locator("[data-pending='2']").waitFor();
  await expect.poll(() => desk.locator("[data-pause=time-out]").innerText()).toMatch(/^Tajm-aut .*0:5\d/s);
  const stoodAt = await desk.locator("[data-face=game] [role=timer]").textContent();
  await desk.reload();
  await desk.locator("[data-line=offline][data-pending='2']").waitFor();
  expect(await desk.locator("[data-face=game] [role=timer]").textContent()).toBe(stoodAt);
  await desk.context().setOffline(false);
  await desk.locator("[data-line=online][data-pending='0']").waitFor();
  await expect
    .poll(() => factsOf(game))
    .toEqual(["period.start", "shot-clock.reset", "clock.start", "timeout", "clock.stop", "clock.correct", "shot-clock.set"]);
  await expect.poll(onAir).toBe(stoodAt);
  expect(await desk.locator("[data-refused]").count()).toBe(0);
});

test("SEAT8 SEAT9 CLOCK18 CLOCK19 CLOCK24 fault 32: a second device sees whose the clock is, and has it when it is handed over; by keys alone", async () => {
  const game = await evening();
  const [first, second] = [await browser.visit(phone), await browser.visit({ viewport: { width: 1366, height: 768 } })];
  await open(first, game, await link(game.tenantId, game.gameId, "clock"));
  await first.locator("[data-line=online]").waitFor();
  await open(second, game, await link(game.tenantId, game.gameId, "clock", "Ana"));
  const taken = second.locator("[data-seat=taken]");
  await taken.waitFor();
  expect(await taken.textContent()).toContain("Nenad");
  expect(await second.locator("[data-run]").isDisabled()).toBe(true);
  await first.locator("[data-hand-over]").tap();
  await taken.getByRole("button").click();
  await second.locator("[data-run]:enabled").waitFor({ timeout: 3000 });
  // Zoomed to twice its size a laptop has the large key in sight still.
  for (const size of [
    { width: 683, height: 384 },
    { width: 512, height: 384 },
  ]) {
    await second.setViewportSize(size);
    expect(await layoutFaults(second)).toEqual([]);
    expect(await second.locator("[data-run]").evaluate((key) => key.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
  }
  await first.locator("[data-seat=taken]").waitFor();
  await second.keyboard.press("Backslash");
  await second.keyboard.press("Backslash");
  await second.keyboard.press("Space");
  await second.locator("[data-run=stop]").waitFor();
  await second.keyboard.press("l");
  await second.keyboard.type("1.4");
  await second.keyboard.press("Enter");
  await second.locator("[data-late-by]").waitFor({ state: "detached" });
  await first.locator("[data-run=start]").waitFor();
  await second.locator("input[name=clock]").fill("0.4");
  await second.keyboard.press("Enter");
  await second.keyboard.press("Space");
  await expect
    .poll(() => factsOf(game))
    .toEqual(["period.start", "clock.start", "clock.stop", "clock.correct", "clock.set", "clock.start", "clock.expired"]);
  // At 0.0 the large key ends the period.
  await second.locator("[data-run=period]").waitFor();
  await second.keyboard.press("Backslash");
  await second.keyboard.press("Backslash");
  await second.locator("[data-period=begin]").waitFor();
  await second.locator("[data-pause=interval]").waitFor();
});

test("CLOCK20 the shot clock's operator has its own page, and nothing of the game clock's on it", async () => {
  const game = await evening();
  const desk = await browser.visit(phone);
  await open(desk, game, await link(game.tenantId, game.gameId, "shot-clock"), "shot-clock");
  await desk.getByRole("button", { name: "14", exact: true }).tap();
  await expect.poll(() => factsOf(game)).toEqual(["shot-clock.reset"]);
  expect(await desk.locator("[data-run], [data-period], [data-timeout], input[name=clock]").count()).toBe(0);
  expect(await axeFaults(desk)).toEqual([]);
  for (const size of [phone.viewport, { width: 512, height: 384 }]) {
    await desk.setViewportSize(size);
    expect(await layoutFaults(desk)).toEqual([]);
  }
});

test("SPOT1 SPOT3 SEAT12 the second pair of eyes says by touch and without a line what is not right, loaded anew too; the log has it when the line is back", async () => {
  const game = await evening();
  const office = await deviceOf(game);
  const begins = await office.tell([{ type: "game.start" }, { type: "period.start" }, { type: "timeout", side: "home" }]);
  expect(begins.kind).toBe("accepted");
  const eyes = await browser.visit(phone);
  await open(eyes, game, await link(game.tenantId, game.gameId, "spotter"), "spotter");
  await eyes.locator("[data-line=online]").waitFor();
  const play = eyes.locator("ol [data-line] > button").first();
  await play.tap();
  expect(await layoutFaults(eyes)).toEqual([]);
  await eyes.waitForFunction(async () => {
    const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().some(({ url }) => url.endsWith("/spotter"));
  });
  await eyes.context().setOffline(true);
  await eyes.locator("[data-look=unsure]").tap();
  await eyes.locator("[data-kept]").waitFor();
  await eyes.reload();
  await eyes.locator("[data-kept]").waitFor();
  await eyes.locator("[data-line=offline][data-pending='1']").waitFor();
  await eyes.context().setOffline(false);
  await eyes.locator("[data-line=online][data-pending='0']").waitFor();
  const stored = await eventStoreFor(site.db, game.tenantId).read(game.gameId);
  expect(stored.at(-1)?.event).toMatchObject({ op: "add", fact: { type: "flag.raise", kind: "by-hand", detail: "unsure" } });
});
