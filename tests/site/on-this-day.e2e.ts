import { sql } from "kysely";
import { expect, test } from "vitest";
import { axeFaults } from "../support/browser/axe-faults.ts";
import { browserForThisFile } from "../support/browser/browser.ts";
import { demoSiteForThisFile } from "../support/demo/demo-site.ts";

const site = demoSiteForThisFile();
const browser = browserForThisFile();

/** How many games of earlier years were played on today's date, straight from the rows. */
async function playedToday(tenant: string): Promise<number> {
  const { rows } = await sql<{ games: number }>`
    select count(*)::integer as games from games
    join tenants on tenants.tenant_id = games.tenant_id
    join tenant_hosts host on host.tenant_id = games.tenant_id and host.host = ${`${tenant}.localhost`}
    where games.status in ('ended', 'final', 'under-protest') and games.award is null
      and to_char(games.tip_off at time zone tenants.time_zone, 'MM-DD') = to_char(now() at time zone tenants.time_zone, 'MM-DD')
      and (games.tip_off at time zone tenants.time_zone)::date < (now() at time zone tenants.time_zone)::date`.execute(site.db);
  return rows[0]?.games ?? 0;
}

test.each(["league-a", "league-b"] as const)("DAY1 DAY3 %s: a link away from the best of all time", async (tenant) => {
  const page = await browser.visit({ viewport: { width: 390, height: 844 } });
  await page.goto(`${site.origin(tenant)}/en/history/best-players`);
  await page.getByRole("main").getByRole("link", { name: "On this day" }).click();
  await page.getByRole("heading", { level: 1, name: "On this day" }).waitFor();
  const games = page.getByRole("region", { name: "Played on this day" });
  const expected = await playedToday(tenant);
  expect(await games.locator('li > a[href*="/games/"]').count()).toBe(expected);
  const dates = await games.getByRole("heading", { level: 3 }).allInnerTexts();
  expect([new Set(dates).size, dates.length > 0]).toEqual([dates.length, expected > 0]);
  if (expected === 0) expect(await games.innerText()).toContain("No games were played on this day");
  expect(await page.getByRole("region", { name: "Birthdays this week" }).count()).toBe(1);
  expect(await axeFaults(page)).toEqual([]);
});
