import type { MetaDescriptor } from "react-router";
import { alternatesOf } from "../i18n/locale-link.ts";

/** What a page says of itself to search engines and to whoever is sent its address. Texts are in the page's language. */
export type PageMeta = {
  readonly title: string;
  readonly description: string;
  readonly origin: string;
  /** The one address of this content, without origin: two tabs' addresses may show the same. */
  readonly path: string;
};

type PageSite = { readonly title: string; readonly defaultLocale: string };

/** The tags of the document's head: title, description, canonical address, and the page in every language. */
export function pageMetaTags(page: PageMeta, site: PageSite): MetaDescriptor[] {
  const title = page.title === site.title ? site.title : `${page.title} – ${site.title}`;
  return [
    { title },
    { name: "description", content: page.description },
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:site_name", content: site.title },
    { property: "og:url", content: page.origin + page.path },
    { tagName: "link", rel: "canonical", href: page.origin + page.path },
    ...alternatesOf(page.path, site.defaultLocale as Parameters<typeof alternatesOf>[1]).map(({ hrefLang, path }) => ({
      tagName: "link",
      rel: "alternate",
      hrefLang,
      href: page.origin + path,
    })),
  ];
}
