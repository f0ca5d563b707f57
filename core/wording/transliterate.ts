import { isForeignByNeighbours, withPlainDigraphs } from "./serbian-spelling.ts";

/**
 * Serbian is written in two scripts. Cyrillic has one letter where Latin has two (lj, nj, dž), so the way back to
 * Latin is exact, and the way to Cyrillic is exact but for a few stems in which the two letters are two sounds.
 */

// oxfmt-ignore
const cyrillicOf: Readonly<Record<string, string>> = {
  a: "а", b: "б", v: "в", g: "г", d: "д", đ: "ђ", e: "е", ž: "ж", z: "з", i: "и", j: "ј", k: "к", l: "л", lj: "љ", m: "м",
  n: "н", nj: "њ", o: "о", p: "п", r: "р", s: "с", t: "т", ć: "ћ", u: "у", f: "ф", h: "х", c: "ц", č: "ч", dž: "џ", š: "ш",
};

const latinOf: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(cyrillicOf).map(([latin, cyrillic]) => [cyrillic, latin]),
);

/** Stems in which n+j and d+ž stay two letters; `^` holds a stem to the beginning of the word (`kanjon` is not `anjon`). */
// oxfmt-ignore
const partedStems: readonly string[] = [
  "injaric", "injekc", "injekt", "injicir", "injunk", "injurij", "kenjon", "konjunk", "konjug", "konjekt", "ssrnj", "tanjug", "vanjez",
  "vanjugosl", "panjugosl", "^anjon", "feldžandarm",
  "nadžanj", "nadždr", "nadžel", "nadžeo", "nadžet", "nadžinj", "nadživ", "nadžnj", "nadžrec", "nadžup",
  "^odžal", "^odžari", "^odžel", "^odživ", "^odžubor", "^odžva",
  "^podžanr", "^podžar", "^podže", "^podžig", "^podžil", "^podžiz", "^podžnj", "^podžup",
  "^predžel", "^predžetv", "^predživ", "^predžup",
];
const parted = new RegExp(partedStems.join("|"), "gu");

const mayHaveCuts = /nj|dž/iu;
const noCuts: ReadonlySet<number> = new Set();

/** Letters of one sign, small and capital, and the three of two signs as they are written: `nj`, `Nj`, `NJ`. */
const cyrillicLetters = new Map<string, string>();
const cyrillicPairs = new Map<string, string>();
for (const [latin, cyrillic] of Object.entries(cyrillicOf)) {
  const into = latin.length === 1 ? cyrillicLetters : cyrillicPairs;
  into.set(latin, cyrillic);
  into.set(capitalised(latin), cyrillic.toUpperCase());
  into.set(latin.toUpperCase(), cyrillic.toUpperCase());
}

const word = /\p{L}[\p{L}\p{M}]*/gu;
const serbianWord = /^[abvgdđežzijklmnoprstćufhcčš]+$/iu;
const nameLike = /^\p{Lu}\p{Ll}/u;
const romanNumeral = /^[IVX]{2,}$/u;
/** Written already: whoever typed a name in the other script has said so for its neighbours as well. */
const isCyrillic = /^\p{Script=Cyrillic}/u;
const address = /(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+|\b[a-z0-9-]+\.(?:com|org|net|rs|eu|info)\b\S*/giu;

/** Whether a word is somebody's who is not written in Cyrillic, whatever its letters. */
export type IsForeignName = (word: string) => boolean;

/**
 * Serbian Latin to Serbian Cyrillic. Words with letters, or neighbourhoods of letters, that Serbian does not have (q, w, x, y, ü, ll
 * …), Roman numerals and addresses of the network stay as they are. For every text in the Serbian alphabet, `toLatin` gives
 * the same text back, but for an initial of two letters: beside a word in capitals it is in capitals too. NAME1–NAME4
 */
export function toCyrillic(text: string): string {
  return toCyrillicBut(text, () => false);
}

/** The same, with the names of those left whole who are not written in Cyrillic: spelling alone does not tell Jones from Jonas. NAME3 */
export function toCyrillicBut(text: string, isForeignName: IsForeignName): string {
  const composed = withPlainDigraphs(text.normalize("NFC"));
  const change = (part: string) => wordsToCyrillic(part, isForeignName);
  if (!/[.@/]/.test(composed)) return change(composed);
  return outside(address, composed, change);
}

/** Serbian Cyrillic to Serbian Latin, letter by letter; everything else stays. */
export function toLatin(text: string): string {
  const composed = text.normalize("NFC");
  return composed.replace(/[ЂЈ-ЋЏА-ИК-Шђј-ћџа-ик-ш]/gu, (letter, at: number) => {
    const lower = letter.toLowerCase();
    const latin = latinOf[lower] ?? letter;
    if (letter === lower) return latin;
    const inCapitals = standsInCapitals(composed, at, 1) || isInitialOfCapitals(composed, at, 1);
    return latin.length === 2 && !inCapitals ? capitalised(latin) : latin.toUpperCase();
  });
}

function wordsToCyrillic(text: string, isForeignName: IsForeignName): string {
  const kept = foreignNames(text, isForeignName);
  return text.replace(word, (one: string, at: number) => {
    if (kept.has(at)) return one;
    return isInitial(text, at, one) ? (cyrillicPairs.get(one) ?? wordToCyrillic(one)) : wordToCyrillic(one);
  });
}

/** `LJ.` and `Nj.` are one letter of a name each, however they are written; so is `LJ` beside a name in capitals. */
function isInitial(text: string, at: number, one: string): boolean {
  return (
    one.length === 2 &&
    isCapital(one.charAt(0)) &&
    (text.charAt(at + 2) === "." || (isCapital(one.charAt(1)) && isInitialOfCapitals(text, at, 2)))
  );
}

/**
 * Where words stand that are the other half of a foreign name: "Elliott" beside "Beckworth" stays as it is. The word after it if that
 * has a capital, else the one before, save at a sentence's start, where any word has one. NAME2
 */
function foreignNames(text: string, isForeignName: IsForeignName): ReadonlySet<number> {
  const words = [...text.matchAll(word)].map((match) => ({ text: match[0], from: match.index, to: match.index + match[0].length }));
  const kept = new Set<number>();
  words.forEach((one, place) => {
    if (!nameLike.test(one.text)) return;
    const isKnown = isForeignName(one.text);
    if (isKnown) kept.add(one.from);
    if (isKnown || isSerbianWord(one.text) || isCyrillic.test(one.text)) return;
    const [before, after] = [words[place - 1], words[place + 1]];
    if (after && nameLike.test(after.text) && text.slice(one.to, after.from) === " ") kept.add(after.from);
    else if (before && nameLike.test(before.text) && text.slice(before.to, one.from) === " " && !startsSentence(text, before.from))
      kept.add(before.from);
  });
  return kept;
}

function startsSentence(text: string, at: number): boolean {
  return /(?:^|[.!?…\n])[^\p{L}\p{N}]*$/u.test(text.slice(Math.max(0, at - 8), at));
}

function wordToCyrillic(latin: string): string {
  if (!isSerbianWord(latin) || romanNumeral.test(latin)) return latin;
  const cuts = mayHaveCuts.test(latin) ? partings(latin.toLowerCase()) : noCuts;
  let cyrillic = "";
  for (let at = 0; at < latin.length;) {
    const two = latin.slice(at, at + 2);
    const pair = cuts.has(at + 1) ? undefined : cyrillicPairs.get(two);
    if (pair !== undefined && isOneLetter(latin, at, two)) {
      cyrillic += pair;
      at += 2;
    } else {
      const letter = latin.charAt(at);
      cyrillic += cyrillicLetters.get(letter) ?? letter;
      at += 1;
    }
  }
  return cyrillic;
}

function isSerbianWord(latin: string): boolean {
  return serbianWord.test(latin) && !isForeignByNeighbours(latin);
}

/** An initial beside a word in capitals, before it or behind, alone or with others: `Љ.-М. ЈОВИЋ`, `ЈОВИЋ Љ`. */
function isInitialOfCapitals(text: string, at: number, length: number): boolean {
  return besideCapitals.test(`${text.slice(Math.max(0, at - 24), at)}\0${text.slice(at + length, at + length + 24)}`);
}

/** Where it stands there is a NUL, which no text has. */
const besideCapitals = /(?<!\p{L})\0\.?(?:[\s-]*\p{Lu}\.)*[\s-]*\p{Lu}{2}|\p{Lu}{2},?\s(?:\p{Lu}\.?[\s-]?)*\0(?!\p{L})/u;

/** `nj` and `Nj` are one letter; `NJ` only among capitals, where the way back gives `NJ` again; `nJ` never. */
function isOneLetter(latin: string, at: number, two: string): boolean {
  if (!isCapital(two.charAt(0))) return true;
  return standsInCapitals(latin, at, 2) === isCapital(two.charAt(1));
}

/** Whether the capital at this place belongs to a word in capitals, by the letter after it, or before it at a word's end. */
function standsInCapitals(text: string, at: number, length: number): boolean {
  const after = text[at + length] ?? "";
  return isLetter(after) ? isCapital(after) : isCapital(text[at - 1] ?? "");
}

/** Positions at which a stem keeps two letters apart that would elsewhere be one. */
function partings(lower: string): ReadonlySet<number> {
  const cuts = new Set<number>();
  for (const match of lower.matchAll(parted)) {
    const pair = /nj|dž/u.exec(match[0]);
    if (pair) cuts.add(match.index + pair.index + 1);
  }
  return cuts;
}

function isLetter(character: string): boolean {
  return /\p{L}/u.test(character);
}

function isCapital(character: string): boolean {
  return character !== character.toLowerCase();
}

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Applies `change` to what lies between the matches of `pattern`. */
function outside(pattern: RegExp, text: string, change: (part: string) => string): string {
  let result = "";
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    result += change(text.slice(from, match.index)) + match[0];
    from = match.index + match[0].length;
  }
  return result + change(text.slice(from));
}
