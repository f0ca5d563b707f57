import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { clubWithHistory } from "#contract/api/league-shapes.ts";
import { gameWithBox } from "#contract/api/game-shapes.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import { broadcastsFor, outsideLinksFor } from "#server/db/repositories/outlets.ts";
import type { LeagueId } from "#server/db/row-ids.ts";
import { axeFaults } from "../support/browser/axe-faults.ts";
import { browserForThisFile } from "../support/browser/browser.ts";
import { demoSiteForThisFile } from "../support/demo/demo-site.ts";
import { settled } from "../support/browser/settled.ts";

const site = demoSiteForThisFile();
const browser = browserForThisFile();
const station = { name: "Kanal Jedanaest", url: "https://kanal11.example/", languages: ["sr"], countries: ["RS"] };
type Row = { tenantId: TenantId; leagueId: LeagueId; gameId: GameId; path: string; id: string; home: string };
let game: Row;

beforeAll(async () => {
  const { rows } = await sql<Row>`
    select tenant_id as "tenantId", league_id as "leagueId", game_id as "gameId", game_id::text as id,
      (select clubs.slug from teams join clubs using (tenant_id, club_id)
        where teams.tenant_id = games.tenant_id and teams.team_id = games.home_team_id) as home,
      '/seasons/' || seasons.slug || '/leagues/' || leagues.slug || '/rounds/' || rounds.slug || '/games/' || games.slug as path
    from games join leagues using (tenant_id, league_id) join seasons using (tenant_id, season_id) join rounds using (tenant_id, league_id, round_id)
      join tenants using (tenant_id)
    where tenants.slug = 'klb' and games.status = 'scheduled' and duel_slug is null order by tip_off limit 1`.execute(site.db);
  game = rows[0]!;
  const { tenantId, leagueId, gameId } = game;
  await broadcastsFor(site.db, tenantId).save({ leagueId, gameId }, station);
  const from = { amount: 450, currency: "RSD" };
  await outsideLinksFor(site.db, tenantId).save({ gameId }, { kind: "tickets", url: "https://ulaznice.example/450", from });
});

afterAll(async () => {
  const { tenantId, leagueId, gameId } = game;
  await broadcastsFor(site.db, tenantId).remove({ leagueId, gameId }, station.name);
  await outsideLinksFor(site.db, tenantId).remove("tickets", { gameId });
});

async function textOf(path: string): Promise<string> {
  const answer = await site.get("league-a", path);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
}

test("OUT2 a game to come names who shows it and where tickets are, and both links say that they lead away", async () => {
  const page = await browser.visit({ javaScriptEnabled: false });
  await page.goto(`${site.origin("league-a")}/sr${game.path}`);
  for (const name of ["Kanal Jedanaest (drugi sajt)", "Ulaznice od 450 RSD (drugi sajt)"]) {
    const link = page.locator("header").getByRole("link", { name });
    expect(await link.getAttribute("rel")).toBe("noopener");
  }
});

test("OUT2 search engines, calendars and programs are told the same", async () => {
  const html = await textOf(`/sr${game.path}`);
  const told = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, json]) => json).join("\n");
  expect(told).toContain('"priceCurrency":"RSD"');
  expect(told).toContain('"@type":"BroadcastEvent"');
  const ics = (await textOf(`/sr${game.path.slice(0, game.path.indexOf("/rounds/"))}/calendar.ics`)).replaceAll("\r\n ", "");
  const event = ics.split("BEGIN:VEVENT").find((each) => each.includes(game.id));
  expect(event).toContain("Kanal Jedanaest https://kanal11.example/");
  expect(event).toContain("https://ulaznice.example/450");
  const answer = gameWithBox.parse(JSON.parse(await textOf(`/v1${game.path}`)));
  expect(answer.broadcasts).toContainEqual(station);
  expect(answer.tickets?.from?.amount).toBe(450);
});

test("OUT3 OUT5 a club's page leads to its site and accounts, the foot of every page to the league's, and search engines are told", async () => {
  const page = await browser.visit({ javaScriptEnabled: false });
  await page.goto(`${site.origin("league-a")}/sr/clubs/${game.home}`);
  const website = page.locator("header").getByRole("link", { name: "Zvanični sajt (drugi sajt)" });
  expect(await website.getAttribute("href")).toBe(`https://${game.home}.example/`);
  const named = page.getByRole("contentinfo").getByRole("list", { name: "Liga na društvenim mrežama" }).getByRole("link");
  expect(await named.allTextContents()).toEqual(["Instagram", "X", "YouTube"]);
  const told = async (path: string) =>
    [...(await textOf(path)).matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, json]) => json).join("\n");
  expect(await told(`/sr/clubs/${game.home}`)).toMatch(new RegExp(`"sameAs":\\["https://${game.home}\\.example/"`));
  const { profiles } = clubWithHistory.parse(JSON.parse(await textOf(`/v1/clubs/${game.home}`)));
  expect(profiles[0]).toEqual({ kind: "website", url: `https://${game.home}.example/` });
  expect(await told("/sr")).toContain('"sameAs":["https://www.instagram.com/klb-example",');
});

function leaguePath(): string {
  return game.path.slice(0, game.path.indexOf("/rounds/"));
}

test("OUT4 lists of games to come lead there beside the link to the game, by keyboard and with a click of their own", async () => {
  const page = await browser.visit({ viewport: { width: 390, height: 844 } });
  for (const path of ["/sr", "/sr/schedule", `/sr${leaguePath()}`, `/sr/clubs/${game.home}`, `/sr${leaguePath()}/teams/${game.home}`]) {
    await page.goto(site.origin("league-a") + path);
    await settled(page);
    const card = page.locator("main li", { has: page.locator(`> a[href="/sr${game.path}"]`) }).filter({ hasText: station.name });
    const link = card.getByRole("link", { name: "Kanal Jedanaest (drugi sajt)" });
    expect([path, await link.getAttribute("href")]).toEqual([path, station.url]);
    expect(await card.getByRole("link", { name: "Ulaznice od 450 RSD (drugi sajt)" }).getAttribute("rel")).toBe("noopener");
    await card.locator("> a[data-spoils]").focus();
    await page.keyboard.press("Tab");
    // Where there is room for the hall its own link comes first (HALLS5).
    if (await card.locator("> a[href*='/halls/']").evaluateAll(([hall]) => hall === document.activeElement))
      await page.keyboard.press("Tab");
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    // Whatever lies around a link is the game's; the link itself is on top, and large enough for a finger.
    await link.click({ trial: true });
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(32);
    expect(await page.locator("a a").count()).toBe(0);
    // All of them stand in one line, on a phone too.
    const tops = await card.locator("ul > li").evaluateAll((all) => all.map((outlet) => outlet.getBoundingClientRect().top));
    expect(tops.length).toBeGreaterThan(1);
    expect([path, new Set(tops).size]).toEqual([path, 1]);
  }
});

test("OUT4 lists forget a broadcaster as soon as he is taken away", async () => {
  const { tenantId, leagueId, gameId } = game;
  const late = { ...station, name: "Kanal Dvanaest", url: null };
  for (const path of ["/sr", `/sr${leaguePath()}`]) await textOf(path);
  await broadcastsFor(site.db, tenantId).save({ leagueId, gameId }, late);
  const told = (path: string) => vi.waitFor(async () => expect(await textOf(path)).toContain(late.name), { timeout: 10_000, interval: 50 });
  await Promise.all([told("/sr"), told(`/sr${leaguePath()}`)]);
  await broadcastsFor(site.db, tenantId).remove({ leagueId, gameId }, late.name);
  await vi.waitFor(async () => expect(await textOf("/sr")).not.toContain(late.name), { timeout: 10_000, interval: 50 });
});

test.each(["light", "dark"] as const)("axe finds nothing on lists that lead there, %s", async (colorScheme) => {
  const page = await browser.visit({ viewport: { width: 390, height: 844 }, colorScheme, bypassCSP: true });
  for (const path of ["/ru", "/ru/schedule"]) {
    await page.goto(site.origin("league-a") + path);
    await settled(page);
    expect(await axeFaults(page)).toEqual([]);
  }
});
