import { sql } from "kysely";
import { expect, test } from "vitest";
import { browserForThisFile } from "../support/browser.ts";
import { demoSiteForThisFile } from "../support/demo-site.ts";

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
