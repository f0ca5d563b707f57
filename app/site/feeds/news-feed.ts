import { Feed } from "feed";
import { addresses } from "#contract/addresses.ts";
import type { NewsCard } from "#contract/editorial-queries.ts";
import { languageTag } from "#contract/locale.ts";
import type { SiteView } from "#contract/queries.ts";
import { sharedPicture } from "../photos/shared-picture.ts";
import type { PageLanguage } from "../page-language.ts";
import { titled } from "../titled.ts";
import { printable } from "./printable.ts";

type NewsFeed = {
  readonly site: SiteView;
  readonly cards: readonly NewsCard[];
  readonly language: PageLanguage;
  readonly origin: string;
};

/** News for readers of feeds: title, summary, picture; the piece itself stands on the site. */
export function newsFeed({ site, cards, language, origin }: NewsFeed): Feed {
  const { locale } = language;
  const newest = cards[0]?.publishedAt;
  const feed = new Feed({
    id: origin + addresses.news(locale),
    link: origin + addresses.news(locale),
    title: printable(titled(site.title, language.t("news")("title"), language)),
    description: printable(language.t("home")("description", { site: site.title })),
    language: languageTag(locale),
    copyright: printable(site.title),
    generator: "Fullcourt",
    ...(newest === undefined ? {} : { updated: new Date(newest) }),
    feedLinks: { rss: origin + addresses.newsRss(locale), json: origin + addresses.newsJson(locale) },
  });
  for (const card of cards) {
    const link = origin + addresses.newsItem(locale, card.slug);
    feed.addItem({
      // Readers of feeds know a piece again by it: it stays when the address becomes another, and leads there. EDIT8
      id: origin + addresses.newsItem(locale, card.key),
      link,
      title: printable(card.title),
      description: printable(card.summary),
      date: new Date(card.publishedAt),
      ...(card.cover ? { image: new URL(sharedPicture(card.cover).url, origin).href } : {}),
    });
  }
  return feed;
}
