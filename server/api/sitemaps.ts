import { Hono } from "hono";
import { addresses } from "#contract/addresses.ts";
import type { SitemapEntry } from "#contract/feed-queries.ts";
import { languageTag, locales, type Locale } from "#contract/locale.ts";
import type { TenantPorts } from "#contract/tenant-ports.ts";
import { xmlDocument, xmlElement, type XmlElement } from "#contract/xml-document.ts";
import type { PageAnswers } from "../http/page-answers.ts";
import { problem, stored, type AppContext, type AppEnvironment } from "../http/responses.ts";

const xml = "application/xml; charset=utf-8";
/** What Google takes for news: the last two days. Games that were played in them are news too. */
const newsMs = 48 * 60 * 60_000;
const slug = "[a-z0-9][a-z0-9-]*";

/** `robots.txt`, the index of sitemaps, and a sitemap for each league, for the news, for games in play, and for all else. */
export function sitemapRoutes(answers: Pick<PageAnswers, "text">, now: () => number): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.get("/robots.txt", (context) => text(context, answers, "text/plain; charset=utf-8", async (_ports, origin) => robots(origin)));
  app.get("/sitemap.xml", (context) =>
    text(context, answers, xml, async ({ feeds }, origin) => {
      const leagues = (await feeds.leagues()).map(({ seasonSlug, leagueSlug }) => `/sitemaps/leagues/${seasonSlug}/${leagueSlug}.xml`);
      return sitemapIndex(origin, ["/sitemaps/live.xml", "/sitemaps/news.xml", "/sitemaps/general.xml", ...leagues]);
    }),
  );
  app.get("/sitemaps/general.xml", (context) =>
    text(context, answers, xml, async ({ feeds, site }, origin) =>
      urlSet(origin, await feeds.generalEntries(), (await site.site()).defaultLocale as Locale, alike),
    ),
  );
  app.get("/sitemaps/live.xml", (context) =>
    text(context, answers, xml, async ({ feeds, site }, origin) => {
      const games = await feeds.liveEntries(now() - newsMs);
      // The schedule tells how all of them stand; and a sitemap without an address would be none.
      const schedule = { path: addresses.schedule("en").slice("/en".length), changedAt: games[0]?.changedAt ?? null };
      return urlSet(origin, [schedule, ...games], (await site.site()).defaultLocale as Locale, alike);
    }),
  );
  app.get("/sitemaps/news.xml", (context) =>
    text(context, answers, xml, async ({ feeds, site }, origin) => {
      const { title, defaultLocale } = await site.site();
      return urlSet(origin, await feeds.newsEntries(), defaultLocale as Locale, {
        pathOf: ({ slugs }, locale) => addresses.newsItem(locale, slugs[locale]),
        more: ({ publishedAt, title: of, language }, locale) =>
          locale === language && publishedAt > now() - newsMs ? [newsTags({ site: title, language, publishedAt, title: of })] : [],
      });
    }),
  );
  app.get(`/sitemaps/leagues/:season{${slug}}/:file{${slug}\\.xml}`, (context) => {
    const { season, file } = context.req.param();
    const address = { seasonSlug: season, leagueSlug: file.replace(/\.xml$/, "") };
    return text(context, answers, xml, async ({ feeds, site }, origin) => {
      const entries = await feeds.leagueEntries(address);
      return entries && urlSet(origin, entries, (await site.site()).defaultLocale as Locale, alike);
    });
  });
  return app;
}

/** `null` as text: there is no such thing. */
async function text(
  context: AppContext,
  answers: Pick<PageAnswers, "text">,
  contentType: string,
  write: (ports: TenantPorts, origin: string) => Promise<string | null>,
): Promise<Response> {
  const answered = await answers.text(context.get("tenant"), context.req.path, contentType, write);
  return answered === null ? problem(context, "not-found") : stored(context, answered);
}

/** Everything may be read; results of a search are for those who searched. What is played now is named by itself: it is asked for most often. */
function robots(origin: string): string {
  const search = locales.map((locale) => `Disallow: /${locale}/search\n`).join("");
  return `User-agent: *\n${search}Disallow: /v2/\n\nSitemap: ${origin}/sitemap.xml\nSitemap: ${origin}/sitemaps/live.xml\n`;
}

function sitemapIndex(origin: string, paths: readonly string[]): string {
  const entries = paths.map((path) => xmlElement("sitemap", {}, xmlElement("loc", {}, origin + path)));
  return xmlDocument(xmlElement("sitemapindex", { xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9" }, ...entries));
}

type Written<Entry> = {
  readonly pathOf: (entry: Entry, locale: Locale) => string;
  /** What is said of an address besides. */
  readonly more?: (entry: Entry, locale: Locale) => readonly XmlElement[];
};

/** Most addresses differ by their language alone. */
const alike: Written<SitemapEntry> = { pathOf: ({ path }, locale) => `/${locale}${path}` };

/** Each address in each language, every one naming all others: what search engines ask of a site in many languages. */
function urlSet<Entry extends Pick<SitemapEntry, "changedAt">>(
  origin: string,
  entries: readonly Entry[],
  defaultLocale: Locale,
  { pathOf, more = () => [] }: Written<Entry>,
): string {
  const urls = entries.flatMap((entry) => {
    const href = (locale: Locale) => origin + pathOf(entry, locale);
    const alternates = [
      ...locales.map((locale) => alternate(languageTag(locale), href(locale))),
      alternate("x-default", href(defaultLocale)),
    ];
    const changed = entry.changedAt === null ? [] : [xmlElement("lastmod", {}, new Date(entry.changedAt).toISOString())];
    return locales.map((locale) =>
      xmlElement("url", {}, xmlElement("loc", {}, href(locale)), ...changed, ...alternates, ...more(entry, locale)),
    );
  });
  const names = {
    xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9",
    "xmlns:xhtml": "http://www.w3.org/1999/xhtml",
    "xmlns:news": "http://www.google.com/schemas/sitemap-news/0.9",
  };
  return xmlDocument(xmlElement("urlset", names, ...urls));
}

function alternate(hreflang: string, href: string): XmlElement {
  return xmlElement("xhtml:link", { rel: "alternate", hreflang, href });
}

type NewsTags = { readonly site: string; readonly language: string; readonly publishedAt: number; readonly title: string };

function newsTags({ site, language, publishedAt, title }: NewsTags): XmlElement {
  return xmlElement(
    "news:news",
    {},
    xmlElement("news:publication", {}, xmlElement("news:name", {}, site), xmlElement("news:language", {}, language)),
    xmlElement("news:publication_date", {}, new Date(publishedAt).toISOString()),
    xmlElement("news:title", {}, title),
  );
}
