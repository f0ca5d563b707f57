import { setTimeout as wait } from "node:timers/promises";
import { isLocale, type Locale } from "#contract/locale.ts";
import type { Head } from "./page-faults.ts";
import { readPage, type ReadPage } from "./page-reading.ts";

export type Crawled = {
  /** By address. */
  readonly pages: ReadonlyMap<string, Head>;
  /** Answers that were not a page: files, calendars, feeds. */
  readonly others: ReadonlySet<string>;
};

/** What did not answer as it should: an address, its status or why there is none, and a page that leads there. */
export type DeadLink = { readonly path: string; readonly answer: number | string; readonly from: string };

export type CrawlOptions = {
  readonly get: (path: string) => Promise<Response>;
  /** Only addresses in this language are followed, and what has none. */
  readonly locale: Locale;
  readonly start: readonly string[];
  /** Links that are left alone; each is asked about once. */
  readonly skip?: (path: string) => boolean;
  /** Whether a page's own links are left alone. */
  readonly isEnd?: (path: string) => boolean;
  readonly atOnce?: number;
  readonly onPage: (path: string, page: ReadPage) => void;
  readonly onDead: (link: DeadLink) => void;
};

/** Reads `start`, and follows every link of every page until nothing new is found. */
export async function crawl(options: CrawlOptions): Promise<Crawled> {
  const { get, locale, start, skip = () => false, isEnd = () => false, atOnce = 8, onPage, onDead } = options;
  const pages = new Map<string, Head>();
  const others = new Set<string>();
  const known = new Set<string>();
  const queue: { path: string; from: string }[] = [];
  function add(link: string, from: string): void {
    const path = pathWithin(link, from);
    if (path === null || known.has(path) || isOtherLanguage(path, locale)) return;
    known.add(path);
    if (!skip(path)) queue.push({ path, from });
  }
  async function visit({ path, from }: { path: string; from: string }): Promise<void> {
    const answer = await askPatiently(get, path);
    if (answer.status >= 300 && answer.status < 400) return add(answer.headers.get("location") ?? "", path);
    if (answer.status !== 200) return onDead({ path, answer: answer.status, from });
    if (!answer.headers.get("content-type")?.startsWith("text/html")) return void others.add(path);
    const html = await answer.text();
    const page = readPage(html);
    const { title, description, alternates, canonical, isHidden } = page;
    // Pieces of a text keep the whole of it in memory: of thousands of pages copies of the pieces are kept.
    pages.set(path, structuredClone({ title, description, alternates, canonical, isHidden }));
    onPage(path, page);
    if (!isEnd(path)) for (const link of page.links) add(link, path);
  }
  for (const path of start) {
    known.add(path);
    queue.push({ path, from: "the start" });
  }
  async function work(): Promise<void> {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const { path, from } = next;
      // One page that cannot be read does not end the reading of thousands.
      await visit(next).catch((error: unknown) => onDead({ path, answer: String(error), from }));
    }
  }
  // Workers end when the queue is empty for a moment, though others may still fill it: so until it stays empty.
  while (queue.length > 0) await Promise.all(Array.from({ length: atOnce }, work));
  return { pages, others };
}

/** How often a server is asked again that says it is busy, each time when it says. */
const patience = 10;

/** The answer, or the last of those by which the server said that it is busy, and when it will not be. */
async function askPatiently(get: CrawlOptions["get"], path: string): Promise<Response> {
  for (let asked = 1; ; asked++) {
    const answer = await get(path);
    const seconds = Number(answer.headers.get("retry-after"));
    if (answer.status !== 503 || !(seconds > 0) || asked > patience) return answer;
    await answer.body?.cancel();
    await wait(seconds * 1000);
  }
}

/** The address on this site that a link leads to, without its place on the page; `null` where it leads elsewhere. */
export function pathWithin(link: string, from: string): string | null {
  if (/^(?:mailto|tel|data|https?|webcal):/.test(link) && !link.startsWith("http")) return null;
  const base = new URL(from.startsWith("/") ? from : "/", "http://site.localhost");
  const url = new URL(link, base);
  if (url.host !== base.host && !/^league-[ab]\.localhost(?::\d+)?$/.test(url.host)) return null;
  return url.pathname + url.search;
}

export function isOtherLanguage(path: string, locale: Locale): boolean {
  const first = path.split(/[/?.]/)[1];
  return isLocale(first) && first !== locale;
}

/** The kind of page an address is of: its path with everything that varies left out. */
export function kindOf(path: string): string {
  const [address = ""] = path.split("?");
  const parts = address.split("/").slice(2);
  if (parts[0] === "embed") return parts.slice(0, 2).join("/");
  return parts.map((part, index) => (isName(parts, index) ? ":" : part)).join("/") || "(home)";
}

const fixedFirst = new Set(["tabs", "compare", "history", "profile", "auth"]);

/** Segments after these name a thing. */
const named = new Set([
  "news",
  "clubs",
  "players",
  "coaches",
  "referees",
  "halls",
  "seasons",
  "leagues",
  "teams",
  "rounds",
  "playoff",
  "games",
  "venues",
  "applications",
  "compare",
]);

function isName(parts: readonly string[], index: number): boolean {
  const before = parts[index - 1];
  if (before === undefined) return false;
  if (named.has(before) && !fixedFirst.has(parts[index] ?? "")) return true;
  // The duel of a play-off game stands behind its round.
  return parts[index - 2] === "playoff" && parts[index + 1] === "games";
}
