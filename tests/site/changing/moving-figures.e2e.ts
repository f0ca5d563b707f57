import { sql } from "kysely";
import type { Page } from "playwright-core";
import { describe, expect, test, vi } from "vitest";
import type { EventId } from "#core/kernel/ids.ts";
import { browserForThisFile } from "../../support/browser/browser.ts";
import { amend, demoGameInPlay, demoLiveGame, type DemoLiveGame, threePointer, writeDown } from "../../support/demo/demo-live-game.ts";
import { demoSiteForThisFile } from "../../support/demo/demo-site.ts";
import { openMoving, placeOfReader, readFurtherDown, refreshed } from "../../support/browser/watched-page.ts";

const site = demoSiteForThisFile();
const browser = browserForThisFile(/\/live\/v1\/|\/timer\/|\.data|follow-page/);

/** From the left corner, so that it has its own place in the chart. */
function cornerThree({ shooter }: DemoLiveGame) {
  return { ...threePointer(shooter), position: { x: -6.8, y: 1.2 } } as ReturnType<typeof threePointer>;
}

/** A page of the game in play, a reader in it: what he reads becomes what a basket of the home side makes of it, where he is. */
async function movesWithBasket<Figures>(
  tab: string,
  read: (page: Page, game: DemoLiveGame) => Promise<Figures>,
  expectMoved: (after: Figures, before: Figures) => void,
): Promise<void> {
  const begun = await demoGameInPlay(site.db, "league-a");
  const page = await openMoving(site, browser, "league-a", begun.path + tab);
  const before = await read(page, begun);
  await readFurtherDown(page);
  const place = await placeOfReader(page);
  const game = await demoLiveGame(site.db, "league-a");
  await writeDown(site.db, game, [cornerThree(game)]);
  await vi.waitFor(async () => expectMoved(await read(page, game), before), { ...refreshed, interval: 200 });
  expect(await placeOfReader(page)).toEqual(place);
}

describe("MOVE1 what a page of a game being played says in figures moves with a basket", () => {
  test("the points of the quarter, and their sum", async () => {
    const read = async (page: Page, { period }: DemoLiveGame) => {
      const cells = await page.locator("main header table tbody tr").first().locator("td").allTextContents();
      const place = period.kind === "regular" ? period.number - 1 : 3 + period.number;
      return [cells[place], cells.at(-1)].map(Number);
    };
    await movesWithBasket("", read, (after, before) => expect(after).toEqual(before.map((points) => points + 3)));
  });

  test("the box score: the line of one player, the totals of his team", async () => {
    const read = (page: Page) =>
      page
        .locator("main section table")
        .first()
        .evaluate((table: HTMLTableElement) => {
          const points = [...table.rows].map((row) => [...row.cells].map(({ textContent }) => Number(textContent)));
          return { players: points.slice(0, -1), totals: points.at(-1) ?? [] };
        });
    await movesWithBasket("/tabs/PlayerStats", read, (after, before) => {
      // Of those on court all have three more in plus and minus; points have the scorer and his team.
      const points = after.totals.findIndex((figure, column) => figure === (before.totals[column] ?? NaN) + 3);
      expect(points).toBeGreaterThan(0);
      expect(after.players.filter((row, place) => row[points] === (before.players[place]?.[points] ?? NaN) + 3)).toHaveLength(1);
    });
  });

  test("the shot chart: one mark more, counted in its zone", async () => {
    const read = async (page: Page) => {
      const court = page.locator("main figure", { has: page.locator("dl") }).first();
      const discs = (await court.locator("svg path").last().getAttribute("d")) ?? "";
      return {
        discs: discs.split("M").length,
        zones: await court.locator("dl").textContent(),
        said: await court.locator("desc").textContent(),
      };
    };
    await movesWithBasket("", read, (after, before) => {
      expect(after.discs).toBe(before.discs + 1);
      expect(after.zones).not.toBe(before.zones);
      expect(after.said).not.toBe(before.said);
    });
  });

  test("the game flow", async () => {
    const read = (page: Page) =>
      page
        .locator("main figure", { has: page.locator("svg svg path") })
        .first()
        .locator("svg svg path")
        .evaluateAll((paths) => paths.map((path) => path.getAttribute("d")));
    await movesWithBasket("", read, (after, before) => {
      expect(after).toHaveLength(before.length);
      expect(after).not.toEqual(before);
    });
  });
});

describe("PBP6 a play that was corrected", () => {
  test("is marked, with the hour of the correction, while the page stands open", async () => {
    const begun = await demoGameInPlay(site.db, "league-a");
    await writeDown(site.db, begun, [threePointer(begun.shooter)]);
    const page = await openMoving(site, browser, "league-a", `${begun.path}/tabs/PlayByPlay`);
    const newest = page.locator("ol[reversed] li").first();
    expect(await newest.locator("em").count()).toBe(0);
    const said = await newest.textContent();
    const game = await demoLiveGame(site.db, "league-a");
    const { rows } = await sql<{ eventId: EventId; tipOff: Date; zone: string }>`
      select event_id as "eventId", tip_off as "tipOff", time_zone as zone from game_events
      join games using (tenant_id, game_id) join tenants using (tenant_id)
      where games.game_id = ${game.gameId} and type = 'field-goal' order by sequence desc limit 1`.execute(site.db);
    const [{ eventId, tipOff, zone }] = rows as [(typeof rows)[0] & object];
    const at = tipOff.getTime() + 65 * 60_000;
    await amend(site.db, game, eventId, { ...threePointer(game.shooter), value: 2 } as ReturnType<typeof threePointer>, at);
    const hour = new Intl.DateTimeFormat("en-GB", { timeZone: zone, hour: "2-digit", minute: "2-digit" }).format(at);
    await expect.poll(() => newest.locator("em").allTextContents(), refreshed).toEqual([`ispravljeno u ${hour}`]);
    expect(await newest.textContent()).not.toContain(said?.slice(0, -8));
    expect(await newest.getAttribute("data-changed")).toBe("");
  });
});
