import { sql } from "kysely";
import { expect, test } from "vitest";
import { browserForThisFile } from "../support/browser/browser.ts";
import { demoSiteForThisFile } from "../support/demo/demo-site.ts";

const site = demoSiteForThisFile();
const browser = browserForThisFile();

type Counted = { readonly slug: string; readonly name: string; readonly games: number; readonly wins: number; readonly losses: number };

/** Out of the lines of games alone. */
async function counted(tenant: string): Promise<readonly Counted[]> {
  const { rows } = await sql<Counted>`
    select who.slug, who.name, count(*)::integer as games, (count(*) filter (where won))::integer as wins,
      (count(*) filter (where not won))::integer as losses
    from box_team_lines line
    join tenant_hosts host on host.tenant_id = line.tenant_id and host.host = ${`${tenant}.localhost`}
    join named_people who on who.tenant_id = line.tenant_id and who.role = 'coach' and who.name_key = search_key(line.coach)
    where line.counted or line.won is not null
    group by who.slug, who.name order by wins desc, losses, who.name`.execute(site.db);
  return rows;
}

test.each(["league-a", "league-b"] as const)(
  "COACH4 COACH3 %s: every coach of all seasons, and a career that a recount gives too",
  async (tenant) => {
    const coaches = await counted(tenant);
    expect(coaches.length).toBeGreaterThan(8);
    const page = await browser.visit();
    await page.goto(`${site.origin(tenant)}/en/clubs`);
    await page.getByRole("main").getByRole("link", { name: "Coaches" }).click();
    await page.getByRole("heading", { level: 1, name: "Coaches" }).waitFor();
    const table = page.getByRole("table", { name: "Coaches of all seasons by wins" });
    for (const { name, games, wins, losses } of coaches) {
      const row = table.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });
      const cells = await row.getByRole("cell").allInnerTexts();
      expect(cells.slice(1, 4), name).toEqual([games, wins, losses].map(String));
    }
    const [best] = coaches;
    await table.getByRole("link", { name: best!.name }).click();
    await page.getByRole("heading", { level: 1, name: best!.name }).waitFor();
    const record = page.getByRole("table", { name: `${best!.name}: record at home, away and in the play-offs` });
    const all = record.getByRole("row").filter({ has: page.getByRole("rowheader", { name: "All games" }) });
    expect((await all.getByRole("cell").allInnerTexts()).slice(0, 2)).toEqual([String(best!.games), `${best!.wins}–${best!.losses}`]);
    await page.getByRole("link", { name: "Games", exact: true }).last().click();
    await page.getByRole("heading", { level: 2, name: /Season/ }).waitFor();
  },
);

test("COACH4 coaches of this season stand by what they have won in it, their careers beside it", async () => {
  const { rows } = await sql<{ readonly wins: number }>`
    select count(*) filter (where line.won)::integer as wins from box_team_lines line
    join tenant_hosts host on host.tenant_id = line.tenant_id and host.host = 'league-a.localhost'
    join teams team on team.tenant_id = line.tenant_id and team.team_id = line.team_id
    join seasons term on term.tenant_id = team.tenant_id and term.season_id = team.season_id and term.is_current
    where line.coach <> ''`.execute(site.db);
  const page = await browser.visit();
  await page.goto(`${site.origin("league-a")}/en/coaches`);
  const table = page.getByRole("table", { name: "This season’s coaches by wins" });
  const cells = await table
    .locator("tbody tr")
    .evaluateAll((lines) => lines.map((line) => [...line.querySelectorAll("td")].map((cell) => cell.textContent ?? "")));
  const wins = cells.map((row) => Number(row[2]));
  expect(wins).toEqual(wins.toSorted((one, other) => other - one));
  // Whoever was dismissed in the midst of it is not on the bench any more.
  expect(wins.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(rows[0]!.wins);
  for (const row of cells) expect(row.at(-1)).toMatch(/^\d+–\d+$/);
});

test("COACH3 a coach's page says who he is to search engines, in each script, and its tables can be taken along", async () => {
  const [best] = await counted("league-a");
  const path = `/sr-cyrl/coaches/${best!.slug}`;
  const html = await (await site.get("league-a", path)).text();
  expect(html).toContain('"@type":"Person"');
  expect(html).toMatch(/<h1[^>]*>[\u0400-\u04ff ]+<\/h1>/);
  expect(html).toContain(`<link rel="canonical" href="http://league-a.localhost`);
  expect(html).toMatch(new RegExp(`hrefLang="ru"[^>]*/ru/coaches/${best!.slug}"`, "i"));
  expect(await (await site.get("league-a", `/en/coaches/${best!.slug}.csv`)).text()).toContain("Season");
  expect((await site.get("league-a", `/en/coaches/${best!.slug}.json`)).status).toBe(200);
  const list = await (await site.get("league-a", "/sitemaps/general.xml")).text();
  expect(list).toContain(`/en/coaches/${best!.slug}<`);
});

test.each(["nobody", "nobody/tabs/LatestGames", "%E0", "x".repeat(400), "tabs/LatestGames"])("COACH1 nobody is called %s", async (slug) => {
  const { status } = await site.get("league-a", `/en/coaches/${slug}`);
  expect([400, 404]).toContain(status);
});

test("COACH3 each row of a career leads to its team", async () => {
  const page = await browser.visit();
  const [best] = await counted("league-b");
  await page.goto(`${site.origin("league-b")}/sl/coaches/${best!.slug}`);
  await page.getByRole("main").getByRole("rowheader").getByRole("link").first().click();
  await page.waitForURL(/\/teams\//);
  expect(new URL(page.url()).pathname).toMatch(/^\/sl\/seasons\/.+\/teams\//);
});
