import { plusDays } from "#core/kernel/calendar-day.ts";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import { moveGame } from "#server/league-office/move-game.ts";
import { browserForThisFile } from "../../support/browser/browser.ts";
import { demoSiteForThisFile } from "../../support/demo/demo-site.ts";
import { settled } from "../../support/browser/settled.ts";

const site = demoSiteForThisFile();
const browser = browserForThisFile();
const phone = { width: 390, height: 844 };
const open = "Vreme nije određeno";
let moved: { readonly tenantId: TenantId; readonly gameId: GameId; readonly day: string; readonly home: string; readonly away: string };

/** The last game of a day with several, its time taken back by the office. */
beforeAll(async () => {
  const { rows } = await sql<typeof moved>`
    select games.tenant_id as "tenantId", games.game_id as "gameId", (games.tip_off at time zone 'Europe/Belgrade')::date::text as day,
      home.name as home, away.name as away
    from games
    join tenant_hosts on tenant_hosts.tenant_id = games.tenant_id and tenant_hosts.host = 'league-a.localhost'
    join leagues on leagues.tenant_id = games.tenant_id and leagues.league_id = games.league_id and leagues.slug = 'first'
    join seasons on seasons.tenant_id = games.tenant_id and seasons.season_id = leagues.season_id and seasons.is_current
    join teams home on home.tenant_id = games.tenant_id and home.team_id = games.home_team_id
    join teams away on away.tenant_id = games.tenant_id and away.team_id = games.away_team_id
    where games.status = 'scheduled' and games.tip_off is not null
    order by games.tip_off, games.game_id limit 1`.execute(site.db);
  moved = rows[0]!;
  const order = { status: "scheduled", venueId: null, reason: "television", actor: "office", movedAt: Date.now() } as const;
  const answer = await moveGame(site.db, moved.tenantId, moved.gameId, { ...order, tipOff: null, tipOffDay: moved.day });
  if (answer.kind !== "moved") throw new Error(JSON.stringify(answer));
});

describe("a game whose time is to follow", () => {
  test("SCHED23 SCHED24 stands last on its day of the schedule, and leads to a page that says so, in no other time zone", async () => {
    const page = await browser.visit({ viewport: phone, timezoneId: "America/New_York" });
    await page.goto(`${site.origin("league-a")}/sr/schedule?day=${moved.day}&view=day&league=first`);
    await settled(page);
    const rows = page.locator("main section[aria-labelledby^=day-] a[data-spoils]");
    const row = rows.last();
    expect(await row.innerText()).toContain(open);
    expect(await rows.filter({ hasText: open }).count()).toBe(1);
    expect(await row.locator("[data-tip-off]").count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await row.click();
    const date = page.locator(`main time[datetime="${moved.day}"]`).first();
    await expect.poll(() => date.innerText()).toContain(` · ${open}`);
    await settled(page);
    expect(await date.innerText()).not.toMatch(/\d\d:\d\d/);
    expect(await page.locator("main header [data-tip-off], main [data-own-time]").count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const html = await (await site.get("league-a", new URL(page.url()).pathname)).text();
    expect(html).toContain(`"startDate":"${moved.day}"`);
  });

  test("SCHED29 is told in the calendar, on the first page and among all games of its league, and fits a phone", async () => {
    const page = await browser.visit({ viewport: phone });
    const month = `month=${moved.day.slice(0, 7)}&day=${moved.day}`;
    await page.goto(`${site.origin("league-a")}/sr/seasons/2026-27/leagues/first/tabs/Calendar?${month}`);
    await settled(page);
    await expect.poll(() => page.locator("main").innerText()).toContain(open);
    for (const path of ["/sr", "/sr/seasons/2026-27/leagues/first/tabs/AllGames"]) {
      await page.goto(site.origin("league-a") + path);
      await settled(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      expect([path, await page.locator("main").innerText()]).toEqual([path, expect.stringContaining(open)]);
    }
  });

  test("SCHED26 the calendar with scores and the one without hold it for the whole day, the API by its day", async () => {
    for (const spoilers of ["", "?spoilers=hide"]) {
      const answer = await site.get("league-a", `/sr/seasons/2026-27/leagues/first/calendar.ics${spoilers}`);
      const event = (await answer.text()).split("BEGIN:VEVENT").find((each) => each.includes(moved.gameId));
      expect(event).toContain(`DTSTART;VALUE=DATE:${moved.day.replaceAll("-", "")}`);
    }
    const asked = await site.get("league-a", `/v1/games?from=${moved.day}&to=${moved.day}`);
    const { data } = (await asked.json()) as { data: { id: string; tipOff: string | null; tipOffDay: string | null }[] };
    expect(data.at(-1)).toMatchObject({ id: moved.gameId, tipOff: null, tipOffDay: moved.day });
    const later = plusDays(moved.day, 1);
    const next = (await (await site.get("league-a", `/v1/games?from=${later}`)).json()) as { data: { id: string }[] };
    expect(next.data.map(({ id }) => id)).not.toContain(moved.gameId);
  });
});
