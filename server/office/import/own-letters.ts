import { searchKey } from "#core/wording/search-key.ts";
import { toLatin } from "#core/wording/transliterate.ts";

/** Cyrillic letters that look like Latin ones, as they look. */
const looks: Readonly<Record<string, string>> = {
  а: "a",
  е: "e",
  о: "o",
  р: "p",
  с: "c",
  у: "y",
  х: "x",
  ј: "j",
  ѕ: "s",
  і: "i",
  к: "k",
  А: "A",
  В: "B",
  Е: "E",
  К: "K",
  М: "M",
  Н: "H",
  О: "O",
  Р: "P",
  С: "C",
  Т: "T",
  У: "Y",
  Х: "X",
  Ј: "J",
  Ѕ: "S",
  І: "I",
};
const latinLooks: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(looks).map(([cyrillic, latin]) => [latin, cyrillic]),
);
const cyrillic = /\p{Script=Cyrillic}/u;
const latin = /\p{Script=Latin}/u;

/**
 * A text whose words are each of one script: a letter of the other script that only looks right is put right, and told. Text
 * in two scripts by whole words stays. IMPF14
 */
export function inOneScript(text: string): { readonly text: string; readonly hadLookAlike: boolean } {
  if (!cyrillic.test(text) || !latin.test(text)) return { text, hadLookAlike: false };
  const letters = [...text];
  const isLatinText = letters.filter((letter) => latin.test(letter)).length >= letters.filter((letter) => cyrillic.test(letter)).length;
  let hadLookAlike = false;
  const mended = text.replace(/[\p{L}\p{M}]+/gu, (word) => {
    const isMixed = cyrillic.test(word) && latin.test(word);
    const toOther = isLatinText ? looks : latinLooks;
    const isStranger = (letter: string) => (isLatinText ? cyrillic : latin).test(letter);
    // A whole word that could be either, such as КК, is of the script of the words around it.
    const onlyLooks = !isMixed && isStranger(word) && [...word].every((letter) => toOther[letter] !== undefined);
    if (!isMixed && !onlyLooks) return word;
    hadLookAlike = true;
    return [...word].map((letter) => (isStranger(letter) ? (toOther[letter] ?? letter) : letter)).join("");
  });
  return { text: mended, hadLookAlike };
}

/** Letters that Serbian does not have: what holds one is of another language, and no word of it is put into Latin by halves. */
const otherCyrillic = /[ЁЙЩЪЫЬЭЮЯЄІЇҐёйщъыьэюяєіїґ]/u;

/** A name as the house stores it: Serbian Cyrillic in Latin (NAME5), letters of one script, single blanks; other Cyrillic as it is. */
export function storedName(text: string, language: string | null = null): string {
  const whole = inOneScript(text).text.trim();
  return language === "ru" || otherCyrillic.test(whole) ? whole : toLatin(whole);
}

/** A text by which names are compared: without case, marks, script, quotes. Words of one letter stay. */
export function nameKey(text: string): string {
  return searchKey(
    inOneScript(text)
      .text.replace(/[’'‘`´]/gu, " ")
      .replaceAll("&", " "),
  ).trim();
}
