import { sql } from "kysely";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { videoAddress } from "#contract/game-videos.ts";
import type { EventId, GameId, TenantId } from "#core/kernel/ids.ts";
import { gameVideosFor } from "#server/db/repositories/game-videos.ts";
import { axeFaults } from "../../support/browser/axe-faults.ts";
import { wholeBrowserForThisFile } from "../../support/browser/browser.ts";
import { demoSiteForThisFile } from "../../support/demo/demo-site.ts";
import { hydrated } from "../../support/browser/hydrated.ts";

const site = demoSiteForThisFile();
/** A document that may not frame the player says so once, before the tab's own is fetched. */
const browser = wholeBrowserForThisFile(/^$/, /Framing 'https:\/\/(?:www\.youtube-nocookie|player\.vimeo)\.com\/' violates/);
const id = "aB3_-x9Z0qw";
type Row = { tenantId: TenantId; gameId: GameId; path: string; startsAt: number };
/** One with a recording at YouTube, one at Vimeo, one with a clip of a play alone. */
let youtube: Row;
let vimeo: Row;
let single: Row;
let dunk: EventId;

beforeAll(async () => {
  await site.db.deleteFrom("game_videos").execute();
  const { rows } = await sql<Row>`
    select games.tenant_id as "tenantId", games.game_id as "gameId", '/seasons/' || seasons.slug || '/leagues/' || leagues.slug
      || '/rounds/' || rounds.slug || '/games/' || games.slug as path,
      (select min((recording ->> 'occurredAt')::float8) - 60000 from game_events log
        where log.tenant_id = games.tenant_id and log.game_id = games.game_id) as "startsAt"
    from games join tenants using (tenant_id) join leagues using (tenant_id, league_id) join seasons using (tenant_id, season_id)
      join rounds using (tenant_id, league_id, round_id)
    where tenants.slug = 'klb' and games.status = 'final' and games.duel_slug is null order by games.tip_off desc, games.slug limit 3`.execute(
    site.db,
  );
  [youtube, vimeo, single] = rows as [Row, Row, Row];
  await save(youtube, `https://youtu.be/${id}`, { startsAt: youtube.startsAt });
  await save(vimeo, "https://vimeo.com/76979871", { startsAt: vimeo.startsAt });
  const plays = await gameVideosFor(site.db, single.tenantId).plays(single.gameId);
  dunk = plays.find(({ wording, who }) => wording.key === "threePointerMade" && who !== null)!.eventId;
  await save(single, "https://vimeo.com/11", { kind: "play", eventId: dunk });
  await save(single, "https://vimeo.com/12", { kind: "highlights", title: "Ten best" });
});

async function save({ tenantId, gameId }: Row, url: string, what: object): Promise<void> {
  const video = { ...videoAddress(url)!, title: null, publishedAt: Date.UTC(2026, 0, 1), ...what };
  expect(await gameVideosFor(site.db, tenantId).save(gameId, video)).toBe("saved");
}

function tab({ path }: Row, name = "PlayByPlay", locale = "en"): string {
  return `/${locale}${path}/tabs/${name}`;
}

/** The players of both hosts, as they speak to the page around them; the test says where they are by `told`. */
const standIn = `<!doctype html><title>Player</title><p>Plays</p><script>
  const heard = [];
  addEventListener("message", (event) => {
    const said = typeof event.data === "string" ? JSON.parse(event.data) : event.data;
    heard.push(said.method ?? said.func ?? said.event);
    document.title = heard.join(" ");
  });
  const isVimeo = location.hostname.includes("vimeo");
  window.told = (second) => parent.postMessage(isVimeo
    ? JSON.stringify({ event: "timeupdate", data: { seconds: second } })
    : JSON.stringify({ event: "infoDelivery", info: { currentTime: second, playerState: 1 } }), "*");
</script>`;

async function visit(options: Parameters<typeof browser.visit>[0] = {}): Promise<{ page: Page; asked: string[] }> {
  const page = await browser.visit({ viewport: { width: 1024, height: 900 }, ...options });
  const asked: string[] = [];
  await page.route(
    (url) => !url.hostname.endsWith("localhost"),
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: "text/html", body: standIn });
    },
  );
  return { page, asked };
}

async function tell(page: Page, second: number): Promise<void> {
  await page
    .frames()
    .at(-1)
    ?.evaluate((at) => (globalThis as unknown as { told: (second: number) => void }).told(at), second);
}

function partOf(src: string): { readonly start: number; readonly end: number } {
  const { searchParams } = new URL(src);
  return { start: Number(searchParams.get("start")), end: Number(searchParams.get("end")) };
}

test("CLIP1 CLIP9 CLIP2 CLIP10 a play's clip plays over the plays once it is pressed, begins and ends with it, and asks nobody before", async () => {
  const { page, asked } = await visit();
  await page.goto(site.origin("league-a") + tab(youtube));
  await hydrated(page);
  const link = page.locator("main ol a[data-clip]").nth(4);
  await page.getByRole("button", { name: "Watch these clips" }).waitFor();
  expect(await axeFaults(page)).toEqual([]);
  const at = Number(new URL((await link.getAttribute("href"))!, site.origin("league-a")).searchParams.get("at"));
  expect(asked).toEqual([]);
  // Neither has the code of the dialog been loaded, which most never open.
  const dialogCode = () =>
    page.evaluate(() => performance.getEntriesByType("resource").filter(({ name }) => name.includes("/clip-dialog-")).length);
  expect(await dialogCode()).toBe(0);
  await link.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.frameLocator("iframe").getByText("Plays").waitFor();
  expect(await dialogCode()).toBeGreaterThan(0);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain(`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&start=${at}&end=`);
  const { start, end } = partOf(asked[0]!);
  expect(end - start).toBeGreaterThanOrEqual(7);
  expect(end - start).toBeLessThanOrEqual(16);
  expect(await axeFaults(page)).toEqual([]);
  // Its title says whose play it is, never the score.
  expect(await dialog.getAttribute("aria-label")).toMatch(/^Q\d \d+:\d\d .+/);
  expect(await dialog.getAttribute("aria-label")).not.toMatch(/\d+[:–-]\d+$/);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
});

test("CLIP4 one after another: of those that the filter shows, from the first on, each when the one before is over", async () => {
  const { page, asked } = await visit();
  await page.goto(`${site.origin("league-a")}${tab(youtube)}?kind=threes&team=home`);
  await hydrated(page);
  const shown = await page.locator("main ol a[data-clip]").count();
  expect(shown).toBeGreaterThan(2);
  expect(await page.locator("main ol li").count()).toBe(shown);
  const button = page.getByRole("button", { name: "Watch these clips" });
  expect(await button.innerText()).toContain(String(shown));
  await button.click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText(`1 / ${shown}`).waitFor();
  await dialog.frameLocator("iframe").getByText("Plays").waitFor();
  const first = partOf(asked[0]!);
  await tell(page, first.start + 1);
  await tell(page, first.end);
  await dialog.getByText(`2 / ${shown}`).waitFor();
  await expect.poll(() => asked.length).toBe(2);
  expect(partOf(asked[1]!).start).toBeGreaterThan(first.start);
  await dialog.getByRole("checkbox", { name: "One after another" }).uncheck();
  await dialog.frameLocator("iframe").getByText("Plays").waitFor();
  await tell(page, partOf(asked[1]!).end);
  await expect.poll(() => page.frames().at(-1)?.title()).toContain("pauseVideo");
  expect(await dialog.getByText(`2 / ${shown}`).count()).toBe(1);
  await dialog.getByRole("button", { name: "Previous clip" }).click();
  await dialog.getByText(`1 / ${shown}`).waitFor();
  expect(await dialog.getByRole("button", { name: "Previous clip" }).isDisabled()).toBe(true);
  await page.keyboard.press("ArrowRight");
  await dialog.getByText(`2 / ${shown}`).waitFor();
});

test("CLIP2 Vimeo's player, whose address has no end, is told to stop there; whoever went further is left alone", async () => {
  const { page, asked } = await visit();
  await page.goto(site.origin("league-a") + tab(vimeo));
  await hydrated(page);
  await page.getByRole("button", { name: "Watch these clips" }).waitFor();
  await page.locator("main ol a[data-clip]").first().click();
  const dialog = page.getByRole("dialog");
  await dialog.frameLocator("iframe").getByText("Plays").waitFor();
  const src = (await dialog.locator("iframe").getAttribute("src"))!;
  expect(src).toMatch(/^https:\/\/player\.vimeo\.com\/video\/76979871\?autoplay=1&dnt=1#t=\d+s$/);
  expect(asked).toHaveLength(1);
  const start = Number(/#t=(\d+)s/.exec(src)?.[1]);
  await tell(page, start + 200);
  await tell(page, start + 4);
  expect(await page.frames().at(-1)?.title()).not.toContain("pause");
  for (let second = start + 5; second < start + 20; second += 1) await tell(page, second);
  await expect.poll(() => page.frames().at(-1)?.title()).toMatch(/addEventListener.* pause$/);
});

test("CLIP4 the box score leads to a player's plays of the game, his assists and blocks among them", async () => {
  const { page } = await visit();
  await page.goto(site.origin("league-a") + tab(youtube, "PlayerStats"));
  await hydrated(page);
  const watch = page.getByRole("link", { name: /^Plays on video: / }).first();
  const href = (await watch.getAttribute("href"))!;
  expect(href).toMatch(/\/tabs\/PlayByPlay\?player=home-\d+$/);
  await watch.click();
  await page.waitForURL(`**${href}`);
  const lines = page.locator("main ol li");
  await lines.first().waitFor();
  expect(await page.locator("select[name=player]").inputValue()).toMatch(/^home-/);
  expect(await page.locator("main ol a[data-clip]").count()).toBeGreaterThan(0);
  // Without a recording nothing leads anywhere.
  await page.goto(site.origin("league-a") + tab(single, "PlayerStats"));
  expect(await page.getByRole("link", { name: /^Plays on video: / }).count()).toBe(0);
});

test("CLIP10 who came to the plays from within the game fetches their document by pressing, and the clip plays at once", async () => {
  const { page, asked } = await visit();
  await page.goto(`${site.origin("league-a")}/en${youtube.path}`);
  await hydrated(page);
  await page.locator("#play-by-play-tab").click();
  await page.getByRole("button", { name: "Watch these clips" }).waitFor();
  await page.locator("main ol a[data-clip]").nth(2).click();
  await page.waitForURL(`**${tab(youtube)}`);
  await page.getByRole("dialog").frameLocator("iframe").getByText("Plays").waitFor();
  expect(asked).toHaveLength(1);
  await page.reload();
  await page.getByRole("button", { name: "Watch these clips" }).waitFor();
  expect(asked).toHaveLength(1);
});

test("CLIP9 without scripts a play leads to its second at the tab of recordings, as long as the filter shows it", async () => {
  const { page, asked } = await visit({ javaScriptEnabled: false });
  await page.goto(`${site.origin("league-a")}${tab(youtube)}?kind=dunks`);
  const links = page.locator("main ol a[href*='/tabs/GameVideo?at=']");
  expect(await links.count()).toBe(await page.locator("main ol li").count());
  expect(await page.getByText("A clip loads the player of YouTube").isVisible()).toBe(false);
  await page.goto(site.origin("league-a") + (await links.first().getAttribute("href")));
  expect(await page.locator(`main a[href^='https://youtu.be/${id}?t=']`).count()).toBe(1);
  expect(asked).toEqual([]);
});

test("CLIP10 only the documents of such plays may frame, and only that host", async () => {
  const framed = async (path: string) =>
    /frame-src ([^;]*)/.exec((await site.get("league-a", path)).headers.get("content-security-policy") ?? "")?.[1];
  expect(await framed(tab(youtube))).toBe("https://www.youtube-nocookie.com");
  expect(await framed(tab(vimeo, "PlayByPlay", "sr"))).toBe("https://player.vimeo.com");
  expect(await framed(tab(single))).toBe("https://player.vimeo.com");
  for (const name of ["PlayerStats", "History"]) expect(await framed(tab(youtube, name))).toBeUndefined();
  expect(await framed(`/en${youtube.path}`)).toBeUndefined();
});

test("CLIP5 a play bears the clip that the league handed in; at the tab of recordings it stands first, and the kinds apart", async () => {
  const { page } = await visit();
  await page.goto(site.origin("league-a") + tab(single));
  await hydrated(page);
  await page.getByRole("button", { name: "Watch these clips" }).waitFor();
  const link = page.locator("main ol a[data-clip]");
  expect(await link.count()).toBe(1);
  const href = (await link.getAttribute("href"))!;
  await page.getByRole("button", { name: "Watch these clips" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.frameLocator("iframe").getByText("Plays").waitFor();
  expect(await dialog.locator("iframe").getAttribute("src")).toBe("https://player.vimeo.com/video/11?autoplay=1&dnt=1");
  await dialog.getByRole("link", { name: "Video", exact: true }).click();
  await page.waitForURL(`**${href}`);
  await page.getByRole("heading", { name: "Highlights" }).waitFor();
  // Each part is drawn when its code has come.
  const heads = page.locator("main h2");
  await expect.poll(() => heads.first().innerText()).toMatch(/^\d+ .+: three-pointer$/);
  expect(await axeFaults(page)).toEqual([]);
});

test("CLIP8 the list of videos is narrowed to a kind, and a player's page has his clips", async () => {
  const { page, asked } = await visit();
  await page.goto(`${site.origin("league-a")}/en/videos`);
  await page.getByRole("combobox", { name: "Kind" }).selectOption({ label: "Play" });
  await page.getByRole("button", { name: "Show" }).click();
  await page.waitForURL(/kind=play/);
  const cards = page.getByRole("article");
  await expect.poll(() => cards.count()).toBe(1);
  expect(await cards.innerText()).toMatch(/: three-pointer/);
  const { rows } = await sql<{ slug: string; name: string }>`
    select persons.slug, persons.given_name || ' ' || persons.family_name as name from game_videos video
    join game_players known on known.tenant_id = video.tenant_id and known.game_id = video.game_id and known.player_key = video.play ->> 'player'
    join persons on persons.tenant_id = known.tenant_id and persons.person_id = known.person_id where event_id = ${dunk}`.execute(site.db);
  const [player] = rows;
  await page.goto(`${site.origin("league-a")}/en/players/${player?.slug}`);
  const clips = page.getByRole("region", { name: "Clips" });
  expect(await clips.getByRole("listitem").count()).toBe(1);
  expect(await axeFaults(page)).toEqual([]);
  await clips.getByRole("link", { name: "All videos" }).click();
  await page.getByRole("heading", { level: 1, name: `Videos: ${player?.name}` }).waitFor();
  expect(await page.getByRole("article").count()).toBe(1);
  for (const wrong of ["kind=scene", "kind=interview", "player=nobody", "kind[]=play&player=%27"]) {
    const { status } = await site.get("league-a", `/en/videos?${wrong}`);
    expect([wrong, status]).toEqual([wrong, 404]);
  }
  expect(asked).toEqual([]);
});
