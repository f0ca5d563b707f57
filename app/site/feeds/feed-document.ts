import { Feed } from "feed";
import { escapedMarkup } from "#contract/escaped-markup.ts";
import { printable, xmlDocument, xmlElement, type XmlElement } from "#contract/xml-document.ts";

/** A picture of an entry, as it is: its type and length are those of the file. */
export type FeedPicture = { readonly url: string; readonly mediaType: string; readonly bytes: number };

/** One of what a feed tells. Texts are plain. */
export type FeedEntry = {
  /** By which readers know it again. */
  readonly id: string;
  readonly link: string;
  readonly title: string;
  readonly description: string;
  readonly at: Date;
  readonly picture?: FeedPicture | undefined;
  /** Of Media RSS. */
  readonly media?: readonly XmlElement[];
};

/** What is told to readers of feeds, the newest first. */
export type FeedDocument = {
  readonly link: string;
  readonly rss: string;
  readonly json: string;
  readonly title: string;
  readonly description: string;
  readonly language: string;
  readonly copyright: string;
  readonly entries: readonly FeedEntry[];
};

const generator = "Fullcourt";

/** As RSS 2.0. Its titles are text, its descriptions HTML, as the advisory board reads the specification. PAGE21, PAGE22 */
export function rssOf(feed: FeedDocument): string {
  const newest = feed.entries[0]?.at ?? new Date(0);
  const channel = xmlElement(
    "channel",
    {},
    xmlElement("title", {}, feed.title),
    xmlElement("link", {}, feed.link),
    xmlElement("description", {}, feed.description),
    xmlElement("lastBuildDate", {}, newest.toUTCString()),
    xmlElement("docs", {}, "https://www.rssboard.org/rss-specification"),
    xmlElement("generator", {}, generator),
    xmlElement("language", {}, feed.language),
    xmlElement("copyright", {}, feed.copyright),
    xmlElement("atom:link", { href: feed.rss, rel: "self", type: "application/rss+xml" }),
    ...feed.entries.map(itemOf),
  );
  return xmlDocument(xmlElement("rss", { version: "2.0", "xmlns:atom": "http://www.w3.org/2005/Atom" }, channel));
}

function itemOf({ id, link, title, description, at, picture, media = [] }: FeedEntry): XmlElement {
  const enclosure = picture && xmlElement("enclosure", { url: picture.url, length: picture.bytes, type: picture.mediaType });
  return xmlElement(
    "item",
    {},
    xmlElement("title", {}, title),
    xmlElement("link", {}, link),
    xmlElement("guid", { isPermaLink: "false" }, id),
    xmlElement("pubDate", {}, at.toUTCString()),
    xmlElement("description", {}, escapedMarkup(description)),
    ...(enclosure ? [enclosure] : []),
    ...media,
  );
}

/** As JSON Feed 1. */
export function jsonFeedOf({ link, json, title, description, language, copyright, entries }: FeedDocument): string {
  const updated = entries[0]?.at;
  const feed = new Feed({
    id: link,
    link,
    title: printable(title),
    description: printable(description),
    language,
    copyright,
    generator,
    ...(updated === undefined ? {} : { updated }),
    feedLinks: { json },
  });
  for (const entry of entries)
    feed.addItem({
      id: entry.id,
      link: entry.link,
      title: printable(entry.title),
      // It is read as HTML.
      content: escapedMarkup(printable(entry.description)),
      description: printable(entry.description),
      date: entry.at,
      ...(entry.picture && { image: entry.picture.url }),
    });
  return feed.json1();
}
