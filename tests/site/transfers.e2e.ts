import { parse } from "csv-parse/sync";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { addresses } from "#contract/addresses.ts";
import { browserForThisFile } from "../support/browser/browser.ts";
import { demoSiteForThisFile } from "../support/demo/demo-site.ts";
import { settled } from "../support/browser/settled.ts";

type Mover = { readonly slug: string; readonly family: string; readonly from: string; readonly to: string };
type ApiTransfer = { player: { slug: string }; from: { slug: string } | null; to: { slug: string } | null; day: string | null };

const site = demoSiteForThisFile();
const browser = browserForThisFile();
const season = "2026-27";

/** Who was on one club's list to the end of the season before and is on another's from the beginning: straight from the rows. */
async function moversOf(tenant: string): Promise<readonly Mover[]> {
  const { rows } = await sql<Mover>`
    select person.slug, person.family_name as family, old.slug as from, now.slug as to
    from tenant_hosts host
    join persons person using (tenant_id)
    join rosters past on past.tenant_id = person.tenant_id and past.person_id = person.person_id
    join teams past_team on past_team.team_id = past.team_id
    join seasons past_season on past_season.season_id = past_team.season_id and past_season.slug = '2025-26' and past.valid_to = past_season.ends_on
    join clubs old on old.club_id = past_team.club_id
    join rosters next on next.tenant_id = person.tenant_id and next.person_id = person.person_id
    join teams next_team on next_team.team_id = next.team_id
    join seasons next_season on next_season.season_id = next_team.season_id and next_season.slug = ${season} and next.valid_from = next_season.starts_on
    join clubs now on now.club_id = next_team.club_id
    where host.host = ${`${tenant}.localhost`} and old.club_id <> now.club_id
    order by person.slug`.execute(site.db);
  return rows;
}

async function apiTransfers(tenant: "league-a" | "league-b", query = ""): Promise<readonly ApiTransfer[]> {
  const found: ApiTransfer[] = [];
  let next: string | null = `/v1/seasons/${season}/transfers?limit=100${query}`;
  while (next !== null) {
    const answer = await site.get(tenant, next);
    expect([next, answer.status]).toEqual([next, 200]);
    const list = (await answer.json()) as { data: ApiTransfer[]; next: string | null };
    found.push(...list.data);
    next = list.next === null ? null : new URL(list.next).pathname + new URL(list.next).search;
  }
  return found;
}

describe.each([
  ["league-a", "sr"],
  ["league-b", "sl"],
] as const)("transfers of %s", (tenant, locale) => {
  test("TRANSFER2 TRANSFER5 stand on their page, in its files and in the API alike", async () => {
    const movers = await moversOf(tenant);
    expect(movers.length).toBeGreaterThan(0);
    const api = await apiTransfers(tenant);
    const told = api.map(({ player, from, to, day }) => [player.slug, from?.slug, to?.slug, day].join(" "));
    expect(told).toEqual(expect.arrayContaining(movers.map(({ slug, from, to }) => `${slug} ${from} ${to} `)));
    const path = addresses.seasonTransfers(locale, season);
    const html = await (await site.get(tenant, path)).text();
    const csvLink = [...html.matchAll(/href="([^"]*\.csv\?[^"]*)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&")).at(-1) ?? "";
    const lines = parse(await (await site.get(tenant, csvLink)).text(), { bom: true });
    expect(lines.length - 1).toBe(api.length);
    expect(html.split(movers[0]?.slug ?? "?").length).toBeGreaterThan(1);
  });

  test("TRANSFER5 the menu leads to those of the season that is played, its page tells the latest and leads there, and so does every other season's", async () => {
    const page = await browser.visit({ javaScriptEnabled: false });
    await page.goto(`${site.origin(tenant)}/${locale}/seasons/${season}`);
    const path = addresses.seasonTransfers(locale, season);
    expect(await page.locator(`footer a[href="${path}"]`).count()).toBe(1);
    const part = page.locator("main section").filter({ has: page.locator(`a[href="${path}"]`) });
    const latest = (await apiTransfers(tenant)).slice(0, 6).map(({ player }) => `/${locale}/players/${player.slug}`);
    const links = await part.locator("li a").evaluateAll((found) => found.map((link) => link.getAttribute("href")));
    expect(links).toEqual(latest);
    await part.locator(`a[href="${path}"]`).click();
    await page.waitForURL(`**${path}`);
    const seasons = page.locator("main nav a");
    await expect.poll(() => seasons.and(page.locator("[aria-current]")).getAttribute("href")).toBe(path);
    expect(await seasons.count()).toBe(3);
    await seasons.nth(1).click();
    await page.waitForURL(`**${addresses.seasonTransfers(locale, "2025-26")}`);
    await expect.poll(() => page.locator("main tbody tr").count()).toBeGreaterThan(3);
  });

  test("TRANSFER5 a phone has room for all columns of them", async () => {
    const page = await browser.visit({ viewport: { width: 390, height: 844 } });
    await page.goto(site.origin(tenant) + addresses.seasonTransfers(locale, season));
    await settled(page);
    const [table, heads] = [page.locator("main table"), page.locator("main thead th:visible")];
    expect(await heads.count()).toBe(3);
    expect(await table.evaluate(({ parentElement: area }) => area!.scrollWidth - area!.clientWidth)).toBeLessThanOrEqual(0);
    const { right } = await heads.last().evaluate((head) => head.getBoundingClientRect().toJSON() as DOMRect);
    expect(right).toBeLessThanOrEqual(390);
  });

  test("TRANSFER2 of one club stand on its page of the season, and lead to the clubs of the player's career", async () => {
    const [mover] = await moversOf(tenant);
    if (!mover) throw new Error("nobody has changed clubs");
    const own = await apiTransfers(tenant, `&club=${mover.to}`);
    expect(own.every(({ from, to }) => from?.slug === mover.to || to?.slug === mover.to)).toBe(true);
    const page = await browser.visit({ viewport: { width: 390, height: 844 } });
    await page.goto(`${site.origin(tenant)}/${locale}/seasons/${season}/clubs/${mover.to}`);
    await settled(page);
    const link = page.locator(`main li a[href$="/players/${mover.slug}"]`).first();
    expect(await link.textContent()).toContain(mover.family);
    await link.click();
    await page.waitForURL(`**/players/${mover.slug}`);
    const stays = page.locator("main ol > li");
    await expect.poll(() => stays.first().locator("a").getAttribute("href")).toBe(`/${locale}/clubs/${mover.to}`);
    expect(await stays.nth(1).locator("a").getAttribute("href")).toBe(`/${locale}/clubs/${mover.from}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test("TRANSFER2 what is not there answers 404, and a club nobody knows has none", async () => {
  for (const path of ["/v1/seasons/1999-00/transfers", "/en/seasons/1999-00/transfers", "/en/seasons/%00/transfers"])
    expect([path, (await site.get("league-a", path)).status]).toEqual([path, path.includes("%00") ? 400 : 404]);
  expect((await site.get("league-a", `/v1/seasons/${season}/transfers?club=nobody`)).status).toBe(200);
  expect(await apiTransfers("league-a", "&club=nobody")).toEqual([]);
});
