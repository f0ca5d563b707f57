import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { addresses } from "#contract/addresses.ts";
import { videoAddress } from "#contract/game-videos.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import { gameVideosFor } from "#server/db/repositories/game-videos.ts";
import { axeFaults } from "../../support/browser/axe-faults.ts";
import { browserForThisFile } from "../../support/browser/browser.ts";
import { demoSiteForThisFile } from "../../support/demo/demo-site.ts";

const site = demoSiteForThisFile();
const browser = browserForThisFile();
type Row = { readonly tenantId: TenantId; readonly gameId: GameId; readonly pairing: string; readonly home: string };
let games: readonly Row[];

beforeAll(async () => {
  const { rows } = await sql<Row>`
    select games.tenant_id as "tenantId", games.game_id as "gameId", home.name || ' – ' || away.name as pairing, home.name as home
    from games join tenants using (tenant_id)
    join teams home on home.tenant_id = games.tenant_id and home.team_id = games.home_team_id
    join teams away on away.tenant_id = games.tenant_id and away.team_id = games.away_team_id
    where tenants.slug = 'klb' and games.status = 'final' order by games.tip_off desc, games.slug limit 25`.execute(site.db);
  games = rows;
  // The demo has recordings of its own: here there are none but those of the test, and none at all in the other league.
  await site.db.deleteFrom("game_videos").execute();
  for (const [index, { tenantId, gameId }] of games.entries()) {
    const video = { ...videoAddress(`https://vimeo.com/${1000 + index}`)!, title: null, publishedAt: Date.UTC(2026, 0, 30 - index) };
    await gameVideosFor(site.db, tenantId).save(gameId, video);
  }
});

describe("all that was filmed and photographed", () => {
  test("MEDIA1 MEDIA4 recordings by pages and by club, each a link to the tab of its game, and nobody else is asked", async () => {
    const page = await browser.visit({ viewport: { width: 390, height: 844 } });
    const asked: string[] = [];
    page.on("request", (request) => {
      if (!new URL(request.url()).hostname.endsWith("localhost")) asked.push(request.url());
    });
    await page.goto(site.origin("league-a") + addresses.videos("en"));
    const titles = await page.getByRole("article").getByRole("heading").allInnerTexts();
    expect(titles).toEqual(games.slice(0, 24).map(({ pairing }) => pairing));
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole("link", { name: "Older" }).click();
    await page.getByRole("heading", { level: 2, name: games[24]!.pairing }).waitFor();
    await page.getByRole("combobox", { name: "Club" }).selectOption({ label: games[0]!.home });
    await page.getByRole("button", { name: "Show" }).click();
    await page.waitForURL(/club=/);
    await page.getByRole("heading", { level: 2, name: games[0]!.pairing }).waitFor();
    for (const title of await page.getByRole("article").getByRole("heading").allInnerTexts()) expect(title).toContain(games[0]!.home);
    await page.getByRole("link", { name: games[0]!.pairing }).first().click();
    await page.waitForURL(/\/tabs\/GameVideo$/);
    expect(asked).toEqual([]);
  });

  test("MEDIA1 MEDIA2 OFF64 they stand in the menu and in the sitemap, and where there is nothing there is no page", async () => {
    const page = await browser.visit({ javaScriptEnabled: false });
    await page.goto(`${site.origin("league-a")}/en/videos`);
    await page.getByRole("contentinfo").getByRole("link", { name: "Photos" }).click();
    await page.getByRole("heading", { level: 1, name: "Photos" }).waitFor();
    for (const path of ["videos", "photos"]) {
      expect((await site.get("league-a", `/en/${path}?page=99`)).status).toBe(404);
      expect((await site.get("league-a", `/en/${path}?page=none`)).status).toBe(404);
      expect((await site.get("league-a", `/en/${path}?club=nobody`)).status).toBe(404);
    }
    expect((await site.get("league-b", "/en/videos")).status).toBe(404);
    await page.goto(`${site.origin("league-b")}/en`);
    expect(await page.locator('a[href$="/en/videos"]').count()).toBe(0);
  });

  test("MEDIA2 albums have pictures that keep their place, and lead to them", async () => {
    const page = await browser.visit();
    await page.goto(`${site.origin("league-a")}/en/photos`);
    const covers = page.getByRole("article").locator("img");
    expect(await covers.count()).toBeGreaterThan(3);
    for (const cover of await covers.all()) {
      expect([await cover.getAttribute("width"), await cover.getAttribute("height")]).not.toContain(null);
    }
    expect(await covers.nth(3).getAttribute("loading")).toBe("lazy");
    const album = page.getByRole("article").first().getByRole("link");
    const title = await album.innerText();
    await album.click();
    await page.waitForURL(/\/tabs\/Photo$/);
    await page.getByRole("heading", { level: 2, name: title }).waitFor();
  });
});
