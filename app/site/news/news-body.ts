import type { NewsBlock, NewsInline } from "#contract/news.ts";
import type { Locale } from "#contract/locale.ts";
import { inLocale } from "../../i18n/locale-link.ts";

export type BodyInline = string | { readonly text: string; readonly href: string };

export type BodyBlock =
  | { readonly kind: "paragraph"; readonly content: readonly BodyInline[] }
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly (readonly BodyInline[])[] }
  | { readonly kind: "quote"; readonly text: string; readonly by: string };

/** A text's blocks with their links in the page's language. */
export function newsBody(blocks: readonly NewsBlock[], locale: Locale): readonly BodyBlock[] {
  const inlines = (content: readonly NewsInline[]) => content.map((part) => linked(part, locale));
  return blocks.map((block) => {
    if (block.kind === "paragraph") return { ...block, content: inlines(block.content) };
    if (block.kind === "list") return { ...block, items: block.items.map(inlines) };
    return block;
  });
}

/** Links lead into this site, to its files, or out over https; what else somebody wrote stays text. */
function linked(part: NewsInline, locale: Locale): BodyInline {
  if (typeof part === "string") return part;
  const { text, href } = part;
  if (/^https:\/\/[^\s]+$/i.test(href)) return part;
  if (!/^\/(?![/\\])/.test(href)) return text;
  return { text, href: href.startsWith("/files/") ? href : inLocale(href, locale) };
}
