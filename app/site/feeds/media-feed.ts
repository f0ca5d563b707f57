import { addresses, fileAddresses } from "#contract/addresses.ts";
import { tellsScore } from "#contract/game-videos.ts";
import { languageTag } from "#contract/locale.ts";
import type { AlbumLine, VideoLine } from "#contract/media-queries.ts";
import type { SiteAnswer } from "#contract/queries.ts";
import type { FileFacts } from "#contract/uploaded-file.ts";
import { xmlElement, type XmlElement } from "#contract/xml-document.ts";
import { albumCard } from "../media/photos-model.ts";
import { videoCard } from "../media/videos-model.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { sharedPicture } from "../photos/shared-picture.ts";
import { titled } from "../titled.ts";
import type { FeedDocument, FeedPicture } from "./feed-document.ts";
import { feedPicture } from "./feed-picture.ts";

/** Media RSS, which names itself on each of its elements: feeds without them need not know it. */
const mediaNamespace = "http://search.yahoo.com/mrss/";

type Of<Line> = {
  readonly site: SiteAnswer;
  /** Newest first. */
  readonly lines: readonly Line[];
  readonly language: PageLanguage;
  readonly origin: string;
};

/** Recordings and clips for readers of feeds: who played, what is seen, where it can be played. It tells no score. MEDIA3 */
export function videosFeed({ site, lines, language, origin }: Of<VideoLine>): FeedDocument {
  const { locale } = language;
  const entries = lines.map((line) => {
    const card = videoCard(line, language);
    const [what = "", ...notes] = card.notes;
    return {
      // A game has many.
      id: `${origin}${addresses.gameTab(locale, line.game.ref, "GameVideo")}#${encodeURIComponent(line.url)}`,
      link: origin + card.href,
      title: titled(card.title, what, language),
      description: [card.date, ...notes].join(", "),
      at: new Date(line.publishedAt),
    };
  });
  return { ...shellOf("videos", { site, language, origin }), entries };
}

type Files = { readonly files: ReadonlyMap<string, FileFacts> };

/** Albums by their first picture. MEDIA3 */
export function photosFeed({ site, lines, files, language, origin }: Of<AlbumLine> & Files): FeedDocument {
  const entries = lines.map((line) => {
    const card = albumCard(line, language);
    const link = origin + card.href;
    const picture = feedPicture(line.cover, files, origin);
    return {
      id: `${link}#${line.slug}`,
      link,
      title: tellsScore(card.title) ? language.t("media")("photos.title") : card.title,
      description: [card.date, ...card.notes].join(", "),
      at: new Date(noonOf(line)),
      picture,
      ...(line.cover && picture && { media: mediaOf(line.cover, picture, origin) }),
    };
  });
  return { ...shellOf("photos", { site, language, origin }), entries };
}

type Shell = Omit<Of<unknown>, "lines">;

function shellOf(kind: "videos" | "photos", { site, language, origin }: Shell): Omit<FeedDocument, "entries"> {
  const { locale } = language;
  const t = language.t("media");
  return {
    link: origin + addresses[kind](locale),
    rss: origin + fileAddresses[`${kind}Rss`](locale),
    json: origin + fileAddresses[`${kind}Json`](locale),
    title: titled(site.title, t(`${kind}.title`), language),
    description: t(`${kind}.description`, { site: site.title }),
    language: languageTag(locale),
    copyright: site.title,
  };
}

/** The picture, and the smallest there is of it. */
function mediaOf(cover: NonNullable<AlbumLine["cover"]>, picture: FeedPicture, origin: string): readonly XmlElement[] {
  const [small] = cover.sizes;
  const { width, height } = sharedPicture(cover);
  const element = (name: string, attributes: Record<string, string | number | null>) =>
    xmlElement(name, { "xmlns:media": mediaNamespace, ...attributes });
  return [
    element("media:content", { url: picture.url, medium: "image", type: picture.mediaType, fileSize: picture.bytes, width, height }),
    ...(small ? [element("media:thumbnail", { url: new URL(small.url, origin).href, width: small.width, height: small.height })] : []),
  ];
}

/** Noon is on the same day in every time zone a league plays in. */
function noonOf({ takenOn }: AlbumLine): number {
  return Date.parse(`${takenOn}T12:00:00Z`);
}
