import { beforeAll, expect, it } from "vitest";
import type { NewsCard } from "#contract/editorial-queries.ts";
import { putAllMessages } from "../../i18n/all-messages.server.ts";
import { pageLanguage } from "../../i18n/page-language.ts";
import { newsListPage, readNewsListAddress } from "./news-list-model.ts";

beforeAll(() => putAllMessages());

function read(query: string) {
  return readNewsListAddress(new URLSearchParams(query));
}

it.each([
  ["", { page: 1, kind: null }],
  ["page=2&kind=recap", { page: 2, kind: "recap" }],
  ["kind=nonsense", { page: 1, kind: null }],
  ["page=0", null],
  ["page=-1", null],
  ["page=1.5", null],
  ["page=99999", null],
  ["page=x", null],
])("the address %j asks for %j", (query, wanted) => expect(read(query)).toEqual(wanted));

const card: NewsCard = {
  key: "one",
  slug: "one",
  kind: "recap",
  textLocale: "sr",
  title: "Pobeda",
  summary: "Kratko",
  publishedAt: Date.UTC(2026, 10, 21, 22),
  cover: null,
  competition: null,
};
const surroundings = { siteTitle: "Liga", origin: "https://liga.example" };
function pageIn(locale: "en" | "sr" | "sr-cyrl") {
  return newsListPage(
    { items: [card, { ...card, slug: "two" }], page: 2, hasMore: true },
    "recap",
    surroundings,
    pageLanguage(locale, "Europe/Belgrade"),
  );
}

it("the first of a page leads it; ways on and back keep the kind", () => {
  const page = pageIn("en");
  expect([page.lead?.href, page.news.map(({ href }) => href)]).toEqual(["/en/news/one", ["/en/news/two"]]);
  expect(page.pages).toMatchObject({ previous: { href: "/en/news?kind=recap" }, next: { href: "/en/news?kind=recap&page=3" } });
  expect(page.filters.find(({ isCurrent }) => isCurrent)?.href).toBe("/en/news?kind=recap");
  expect(page.meta).toMatchObject({ title: "Game reports, Page 2", path: "/en/news?kind=recap&page=2" });
});

it("PAGE12 the news can be followed by programs, in the language of the page", () => {
  const page = pageIn("sr-cyrl");
  expect(page.feeds.map(({ href }) => href)).toEqual(["/sr-cyrl/news/rss.xml", "/sr-cyrl/news/feed.json"]);
  expect(page.meta.feeds).toEqual(page.feeds.map(({ text, href, type }) => ({ title: text, href, type })));
});

it("a text in another language says so; Serbian in its other script is not another", () => {
  expect(pageIn("en").lead).toMatchObject({ lang: "sr-Latn", languageNote: "Language of the text: Serbian" });
  expect(pageIn("sr-cyrl").lead).toMatchObject({ lang: undefined, languageNote: null, date: "21. новембар 2026." });
});
