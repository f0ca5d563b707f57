import { describe, expect, test } from "vitest";
import { apiBase, apiCalls } from "#contract/api/api-calls.ts";
import { locales } from "#contract/locale.ts";
import { pageTables } from "#server/exports/page-tables.ts";
import { browserForThisFile } from "../support/browser/browser.ts";
import { demoSiteForThisFile } from "../support/demo/demo-site.ts";
import { readPage } from "../support/browser/page-reading.ts";
import { pathWithin } from "../support/browser/site-crawler.ts";
import { settled } from "../support/browser/settled.ts";

const site = demoSiteForThisFile();
const browser = browserForThisFile();
const tenants = ["league-a", "league-b"] as const;

async function htmlOf(tenant: (typeof tenants)[number], locale: string): Promise<string> {
  const answer = await site.get(tenant, `/${locale}/developers`);
  expect([tenant, locale, answer.status]).toEqual([tenant, locale, 200]);
  return answer.text();
}

/** What a reader copies from the page's blocks of code. */
function snippetsOf(html: string): readonly string[] {
  const decoded = (text: string) => text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
  return [...html.matchAll(/<pre\b[^>]*><code>(.*?)<\/code><\/pre>/gs)].map(([, code = ""]) => decoded(code));
}

test.each(locales)("in %s: every call of the table, and no word left as its key or its mark", async (locale) => {
  const html = await htmlOf("league-a", locale);
  const [table] = pageTables(html);
  expect(table?.rows.map(([call, answer]) => [call, answer])).toEqual(
    Object.values(apiCalls).map(({ path, summary }) => [`GET ${apiBase}${path}`, summary]),
  );
  const games = table?.rows.find(([call]) => call === "GET /v1/games") ?? [];
  expect(games[2]).toBe(Object.keys(apiCalls.games.query).join(", "));
  const main = /<main\b.*<\/main>/s.exec(html)?.[0].replace(/<[^>]*>/g, " ") ?? "";
  expect(main).not.toMatch(/developers\.(?!csv)|`|\[\[|undefined/);
  // Code is never transliterated.
  expect(main).toContain("application/problem+json");
});

describe.each(tenants)("%s", (tenant) => {
  test("every link of the page and every calendar, feed and file it names answers", { timeout: 30_000 }, async () => {
    const html = await htmlOf(tenant, "en");
    const paths = [...new Set(readPage(html).links.map((link) => pathWithin(link, "/en/developers")))].filter((path) => path !== null);
    const kinds = new Map<string, string>();
    for (const path of paths) {
      const answer = await site.get(tenant, path);
      expect([path, answer.status < 400]).toEqual([path, true]);
      kinds.set(path, answer.headers.get("content-type") ?? "");
    }
    const ofKind = (kind: string) => [...kinds].filter(([, type]) => type.startsWith(kind)).map(([path]) => path);
    expect(ofKind("text/calendar")).toHaveLength(4);
    expect(ofKind("text/csv")).toHaveLength(2);
    expect(kinds.has("/v1/openapi.json")).toBe(true);
    expect(paths.filter((path) => path.includes("/embed/"))).toHaveLength(4);
  });

  test("what is copied from the page names addresses that answer", { timeout: 30_000 }, async () => {
    const snippets = snippetsOf(await htmlOf(tenant, "fr"));
    expect(snippets.filter((snippet) => snippet.startsWith("<iframe data-fullcourt "))).toHaveLength(4);
    const named = snippets.flatMap((snippet) => [...snippet.matchAll(/(?:src|href)="([^"]*)"|^curl "([^"]*)"/g)]);
    const urls = [...new Set(named.map(([, linked, asked]) => linked ?? asked ?? ""))];
    expect(urls).toHaveLength(7);
    for (const url of urls) {
      expect(url.startsWith(`${site.origin(tenant)}/`), url).toBe(true);
      const answer = await site.get(tenant, url.slice(site.origin(tenant).length).replaceAll("&amp;", "&"));
      expect([url, answer.status]).toEqual([url, 200]);
    }
    const asked = urls.find((url) => url.includes(`${apiBase}/games?`)) ?? "";
    const { data } = (await (await site.get(tenant, asked.slice(site.origin(tenant).length))).json()) as { data: readonly unknown[] };
    expect(data.length).toBeGreaterThan(0);
  });
});

test("the foot of every page leads here", async () => {
  const html = await (await site.get("league-b", "/sl")).text();
  expect(/<footer\b.*<\/footer>/s.exec(html)?.[0]).toContain('href="/sl/developers"');
});

describe("in a browser", () => {
  test.each([
    { locale: "ru", width: 390, colorScheme: "dark" },
    { locale: "sr", width: 1280, colorScheme: "light" },
  ] as const)("$locale at $width: only code and table are wider than the page", async ({ locale, width, colorScheme }) => {
    const page = await browser.visit({ colorScheme, viewport: { width, height: 900 } });
    await page.goto(`${site.origin("league-a")}/${locale}/developers`);
    await settled(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const scripts = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
    expect(scripts.filter((name) => /zod|api-calls/.test(name))).toEqual([]);
  });
});
