import { addresses } from "#contract/addresses.ts";
import type { NewsCard } from "#contract/editorial-queries.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { type DrawnNews, drawnNews } from "./drawn-news-model.ts";
import { sourceSet } from "../photos/source-set.ts";
import { foreignTag, languageName } from "../text-language.ts";
import type { Picture } from "#contract/picture.ts";

/** A picture's address and size; without a size its frame keeps the place. */
export type ShownCover = {
  readonly url: string;
  readonly srcSet: string | undefined;
  readonly width: number | null;
  readonly height: number | null;
};

/** A piece of news in a list, its texts made. */
export type ShownNews = {
  /** The same in all languages. */
  readonly key: string;
  readonly href: string;
  readonly title: string;
  readonly summary: string;
  readonly kind: string;
  readonly date: string;
  readonly machineTime: string;
  readonly cover: ShownCover | null;
  /** Instead of a picture of its own. */
  readonly drawn: DrawnNews | null;
  /** For a text in another language than the page's, with what says so. */
  readonly lang: string | undefined;
  readonly languageNote: string | null;
};

export function shownNews(card: NewsCard, language: PageLanguage): ShownNews {
  const { locale, format } = language;
  const t = language.t("news");
  const lang = foreignTag(card.textLocale, locale);
  return {
    key: card.key,
    href: addresses.newsItem(locale, card.slug),
    title: card.title,
    summary: card.summary,
    kind: t(`oneKind.${card.kind}`),
    date: format.date(card.publishedAt, "long"),
    machineTime: format.machineTime(card.publishedAt),
    cover: card.cover && shownCover(card.cover),
    drawn: card.drawn ? drawnNews(card.drawn, language) : null,
    lang,
    languageNote: lang === undefined ? null : t("textLanguage", { language: languageName(card.textLocale, locale) }),
  };
}

function shownCover({ url, width, height, sizes }: Picture): ShownCover {
  return { url: sizes.at(-1)?.url ?? url, srcSet: sourceSet(sizes), width, height };
}
