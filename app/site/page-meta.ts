import type { MetaDescriptor } from "react-router";
import { shareImageSize } from "#contract/share-image.ts";
import { type Sealed, unsealed } from "../ui/sealed-data.ts";
import { alternatesOf, type PathsByLocale } from "../i18n/locale-link.ts";
import { breadcrumbs, type Step } from "./structured-data.ts";

/** What a page says of itself to search engines and to whoever is sent its address. Texts are in the page's language. */
export type PageMeta = {
  readonly title: string;
  readonly description: string;
  readonly origin: string;
  /** The one address of this content, without origin: two tabs' addresses may show the same. */
  readonly path: string;
  /** In each language, where they differ by more than their language. Its route says so to the language menu, too (`handle.pathIn`). */
  readonly pathIn?: PathsByLocale;
  /** What a shared link shows; without it the league's picture. An address on this site, or a whole one. */
  readonly image?: { readonly url: string; readonly alt: string; readonly width?: number; readonly height?: number };
  /** The way here from the home page, which is left out, to the page itself; without it the page stands right below home. */
  readonly way?: readonly Step[];
  /** What search engines read (schema.org), each an object with `@type`; `@context` is put in here. */
  readonly structured?: readonly Readonly<Record<string, unknown>>[];
  /** `article` for news; without it `website`. */
  readonly type?: "article" | "profile" | "website";
  /** Not for search engines: results of a search, lists by parameters. Whoever's page a private one is, its address stands nowhere in it. GUARD16 */
  readonly hidden?: boolean | "private";
  /** Feeds and calendars of this page, by their addresses on this site. */
  readonly feeds?: readonly { readonly href: string; readonly type: string; readonly title: string }[];
};

type PageSite = { readonly title: string; readonly defaultLocale: string };

/** The tags of the document's head: title, description, canonical address, and the page in every language. */
export function pageMetaTags(page: PageMeta, site: PageSite): MetaDescriptor[] {
  const title = page.title === site.title ? site.title : `${page.title} – ${site.title}`;
  const named = [{ title }, { name: "description", content: page.description }];
  if (page.hidden === "private") return [...named, { name: "robots", content: "noindex, nofollow" }];
  return [
    ...named,
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:site_name", content: site.title },
    { property: "og:url", content: page.origin + page.path },
    { property: "og:type", content: page.type ?? "website" },
    ...(page.hidden ? [{ name: "robots", content: "noindex, follow" }] : []),
    ...imageTags(page, site),
    ...(import.meta.env.SSR ? forSearchEngines(page, site) : []),
    ...(page.feeds ?? []).map((feed) => ({ tagName: "link", rel: "alternate", ...feed })),
    { tagName: "link", rel: "canonical", href: page.origin + page.path },
    ...alternatesOf(page, site.defaultLocale as Parameters<typeof alternatesOf>[1]).map(({ hrefLang, path }) => ({
      tagName: "link",
      rel: "alternate",
      hrefLang,
      href: page.origin + path,
    })),
  ];
}

/** `meta` of a route whose loader seals its page; nothing where there is no page or no site. */
export function sealedMeta({ loaderData, matches }: SealedMetaArgs): MetaDescriptor[] {
  const site = matches[0].loaderData?.site;
  return loaderData && site ? pageMetaTags(unsealed(loaderData).meta, site) : [];
}

type SealedMetaArgs = {
  readonly loaderData: Sealed<{ readonly meta: PageMeta }> | undefined;
  readonly matches: readonly [{ readonly loaderData?: { readonly site: PageSite } | undefined }, ...unknown[]];
};

/** In documents alone, which is all they read: a browser would carry it twice. It goes with the document (`document-only.ts`). */
function forSearchEngines(page: PageMeta, site: PageSite): MetaDescriptor[] {
  return structuredData(page, site).map((data) => ({ "script:ld+json": { "@context": "https://schema.org", ...data } }));
}

/** What the page is, and the way to it from the home page, which has none itself. */
function structuredData({ title, origin, path, way = [{ name: title, path }], structured = [] }: PageMeta, site: PageSite) {
  const home = /^\/[^/?]+/.exec(path)?.[0] ?? path;
  const isBelowHome = path.startsWith(`${home}/`);
  return isBelowHome ? [...structured, breadcrumbs(origin, [{ name: site.title, path: home }, ...way])] : structured;
}

/** Networks show no drawings. */
const drawing = /\.svg$/;

/** The page's own picture, else the league's: each page has one. SHARE3 */
function imageTags({ image: own, origin, path }: PageMeta, site: PageSite): MetaDescriptor[] {
  const ofLeague = { url: `${/^\/[^/?]+/.exec(path)?.[0] ?? ""}/share.png`, alt: site.title, ...shareImageSize };
  const image: NonNullable<PageMeta["image"]> = own && !drawing.test(own.url) ? own : ofLeague;
  const url = new URL(image.url, origin).href;
  return [
    { property: "og:image", content: url },
    { property: "og:image:alt", content: image.alt },
    { name: "twitter:image:alt", content: image.alt },
    ...(image.width ? [{ property: "og:image:width", content: String(image.width) }] : []),
    ...(image.height ? [{ property: "og:image:height", content: String(image.height) }] : []),
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:image", content: url },
  ];
}
