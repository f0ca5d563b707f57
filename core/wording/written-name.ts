import { toCyrillic } from "./transliterate.ts";

/** A stored name in a script: in Cyrillic only where it may be. NAME1 */
export function writtenName(
  { text, transliterable }: { readonly text: string; readonly transliterable: boolean },
  isCyrillic: boolean,
): string {
  return isCyrillic && transliterable ? toCyrillic(text) : text;
}
