import { addresses } from "#contract/addresses.ts";
import type { NewsPage } from "#contract/editorial-queries.ts";
import { newsKinds, type NewsKind } from "#contract/news.ts";
import type { LinkChip } from "../../ui/link-chips.tsx";
import { type FeedLink, inHead, newsFeeds } from "../feeds/feed-links.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import type { PageMeta } from "../page-meta.ts";
import type { PageSteps } from "../page-steps.tsx";
import { shownNews, type ShownNews } from "./news-card.ts";

export type NewsListPage = {
  readonly title: string;
  readonly filterLabel: string;
  readonly filters: readonly LinkChip[];
  /** The newest of the page. */
  readonly lead: ShownNews | null;
  readonly news: readonly ShownNews[];
  readonly empty: string;
  readonly pages: PageSteps;
  /** For whoever has a program read them. */
  readonly feeds: readonly FeedLink[];
  readonly meta: PageMeta;
};

export type NewsListAddress = { readonly page: number; readonly kind: NewsKind | null };

type Surroundings = { readonly siteTitle: string; readonly origin: string };

/** What an address asks for; `null`: its page is no number. An unknown kind asks for all. */
export function readNewsListAddress(parameters: URLSearchParams): NewsListAddress | null {
  const page = parameters.get("page") ?? "1";
  if (!/^[1-9]\d{0,3}$/.test(page)) return null;
  const kind = newsKinds.find((each) => each === parameters.get("kind")) ?? null;
  return { page: Number(page), kind };
}

export function newsListPage(
  view: NewsPage,
  kind: NewsKind | null,
  { siteTitle, origin }: Surroundings,
  language: PageLanguage,
): NewsListPage {
  const t = language.t("news");
  const hrefOf = (page: number, of: NewsKind | null) => newsListHref(language, { page, kind: of });
  const news = view.items.map((item) => shownNews(item, language));
  const title = kind === null ? t("title") : t(`kind.${kind}`);
  const current = t("pages.current", { number: view.page });
  const feeds = newsFeeds(language);
  return {
    title,
    filterLabel: t("filter.label"),
    filters: [
      { href: hrefOf(1, null), text: t("filter.all"), isCurrent: kind === null },
      ...newsKinds.map((each) => ({ href: hrefOf(1, each), text: t(`kind.${each}`), isCurrent: kind === each })),
    ],
    lead: news[0] ?? null,
    news: news.slice(1),
    empty: t(kind === null ? "empty" : "emptyKind"),
    pages: {
      label: t("pages.label"),
      current,
      previous: view.page > 1 ? { href: hrefOf(view.page - 1, kind), text: t("pages.newer") } : null,
      next: view.hasMore ? { href: hrefOf(view.page + 1, kind), text: t("pages.older") } : null,
    },
    feeds,
    meta: {
      title: view.page === 1 ? title : `${title}, ${current}`,
      description: t("description", { site: siteTitle }),
      origin,
      path: hrefOf(view.page, kind),
      feeds: feeds.map(inHead),
    },
  };
}

function newsListHref({ locale }: PageLanguage, { page, kind }: NewsListAddress): string {
  const parameters = new URLSearchParams();
  if (kind !== null) parameters.set("kind", kind);
  if (page > 1) parameters.set("page", String(page));
  return parameters.size === 0 ? addresses.news(locale) : `${addresses.news(locale)}?${parameters}`;
}
