import { sql } from "kysely";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { videoAddress } from "#contract/game-videos.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import { gameVideosFor } from "#server/db/repositories/game-videos.ts";
import { axeFaults } from "../../support/browser/axe-faults.ts";
import { browserForThisFile } from "../../support/browser/browser.ts";
import { demoSiteForThisFile } from "../../support/demo/demo-site.ts";
import { hydrated } from "../../support/browser/hydrated.ts";

const site = demoSiteForThisFile();
/** A document that may not frame the player says so once, before the tab's own is fetched. */
const browser = browserForThisFile(/^$/, /Framing 'https:\/\/www\.youtube-nocookie\.com\/' violates/);
const link = "https://youtu.be/aB3_-x9Z0qw";
const others = ["https://vimeo.com/76979871", "https://www.dailymotion.com/video/x8abcd1"];
const player = "https://www.youtube-nocookie.com/embed/aB3_-x9Z0qw?autoplay=1&rel=0";
type Row = { tenantId: TenantId; gameId: GameId; path: string };
let game: Row;
let other: Row;

beforeAll(async () => {
  const { rows } = await sql<Row>`
    select games.tenant_id as "tenantId", games.game_id as "gameId", '/seasons/' || seasons.slug || '/leagues/' || leagues.slug
      || '/playoff/' || rounds.slug || '/' || games.duel_slug || '/games/' || games.duel_game as path
    from games join tenants using (tenant_id) join leagues using (tenant_id, league_id) join seasons using (tenant_id, season_id)
      join rounds using (tenant_id, league_id, round_id)
    where tenants.slug = 'klb' and games.status = 'final' and games.duel_slug is not null order by games.tip_off, games.slug limit 2`.execute(
    site.db,
  );
  [game, other] = rows as [Row, Row];
  await save(game, [link]);
  await save(other, others);
});

afterAll(async () => {
  await gameVideosFor(site.db, game.tenantId).remove(game.gameId, link);
  for (const url of others) await gameVideosFor(site.db, other.tenantId).remove(other.gameId, url);
});

async function save({ tenantId, gameId }: Row, urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    const video = { ...videoAddress(url)!, title: null, publishedAt: Date.UTC(2026, 0, 1) };
    await gameVideosFor(site.db, tenantId).save(gameId, video);
  }
}

function tab({ path }: Row, locale = "en"): string {
  return `/${locale}${path}/tabs/GameVideo`;
}

/** A visitor, and what he asked other sites for; the player's host is stood in for. */
async function visit(javaScriptEnabled = true): Promise<{ page: Page; asked: string[] }> {
  const page = await browser.visit({ javaScriptEnabled, viewport: { width: 1024, height: 900 } });
  const asked: string[] = [];
  await page.route(
    (url) => !url.hostname.endsWith("localhost"),
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Player</title><p>Plays</p>" });
    },
  );
  return { page, asked };
}

test("EDIT5 a recording plays in its tab once a visitor has pressed, by keyboard too, and asks nobody before", async () => {
  const { page, asked } = await visit();
  await page.goto(site.origin("league-a") + tab(game));
  await hydrated(page);
  const button = page.getByRole("button", { name: "Play here" });
  expect(await axeFaults(page)).toEqual([]);
  await button.focus();
  expect(asked).toEqual([]);
  await page.keyboard.press("Enter");
  await page.frameLocator('iframe[title="Recording · YouTube"]').getByText("Plays").waitFor();
  expect(asked).toEqual([player]);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("IFRAME");
  expect(await page.frames()[1]?.evaluate(() => document.fullscreenEnabled)).toBe(true);
  expect(await page.getByRole("link", { name: "Watch on YouTube" }).getAttribute("href")).toBe(link);
});

test("EDIT5 who came to the tab from within the game fetches the tab's document by pressing, and it plays at once", async () => {
  const { page, asked } = await visit();
  await page.goto(`${site.origin("league-a")}/en${game.path}`);
  await hydrated(page);
  await page.locator("#game-video-tab").click();
  await page.getByRole("button", { name: "Play here" }).click();
  await page.waitForURL(`**${tab(game)}`);
  await page.frameLocator("iframe").getByText("Plays").waitFor();
  expect(asked).toEqual([player]);
  await page.reload();
  await page.getByRole("button", { name: "Play here" }).waitFor();
  expect(asked).toEqual([player]);
});

test("EDIT5 without scripts the link alone stands", async () => {
  const { page, asked } = await visit(false);
  await page.goto(site.origin("league-a") + tab(game));
  expect(await page.getByRole("link", { name: "Watch on YouTube" }).isVisible()).toBe(true);
  expect(await page.locator("main button:visible, main iframe").count()).toBe(0);
  expect(asked).toEqual([]);
});

test("EDIT5 only the document of such a tab may frame, and only that host", async () => {
  async function policyOf(path: string): Promise<readonly (string | undefined)[]> {
    const { headers } = await site.get("league-a", path);
    const [frames] = /frame-src[^;]*/.exec(headers.get("content-security-policy") ?? "") ?? [];
    const [full] = /fullscreen=[^,]*/.exec(headers.get("permissions-policy") ?? "") ?? [];
    return [frames, full];
  }
  for (const locale of ["sr", "ru"]) {
    const youtube = ["frame-src https://www.youtube-nocookie.com", 'fullscreen=(self "https://www.youtube-nocookie.com")'];
    // Made, then kept.
    for (let time = 0; time < 2; time += 1) expect(await policyOf(tab(game, locale))).toEqual(youtube);
    const vimeo = ["frame-src https://player.vimeo.com", 'fullscreen=(self "https://player.vimeo.com")'];
    expect(await policyOf(tab(other, locale))).toEqual(vimeo);
    for (const path of [`/${locale}${game.path}`, `/${locale}${game.path}/tabs/History`, `/${locale}`, `/${locale}/no-such-page`]) {
      expect([path, ...(await policyOf(path))]).toEqual([path, undefined, undefined]);
    }
  }
});

test("EDIT6 a play leads to its moment in the recording, with scripts and without", async () => {
  const startsAt = await sql<{ at: number }>`
    select min((recording ->> 'occurredAt')::float8) - 60000 as at from game_events
    where tenant_id = ${other.tenantId} and game_id = ${other.gameId}`.execute(site.db);
  const timed = {
    ...videoAddress(others[0]!)!,
    title: "Whole game",
    publishedAt: Date.UTC(2026, 0, 1),
    startsAt: startsAt.rows[0]?.at ?? 0,
  };
  await gameVideosFor(site.db, other.tenantId).save(other.gameId, timed);
  const { page } = await visit(false);
  await expect
    .poll(async () => {
      await page.goto(`${site.origin("league-a")}/en${other.path}/tabs/PlayByPlay`);
      return page.locator("main ol a[href*='/tabs/GameVideo?at=']").count();
    })
    .toBeGreaterThan(100);
  const href = await page.locator("main ol a[href*='/tabs/GameVideo?at=']").first().getAttribute("href");
  const second = new URL(href ?? "", site.origin("league-a")).searchParams.get("at");
  await page.goto(site.origin("league-a") + href);
  expect(await page.locator(`main a[href='${others[0]}#t=${second}s']`).count()).toBe(1);
  const scripted = await visit();
  await scripted.page.goto(site.origin("league-a") + href);
  await hydrated(scripted.page);
  await scripted.page.getByRole("button", { name: "Play here" }).first().click();
  await scripted.page.frameLocator("iframe").getByText("Plays").waitFor();
  expect(scripted.page.frames()[1]?.url()).toContain(`#t=${second}s`);
  for (const at of ["-1", "999999", "soon", "1e9"]) {
    expect((await site.get("league-a", `${tab(other)}?at=${at}`)).status).toBe(200);
  }
});
