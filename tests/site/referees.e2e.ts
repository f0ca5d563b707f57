import { sql } from "kysely";
import { expect, test } from "vitest";
import { browserForThisFile } from "../support/browser/browser.ts";
import { demoSiteForThisFile } from "../support/demo/demo-site.ts";

const site = demoSiteForThisFile();
const browser = browserForThisFile();

type Counted = { readonly name: string; readonly slug: string; readonly games: number; readonly chief: number; readonly path: string };

/** Out of the logs alone: the demo corrects no officials. */
async function counted(tenant: string): Promise<readonly Counted[]> {
  const { rows } = await sql<Counted>`
    select official ->> 'name' as name, who.slug, count(*)::integer as games,
      (count(*) filter (where official ->> 'role' = 'crew-chief'))::integer as chief,
      min('/seasons/' || term.slug || '/leagues/' || leagues.slug || '/rounds/' || rounds.slug || '/games/' || games.slug)
        filter (where games.duel_slug is null) as path
    from game_events said cross join lateral jsonb_array_elements(said.payload -> 'officials') official
    join games using (tenant_id, game_id)
    join rounds using (tenant_id, league_id, round_id)
    join leagues using (tenant_id, league_id)
    join seasons term on term.tenant_id = leagues.tenant_id and term.season_id = leagues.season_id and term.is_current
    join tenant_hosts host on host.tenant_id = games.tenant_id and host.host = ${`${tenant}.localhost`}
    join named_people who on who.tenant_id = games.tenant_id and who.role = 'referee' and who.name_key = search_key(official ->> 'name')
    where said.type = 'officials.set' and official ->> 'role' in ('crew-chief', 'umpire-1', 'umpire-2')
      and games.status in ('ended', 'final', 'under-protest', 'forfeited')
    group by 1, 2 order by games desc, chief desc, name`.execute(site.db);
  return rows;
}

test.each(["league-a", "league-b"] as const)("REF1 REF2 REF3 %s: who refereed, as the logs say it", async (tenant) => {
  const referees = await counted(tenant);
  expect(referees.length).toBeGreaterThan(8);
  const page = await browser.visit();
  await page.goto(`${site.origin(tenant)}/en/clubs`);
  await page.getByRole("main").getByRole("link", { name: "Referees" }).click();
  await page.getByRole("heading", { level: 1, name: "Referees" }).waitFor();
  for (const { name, games, chief } of referees) {
    const row = page.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });
    expect((await row.getByRole("cell").allInnerTexts()).slice(0, 2), name).toEqual([String(games), String(chief)]);
  }
  const [first] = referees;
  await page.goto(`${site.origin(tenant)}/en${first!.path}`);
  await page.getByRole("main").getByRole("link", { name: first!.name }).first().click();
  await page.getByRole("heading", { level: 1, name: first!.name }).waitFor();
  const refereed = page.locator("section").filter({ hasNot: page.getByRole("heading", { name: "Appointments" }) });
  expect(await refereed.locator("li a[data-spoils]").count()).toBe(first!.games);
  expect(await page.getByRole("main").innerText()).not.toMatch(/wins|losses/i);
});

test("COACH3 a game's page leads to its coaches", async () => {
  const [first] = await counted("league-a");
  const html = await (await site.get("league-a", `/sr${first!.path}`)).text();
  expect(html).toMatch(/href="\/sr\/coaches\/[a-z-]+"/);
  expect(html).toMatch(/href="\/sr\/referees\/[a-z-]+"/);
});

type ToCome = { readonly path: string; readonly name: string; readonly slug: string };

test.each(["league-a", "league-b"] as const)(
  "REF4 REF6 REF5 %s: a game to come leads to its referees, and they lead to it",
  async (tenant) => {
    const { rows } = await sql<ToCome>`
    select '/seasons/' || term.slug || '/leagues/' || leagues.slug || '/rounds/' || rounds.slug || '/games/' || games.slug as path,
      call.name, who.slug
    from game_appointments call
    join games using (tenant_id, game_id)
    join rounds using (tenant_id, league_id, round_id)
    join leagues using (tenant_id, league_id)
    join seasons term on term.tenant_id = leagues.tenant_id and term.season_id = leagues.season_id
    join tenant_hosts host on host.tenant_id = games.tenant_id and host.host = ${`${tenant}.localhost`}
    join named_people who on who.tenant_id = games.tenant_id and who.role = 'referee' and who.name_key = search_key(call.name)
    where call.role = 'crew-chief' and games.status = 'scheduled' order by games.tip_off limit 1`.execute(site.db);
    const [first] = rows;
    const page = await browser.visit();
    await page.goto(`${site.origin(tenant)}/en${first!.path}/tabs/GameReport`);
    await page.getByRole("heading", { name: "Officials appointed" }).waitFor();
    await page.getByRole("main").getByRole("link", { name: first!.name }).click();
    await page.getByRole("heading", { level: 1, name: first!.name }).waitFor();
    const region = page.locator("section").filter({ has: page.getByRole("heading", { name: "Appointments" }) });
    const hrefs = await region.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(hrefs).toContain(`/en${first!.path}`);
  },
);

test.each(["nobody", "%E0", "x".repeat(400)])("REF2 nobody is called %s", async (slug) => {
  expect([400, 404]).toContain((await site.get("league-a", `/en/referees/${slug}`)).status);
});
