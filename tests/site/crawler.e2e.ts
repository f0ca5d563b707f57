import type { Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import { locales, type Locale } from "#contract/locale.ts";
import { toRussian } from "#core/wording/russian-spelling.ts";
import { toCyrillic } from "#core/wording/transliterate.ts";
import { browserForThisFile } from "../support/browser/browser.ts";
import { demoSiteForThisFile } from "../support/demo/demo-site.ts";
import { messageKeys } from "../support/fixtures/message-keys.ts";
import {
  anyOf,
  faultsOf,
  isNamedApart,
  sharedWords,
  unansweredAlternates,
  unreadAlternates,
  type Head,
} from "../support/browser/page-faults.ts";
import { pageOfEachKind } from "../support/browser/page-kinds.ts";
import { readPage } from "../support/browser/page-reading.ts";
import { crawl, kindOf } from "../support/browser/site-crawler.ts";

/**
 * Both demo leagues by plain HTTP. Usually: of each kind of address some, in every language, and the links on them that
 * the sitemap does not vouch for, so many of each kind. `CRAWL=all`: every address of the sitemap in every language, and
 * every link to its end in the league's own language, in the others where they differ; of lists by parameters, which are
 * without end, some of each kind. That is many thousands of pages of each league: a quarter of an hour on two cores that do
 * nothing else, hours where they do.
 */
const everything = process.env["CRAWL"] === "all";
/** In the league's own language, and in each of the others. */
const readOfEachKind = everything ? { own: Infinity, other: Infinity } : { own: 2, other: 1 };
const followedOfEachKind = everything ? 40 : 2;
/** All of it takes as long as the machine takes: whoever asks for it waits. */
const timeoutMs = (everything ? 24 * 60 : 5) * 60_000;

const site = demoSiteForThisFile();
const browser = browserForThisFile();
const keys = messageKeys();
type Tenant = "league-a" | "league-b";
const tenants = ["league-a", "league-b"] as const satisfies readonly Tenant[];
const ownLocale = { "league-a": "sr", "league-b": "sl" } as const satisfies Record<Tenant, Locale>;

type Read = {
  readonly heads: Map<string, Head>;
  /** Addresses that answered in the league's own language, without it. */
  readonly alive: Set<string>;
  readonly kinds: Set<string>;
};
const read: Record<Tenant, Read> = {
  "league-a": { heads: new Map(), alive: new Set(), kinds: new Set() },
  "league-b": { heads: new Map(), alive: new Set(), kinds: new Set() },
};
afterAll(() => tenants.forEach((tenant) => read[tenant].heads.clear()));

describe.each(tenants)("%s", (tenant) => {
  const own = ownLocale[tenant];
  const ownFirst = [own, ...locales.filter((locale) => locale !== own)];

  test.each(ownFirst)("in %s every page is whole, and every link leads to one", { timeout: timeoutMs }, async (locale) => {
    const startedAt = performance.now();
    const listed = await sitemapOf(tenant);
    const start = await startIn(tenant, locale, listed);
    const held = { locale, ownLocale: own, keys, foreign: anyOf(await namesOfOther(tenant, locale)) };
    const faults: string[] = [];
    let visited = 0;
    // What takes so long says on its way how far it is, and what it has found.
    const note = (fault: string) => {
      faults.push(fault);
      if (everything) process.stdout.write(`${tenant} in ${locale}: ${fault}\n`);
    };
    const { pages, others } = await crawl({
      get: (path) => site.get(tenant, path),
      locale,
      start: [...start],
      skip: locale === own ? skipInOwn(listed) : skipInOther(tenant, listed),
      isEnd: everything && locale === own ? () => false : (path) => !start.has(path),
      onPage: (path, page) => {
        visited += 1;
        if (everything && visited % 500 === 0) process.stdout.write(`${tenant} in ${locale}: ${visited} pages so far\n`);
        faultsOf(path, page, held).forEach(note);
        const isOwn = page.canonical !== null && new URL(page.canonical).pathname === path;
        if (listed.has(path) && !isOwn) note(`${path} is in the sitemap, and says it stands at ${page.canonical}`);
      },
      onDead: ({ path, answer, from }) => note(`${path} answers ${answer}, linked from ${from}`),
    });
    for (const [path, head] of pages) read[tenant].heads.set(path, head);
    if (locale === own) for (const path of [...pages.keys(), ...others]) read[tenant].alive.add(withoutLocale(path));
    for (const path of pages.keys()) read[tenant].kinds.add(kindOf(path));
    const seconds = (performance.now() - startedAt) / 1000;
    process.stdout.write(
      `${tenant} in ${locale}: ${start.size} addresses, ${pages.size} pages, ${others.size} files in ${seconds.toFixed(1)} s\n`,
    );
    expect(faults.slice(0, 40)).toEqual([]);
  });

  test("pages name each other as themselves in other languages, and tabs say each what they are", { timeout: timeoutMs }, async () => {
    const { heads } = read[tenant];
    expect(heads.size).toBeGreaterThan(400);
    // EDIT9: where an address is another word in each language, the others are whatever the page says: so all of them are read.
    const apart = [...heads.values()].filter(isNamedApart);
    expect(apart.length).toBeGreaterThanOrEqual(
      everything ? 2 * locales.length : readOfEachKind.own + readOfEachKind.other * (locales.length - 1),
    );
    for (const address of unreadAlternates(heads)) {
      const path = new URL(address).pathname;
      const answer = await site.get(tenant, path);
      expect([path, answer.status]).toEqual([path, 200]);
      heads.set(path, readPage(await answer.text()));
    }
    expect(unreadAlternates(heads)).toEqual([]);
    expect(unansweredAlternates(heads).slice(0, 40)).toEqual([]);
    expect(sharedWords(heads).slice(0, 40)).toEqual([]);
  });

  test("a browser opens one page of each kind without a complaint", { timeout: timeoutMs }, async () => {
    // Those of this list are opened by `every-screen`, where a complaint is a failure too.
    const opened = new Set((await pageOfEachKind(site.db, `${tenant}.localhost`, own)).map(({ path }) => screenOf(path)));
    const rest = [...Map.groupBy(read[tenant].heads.keys(), kindOf)].filter(([, [path = ""]]) => everything || !opened.has(screenOf(path)));
    const page = await browser.visit({ viewport: { width: 390, height: 844 } });
    for (const [index, [, paths]] of rest.entries()) {
      const locale = locales[index % locales.length];
      const path = paths.find((each) => each.split("/")[1] === locale) ?? paths[0] ?? "";
      await page.goto(site.origin(tenant) + path, { waitUntil: "commit" });
      // A page of one's own leads on to where one signs in, before or after it has loaded: whoever asks meanwhile asks once more.
      await expect.poll(() => sidewaysBy(page), { message: `${path} scrolls sideways by` }).toBeLessThanOrEqual(0);
    }
  });
});

/** By how many pixels the page that has come is wider than its window. */
async function sidewaysBy(page: Page): Promise<number> {
  await page.waitForLoadState("load");
  await page.locator("[data-loading-screen]").waitFor({ state: "hidden" });
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** A screen at its own address is the same as at its first tab's. */
function screenOf(path: string): string {
  return kindOf(path).replace(/\/tabs\/.*$/, "");
}

function withoutLocale(path: string): string {
  return path.replace(/^\/[a-z-]+(?=[/?]|$)/, "");
}

/** Every address of the league's sitemaps, in every language. */
async function sitemapOf(tenant: Tenant): Promise<ReadonlySet<string>> {
  const locations = async (path: string) => {
    const answer = await site.get(tenant, path);
    expect(answer.status, path).toBe(200);
    return [...(await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
  };
  const maps = await Promise.all((await locations("/sitemap.xml")).map(locations));
  return new Set(maps.flat());
}

/** What is read in a language: one tab of each screen, and of each kind of address of the sitemap so many. */
async function startIn(tenant: Tenant, locale: Locale, listed: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const kinds = await pageOfEachKind(site.db, `${tenant}.localhost`, locale);
  const paths = [...listed].filter((path) => path.split("/")[1] === locale);
  const chosen = [...Map.groupBy(paths, kindOf).values()].flatMap((ofKind) =>
    spread(ofKind, locale === ownLocale[tenant] ? readOfEachKind.own : readOfEachKind.other),
  );
  return new Set([...kinds.map(({ path }) => path), ...chosen]);
}

/** What the sitemap names is there: that it is, is seen by reading some of it, or all. */
function skipInOwn(listed: ReadonlySet<string>): (path: string) => boolean {
  const isEnough = enoughOfItsKind();
  if (everything) return (path) => path.includes("?") && isEnough(path);
  return (path) => listed.has(path) || isEnough(path);
}

/** What led to a page in the league's own language does so in the others. Some links differ: a document's version, a feed. */
function skipInOther(tenant: Tenant, listed: ReadonlySet<string>): (path: string) => boolean {
  const { alive, kinds } = read[tenant];
  return (path) => listed.has(path) || alive.has(withoutLocale(path)) || alive.has(path) || (!everything && kinds.has(kindOf(path)));
}

/** Lists with parameters are a kind of their own. */
function enoughOfItsKind(): (path: string) => boolean {
  const counts = new Map<string, number>();
  return (path) => {
    const kind = `${kindOf(path)}${path.includes("?") ? "?" : ""}`;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count > followedOfEachKind;
  };
}

/** Clubs and address of the other league, as this language writes them; not those that both have. */
async function namesOfOther(tenant: Tenant, locale: Locale): Promise<readonly string[]> {
  const other = tenant === "league-a" ? "league-b" : "league-a";
  const clubsOf = (of: Tenant) =>
    site.db
      .selectFrom("clubs")
      .innerJoin("tenant_hosts", "tenant_hosts.tenant_id", "clubs.tenant_id")
      .where("tenant_hosts.host", "=", `${of}.localhost`)
      .select("clubs.name")
      .execute();
  const own = new Set((await clubsOf(tenant)).map(({ name }) => name));
  const clubs = (await clubsOf(other)).map(({ name }) => name).filter((name) => !own.has(name));
  expect(clubs.length).toBeGreaterThan(5);
  return [...clubs, ...(locale === "sr-cyrl" ? clubs.map(toCyrillic) : locale === "ru" ? clubs.map(toRussian) : []), `${other}.localhost`];
}

/** So many of them, evenly from the first to the last. */
function spread<Item>(items: readonly Item[], count: number): readonly Item[] {
  if (items.length <= count) return items;
  return Array.from({ length: count }, (_, index) => items[Math.floor((index * items.length) / count)]!);
}
