import { Feed } from "feed";
import { addresses } from "#contract/addresses.ts";
import { tellsScore } from "#contract/game-videos.ts";
import { languageTag } from "#contract/locale.ts";
import type { AlbumLine, VideoLine } from "#contract/media-queries.ts";
import type { SiteView } from "#contract/queries.ts";
import { albumCard } from "../media/photos-page.ts";
import { videoCard } from "../media/videos-page.ts";
import type { PageLanguage } from "../page-language.ts";
import { sharedPicture } from "../photos/shared-picture.ts";
import { titled } from "../titled.ts";
import { printable } from "./printable.ts";

/** Media RSS, which names itself on each of its elements: feeds without them need not know it. */
const mediaNamespace = "http://search.yahoo.com/mrss/";

type Of<Line> = {
  readonly site: SiteView;
  /** Newest first. */
  readonly lines: readonly Line[];
  readonly language: PageLanguage;
  readonly origin: string;
};
type Form = "rss" | "json";

/** Recordings and clips for readers of feeds: who played, what is seen, where it can be played. It tells no score. MEDIA3 */
export function videosFeed({ site, lines, language, origin }: Of<VideoLine>): Feed {
  const { locale } = language;
  const feed = emptyFeed("videos", { site, language, origin }, lines[0]?.publishedAt);
  for (const line of lines) {
    const card = videoCard(line, language);
    const [what = "", ...notes] = card.notes;
    const link = origin + card.href;
    feed.addItem({
      // A game has many.
      id: `${origin}${addresses.gameTab(locale, line.game.ref, "GameVideo")}#${encodeURIComponent(line.url)}`,
      link,
      title: printable(titled(card.title, what, language)),
      description: printable([card.date, ...notes].join(", ")),
      date: new Date(line.publishedAt),
    });
  }
  return feed;
}

/** Albums by their first picture. MEDIA3 */
export function photosFeed({ site, lines, language, origin }: Of<AlbumLine>, form: Form): Feed {
  const feed = emptyFeed("photos", { site, language, origin }, lines[0] && noonOf(lines[0]));
  for (const line of lines) {
    const card = albumCard(line, language);
    const link = origin + card.href;
    const title = tellsScore(card.title) ? language.t("media")("photos.title") : card.title;
    const cover = line.cover && sharedPicture(line.cover);
    const image = cover && new URL(cover.url, origin).href;
    feed.addItem({
      id: `${link}#${line.slug}`,
      link,
      title: printable(title),
      description: printable([card.date, ...card.notes].join(", ")),
      date: new Date(noonOf(line)),
      ...(form === "json" && image ? { image } : {}),
      ...(form === "rss" && line.cover && image ? { extensions: mediaOf(line.cover, image, cover, origin) } : {}),
    });
  }
  return feed;
}

type Shell = Omit<Of<unknown>, "lines">;

function emptyFeed(kind: "videos" | "photos", { site, language, origin }: Shell, newest: number | undefined): Feed {
  const { locale } = language;
  const t = language.t("media");
  const [page, rss, json] = [addresses[kind](locale), addresses[`${kind}Rss`](locale), addresses[`${kind}Json`](locale)];
  return new Feed({
    id: origin + page,
    link: origin + page,
    title: printable(titled(site.title, t(`${kind}.title`), language)),
    description: printable(t(`${kind}.description`, { site: site.title })),
    language: languageTag(locale),
    copyright: printable(site.title),
    generator: "Fullcourt",
    ...(newest === undefined ? {} : { updated: new Date(newest) }),
    feedLinks: { rss: origin + rss, json: origin + json },
  });
}

type Size = { readonly width: number | null; readonly height: number | null };

/** The picture, and the smallest there is of it. */
function mediaOf(cover: NonNullable<AlbumLine["cover"]>, image: string, size: Size, origin: string) {
  const small = cover.sizes[0];
  const type = image.endsWith(".svg") ? "image/svg+xml" : `image/${/\.(\w+)$/.exec(image)?.[1] ?? "webp"}`;
  const element = (name: string, attributes: Record<string, string | number>) => ({
    name,
    objects: { _attributes: { "xmlns:media": mediaNamespace, ...attributes } },
  });
  return [
    element("media:content", { url: image, medium: "image", type, ...known(size) }),
    ...(small ? [element("media:thumbnail", { url: new URL(small.url, origin).href, ...known(small) })] : []),
  ];
}

function known({ width, height }: Size): Record<string, number> {
  return { ...(width === null ? {} : { width }), ...(height === null ? {} : { height }) };
}

/** Noon is on the same day in every time zone a league plays in. */
function noonOf({ takenOn }: AlbumLine): number {
  return Date.parse(`${takenOn}T12:00:00Z`);
}
