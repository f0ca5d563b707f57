/**
 * Letters that Unicode does not take apart into a base and a mark. Cyrillic is spelled as Serbian Latin, so one name
 * has one slug in both scripts. Changing an entry changes addresses: add, never edit.
 */
// oxfmt-ignore
const asciiOf: Readonly<Record<string, string>> = {
  đ: "dj", ð: "d", ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", ı: "i", þ: "th", ŋ: "n",
  а: "a", б: "b", в: "v", г: "g", д: "d", ђ: "dj", е: "e", ж: "z", з: "z", и: "i", ј: "j", к: "k", л: "l", љ: "lj", м: "m", н: "n", њ: "nj",
  о: "o", п: "p", р: "r", с: "s", т: "t", ћ: "c", у: "u", ф: "f", х: "h", ц: "c", ч: "c", џ: "dz", ш: "s",
  щ: "sc", ъ: "", ы: "y", ь: "", э: "e", ю: "ju", я: "ja", ѕ: "dz", є: "je", і: "i", ґ: "g",
};

/**
 * A name as part of an address: small ASCII letters, digits and single hyphens. The same text always gives the same slug,
 * and a slug gives itself. Empty when nothing in the text can be spelled so; the caller decides what to do then.
 */
export function slugify(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]/gu, (character) => asciiOf[character] ?? (isApostrophe(character) ? "" : "-"))
    .replace(/-+/g, "-")
    .replace(/^-|-$/g, "");
}

/** `d'Orsay` is one word. */
function isApostrophe(character: string): boolean {
  return character === "'" || character === "’" || character === "ʼ";
}

/** So much of a title says what it is about, and of a name whose it is. */
const longestTitleSlug = 80;

/** A title or a name as part of an address: as many of its words as are short enough together; of a single one that is not, its beginning. IMP18 */
export function titleSlug(title: string): string {
  const slug = slugify(title);
  if (slug.length <= longestTitleSlug) return slug;
  const end = slug.lastIndexOf("-", longestTitleSlug);
  return slug.slice(0, end > 0 ? end : longestTitleSlug);
}
