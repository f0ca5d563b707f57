import { languageOf, type Locale } from "#contract/locale.ts";
import type { NewsBlock, NewsInline } from "#contract/news.ts";
import { readableLocale } from "#contract/readable-locale.ts";
import { toCyrillicBut, toLatin } from "#core/wording/transliterate.ts";
import type { TextReader } from "./foreign-names.ts";

/** Texts of one thing by language, as SQL hands them over. */
export type TextsByLocale<Text> = Readonly<Record<string, Text>>;

export type ChosenText<Text> = {
  readonly text: Text;
  /** The language a reader is shown: his own, or another one that pages mark as such. */
  readonly locale: Locale;
  /** Brings a string of the text into the reader's script. */
  readonly inScript: (text: string) => string;
};

/**
 * The text for a reader: in his language, else in the tenant's, else in English, else in any it has. Serbian counts as
 * his language in either script and is brought into the one he reads, names that are not Serbian left whole. `null`: there is none at all. EDIT1
 */
export function bestText<Text>(
  texts: TextsByLocale<Text> | null,
  { locale, isForeignName, withTypedNames }: TextReader,
  tenantLocale: string,
): ChosenText<Text> | null {
  const found = readableLocale(Object.keys(texts ?? {}), locale, tenantLocale);
  const text = found === null ? undefined : texts?.[found];
  if (found === null || text === undefined) return null;
  if (languageOf(found) !== languageOf(locale) || found === locale) return { text, locale: found, inScript: (same) => same };
  return { text, locale, inScript: locale === "sr-cyrl" ? (latin) => toCyrillicBut(withTypedNames(latin), isForeignName) : toLatin };
}

/** The blocks of a body with every word rewritten and every address left alone. */
export function rewrittenBlocks(blocks: readonly NewsBlock[], rewrite: (text: string) => string): readonly NewsBlock[] {
  const inlines = (content: readonly NewsInline[]) =>
    content.map((part) => (typeof part === "string" ? rewrite(part) : { text: rewrite(part.text), href: part.href }));
  return blocks.map((block) => {
    switch (block.kind) {
      case "paragraph":
        return { kind: block.kind, content: inlines(block.content) };
      case "heading":
        return { kind: block.kind, text: rewrite(block.text) };
      case "list":
        return { kind: block.kind, items: block.items.map(inlines) };
      case "quote":
        return { kind: block.kind, text: rewrite(block.text), by: rewrite(block.by) };
    }
  });
}
