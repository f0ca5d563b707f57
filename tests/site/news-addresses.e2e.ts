import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { addresses, fileAddresses } from "#contract/addresses.ts";
import { languageOf, languageTag, locales, type Locale } from "#contract/locale.ts";
import { browserForThisFile } from "../support/browser/browser.ts";
import { demoSiteForThisFile } from "../support/demo/demo-site.ts";
import { readPage } from "../support/browser/page-reading.ts";
import { settled } from "../support/browser/settled.ts";

const site = demoSiteForThisFile();
const browser = browserForThisFile();

type Piece = { readonly key: string; readonly slugs: Readonly<Record<string, string>>; readonly titles: Readonly<Record<string, string>> };
let piece: Piece;

/** The newest piece of the league, in all its languages. */
beforeAll(async () => {
  const { rows } = await sql<Piece>`
    select item.slug as key, json_object_agg(words.locale, words.slug) as slugs, json_object_agg(words.locale, words.title) as titles
    from news_items item join news_texts words using (tenant_id, news_id) join tenant_hosts host using (tenant_id)
    where host.host = 'league-a.localhost' and item.published_at <= now()
    group by item.news_id, item.slug, item.published_at order by item.published_at desc, item.slug limit 1`.execute(site.db);
  piece = rows[0]!;
});

function pathIn(locale: Locale): string {
  return addresses.newsItem(locale, piece.slugs[languageOf(locale)]!);
}

async function answerAt(path: string): Promise<readonly [status: number, location: string | null]> {
  const answer = await site.get("league-a", path);
  await answer.body?.cancel();
  return [answer.status, answer.headers.get("location")];
}

describe("EDIT8 EDIT12 the address of a story", () => {
  test("has a slug of each language, and any other of its slugs leads there for good, a page of data too", async () => {
    expect(new Set(Object.values(piece.slugs)).size).toBeGreaterThan(4);
    for (const locale of locales) {
      expect([locale, await answerAt(pathIn(locale))]).toEqual([locale, [200, null]]);
      for (const slug of new Set([piece.key, ...Object.values(piece.slugs)])) {
        const path = addresses.newsItem(locale, slug);
        if (path === pathIn(locale)) continue;
        const before = site.roundTrips();
        expect([path, await answerAt(path)]).toEqual([path, [301, pathIn(locale)]]);
        expect(site.roundTrips() - before).toBeLessThanOrEqual(4);
      }
    }
    const data = await site.get("league-a", `/en/news/${piece.key}.data`);
    expect([data.status, data.headers.get("location")]).toEqual([301, pathIn("en")]);
    // The placeholder of the specification names no story.
    expect((await answerAt("/ru/news/_news"))[1]).toBe("/ru/news");
  });

  test.each([
    "nobody",
    "x".repeat(3000),
    "A",
    "..",
    "%00",
    "%FF",
    "%",
    "a--b",
    "-",
    encodeURIComponent("вест"),
    "1e3",
    "'",
    "a%2Fb",
    "%EF%BC%91",
  ])("/news/%s is nothing, and breaks nothing", async (slug) => {
    const [status, location] = await answerAt(`/fr/news/${slug}`);
    expect(status).toBeGreaterThanOrEqual(300);
    expect(status).toBeLessThan(500);
    // Only a spelling is mended; what is there then is nothing.
    if (status < 400) expect((await answerAt(location ?? ""))[0]).toBe(404);
  });

  test("of another league is nothing in any language", async () => {
    for (const slug of [piece.key, piece.slugs["sl"]!]) expect((await site.get("league-b", `/sl/news/${slug}`)).status).toBe(404);
  });
});

describe("EDIT9 a story in other languages", () => {
  test("each page names all others, which name it back: heads, JSON-LD, sitemap", async () => {
    const origin = site.origin("league-a");
    const expected = new Map([
      ...locales.map((locale) => [languageTag(locale), origin + pathIn(locale)] as const),
      ["x-default", origin + pathIn("sr")],
    ]);
    const sitemap = await (await site.get("league-a", "/sitemaps/news.xml")).text();
    for (const locale of locales) {
      const html = await (await site.get("league-a", pathIn(locale))).text();
      const { alternates, canonical, way } = readPage(html);
      expect([locale, alternates, canonical, way?.at(-1)]).toEqual([locale, expected, origin + pathIn(locale), origin + pathIn(locale)]);
      expect(html).toContain(`property="og:url" content="${origin}${pathIn(locale)}"`);
      expect(html).toContain(`"mainEntityOfPage":"${origin}${pathIn(locale)}"`);
      const [, url = ""] = new RegExp(`<url><loc>${origin}${pathIn(locale)}</loc>(.*?)</url>`, "s").exec(sitemap) ?? [];
      expect(new Map([...url.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, tag = "", href = ""]) => [tag, href]))).toEqual(
        expected,
      );
    }
  });

  test("the language menu leads to the story's own address there, without scripts and after moving within the site", async () => {
    for (const javaScriptEnabled of [false, true]) {
      const page = await browser.visit({ javaScriptEnabled });
      await page.goto(`${site.origin("league-a")}/en/news`);
      if (javaScriptEnabled) await settled(page);
      await page
        .locator(`main a[href="${pathIn("en")}"]`)
        .first()
        .click();
      await page.waitForURL(`**${pathIn("en")}`);
      const leads = async () =>
        page
          .locator("#language-menu a")
          .evaluateAll((links) => links.map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]));
      const six = locales.filter((locale) => locale !== "sr-cyrl").map((locale) => [languageTag(locale), pathIn(locale)]);
      // The address changes before what is drawn of it.
      await expect.poll(leads).toEqual(expect.arrayContaining(six));
      if (!javaScriptEnabled) {
        await page.close();
        continue;
      }
      await page.getByRole("button", { name: "EN" }).click();
      await page.locator('#language-menu a[hreflang="ru"]').click();
      await page.waitForURL(`**${pathIn("ru")}`);
      await settled(page);
      expect(await page.locator("h1").textContent()).toBe(piece.titles["ru"]);
      // Away from the story, the menu keeps the path.
      await page.locator('main a[href="/ru/news"]').first().click();
      await page.waitForURL("**/ru/news");
      await expect.poll(leads).toContainEqual(["fr", "/fr/news"]);
      await page.close();
    }
  });

  test.each(["en", "ru", "sr-cyrl"] as const)("in %s all that leads to it leads there: list, home, feeds, search, API", async (locale) => {
    const of = async (path: string) => (await site.get("league-a", path)).text();
    const href = `"${pathIn(locale)}"`;
    expect(await of(`/${locale}/news`)).toContain(`href=${href}`);
    expect(await of(`/${locale}`)).toContain(`href=${href}`);
    const origin = site.origin("league-a");
    expect(await of(fileAddresses.newsRss(locale))).toContain(`<link>${origin}${pathIn(locale)}</link>`);
    const feed = JSON.parse(await of(fileAddresses.newsJson(locale))) as { items: { id: string; url: string }[] };
    // What readers of feeds know it by is the same for good, and leads to it.
    expect(feed.items).toContainEqual(
      expect.objectContaining({ id: origin + addresses.newsItem(locale, piece.key), url: origin + pathIn(locale) }),
    );
    const words = encodeURIComponent(piece.titles[languageOf(locale)] ?? "");
    expect(await of(`/v2/website/search?q=${words}&limit=10&locale=${locale}`)).toContain(`"href":${href}`);
    const item = JSON.parse(await of(`/v1/news/${piece.key}?locale=${locale}`)) as Record<string, unknown>;
    expect(item).toMatchObject({ slug: piece.key, page: origin + pathIn(locale), href: `${origin}/v1/news/${piece.key}` });
    expect(JSON.parse(await of(`/v1/news/${piece.slugs[languageOf(locale)]}?locale=${locale}`))).toEqual(item);
  });
});
