import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { Language } from "#contract/locale.ts";
import { browserForThisFile } from "../support/browser/browser.ts";
import { demoSiteForThisFile } from "../support/demo/demo-site.ts";
import { settled } from "../support/browser/settled.ts";

const site = demoSiteForThisFile();
const browser = browserForThisFile();

/** The newest player of a round that news tells of, with where he stands. */
async function toldAward(host: string, locale: Language) {
  const { rows } = await sql<{ news: string; key: string; player: string; name: string; season: string; league: string; club: string }>`
    select words.slug as news, news.slug as key, person.slug as player, person.given_name || ' ' || person.family_name as name, season.slug as season,
      league.slug as league, club.slug as club
    from awards award join news_items news using (tenant_id, news_id)
    join news_texts words on words.news_id = news.news_id and words.locale = ${locale}
    join persons person on person.tenant_id = award.tenant_id and person.person_id = award.person_id
    join leagues league on league.tenant_id = award.tenant_id and league.league_id = award.league_id
    join seasons season on season.tenant_id = league.tenant_id and season.season_id = league.season_id
    join teams team on team.tenant_id = award.tenant_id and team.team_id = award.team_id
    join clubs club on club.tenant_id = team.tenant_id and club.club_id = team.club_id
    join tenant_hosts host on host.tenant_id = award.tenant_id and host.host = ${host}
    where news.published_at <= now() and league.on_landing_page order by news.published_at desc, news.slug limit 1`.execute(site.db);
  const [award] = rows;
  if (!award) throw new Error(`no news tells of an award in ${host}`);
  return award;
}

describe("HON5 news of an award", () => {
  test.each([
    ["league-a", "sr", "Vest: Igrač ", "Nagrade"],
    ["league-b", "sl", "Novica: Igralec ", "Nagrade"],
  ] as const)(
    "in %s is linked from season, player, club, table and first page, and leads back to its holder",
    async (tenant, locale, link, head) => {
      const award = await toldAward(`${tenant}.localhost`, locale);
      const page = await browser.visit({ viewport: { width: 390, height: 844 } });
      const address = `${site.origin(tenant)}/${locale}`;
      const standing = [
        "",
        `/seasons/${award.season}`,
        `/players/${award.player}`,
        `/clubs/${award.club}`,
        `/seasons/${award.season}/leagues/${award.league}/tabs/Standings`,
      ];
      for (const path of standing) {
        await page.goto(address + path);
        await settled(page);
        const news = page.getByRole("link", { name: link }).and(page.locator(`[href="/${locale}/news/${award.news}"]`));
        expect([path, await news.count()]).toEqual([path, 1]);
      }
      await page.getByRole("link", { name: link }).first().click();
      await page.waitForURL(`**/${locale}/news/${award.news}`);
      const told = page.getByRole("region", { name: head });
      await expect
        .poll(async () => told.getByRole("link", { name: award.name }).getAttribute("href"))
        .toBe(`/${locale}/players/${award.player}`);
      await page.close();
    },
  );

  test("is what search engines and the API are told", async () => {
    const award = await toldAward("league-a.localhost", "en");
    const html = await (await site.get("league-a", `/en/news/${award.news}`)).text();
    const article = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
      .map(([, text = ""]) => JSON.parse(text) as { "@type": string; about?: readonly { readonly award: string }[] })
      .find((each) => each["@type"] === "NewsArticle");
    const url = `${site.origin("league-a")}/en/players/${award.player}`;
    expect(article?.about).toMatchObject([{ "@type": "Person", name: award.name, url }]);
    expect(article?.about?.[0]?.award).toMatch(/^Player of round \d+$/);
    const answer = (await (await site.get("league-a", `/v1/news/${award.key}`)).json()) as { awards: unknown };
    expect(answer.awards).toMatchObject([{ kind: "player-of-the-round", player: { slug: award.player }, coach: null, month: null }]);
  });
});
