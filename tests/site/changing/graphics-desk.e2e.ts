import type { Page } from "playwright-core";
import { describe, expect, test, vi } from "vitest";
import type { GraphicsChange } from "#contract/live/graphics.ts";
import { addresses } from "#contract/addresses.ts";
import { type LiveRole, liveRoles } from "#contract/live/game-command.ts";
import { releaseAll } from "#contract/live/score-by-hand.ts";
import { liveAddresses } from "#contract/live/live-addresses.ts";
import { locales } from "#contract/locale.ts";
import type { PlayerKey } from "#core/kernel/ids.ts";
import { scorerLinksFor } from "#server/live/scorer-links.ts";
import { axeFaults } from "../../support/browser/axe-faults.ts";
import { browserForThisFile } from "../../support/browser/browser.ts";
import { type DemoLiveGame, demoLiveGame } from "../../support/demo/demo-live-game.ts";
import { demoSiteForThisFile } from "../../support/demo/demo-site.ts";
import { changeGraphics } from "../../support/servers/graphics-operator.ts";
import { mostScriptBytes, mostStyleBytes, pageScales } from "../../support/browser/page-weight.ts";

vi.setConfig({ testTimeout: 60_000 });

const site = demoSiteForThisFile();
// Refusals and conflicts are asked for.
const browser = browserForThisFile(/\/live\/v1\//);
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: "sr" };

function linksOf({ tenantId }: DemoLiveGame) {
  return scorerLinksFor(site.db, tenantId);
}

async function issued(game: DemoLiveGame, role: LiveRole, forMs = 3_600_000) {
  return linksOf(game).issue({ gameId: game.gameId, role, label: "Režija", expiresAt: Date.now() + forMs });
}

async function openLink(page: Page, game: DemoLiveGame, role: LiveRole, token: string): Promise<void> {
  await page.goto(site.origin("league-a") + liveAddresses.desk(game.gameId, role, token));
}

/** Another operator does something. */
function elsewhere(game: DemoLiveGame, token: string, change: GraphicsChange): Promise<void> {
  return changeGraphics(site, game, token, change);
}

describe("a link for the graphics, opened on a phone", () => {
  test("AIR1 puts graphics on air and takes them off; the token stands in no address, big keys under the thumb", async () => {
    const game = await demoLiveGame(site.db, "league-a");
    const { token } = await issued(game, "overlay");
    await elsewhere(game, token, { kind: "clear-all" });
    const [desk, air] = [await browser.visit(phone), await browser.visit({ viewport: { width: 1920, height: 1080 } })];
    const asked: string[] = [];
    desk.on("request", (request) => asked.push(request.url()));
    await air.goto(`${site.origin("league-a")}${game.path}/broadcast`);
    await openLink(desk, game, "overlay", token);
    const player = desk.locator(`[data-graphic="lower-third ${game.shooter}"]`);
    await player.tap();
    await air.locator("[data-graphic=lower-third]").waitFor();
    await desk.locator("[data-graphic=standings]").tap();
    await air.locator("[data-graphic=standings] tbody tr").first().waitFor();
    expect(await player.getAttribute("aria-pressed")).toBe("true");
    expect(await desk.locator("[data-on-air] button").count()).toBe(2);
    expect(desk.url()).toBe(`${site.origin("league-a")}/sr/live/games/${game.gameId}/overlay`);
    expect(asked.filter((address) => address.includes(token))).toEqual([]);
    const sizes = await desk
      .locator("button, input, nav a")
      .evaluateAll((all) => all.map((element) => element.getBoundingClientRect()).filter(({ width, height }) => width < 44 || height < 44));
    expect(sizes).toEqual([]);
    expect(await desk.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(await axeFaults(desk)).toEqual([]);
    // Loaded again without what stood behind the #: this window still has it.
    await desk.reload();
    await player.tap();
    await air.locator("[data-graphic=lower-third]").waitFor({ state: "detached" });
    await desk.keyboard.press("Escape");
    await air.locator("[data-graphic=standings]").waitFor({ state: "detached" });
  });

  test("AIR7 AIR11 what is prepared is seen here first, put on air with one press, and said to be on the picture or not", async () => {
    const game = await demoLiveGame(site.db, "league-a");
    const { token } = await issued(game, "overlay");
    await elsewhere(game, token, { kind: "clear-all" });
    const [desk, air] = [await browser.visit(phone), await browser.visit({ viewport: { width: 1920, height: 1080 } })];
    await air.goto(`${site.origin("league-a")}${game.path}/broadcast`);
    await openLink(desk, game, "overlay", token);
    await desk.getByRole("button", { name: "Prvo pripremi" }).tap();
    const player = desk.locator(`[data-graphic="lower-third ${game.shooter}"]`);
    await player.tap();
    await desk.frameLocator("[data-picture=next] iframe").locator("[data-graphic=lower-third]").waitFor();
    expect(await player.getAttribute("aria-pressed")).toBe("false");
    expect(await air.locator("[data-graphic]").count()).toBe(0);
    expect(await axeFaults(desk)).toEqual([]);
    await desk.locator("[data-next] button").first().tap();
    await air.locator("[data-graphic=lower-third]").waitFor();
    await desk.locator("[data-on-air] [data-drawn=drawn]").waitFor();
    await desk.locator("[data-next]").waitFor({ state: "detached" });
    await elsewhere(game, token, { kind: "take", graphic: { name: "lower-third", playerKey: "nobody" as PlayerKey } });
    await desk.locator("[data-on-air] [data-drawn=missing]").waitFor();
    await elsewhere(game, token, { kind: "clear-all" });
  });

  test("AIR9 AIR12 leads the score by hand while the feed is wrong: viewers see it as ever, the operator that it is marked", async () => {
    const game = await demoLiveGame(site.db, "league-a");
    const { token } = await issued(game, "overlay");
    await elsewhere(game, token, { kind: "by-hand", setting: releaseAll });
    const [desk, air] = [await browser.visit(phone), await browser.visit({ viewport: { width: 1920, height: 1080 } })];
    await air.goto(`${site.origin("league-a")}${game.path}/broadcast`);
    await openLink(desk, game, "overlay", token);
    const group = (name: string) => desk.locator(`[data-group=${name}]`);
    await group("score").getByRole("button", { name: "Preuzmi ručno" }).tap();
    await desk.locator("[data-by-hand-now=score]").waitFor();
    await elsewhere(game, token, { kind: "by-hand", setting: { score: { home: 81, away: 80 } } });
    await air.locator("[data-score=home] [class*=hidden]", { hasText: "81" }).waitFor({ state: "attached" });
    // Faster than answers come: none of the presses is lost.
    for (const step of ["+2", "+3", "+1"]) await group("score").getByRole("button", { name: step }).first().tap();
    await air.locator("[data-score=home] [class*=hidden]", { hasText: "87" }).waitFor({ state: "attached" });
    await group("clock").getByRole("button", { name: "Preuzmi ručno" }).tap();
    await group("clock").locator("select").selectOption("1");
    const clock = group("clock").locator("input");
    await clock.fill("4:72");
    await clock.press("Enter");
    await group("clock").locator("[data-wrong]").waitFor();
    await clock.fill("4:12");
    await clock.press("Enter");
    await expect.poll(() => air.locator("[data-bug] [role=timer]").first().textContent()).toBe("4:12");
    await group("clock").locator("[data-run]").tap();
    await expect.poll(() => air.locator("[data-bug] [role=timer]").first().textContent()).not.toBe("4:12");
    await group("line").locator("input").fill("Kvar na semaforu");
    await group("line").locator("input").press("Enter");
    await air.locator("[data-line]", { hasText: "Kvar na semaforu" }).waitFor();
    expect(await air.locator("[data-by-hand], [data-by-hand-now]").count()).toBe(0);
    expect(await axeFaults(desk)).toEqual([]);
    expect(await desk.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    // Who opens the page later sees the same mark, and the overlay the same score.
    await Promise.all([desk.reload(), air.reload()]);
    await desk.locator('[data-by-hand-now="score clock line"]').waitFor();
    await air.locator("[data-score=home] [class*=hidden]", { hasText: "87" }).waitFor({ state: "attached" });
    await group("score").getByRole("button", { name: "Vrati na podatke sa stola" }).tap();
    await desk.locator('[data-by-hand-now="clock line"]').waitFor();
    await desk.locator("[data-by-hand-now] button").tap();
    await desk.locator("[data-by-hand-now]").waitFor({ state: "detached" });
    await air.locator("[data-line]").waitFor({ state: "detached" });
    await air.locator("[data-score=home] [class*=hidden]", { hasText: "87" }).waitFor({ state: "detached" });
  });

  test("AIR3 tells who was second what stands now, and takes the second press", async () => {
    const game = await demoLiveGame(site.db, "league-a");
    const { token } = await issued(game, "overlay");
    await elsewhere(game, token, { kind: "clear-all" });
    const desk = await browser.visit(phone);
    await openLink(desk, game, "overlay", token);
    await desk.route(
      "**/graphics",
      async (route) => {
        await elsewhere(game, token, { kind: "take", graphic: { name: "leaders" } });
        await route.continue();
      },
      { times: 1 },
    );
    const words = desk.locator("[aria-labelledby=group-caption] input").first();
    await words.fill("Gost večeri");
    await desk.locator("[aria-labelledby=group-caption] button").tap();
    await desk.locator("[data-notice=conflict]").waitFor();
    expect(await desk.locator("[data-graphic=leaders]").getAttribute("aria-pressed")).toBe("true");
    await desk.locator("[aria-labelledby=group-caption] button").tap();
    await expect.poll(() => desk.locator("[data-on-air]").textContent()).toContain("Gost večeri");
    await elsewhere(game, token, { kind: "clear-all" });
    await expect.poll(() => desk.locator("[data-on-air] button").count()).toBe(0);
  });

  test("AIR2 closes when it is taken back", async () => {
    const game = await demoLiveGame(site.db, "league-a");
    const { token, link } = await issued(game, "overlay");
    const desk = await browser.visit(phone);
    await openLink(desk, game, "overlay", token);
    await desk.locator("[data-graphic=standings]").waitFor();
    await linksOf(game).revoke(link.linkId);
    await desk.locator("[data-graphic=standings]").tap();
    await desk.locator("[data-link=revoked]").waitFor();
    expect(await desk.locator("[data-graphic]").count()).toBe(0);
  });
});

test("AIR2 a link that is no longer good, is for another game, or was never given out says so in words", async () => {
  const game = await demoLiveGame(site.db, "league-a");
  const page = await browser.visit(phone);
  const open = async (token: string, state: string) => {
    await page.goto("about:blank");
    await openLink(page, game, "overlay", token);
    await page.locator(`[data-link=${state}]`).waitFor();
    expect(await page.locator("[data-graphic]").count()).toBe(0);
  };
  await open("", "none");
  await open((await issued(game, "overlay", -1000)).token, "expired");
  await open("nobody-gave-this-out", "unknown");
  await open("%3Cscript%3E", "unknown");
  const others = site.db.selectFrom("games").select("game_id").where("tenant_id", "=", game.tenantId).where("game_id", "!=", game.gameId);
  const { game_id: gameId } = await others.limit(1).executeTakeFirstOrThrow();
  const { token } = await issued({ ...game, gameId }, "overlay");
  await open(token, "elsewhere");
  for (const path of [`/sr/live/games/${game.gameId}/coach`, "/sr/live/games/not-a-game/overlay"])
    expect((await site.get("league-a", path)).status).toBe(404);
});

test("AIR2 an answer of more than 131072 bytes is not read, and taken for none", async () => {
  const game = await demoLiveGame(site.db, "league-a");
  const { token } = await issued(game, "overlay");
  const page = await browser.visit(phone);
  await page.route("**/live/v1/games/*/link", (route) => route.fulfill({ json: { padding: "x".repeat(131_072) } }), { times: 1 });
  await openLink(page, game, "overlay", token);
  await page.getByText("Server ne odgovara", { exact: false }).waitFor();
  // Asked again by itself.
  await page.locator("[data-graphic=standings]").waitFor();
  expect(await page.locator("[data-link=good]").count()).toBe(1);
});

test("AIR2 links for machines and for screens say what they are good for, and screens are led to", async () => {
  const game = await demoLiveGame(site.db, "league-a");
  const page = await browser.visit(phone);
  await openLink(page, game, "bridge", (await issued(game, "bridge")).token);
  await page.locator("[data-link=good]").waitFor();
  expect(await page.locator("main").textContent()).toContain("Link za most");
  expect(await axeFaults(page)).toEqual([]);
  await openLink(page, game, "screen", (await issued(game, "screen")).token);
  await page.locator(`a[href="/sr/venues/${game.hall}/scoreboard-game"]`).waitFor();
  expect(await axeFaults(page)).toEqual([]);
});

test.each(["league-a", "league-b"] as const)(
  "%s: what a link opens is as light as every other screen, in every language",
  async (tenant) => {
    const { gameId } = await demoLiveGame(site.db, tenant);
    const weigh = pageScales(site.port, `${tenant}.localhost`);
    const paths = locales.flatMap((locale) => liveRoles.map((role) => addresses.gameDesk(locale, gameId, role)));
    const heavy: unknown[] = [];
    for (const path of paths) {
      const answer = await site.get(tenant, path);
      expect(answer.status).toBe(200);
      const weight = await weigh(await answer.text());
      expect(weight.scripts).toBeGreaterThan(0);
      if (weight.scripts > mostScriptBytes || weight.styles > mostStyleBytes) heavy.push({ path, ...weight });
    }
    expect(heavy).toEqual([]);
  },
);
