import { utcDayOf } from "#core/kernel/calendar-day.ts";
import { childOf, childText, readXml, type XmlElement, withoutEntities } from "./plain-xml.ts";
import { type PhpValue, readPhpValue } from "./php-value.ts";
import { UnreadableFile } from "./sheet-grid.ts";

/** A page, a game, a player: WordPress calls all of them posts. */
export type WordPressPost = {
  readonly id: string;
  readonly type: string;
  readonly status: string;
  readonly title: string;
  /** What its address ends with, and what others name it by. */
  readonly name: string;
  /** The address that readers know. */
  readonly link: string;
  /** `2024-10-04 18:00:00` by the site's clocks. */
  readonly date: string;
  readonly order: number;
  /** The whole of its page. */
  readonly body: string;
  /** What stands for it in lists. */
  readonly excerpt: string;
  /** Of a file that was handed in, where it lies. */
  readonly attachment: string;
  /** Every value that a key has, in order. */
  readonly meta: ReadonlyMap<string, readonly string[]>;
  /** Terms by what they are terms of. */
  readonly terms: ReadonlyMap<string, readonly WordPressTerm[]>;
};

export type WordPressTerm = { readonly slug: string; readonly name: string };
export type WordPressPlace = WordPressTerm & { readonly meta: ReadonlyMap<string, string> };

export type WordPressExport = {
  readonly made: string;
  readonly posts: readonly WordPressPost[];
  readonly venues: readonly WordPressPlace[];
};

/** Whether a text is an export of a WordPress site, by its head. WXR1 */
export function isWordPressExport(head: string): boolean {
  return /<rss\b/i.test(head) && /wordpress\.org\/export|wxr_version/i.test(head);
}

/** Everything of an export that is read. WXR1 */
export function readWordPressExport(text: string): WordPressExport {
  const root = readXml(text);
  const channel = root.name === "rss" ? childOf(root, "channel") : null;
  if (!channel)
    throw new UnreadableFile("broken", "The file is no export of WordPress: choose Tools, Export, All content, and send that file.");
  const { children } = channel;
  return {
    made: dayOfHeader(childText(channel, "pubDate")),
    posts: children.filter(({ name }) => name === "item").map(postOf),
    venues: children.filter((term) => term.name === "wp:term" && childText(term, "wp:term_taxonomy") === "sp_venue").map(venueOf),
  };
}

/** The list or text behind a key; `null`: there is none. */
export function metaValue({ meta }: WordPressPost, key: string): PhpValue {
  const text = meta.get(key)?.at(-1) ?? null;
  return text !== null && /^a:\d+:\{/.test(text) ? readPhpValue(text) : text;
}

function postOf(item: XmlElement): WordPressPost {
  const meta = new Map<string, string[]>();
  const terms = new Map<string, WordPressTerm[]>();
  for (const child of item.children) {
    if (child.name === "wp:postmeta") put(meta, childText(child, "wp:meta_key"), childText(child, "wp:meta_value"));
    if (child.name === "category")
      put(terms, child.attributes["domain"] ?? "", { slug: child.attributes["nicename"] ?? "", name: plainText(child.text) });
  }
  return {
    id: childText(item, "wp:post_id"),
    type: childText(item, "wp:post_type"),
    status: childText(item, "wp:status"),
    title: plainText(childText(item, "title")),
    name: childText(item, "wp:post_name"),
    link: childText(item, "link"),
    date: childText(item, "wp:post_date"),
    order: Number(childText(item, "wp:menu_order")) || 0,
    body: childText(item, "content:encoded"),
    excerpt: childText(item, "excerpt:encoded"),
    attachment: childText(item, "wp:attachment_url"),
    meta,
    terms,
  };
}

function venueOf(term: XmlElement): WordPressPlace {
  const meta = term.children
    .filter(({ name }) => name === "wp:termmeta")
    .map((each) => [childText(each, "wp:meta_key"), childText(each, "wp:meta_value")] as const);
  return { slug: childText(term, "wp:term_slug"), name: plainText(childText(term, "wp:term_name")), meta: new Map(meta) };
}

function put<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}

/** Titles are kept as HTML: `Star &amp; Moon`, `Player&#8217;s`. */
function plainText(text: string): string {
  return withoutEntities(text.replace(/<[^>]*>/g, ""))
    .replace(/&ndash;/g, "–")
    .replace(/\s+/g, " ")
    .trim();
}

/** `Fri, 04 Oct 2024 10:00:00 +0000` as a day; "" where it cannot be read. */
function dayOfHeader(text: string): string {
  const time = Date.parse(text);
  return Number.isNaN(time) ? "" : utcDayOf(time);
}
