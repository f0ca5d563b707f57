import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { addresses } from "#contract/addresses.ts";
import { browserForThisFile } from "../support/browser/browser.ts";
import { demoSiteForThisFile } from "../support/demo/demo-site.ts";
import { hydrated } from "../support/browser/hydrated.ts";
import { settled } from "../support/browser/settled.ts";
import { styled } from "../support/browser/styled.ts";

const site = demoSiteForThisFile();
// What cannot be loaded is told by the browser.
const browser = browserForThisFile(/photo-viewer/);

/** The game of an album with photos that were cut. */
async function photographedGame(host: string) {
  const { rows } = await sql<{ seasonSlug: string; leagueSlug: string; roundSlug: string; gameSlug: string }>`
    select season.slug as "seasonSlug", league.slug as "leagueSlug", round.slug as "roundSlug", game.slug as "gameSlug"
    from photo_albums album join games game using (tenant_id, game_id)
    join rounds round on round.tenant_id = game.tenant_id and round.round_id = game.round_id
    join leagues league on league.tenant_id = game.tenant_id and league.league_id = game.league_id
    join seasons season on season.tenant_id = league.tenant_id and season.season_id = league.season_id
    join tenant_hosts host on host.tenant_id = album.tenant_id and host.host = ${host}
    where exists (select from photos photo join picture_sizes size using (tenant_id, file_id)
      where photo.tenant_id = album.tenant_id and photo.album_id = album.album_id) limit 1`.execute(site.db);
  const [ref] = rows;
  if (!ref) throw new Error(`no album of ${host} has photos`);
  return { ...ref, playoff: null };
}

describe("PHOTO2 photos of an album", () => {
  test.each([
    ["league-a", "sr", "U punoj veličini"],
    ["league-b", "sl", "V polni velikosti"],
  ] as const)("in %s are as large as their place, move nothing, and are whole for whoever asks", async (tenant, locale, whole) => {
    const ref = await photographedGame(`${tenant}.localhost`);
    const page = await browser.visit({ viewport: { width: 390, height: 844 } });
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route("**/*.webp", async (route) => arrival.then(async () => route.continue()));
    await page.goto(`${site.origin(tenant)}${addresses.gameTab(locale, ref, "Photo")}`, { waitUntil: "commit" });
    const photos = page.getByRole("main").locator("a > img[srcset]");
    await photos.last().waitFor();
    await styled(page);
    expect(await photos.count()).toBeGreaterThan(3);
    const places = async () =>
      photos.evaluateAll((images) =>
        images.map((image) => {
          const [grid, place] = [image.closest("ul")?.getBoundingClientRect(), image.getBoundingClientRect()];
          return [place.x, place.y - (grid?.y ?? 0), place.width, place.height, grid?.height];
        }),
      );
    const before = await places();
    arrive();
    await settled(page);
    for (const photo of await photos.all()) {
      await photo.scrollIntoViewIfNeeded();
      await expect.poll(async () => photo.evaluate((image: HTMLImageElement) => image.naturalWidth > 0)).toBe(true);
      expect(await photo.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/-480\.webp$/);
    }
    expect(await places()).toEqual(before);

    await photos.nth(1).click();
    const viewer = page.getByRole("dialog");
    await expect.poll(async () => viewer.getByRole("img").evaluate((image: HTMLImageElement) => image.naturalWidth > 0)).toBe(true);
    expect(loaded.filter((path) => path.startsWith("/files/") && path.endsWith(".jpg"))).toEqual([]);
    const href = (await viewer.getByRole("link", { name: whole }).getAttribute("href")) ?? "";
    const answer = await site.get(tenant, href);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    await page.close();
  });

  test("are larger where the place is", async () => {
    const ref = await photographedGame("league-a.localhost");
    const page = await browser.visit({ viewport: { width: 1920, height: 1080 } });
    await page.goto(`${site.origin("league-a")}${addresses.gameTab("sr", ref, "Photo")}`);
    await settled(page);
    const first = page.getByRole("main").locator("a > img[srcset]").first();
    await expect.poll(async () => first.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/-(?:960|1200)\.webp$/);
    await page.close();
  });

  test("a drawing is shown as it is", async () => {
    const { rows } = await sql<{ club: string }>`select club.slug as club from photo_albums album join clubs club using (tenant_id, club_id)
      join tenant_hosts host on host.tenant_id = album.tenant_id and host.host = 'league-a.localhost'
      where not exists (select from photos photo join picture_sizes size using (tenant_id, file_id)
        where photo.tenant_id = album.tenant_id and photo.album_id = album.album_id) limit 1`.execute(site.db);
    const page = await browser.visit({ viewport: { width: 390, height: 844 } });
    await page.goto(`${site.origin("league-a")}/sr/clubs/${rows[0]?.club}/tabs/Photo`);
    await settled(page);
    await expect
      .poll(async () => page.getByRole("main").locator('a[href$=".svg"] > img[src$=".svg"]:not([srcset])').count())
      .toBeGreaterThan(0);
    await page.close();
  });

  test("PHOTO6 what opens a picture over the page comes when one is pointed at; where it does not come, the picture itself opens", async () => {
    const ref = await photographedGame("league-a.localhost");
    const page = await browser.visit({ viewport: { width: 1024, height: 800 } });
    const asked: string[] = [];
    await page.route("**/assets/photo-viewer-*.js", async (route) => {
      asked.push(route.request().url());
      await route.abort();
    });
    await page.goto(`${site.origin("league-a")}${addresses.gameTab("sr", ref, "Photo")}`);
    await hydrated(page, "main a > img[srcset]");
    await settled(page);
    expect(asked).toEqual([]);
    const photo = page.getByRole("main").locator("a:has(> img[srcset])").first();
    const whole = (await photo.getAttribute("href")) ?? "";
    await photo.click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(whole);
    expect(asked.length).toBeGreaterThan(0);
    await page.close();
  });
});
