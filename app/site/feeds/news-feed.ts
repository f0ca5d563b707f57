import { addresses, fileAddresses } from "#contract/addresses.ts";
import type { NewsCard } from "#contract/editorial-queries.ts";
import { languageTag } from "#contract/locale.ts";
import type { SiteAnswer } from "#contract/queries.ts";
import type { FileFacts } from "#contract/uploaded-file.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { titled } from "../titled.ts";
import type { FeedDocument } from "./feed-document.ts";
import { feedPicture } from "./feed-picture.ts";

type NewsFeed = {
  readonly site: SiteAnswer;
  readonly cards: readonly NewsCard[];
  /** Of the pictures, by their address. */
  readonly files: ReadonlyMap<string, FileFacts>;
  readonly language: PageLanguage;
  readonly origin: string;
};

/** News for readers of feeds: title, summary, picture; the piece itself stands on the site. */
export function newsFeed({ site, cards, files, language, origin }: NewsFeed): FeedDocument {
  const { locale } = language;
  return {
    link: origin + addresses.news(locale),
    rss: origin + fileAddresses.newsRss(locale),
    json: origin + fileAddresses.newsJson(locale),
    title: titled(site.title, language.t("news")("title"), language),
    description: language.t("home")("description", { site: site.title }),
    language: languageTag(locale),
    copyright: site.title,
    entries: cards.map((card) => ({
      // Readers of feeds know a piece again by it: it stays when the address becomes another, and leads there. EDIT12
      id: origin + addresses.newsItem(locale, card.key),
      link: origin + addresses.newsItem(locale, card.slug),
      title: card.title,
      description: card.summary,
      at: new Date(card.publishedAt),
      picture: feedPicture(card.cover, files, origin),
    })),
  };
}
