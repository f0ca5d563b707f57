/** What a document says, read from its text: quick enough for thousands of pages. */
export type ReadPage = {
  readonly language: string;
  readonly title: string;
  readonly headings: number;
  /** Addresses of links, forms, pictures and heads, as written; without those that crawlers are asked not to follow. */
  readonly links: readonly string[];
  readonly alternates: readonly string[];
  readonly canonical: string | null;
  /** What is read or heard, in pieces: texts between tags, labels, descriptions of pictures. */
  readonly texts: readonly string[];
  readonly isHidden: boolean;
};

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'", nbsp: "\u00a0" };

/** Reads a document that React wrote; not just any HTML. */
export function readPage(html: string): ReadPage {
  const withoutScripts = html.replace(/<(script|style)\b[^>]*>.*?<\/\1>/gs, "");
  const head = /<head>(.*?)<\/head>/s.exec(withoutScripts)?.[1] ?? "";
  const body = withoutScripts.slice(withoutScripts.indexOf("<body"));
  const alternates = [...head.matchAll(/<link\b[^>]*rel="alternate"[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => /hrefLang=|hreflang=/.test(tag));
  return {
    language: /<html lang="([^"]*)"/.exec(html)?.[1] ?? "",
    title: decoded(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ""),
    headings: [...body.matchAll(/<h1\b/g)].length,
    links: [...withoutScripts.matchAll(/<(?:a|form|img|link|source)\b(?![^>]*\srel="nofollow")[^>]*?\s(?:href|action|src)="([^"]*)"/g)].map(
      ([, link = ""]) => decoded(link),
    ),
    alternates: alternates.map((tag) => decoded(/href="([^"]*)"/.exec(tag)?.[1] ?? "")),
    canonical: decoded(/<link\b[^>]*rel="canonical"[^>]*href="([^"]*)"/.exec(head)?.[1] ?? "") || null,
    texts: [
      ...body.split(/<[^>]*>/).map(decoded),
      ...[...body.matchAll(/\s(?:aria-label|title|alt|placeholder)="([^"]*)"/g)].map(([, text = ""]) => decoded(text)),
    ].filter((text) => text.trim() !== ""),
    isHidden: /<meta name="robots" content="noindex/.test(head),
  };
}

function decoded(text: string): string {
  return text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);
}
