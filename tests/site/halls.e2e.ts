import { sql } from "kysely";
import { expect, test } from "vitest";
import { browserForThisFile } from "../support/browser/browser.ts";
import { demoSiteForThisFile } from "../support/demo/demo-site.ts";

const site = demoSiteForThisFile();
const browser = browserForThisFile();
const number = new Intl.NumberFormat("en-GB");

type Counted = { readonly hall: string; readonly games: number; readonly average: number; readonly most: number };

/** Straight from the rows of the running season. */
async function counted(tenant: string): Promise<readonly Counted[]> {
  const { rows } = await sql<Counted>`
    select venues.name as hall, count(*)::integer as games, round(avg(games.attendance))::integer as average, max(games.attendance) as most
    from games
    join tenant_hosts host on host.tenant_id = games.tenant_id and host.host = ${`${tenant}.localhost`}
    join leagues on leagues.tenant_id = games.tenant_id and leagues.league_id = games.league_id
    join seasons on seasons.tenant_id = leagues.tenant_id and seasons.season_id = leagues.season_id and seasons.is_current
    join venues on venues.tenant_id = games.tenant_id and venues.venue_id = games.venue_id
    where games.attendance is not null and games.status in ('ended', 'final', 'under-protest', 'forfeited')
    group by venues.name order by venues.name`.execute(site.db);
  return rows;
}

test.each(["league-a", "league-b"] as const)("HALLS1 %s: who is at home where, and how many came", async (tenant) => {
  const page = await browser.visit();
  await page.goto(`${site.origin(tenant)}/en/clubs`);
  await page.getByRole("main").getByRole("link", { name: "Halls and attendance" }).click();
  await page.getByRole("heading", { level: 1, name: "Halls and attendance" }).waitFor();
  const halls = await counted(tenant);
  expect(halls.length).toBeGreaterThan(5);
  for (const { hall, games, average, most } of halls) {
    const row = page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: hall }) });
    const cells = await row.getByRole("cell").allInnerTexts();
    expect([hall, ...cells]).toEqual(
      expect.arrayContaining([hall, games, average, most].map((of) => (typeof of === "number" ? number.format(of) : of))),
    );
  }
  await page.getByRole("row").nth(1).getByRole("cell").getByRole("link").click();
  await page.waitForURL(/\/games\//);
});

test.each(["league-a", "league-b"] as const)(
  "HALLS2 HALLS6 %s: a hall says where it is, who plays there and how many came",
  async (tenant) => {
    const page = await browser.visit();
    await page.goto(`${site.origin(tenant)}/en/halls`);
    const { rows } = await sql<{ slug: string; name: string; address: string; mapped: boolean }>`
    select venues.slug, venues.name, address, latitude is not null as mapped from venues
    join tenant_hosts host on host.tenant_id = venues.tenant_id and host.host = ${`${tenant}.localhost`}
    where address is not null and exists (select from games join leagues using (tenant_id, league_id) join seasons using (tenant_id, season_id)
      where games.tenant_id = venues.tenant_id and games.venue_id = venues.venue_id and is_current) order by mapped desc, venues.slug limit 1`.execute(
      site.db,
    );
    const [hall] = rows;
    if (!hall) throw new Error(`${tenant} told of no hall where it is`);
    await page.getByRole("rowheader", { name: hall.name }).getByRole("link").click();
    await page.getByRole("heading", { level: 1, name: hall.name }).waitFor();
    await page.getByText(hall.address).waitFor();
    const map = page.getByRole("link", { name: "See it on OpenStreetMap (another site)" });
    expect(await map.getAttribute("href")).toMatch(hall.mapped ? /openstreetmap\.org\/\?mlat=/ : /openstreetmap\.org\/search/);
    expect(await page.getByRole("region", { name: "Home clubs" }).getByRole("link").count()).toBeGreaterThan(0);
    // Every game there, page after page, once.
    const played = new Set<string>();
    for (;;) {
      const games = page.getByRole("region", { name: "Games played here" }).locator("a[data-spoils]");
      for (const game of await games.all()) played.add((await game.getAttribute("data-spoils")) ?? "");
      const older = page.getByRole("link", { name: "Older games" });
      if ((await older.count()) === 0) break;
      const next = (await older.getAttribute("href")) ?? "";
      await page.goto(new URL(next, page.url()).href);
    }
    const all = await sql<{ games: number }>`
    select count(*)::integer as games from games join venues using (tenant_id, venue_id)
    join tenant_hosts host on host.tenant_id = games.tenant_id and host.host = ${`${tenant}.localhost`}
    where venues.slug = ${hall.slug} and games.status in ('abandoned', 'ended', 'final', 'under-protest', 'forfeited', 'annulled')`.execute(
      site.db,
    );
    expect(played.size).toBe(all.rows[0]?.games);
    for (const nothing of ["no-such-hall", `${hall.slug}?page=999`]) {
      expect((await site.get(tenant, `/en/halls/${nothing}`)).status).toBe(404);
    }
  },
);

test.each(["league-a", "league-b"] as const)("CROWD1 CROWD3 %s: before how many each club played, as the rows have it", async (tenant) => {
  const page = await browser.visit();
  await page.goto(`${site.origin(tenant)}/en/halls`);
  await page.getByRole("link", { name: "By club" }).click();
  await page.getByRole("heading", { level: 1, name: "Attendance by club" }).waitFor();
  const { rows } = await sql<{ team: string; games: number; average: number; most: number }>`
    select teams.name as team, count(*)::integer as games, round(avg(attendance))::integer as average, max(attendance) as most
    from games join tenant_hosts host on host.tenant_id = games.tenant_id and host.host = ${`${tenant}.localhost`}
    join teams on teams.team_id = games.home_team_id
    where attendance is not null and games.status in ('ended', 'final', 'under-protest', 'forfeited') and games.league_id = (
      select league_id from leagues join seasons using (tenant_id, season_id)
      where tenant_id = games.tenant_id and is_current order by leagues.place limit 1)
    group by teams.name order by avg(attendance) desc`.execute(site.db);
  expect(rows.length).toBeGreaterThan(5);
  for (const { team, games, average, most } of rows) {
    const row = page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: team }) });
    expect(await row.getByRole("cell").allInnerTexts()).toEqual(
      expect.arrayContaining([games, average, most].map((of) => number.format(of))),
    );
  }
  const file = await page.getByRole("link", { name: /Download as CSV: Clubs of/ }).getAttribute("href");
  expect((await site.get(tenant, file ?? "")).status).toBe(200);
});

test.each([
  ["/sr/clubs/gavran", "Poseta po klubovima"],
  ["/ru/clubs/gavran", "Посещаемость по клубам"],
  ["hall", "Poseta po klubovima"],
])("CROWD2 %s leads to how many each club plays before, without JavaScript", async (path, name) => {
  const page = await browser.visit({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  await page.goto(`${site.origin("league-a")}${path === "hall" ? "/sr/halls" : path}`);
  if (path === "hall") await page.getByRole("rowheader").getByRole("link").first().click();
  await page.getByRole("main").getByRole("link", { name, exact: true }).click();
  await page.getByRole("heading", { level: 1, name }).waitFor();
  expect(page.url()).toMatch(/\/halls\?view=teams$/);
});

test.each(["Standings", "AllGames", "LeagueLeaders"])(
  "CROWD2 the tab %s of a league leads to how many came in its season, without JavaScript",
  async (tab) => {
    const page = await browser.visit({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
    await page.goto(`${site.origin("league-a")}/en/seasons/2025-26/leagues/second/tabs/${tab}`);
    await page.getByRole("main").getByRole("link", { name: "Attendance by club", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Attendance by club" }).waitFor();
    const chosen = await page.getByRole("main").locator("[aria-current]").allInnerTexts();
    expect(chosen).toEqual(["By club", "Druga liga", "2025/26"]);
  },
);

test("HALLS5 by keyboard a game comes first and its hall after it; both lead to their own pages", async () => {
  const page = await browser.visit();
  await page.goto(`${site.origin("league-a")}/sr/schedule`);
  const game = page.locator("main a[data-spoils]").first();
  await game.focus();
  await page.keyboard.press("Tab");
  const hall = page.locator(":focus");
  const name = await hall.innerText();
  expect(await hall.getAttribute("href")).toMatch(/^\/sr\/halls\/[a-z0-9-]+$/);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name }).waitFor();
});
