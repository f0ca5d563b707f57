import { sql } from "kysely";
import { expect, test } from "vitest";
import { browserForThisFile } from "../support/browser/browser.ts";
import { demoSiteForThisFile } from "../support/demo/demo-site.ts";

const site = demoSiteForThisFile();
const browser = browserForThisFile();
const phone = { width: 390, height: 844 };

test("COMPARE4 who stands alone is offered players to compare him with: team-mates, those of his position, the leading scorers, each once, without JavaScript", async () => {
  const { rows } = await sql<{ slug: string }>`
    select person.slug from tenant_hosts host
    join player_careers career on career.tenant_id = host.tenant_id and career.phase = 'all'
    join persons person on person.tenant_id = career.tenant_id and person.person_id = career.person_id
    where host.host = 'league-a.localhost' and exists (select from player_season_totals total
      join seasons season on season.tenant_id = total.tenant_id and season.season_id = total.season_id and season.is_current
      where total.tenant_id = career.tenant_id and total.person_id = career.person_id)
    order by career.games desc, person.slug limit 1`.execute(site.db);
  const slug = rows[0]?.slug ?? "?";
  const page = await browser.visit({ viewport: phone, javaScriptEnabled: false });
  await page.goto(`${site.origin("league-a")}/en/players/${slug}/compare?mode=totals`);
  const offers = page.locator("main section");
  expect(await offers.getByRole("heading").allInnerTexts()).toEqual([
    "Team-mates",
    "Same position, same league",
    "Leading scorers of the league",
  ]);
  const links = await offers.locator("li a").evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(links.length).toBeGreaterThan(12);
  expect(new Set(links).size).toBe(links.length);
  expect(links.filter((href) => !new RegExp(`^/en/players/${slug}/compare/[^/]+\\?mode=totals$`).test(href))).toEqual([]);
  expect(links.filter((href) => href.includes(`/compare/${slug}?`))).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  await offers.locator("li a").last().click();
  await page.waitForURL(`**${links.at(-1)}`);
  await expect.poll(() => page.locator("main tbody tr").count()).toBeGreaterThan(10);
  // Who looks for somebody by name is offered whom he finds.
  await page.goto(`${site.origin("league-a")}/en/players/${slug}/compare?add=ma`);
  expect(await page.getByRole("heading", { name: "Team-mates" }).count()).toBe(0);
});
