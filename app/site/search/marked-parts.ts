import { searchKey } from "#core/wording/search-key.ts";

/** A piece of a text, and whether it is what was looked for. */
export type MarkedPart = { readonly text: string; readonly isMatch: boolean };

const word = /[\p{L}\p{M}\p{Nd}'’ʼ‘`]+/gu;

/** The text in pieces: the beginning of each word that one of the beginnings looked for has found. SRCH7 */
export function markedParts(text: string, matched: readonly string[]): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let from = 0;
  for (const { 0: written, index } of text.matchAll(word)) {
    const length = matchedLength(written, matched);
    if (length === 0) continue;
    if (index > from) parts.push({ text: text.slice(from, index), isMatch: false });
    parts.push({ text: written.slice(0, length), isMatch: true });
    from = index + length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), isMatch: false });
  return parts;
}

/** How much of a word is needed to spell the longest of the beginnings; 0: none of them begins it. */
function matchedLength(written: string, matched: readonly string[]): number {
  const key = searchKey(written);
  const beginning = matched.filter((one) => key.startsWith(` ${one}`)).toSorted((one, other) => other.length - one.length)[0];
  if (beginning === undefined) return 0;
  for (const { index, segment } of new Intl.Segmenter().segment(written)) {
    const length = index + segment.length;
    if (searchKey(written.slice(0, length)).startsWith(` ${beginning}`)) return length;
  }
  return written.length;
}
