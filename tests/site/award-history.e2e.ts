import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { browserForThisFile } from "../support/browser/browser.ts";
import { demoSiteForThisFile } from "../support/demo/demo-site.ts";

const site = demoSiteForThisFile();
const browser = browserForThisFile();
const locale = "en";

/** Whom the first league named for something, season by season: straight from the rows. */
async function named(tenant: string, kind: string): Promise<readonly { season: string; slug: string | null; coach: string | null }[]> {
  const { rows } = await sql<{ season: string; slug: string | null; coach: string | null }>`
    select seasons.name as season, person.slug, award.coach from awards award
    join tenant_hosts host on host.tenant_id = award.tenant_id and host.host = ${`${tenant}.localhost`}
    join leagues on leagues.tenant_id = award.tenant_id and leagues.league_id = award.league_id and leagues.slug = 'first'
    join seasons on seasons.tenant_id = leagues.tenant_id and seasons.season_id = leagues.season_id
    left join persons person on person.tenant_id = award.tenant_id and person.person_id = award.person_id
    where award.kind = ${kind}`.execute(site.db);
  return rows;
}

describe.each(["league-a", "league-b"] as const)("champions and awards of %s", (tenant) => {
  test("HON6 every season's champion and whoever was named, the rounds' players by season", async () => {
    const page = await browser.visit({ javaScriptEnabled: false });
    await page.goto(`${site.origin(tenant)}/${locale}/history/awards`);
    const part = (name: string) => page.getByRole("region", { name, exact: true });
    const champions = await part("Champions").getByRole("listitem").allInnerTexts();
    expect(champions.length).toBe(2);
    for (const { season, slug } of await named(tenant, "most-valuable-player")) {
      const line = part("Most valuable player").getByRole("listitem").filter({ hasText: season });
      expect(await line.getByRole("link").first().getAttribute("href")).toBe(`/${locale}/players/${slug}`);
    }
    const coaches = await part("Coach of the season").innerText();
    for (const { coach } of await named(tenant, "coach-of-the-season")) expect(coaches).toContain(coach);
    expect(await part("Coach of the season").getByRole("link").first().getAttribute("href")).toContain(`/${locale}/coaches/`);
    const ofRounds = await named(tenant, "player-of-the-round");
    expect(ofRounds.length).toBeGreaterThan(20);
    expect(await part("Player of the round").getByRole("listitem", { includeHidden: true }).count()).toBe(ofRounds.length);
    expect(await part("Player of the round").getByRole("group").count()).toBe(3);
  });
});

test("HON6 another league is a link away, one that is none the first; the way leads there from the history and the seasons", async () => {
  const tenant = "league-a";
  const page = await browser.visit();
  await page.goto(`${site.origin(tenant)}/${locale}/seasons`);
  await page.getByRole("main").getByRole("link", { name: "Champions and awards" }).click();
  await page.getByRole("heading", { level: 1, name: "Champions and awards" }).waitFor();
  const other = page.getByRole("navigation", { name: "League" }).getByRole("link").nth(1);
  const name = await other.innerText();
  await other.click();
  await page.waitForURL(/\?league=/);
  // The address is there a moment before its page.
  await expect.poll(() => page.getByRole("navigation", { name: "League" }).locator("[aria-current]").innerText()).toBe(name);
  const first = await (await site.get(tenant, `/${locale}/history/awards`)).text();
  const unknown = await site.get(tenant, `/${locale}/history/awards?league=%00nobody`);
  expect(unknown.status).toBe(200);
  expect(main(await unknown.text())).toBe(main(first));
  const history = await (await site.get(tenant, `/${locale}/history/best-players`)).text();
  expect(history).toContain(`href="/${locale}/history/awards"`);
});

function main(html: string): string {
  return /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
}
