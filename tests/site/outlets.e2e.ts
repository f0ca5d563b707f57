import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { gameWithBox } from "#contract/api/game-shapes.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import { broadcastsFor, outsideLinksFor } from "#server/db/repositories/outlets.ts";
import type { LeagueId } from "#server/db/row-ids.ts";
import { browserForThisFile } from "../support/browser.ts";
import { demoSiteForThisFile } from "../support/demo-site.ts";

const site = demoSiteForThisFile();
const browser = browserForThisFile();
const station = { name: "Kanal Jedanaest", url: "https://kanal11.example/", languages: ["sr"], countries: ["RS"] };
type Row = { tenantId: TenantId; leagueId: LeagueId; gameId: GameId; path: string; id: string };
let game: Row;

beforeAll(async () => {
  const { rows } = await sql<Row>`
    select tenant_id as "tenantId", league_id as "leagueId", game_id as "gameId", game_id::text as id,
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

test("OUT2 the schedule says quietly who shows it", async () => {
  expect(await textOf("/sr/schedule")).toMatch(/Prenos: [^<]*Kanal Jedanaest/);
});
