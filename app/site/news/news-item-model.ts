import { addresses } from "#contract/addresses.ts";
import type { NewsItem, PhotoAlbum } from "#contract/editorial-queries.ts";
import { shareImageSize } from "#contract/share-image.ts";
import type { GameAnswer } from "#contract/queries.ts";
import { languageOf, languageTag, type Locale } from "#contract/locale.ts";
import { languageChoices } from "../../i18n/language-choices.ts";
import { pathsByLocale } from "../../i18n/locale-link.ts";
import { type AwardList, holderOf, newsAwards, whatFor } from "../awards/award-lines-model.ts";
import type { ClubMarks } from "../../sport/club-mark.ts";
import { clubMarks } from "../../sport/make-club-marks.ts";
import { gameCard, type GameCard } from "../../sport/game-card.ts";
import { shownAlbums, type ShownAlbum } from "../photos/photo-albums-model.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { sharedPicture } from "../photos/shared-picture.ts";
import type { PageMeta } from "../page-meta.ts";
import type { StructuredData } from "../structured-data.ts";
import { type NewsFigures, newsFigures } from "./news-figures-model.ts";
import { newsBody, type BodyBlock } from "./news-body.ts";
import { shownNews, type ShownNews } from "./news-card.ts";

type Link = { readonly href: string; readonly text: string };

export type NewsItemPage = {
  readonly item: ShownNews;
  readonly body: readonly BodyBlock[];
  readonly league: Link | null;
  /** That it tells of. */
  readonly awards: AwardList;
  readonly game: GameCard | null;
  readonly figures: NewsFigures | null;
  /** What comes next for both of its sides. LOOK12 */
  readonly next: { readonly title: string; readonly games: readonly GameCard[] };
  /** Whose piece it is. */
  readonly by: string;
  readonly clubs: readonly (Link & { readonly mark: string | null })[];
  readonly marks: ClubMarks;
  /** Of the game it is about. */
  readonly albums: readonly ShownAlbum[];
  readonly otherLanguages: readonly (Link & { readonly lang: string })[];
  readonly more: readonly ShownNews[];
  readonly list: Link;
  /** That it is not out like this yet, with the way back to whoever writes it. OFF69 */
  readonly preview: (Link & { readonly note: string }) | null;
  readonly words: Readonly<Record<"game" | "clubs" | "more" | "all" | "share" | "otherLanguages", string>>;
  readonly meta: PageMeta;
};

type Surroundings = { readonly siteTitle: string; readonly origin: string };

type NewsItemAnswers = { readonly news: NewsItem; readonly albums: readonly PhotoAlbum[]; readonly played?: GameAnswer | null };

export function newsItemPage(
  { news, albums, played = null }: NewsItemAnswers,
  surroundings: Surroundings,
  language: PageLanguage,
): NewsItemPage {
  const { locale, name } = language;
  const t = language.t("news");
  const { competition, game } = news;
  const games = [...(game ? [game] : []), ...news.next];
  const marks = clubMarks([...news.teams, ...games.flatMap(({ home, away }) => [home, away])], language);
  return {
    item: shownNews(news, language),
    body: newsBody(news.body, locale),
    league: competition && { href: addresses.league(locale, competition.seasonSlug, competition.leagueSlug), text: name(competition.name) },
    awards: newsAwards(news.awards, language),
    game: game && gameCard(game, language, "dayYear"),
    figures: played && newsFigures(played, language),
    next: { title: language.t("clubs")("overview.nextGames"), games: news.next.map((each) => gameCard(each, language)) },
    by: surroundings.siteTitle,
    clubs: news.clubs.map((club) => ({
      href: addresses.club(locale, club.slug),
      text: name(club.name),
      mark: marks[club.slug] ? club.slug : null,
    })),
    marks,
    albums: shownAlbums(albums, language),
    otherLanguages: otherLanguages(news, locale),
    more: news.more.map((other) => shownNews(other, language)),
    list: { href: addresses.news(locale), text: t("title") },
    preview:
      news.preview === undefined
        ? null
        : { href: addresses.officeRow(locale, "news", news.preview), text: t("preview.back"), note: t("preview.note") },
    words: {
      game: t("game"),
      clubs: t("clubs"),
      more: t("more"),
      all: t("all"),
      share: language.t("profile")("share.share"),
      otherLanguages: t("otherLanguages"),
    },
    meta: newsItemMeta(news, surroundings, language),
  };
}

/** Each language has its name for itself. */
function otherLanguages(news: NewsItem, locale: Locale): NewsItemPage["otherLanguages"] {
  return languageChoices
    .filter((choice) => choice.language !== languageOf(locale) && news.locales.some((each) => languageOf(each) === choice.language))
    .map((choice) => ({
      href: pathIn(news, choice.language),
      text: choice.name,
      lang: languageTag(choice.language),
    }));
}

/** Where it stands in another language; before it is out its previews lead to each other. */
function pathIn({ slugs, preview }: NewsItem, locale: Locale): string {
  return preview === undefined ? addresses.newsItem(locale, slugs[locale]) : addresses.officePreview(locale, "news", preview);
}

function newsItemMeta(news: NewsItem, { siteTitle, origin }: Surroundings, language: PageLanguage): PageMeta {
  const { locale, t } = language;
  const path = news.preview === undefined ? addresses.newsItem(locale, news.slug) : pathIn(news, locale);
  const { cover, title, summary } = news;
  const article = {
    "@type": "NewsArticle",
    headline: title.slice(0, 110),
    description: summary,
    datePublished: new Date(news.publishedAt).toISOString(),
    inLanguage: languageTag(news.textLocale),
    mainEntityOfPage: origin + path,
    ...(cover ? { image: [new URL(sharedPicture(cover).url, origin).href] } : {}),
    ...(news.awards.length > 0 ? { about: news.awards.map((award) => honoured(award, origin, language)) } : {}),
    author: { "@type": "Organization", name: siteTitle, url: origin },
    publisher: { "@type": "Organization", name: siteTitle, url: origin },
  };
  return {
    title,
    description: summary,
    origin,
    path,
    pathIn: pathsByLocale((other) => pathIn(news, other)),
    way: [
      { name: t("news")("title"), path: addresses.news(locale) },
      { name: title, path },
    ],
    type: "article",
    ...imageOf(news, language),
    structured: [article],
    // The same text stands under its own language; search engines are to find it there.
    hidden: news.preview !== undefined || languageOf(news.textLocale) !== languageOf(locale),
  };
}

/** Its own picture; where the picture is drawn from a game, that game's. */
function imageOf({ cover, drawn, title }: NewsItem, { locale }: PageLanguage): Pick<PageMeta, "image"> {
  if (drawn?.kind === "game") return { image: { url: addresses.gameShare(locale, drawn.game.ref), alt: title, ...shareImageSize } };
  return cover ? { image: { url: sharedPicture(cover).url, alt: title, ...sizeOf(sharedPicture(cover)) } } : {};
}

/** Who was named, and for what. */
function honoured(award: NewsItem["awards"][number], origin: string, language: PageLanguage): StructuredData {
  const { text, href } = holderOf(award, language);
  return { "@type": "Person", name: text, ...(href === null ? {} : { url: origin + href }), award: whatFor(award, language) };
}

function sizeOf({ width, height }: ReturnType<typeof sharedPicture>) {
  return width === null || height === null ? {} : { width, height };
}
