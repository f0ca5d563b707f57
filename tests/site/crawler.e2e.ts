import { afterAll, describe, expect, test } from "vitest";
import { languageTag, locales, type Locale } from "#contract/locale.ts";
import { browserForThisFile } from "../support/browser.ts";
import { demoSiteForThisFile } from "../support/demo-site.ts";
import { messageKeys } from "../support/message-keys.ts";
import { readPage, type ReadPage } from "../support/page-reading.ts";
import { crawl, isOtherLanguage, kindOf, pathWithin, type Crawled } from "../support/site-crawler.ts";

/**
 * Run by `CRAWL=some` or `CRAWL=all`: it takes longer than a usual run may. The addresses of both demo leagues. In the league's own language so many of each kind are followed, in the others a few
 * of these are read. `CRAWL=all` follows every link of every page to its end, reads all in every language, and opens one
 * of each kind in the browser in each language: there are tens of thousands, too many for each run.
 */
const everything = process.env["CRAWL"] === "all";
const followedOfEachKind = everything ? Infinity : 25;
const readOfEachKind = everything ? Infinity : 2;
const minutes = everything ? 60 : 6;

const site = demoSiteForThisFile();
const browser = browserForThisFile();
const ownLocale = { "league-a": "sr", "league-b": "sl" } as const satisfies Record<string, Locale>;
const found = new Map<string, Crawled>();
const keys = messageKeys();

afterAll(() => found.clear());

async function namesOfOther(tenant: "league-a" | "league-b"): Promise<readonly string[]> {
  const other = tenant === "league-a" ? "league-b" : "league-a";
  const names = (host: string) =>
    site.db
      .selectFrom("clubs")
      .innerJoin("tenant_hosts", "tenant_hosts.tenant_id", "clubs.tenant_id")
      .where("tenant_hosts.host", "=", `${host}.localhost`)
      .select("clubs.name")
      .execute();
  const own = new Set((await names(tenant)).map(({ name }) => name));
  const clubs = (await names(other)).map(({ name }) => name).filter((name) => !own.has(name));
  expect(clubs.length).toBeGreaterThan(5);
  return [...clubs, `${other}.localhost`];
}

/** What is wrong with a page whatever it shows. */
function faultsOf(path: string, page: ReadPage, locale: Locale, others: readonly string[]): string[] {
  const faults: string[] = [];
  if (page.language !== languageTag(locale)) faults.push(`${path} says it is in ${page.language}`);
  if (page.title === "") faults.push(`${path} has no title`);
  if (page.headings !== 1) faults.push(`${path} has ${page.headings} first headings`);
  if (page.canonical === null) faults.push(`${path} has no canonical address`);
  if (page.alternates.length !== locales.length + 1) faults.push(`${path} names ${page.alternates.length} versions in other languages`);
  for (const text of page.texts) {
    if (keys.has(text.trim())) faults.push(`${path} shows the key ${text}`);
    if (/\bundefined\b|\bNaN\b|\[object |\{[a-z]+\}/i.test(text)) faults.push(`${path} shows “${text.slice(0, 80)}”`);
    const name = others.find((other) => text.includes(other));
    if (name !== undefined) faults.push(`${path} names ${name} of the other league`);
  }
  return faults;
}

describe.runIf(process.env["CRAWL"]).each(["league-a", "league-b"] as const)("%s", (tenant) => {
  test(
    "every link of every page leads to a page",
    async () => {
      const others = await namesOfOther(tenant);
      const locale = ownLocale[tenant];
      const faults: string[] = [];
      const crawled = await crawl({
        get: (path) => site.get(tenant, path),
        locale,
        start: [`/${locale}`],
        skip: isEnoughOfItsKind(),
        onPage: (path, page) => faults.push(...faultsOf(path, page, locale, others)),
      });
      found.set(tenant, crawled);
      const kinds = Map.groupBy(crawled.pages.keys(), kindOf);
      process.stdout.write(`${tenant}: ${crawled.pages.size} pages of ${kinds.size} kinds, ${crawled.others.size} files\n`);
      expect(crawled.dead.slice(0, 40).map(({ path, status, from }) => `${path} answers ${status}, linked from ${from}`)).toEqual([]);
      expect(faults.slice(0, 40)).toEqual([]);
      expect(kinds.size).toBeGreaterThan(40);
    },
    minutes * 60_000,
  );

  test.each(locales.filter((locale) => locale !== ownLocale[tenant]))(
    "the same in %s",
    async (locale) => {
      const crawled = found.get(tenant);
      if (!crawled) throw new Error("the league's own language was not read");
      const others = await namesOfOther(tenant);
      const inOwn = (path: string) => path.replace(/^\/[a-z-]+(?=[/?.]|$)/, `/${ownLocale[tenant]}`);
      const faults: string[] = [];
      for (const paths of Map.groupBy(crawled.pages.keys(), kindOf).values()) {
        for (const own of spread(paths, readOfEachKind)) {
          const path = own.replace(`/${ownLocale[tenant]}`, `/${locale}`);
          const answer = await site.get(tenant, path);
          if (answer.status !== 200) faults.push(`${path} answers ${answer.status}`);
          const page = readPage(await answer.text());
          faults.push(...faultsOf(path, page, locale, others));
          for (const link of page.links) {
            const target = pathWithin(link, path);
            if (target === null || isOtherLanguage(target, locale)) continue;
            if (!everything && crawled.kinds.has(kindOf(target))) continue;
            const known = crawled.pages.has(inOwn(target)) || crawled.others.has(inOwn(target)) || crawled.others.has(target);
            if (!known && !(await isAlive(tenant, target))) faults.push(`${path} leads to ${target}`);
          }
        }
      }
      expect(faults.slice(0, 40)).toEqual([]);
    },
    minutes * 60_000,
  );
});

/** Lists with parameters are a kind of their own. */
function isEnoughOfItsKind(): (path: string) => boolean {
  const counts = new Map<string, number>();
  return (path) => {
    const kind = `${kindOf(path)}${path.includes("?") ? "?" : ""}`;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count > followedOfEachKind;
  };
}

const alive = new Map<string, boolean>();

/** Some links differ by language: a document's version, a page's own feed. */
async function isAlive(tenant: "league-a" | "league-b", path: string): Promise<boolean> {
  const key = `${tenant} ${path}`;
  const before = alive.get(key);
  if (before !== undefined) return before;
  const { status } = await site.get(tenant, path);
  alive.set(key, status >= 200 && status < 400);
  return status >= 200 && status < 400;
}

describe.runIf(process.env["CRAWL"]).each(["league-a", "league-b"] as const)("%s in a browser", (tenant) => {
  test(
    "one page of each kind opens without a complaint",
    async () => {
      const crawled = found.get(tenant);
      if (!crawled) throw new Error("the league's own language was not read");
      const kinds = [...Map.groupBy(crawled.pages.keys(), kindOf).values()];
      const page = await browser.visit({ viewport: { width: 390, height: 844 } });
      for (const [index, paths] of kinds.entries()) {
        const inTurn = everything ? locales : [locales[index % locales.length] ?? "en"];
        for (const locale of inTurn) {
          const path = (paths[0] ?? "").replace(`/${ownLocale[tenant]}`, `/${locale}`);
          await page.goto(site.origin(tenant) + path);
          await page.locator("[data-loading-screen]").waitFor({ state: "hidden" });
          const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect(width, `${path} scrolls sideways by`).toBeLessThanOrEqual(0);
        }
      }
    },
    minutes * 60_000,
  );
});

/** So many of them, evenly from the first to the last. */
function spread<Item>(items: readonly Item[], count: number): readonly Item[] {
  if (items.length <= count) return items;
  return Array.from({ length: count }, (_, index) => items[Math.floor((index * items.length) / count)]!);
}
