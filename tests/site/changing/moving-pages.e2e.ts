import { sql } from "kysely";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { Fact, FactOf } from "#core/game/facts.ts";
import { axeFaults } from "../../support/browser/axe-faults.ts";
import { browserForThisFile } from "../../support/browser/browser.ts";
import { demoGameInPlay, demoLiveGame, type DemoTenant, threePointer, writeDown } from "../../support/demo/demo-live-game.ts";
import { demoSiteForThisFile } from "../../support/demo/demo-site.ts";
import { settled } from "../../support/browser/settled.ts";
import { foul } from "../../support/games/table-facts.ts";
import { isSamePage, openMoving, refreshed } from "../../support/browser/watched-page.ts";

const site = demoSiteForThisFile();
// What is fetched for later may be on its way when a page is cut off.
const browser = browserForThisFile(/\/live\/v1\/|\/timer\/|\.data|follow-page/, /ERR_INTERNET_DISCONNECTED/);

function open(tenant: DemoTenant, path: string, isPhone = false): Promise<Page> {
  return openMoving(site, browser, tenant, path, isPhone ? 390 : 1280);
}

async function homePoints(page: Page): Promise<number> {
  return Number(await page.locator("main header p[aria-hidden] b").first().textContent());
}

describe("a page of a game that is being played", () => {
  test("MOVE1 LOOK14 the score moves at once, and rolls in, the rest of the page after it, and the reader stays where he is", async () => {
    const page = await open("league-a", (await demoLiveGame(site.db, "league-a")).path);
    const before = await homePoints(page);
    await page.evaluate(() => window.scrollTo(0, 300));
    const scrolled = await page.evaluate(() => window.scrollY);
    const game = await demoLiveGame(site.db, "league-a");
    await writeDown(site.db, game, [threePointer(game.shooter)]);
    await expect.poll(() => homePoints(page), { timeout: 6000 }).toBe(before + 3);
    expect(await page.locator("main header b[data-rolled]").first().textContent()).toBe(`${before + 3}`);
    const total = () => page.locator("main header table tbody tr").first().locator("td").last().textContent();
    await expect.poll(total, refreshed).toBe(`${before + 3}`);
    // MOVE6
    await expect.poll(() => page.title(), refreshed).toMatch(new RegExp(` ${before + 3}:\\d+`));
    expect([await page.evaluate(() => window.scrollY), await isSamePage(page)]).toEqual([scrolled, true]);
  });

  test.each([
    ["sr", 390],
    ["ru", 390],
    ["sr", 1280],
  ])("MOVE1 whatever comes and goes in the header of a game has its room there: %s at %i", async (locale, width) => {
    const game = await demoGameInPlay(site.db, "league-b");
    const page = await browser.visit({ viewport: { width, height: 900 } });
    await page.addInitScript(() => {
      // Nothing is drawn before the styles have come, and documents do not wait for them otherwise.
      const measure = () =>
        Object.assign(window, { written: document.querySelector("main header")?.getBoundingClientRect().height ?? null });
      addEventListener("DOMContentLoaded", () => requestAnimationFrame(measure));
    });
    await page.goto(site.origin("league-b") + game.path.replace("/sr/", `/${locale}/`));
    const written = await page.evaluate(() => (window as unknown as { written: number }).written);
    const header = page.locator("main header").first();
    const height = () => header.evaluate((element) => element.getBoundingClientRect().height);
    const [bonus, remarks] = [header.locator("[data-situation=home] b"), header.locator("[data-remarks] span")];
    await page.locator("[data-own] a").first().waitFor();
    // Whoever has no time-out left has no points there.
    await header.locator("[data-situation=home] [role=img]").waitFor({ state: "attached" });
    expect(await height()).toBe(written);
    const fouls = Array.from({ length: 5 }, (): Fact => ({ ...(foul("h4") as FactOf<"foul">), side: "away", player: null }));
    await writeDown(site.db, game, [...fouls, { type: "timeout", side: "home" }, { type: "score.query", detail: "who made it" }]);
    await expect.poll(() => remarks.count()).toBe(2);
    await bonus.waitFor();
    expect(await height()).toBe(written);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await writeDown(site.db, await demoLiveGame(site.db, "league-b"), [
      { type: "clock.start" },
      { type: "mismatch", what: "score", table: "2:0", board: "2:0" },
    ]);
    await expect.poll(() => remarks.count()).toBe(0);
    expect(await height()).toBe(written);
  });

  test.each([
    ["/ru", 390],
    ["/ru", 320],
    ["/es", 1024],
  ])("MOVE1 MOVE5 a third digit moves nothing beside it, whoever plays: %s at %i", async (language, width) => {
    const { path } = await demoLiveGame(site.db, "league-b");
    const { rows } = await sql<{ name: string }>`select name from teams group by name order by length(name) desc limit 8`.execute(site.db);
    for (const address of [path.replace("/sr", language), language]) {
      const page = await browser.visit({ viewport: { width, height: 900 }, javaScriptEnabled: false });
      await page.goto(site.origin("league-b") + address);
      const moved = await page.evaluate(
        async (names) => {
          await document.fonts.ready;
          const part = [...document.querySelectorAll<HTMLElement>("main header, main [class*=_card_]")].find(
            (each) => each.querySelector("[data-live] b") ?? each.querySelector("[data-live]"),
          )!;
          const points = [...part.querySelectorAll("[data-told] > b")].slice(0, 2);
          const sides = [...part.querySelectorAll<HTMLElement>("[class*=_name_]")].slice(0, 2);
          const boxes = () =>
            [part, ...sides, part.querySelector("[data-told] > i")!].flatMap((each) => {
              const { x, y, width: wide, height } = each.getBoundingClientRect();
              return [x, y, wide, height];
            });
          return names.flatMap((name, place) => {
            for (const side of sides) (side.querySelector("a") ?? side).textContent = name;
            const [few, many] = [
              ["8", "88"],
              ["100", "188"],
            ].map((score) => {
              for (const [at, each] of points.entries()) each.textContent = score[(at + place) % 2]!;
              return boxes().join();
            });
            return few === many && points.length === 2 && sides.length === 2 ? [] : [`${name}: ${few} ${many}`];
          });
        },
        rows.map(({ name }) => name),
      );
      expect(moved).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });

  test("MOVE8 a page that the shared worker has given up joins it anew, and hears what it missed", async () => {
    const { path } = await demoLiveGame(site.db, "league-b");
    const page = await browser.visit({ viewport: { width: 1280, height: 900 } });
    // To say that one leaves ends in the worker as a long silence does.
    await page.addInitScript(() => {
      const ports: MessagePort[] = [];
      const { SharedWorker } = window;
      class Watched extends SharedWorker {
        constructor(...made: ConstructorParameters<typeof SharedWorker>) {
          super(...made);
          ports.push(this.port);
        }
      }
      Object.assign(window, { SharedWorker: Watched, ports });
    });
    await page.goto(site.origin("league-b") + path);
    await expect.poll(() => page.evaluate(() => (window as unknown as { ports: MessagePort[] }).ports.length)).toBe(1);
    await settled(page);
    const before = await homePoints(page);
    await page.evaluate(() => (window as unknown as { ports: MessagePort[] }).ports[0]?.postMessage({ kind: "leave" }));
    const game = await demoLiveGame(site.db, "league-b");
    await writeDown(site.db, game, [threePointer(game.shooter)]);
    await expect.poll(() => homePoints(page), { timeout: 20_000 }).toBe(before + 3);
    expect(await page.evaluate(() => (window as unknown as { ports: MessagePort[] }).ports.length)).toBe(2);
  });

  test("MOVE9 who has the bonus, the time-outs left, whose time-out it is, and that the score is under review, without its figures", async () => {
    const game = await demoGameInPlay(site.db, "league-a");
    const page = await open("league-a", game.path);
    const [home, away] = [page.locator("main header [data-situation=home]"), page.locator("main header [data-situation=away]")];
    const left = async () => Number(/\d+/.exec((await away.locator("[role=img]").getAttribute("aria-label")) ?? "")?.[0]);
    await home.locator("[role=img]").waitFor({ state: "attached" });
    const before = await left();
    const fouls = Array.from({ length: 5 }, (): Fact => ({ ...(foul("h4") as FactOf<"foul">), side: "away", player: null }));
    const spent: Fact[] = before > 0 ? [{ type: "timeout", side: "away" }] : [];
    await writeDown(site.db, game, [...fouls, ...spent, { type: "score.query", detail: "who made it" }]);
    await home.getByText("Bonus").waitFor();
    await expect.poll(left).toBe(Math.max(0, before - 1));
    await page.getByText("Rezultat se proverava").waitFor();
    // How many are left is drawn, and says so in words beside.
    const paused = page.getByText(/^Tajm-aut \S/).and(page.locator(":not([role=img])"));
    if (before > 0) await paused.waitFor();
    expect(await axeFaults(page)).toEqual([]);
  });

  test("MOVE2 new plays wait behind a button while somebody reads further down", async () => {
    const { path } = await demoLiveGame(site.db, "league-b");
    const page = await open("league-b", `${path}/tabs/PlayByPlay`, true);
    await page.evaluate(() => window.scrollTo(0, 1200));
    await page.evaluate(() => {
      const read = [...document.querySelectorAll("ol[reversed] li")].find((row) => row.getBoundingClientRect().top > 300);
      Object.assign(window, { read });
    });
    const rows = await page.locator("ol[reversed] li").count();
    const place = () => page.evaluate(() => [window.scrollY, (window as unknown as { read: Element }).read.getBoundingClientRect().top]);
    const before = await place();
    const game = await demoLiveGame(site.db, "league-b");
    await writeDown(site.db, game, [threePointer(game.shooter), threePointer(game.shooter)]);
    const button = page.getByRole("button", { name: /^2 / });
    await button.waitFor(refreshed);
    expect(await place()).toEqual(before);
    expect(await page.locator("ol[reversed] li").count()).toBe(rows);
    await button.click();
    await expect.poll(() => page.locator("ol[reversed] li").count()).toBe(rows + 2);
    expect(await button.count()).toBe(0);
  });

  test("MOVE3 the score is read out politely, the clock is not", async () => {
    const page = await open("league-a", (await demoLiveGame(site.db, "league-a")).path);
    const game = await demoLiveGame(site.db, "league-a");
    const points = (await homePoints(page)) + 3;
    await writeDown(site.db, game, [threePointer(game.shooter)]);
    const said = page.locator("main [role=status][data-score]");
    await expect.poll(() => said.textContent(), { timeout: 15_000 }).toMatch(new RegExp(`\\b${points}\\b`));
    const clocks = page.locator("main [role=timer]");
    expect(await clocks.count()).toBeGreaterThan(0);
    const announced = "[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log], output";
    expect(await clocks.evaluateAll((each, within) => each.filter((clock) => clock.closest(within) !== null).length, announced)).toBe(0);
  });

  test("MOVE4 a page that hears nothing says within ten seconds that it may be old, and takes it back", async () => {
    const page = await open("league-b", (await demoLiveGame(site.db, "league-b")).path);
    await page.context().setOffline(true);
    const note = page.locator("main [role=status]", { hasText: "veze sa serverom" });
    await note.first().waitFor({ timeout: 10_000 });
    expect(await note.first().textContent()).toContain("(80003)");
    await page.context().setOffline(false);
    await expect.poll(() => note.count(), { timeout: 20_000 }).toBe(0);
  });

  test("MOVE4 a page whose line is refused says so in the visitor's words, with the code 40170", async () => {
    const page = await browser.visit({ viewport: { width: 390, height: 800 } });
    // A worker's requests are not the page's to hold up.
    await page.addInitScript(() => void Reflect.deleteProperty(globalThis, "SharedWorker"));
    await page.route("**/live/v1/stream**", (route) => route.fulfill({ status: 403 }));
    const { path } = await demoLiveGame(site.db, "league-b");
    await page.goto(site.origin("league-b") + path);
    const note = page.locator("main [role=status]", { hasText: "Zatražite novi" });
    await note.first().waitFor({ timeout: 15_000 });
    expect(await note.first().textContent()).toContain("(40170)");
  });
});

test("BUILD4 a page whose live code did not come asks for it once more, and moves then", async () => {
  const game = await demoLiveGame(site.db, "league-a");
  const page = await browser.visit({ viewport: { width: 1280, height: 900 } });
  // As one that was loaded anew for it a moment ago.
  await page.addInitScript(() => sessionStorage.setItem(`reloaded:${location.pathname}`, `${Date.now()}`));
  let refused = 0;
  await page.route("**/assets/follow-page-*.js", (route) => (refused++ === 0 ? route.abort() : route.continue()));
  await page.goto(site.origin("league-a") + game.path);
  await expect.poll(() => refused, { timeout: 20_000 }).toBe(2);
  await page.waitForTimeout(1000);
  const before = await homePoints(page);
  await writeDown(site.db, await demoLiveGame(site.db, "league-a"), [threePointer(game.shooter)]);
  await expect.poll(() => homePoints(page), { timeout: 6000 }).toBe(before + 3);
});

test("fault 4: a log begun anew while a page stands open: it shows the new one, and the reader stays where he is", async () => {
  const game = await demoLiveGame(site.db, "league-b");
  const page = await open("league-b", game.path);
  const before = await homePoints(page);
  await page.evaluate(() => window.scrollTo(0, 300));
  const link = page.locator("main a[href]").last();
  await link.evaluate((element) => element.focus({ preventScroll: true }));
  const place = () =>
    page.evaluate(() => [window.scrollY, (document.activeElement as HTMLAnchorElement).href, document.querySelectorAll("main").length]);
  const held = await place();
  await sql`update game_logs set epoch = epoch + 1 where game_id = ${game.gameId}`.execute(site.db);
  await writeDown(site.db, await demoLiveGame(site.db, "league-b"), [threePointer(game.shooter)]);
  await expect.poll(() => homePoints(page), refreshed).toBe(before + 3);
  expect([await place(), await isSamePage(page)]).toEqual([held, true]);
});

test("MOVE5 cards of games on the home page move too", async () => {
  const { path } = await demoLiveGame(site.db, "league-a");
  const page = await open("league-a", "/sr");
  const card = page.locator(`main a[href="${path}"]`).first();
  const game = await demoLiveGame(site.db, "league-a");
  const before = await card.textContent();
  await writeDown(site.db, game, [threePointer(game.shooter)]);
  await expect.poll(() => card.textContent(), refreshed).not.toBe(before);
  expect(await isSamePage(page)).toBe(true);
});

test("MOVE5 the page of a club that plays moves too", async () => {
  const game = await demoLiveGame(site.db, "league-a");
  const { rows } = await sql<{ slug: string }>`
    select clubs.slug from games join teams on teams.team_id = games.home_team_id and teams.tenant_id = games.tenant_id
    join clubs on clubs.club_id = teams.club_id and clubs.tenant_id = games.tenant_id where games.game_id = ${game.gameId}`.execute(
    site.db,
  );
  const page = await open("league-a", `/sr/clubs/${rows[0]?.slug}`);
  const card = page.locator(`main a[href="${game.path}"]`).first();
  const before = await card.textContent();
  await writeDown(site.db, await demoLiveGame(site.db, "league-a"), [threePointer(game.shooter)]);
  await expect.poll(() => card.textContent(), refreshed).not.toBe(before);
});
