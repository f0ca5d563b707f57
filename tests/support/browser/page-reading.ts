/** What a document says, read from its text: quick enough for thousands of pages. */
export type ReadPage = {
  readonly language: string;
  readonly title: string;
  readonly headings: number;
  /** Addresses of links, forms, pictures and heads, as written; without those that crawlers are asked not to follow. */
  readonly links: readonly string[];
  readonly description: string;
  /** The page's address in each language, by its tag. */
  readonly alternates: ReadonlyMap<string, string>;
  readonly canonical: string | null;
  /** The addresses of the way from the home page, as search engines are told; `null` where nothing is told. */
  readonly way: readonly string[] | null;
  /** What is read or heard, in pieces: texts between tags, labels, descriptions of pictures, the head; what is code is left out. */
  readonly texts: readonly string[];
  readonly isHidden: boolean;
};

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'", nbsp: "\u00a0" };

/** Reads a document that React wrote; not just any HTML. */
export function readPage(html: string): ReadPage {
  const withoutScripts = html.replace(/<(script|style)\b[^>]*>.*?<\/\1>/gs, "");
  const head = /<head>(.*?)<\/head>/s.exec(withoutScripts)?.[1] ?? "";
  const body = withoutScripts.slice(withoutScripts.indexOf("<body"));
  const title = decoded(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? "");
  const description = decoded(/<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? "");
  return {
    language: /<html lang="([^"]*)"/.exec(html)?.[1] ?? "",
    title,
    description,
    headings: [...body.matchAll(/<h1\b/g)].length,
    links: [...withoutScripts.matchAll(/<(?:a|form|img|link|source)\b(?![^>]*\srel="nofollow")[^>]*?\s(?:href|action|src)="([^"]*)"/g)].map(
      ([, link = ""]) => decoded(link),
    ),
    alternates: alternatesIn(head),
    canonical: decoded(/<link\b[^>]*rel="canonical"[^>]*href="([^"]*)"/.exec(head)?.[1] ?? "") || null,
    way: wayIn(html),
    texts: [
      title,
      description,
      ...body
        .replace(/<code\b[^>]*>.*?<\/code>/gs, "")
        .split(/<[^>]*>/)
        .map(decoded),
      ...[...body.matchAll(/\s(?:aria-label|title|alt|placeholder)="([^"]*)"/g)].map(([, text = ""]) => decoded(text)),
    ].filter((text) => text.trim() !== ""),
    isHidden: /<meta name="robots" content="noindex/.test(head),
  };
}

function alternatesIn(head: string): ReadonlyMap<string, string> {
  const alternates = new Map<string, string>();
  for (const [tag] of head.matchAll(/<link\b[^>]*rel="alternate"[^>]*>/g)) {
    const [, language] = /hreflang="([^"]*)"/i.exec(tag) ?? [];
    if (language !== undefined) alternates.set(language, decoded(/href="([^"]*)"/.exec(tag)?.[1] ?? ""));
  }
  return alternates;
}

type BreadcrumbList = { readonly "@type": string; readonly itemListElement?: readonly { readonly item: string }[] };

function wayIn(html: string): readonly string[] | null {
  const told = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json = ""]) => JSON.parse(json) as BreadcrumbList,
  );
  return told.find((data) => data["@type"] === "BreadcrumbList")?.itemListElement?.map(({ item }) => item) ?? null;
}

function decoded(text: string): string {
  return text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);
}
