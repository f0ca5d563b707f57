/** The longest name of a person or a thing, in characters as people count them. */
export const longestName = 80;

/**
 * `person`: who somebody is. `thing`: a club, a team, a device, as anybody may call his own. `brand`: what a league's own
 * office names, such as a hall or a sponsor, which may be called by its address: "Crypto.com Arena".
 */
export type NamedKind = "person" | "thing" | "brand";

/** Why a text is no name: `address` looks like one of a site, `characters` holds what is invisible or no text. */
export type NameFault = "empty" | "too-long" | "characters" | "address";

/** Said to operators and programs behind what the name is called. */
export const nameFaultText = {
  empty: "is empty",
  "too-long": `has more than ${longestName} characters`,
  characters: "has characters that no name has, or no letter",
  address: "looks like the address of a site; where it is none, a blank after its dot says so",
} as const satisfies Record<NameFault, string>;

/** Scripts whose letters join, so that a word may need to be told where not to (Persian, Hindi, Sinhala). */
const joining = ["Arab", "Syrc", "Nkoo", "Mong", "Deva", "Beng", "Guru", "Gujr", "Orya", "Taml", "Telu", "Knda", "Mlym", "Sinh", "Mymr"]
  .map((script) => `\\p{scx=${script}}`)
  .join("");
const letter = `[${joining}]`;
const joinerInWord = `(?<=${letter})[\\u200C\\u200D](?=${letter})|(?<=(?=${letter})\\p{M})\\u200D`;
const colouredSign = "(?<=\\p{Extended_Pictographic})\\uFE0F";
// U+FFFD is what is left of bytes that were no text, U+2800 a sign of Braille without a dot.
const strangeSign =
  "[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\p{Noncharacter_Code_Point}\\uFFFD\\u2800]";
/** Its group is there where the sign may not be. */
const invisible = new RegExp(`${joinerInWord}|${colouredSign}|(${strangeSign})`, "gu");
/** More marks on one letter than any script has: they would be drawn over the lines around. */
const stackedMarks = /(\p{M}{6})\p{M}+/gu;
/** What begins a tag, a mail's address or a path; clubs and halls may have some of it, people do not. */
const notOfPerson = /[<>:/@\\]/gu;
const notOfThing = /[<>]|:\/\//gu;
/** Most names of people and things: composed letters, with single blanks and hyphens between. Nothing in them is to be looked at. */
const letters = "[A-Za-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u024F]+";
const lettersAlone = new RegExp(`^${letters}(?:(?:, |[ -])${letters})*$`);
/** Signs of Latin text, each of which is seen. */
const seenSigns = /^[\x20-\x7E\u00C0-\u024F]*$/;
const letterOrFigure = /[\p{L}\p{N}]/u;

const word = "[\\p{L}\\p{M}\\p{N}_-]+";
const dotted = new RegExp(`${word}(?:\\.${word})+`, "gu");
const otherDots = /[\u3002\uFF61]/gu;
const anyDot = /[.\u3002\uFF0E\uFF61\u2024\uFE52]/gu;
const topLevel = /^(?:[\p{L}\p{M}]{2,}|xn--[a-z\d-]+)$/iu;
const accentedLatin = /(?=\p{Script=Latin})[^a-z]/iu;
const initial = /^(?:\p{L}\p{M}*|\d{1,2})$/u;
const shortened = /^(?:ste?|sv|св|lj|nj|dž|dj|dr|jr|sr|mc|ch|chr|th|ph|yu|ju|ya|ja|zh|sh|kh)$/iu;
const shortestShortened = 4;
const beginsSmall = /^\p{Ll}/u;

/** What is wrong with a name that somebody has typed; `null`: nothing. Real names of any script are free. NAME8 */
export function nameFault(kind: NamedKind, text: string): NameFault | null {
  if (text.trim() === "") return "empty";
  if (hasStrange(kind, text) || !letterOrFigure.test(text)) return "characters";
  if ([...text].length > longestName) return "too-long";
  return kind !== "brand" && addressesIn(text).length > 0 ? "address" : null;
}

/** Whether people may be called this. */
export function isPersonName(text: string): boolean {
  return nameFault("person", text) === null;
}

/** What of a name that another system wrote can be kept: whole if it is one; `""` where nothing is left. */
export function cleanName(kind: NamedKind, text: string): string {
  if (text.length <= longestName && lettersAlone.test(text)) return text;
  const visible = text
    .toWellFormed()
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, " ")
    .replace(invisible, (sign: string, strange?: string) => (strange === undefined ? sign : ""))
    .replace(stackedMarks, "$1")
    .replace(kind === "person" ? notOfPerson : notOfThing, " ");
  const name = [...tidyName(kind === "brand" ? visible : withoutAddresses(visible))].slice(0, longestName).join("").trim();
  return letterOrFigure.test(name) ? name : "";
}

/** In composed letters, with single blanks, and nothing at its ends. */
export function tidyName(text: string): string {
  return text
    .normalize("NFC")
    .replace(/\p{Zs}+/gu, " ")
    .trim();
}

/** Whether a line of text holds nothing invisible, nothing that turns it around, and no second line. */
export function isPlainLine(text: string): boolean {
  return seenSigns.test(text) || [...text.matchAll(invisible)].every(([, strange]) => strange === undefined);
}

function hasStrange(kind: NamedKind, text: string): boolean {
  return !isPlainLine(text) || text.search(stackedMarks) !== -1 || text.search(kind === "person" ? notOfPerson : notOfThing) !== -1;
}

/** Addresses of sites, which mail programs make links of: "evil.example", but neither "J.J. Redick" nor "Lj.Petrović". */
function addressesIn(text: string): string[] {
  // Every sign may be another spelling of a letter or a dot, of which browsers make the plain one (RFC 5895).
  return text.split(/\s+/u).filter((part) => (part.normalize("NFKC").replace(otherDots, ".").match(dotted) ?? []).some(isAddress));
}

function withoutAddresses(text: string): string {
  return addressesIn(text).reduce((name, address) => name.replaceAll(address, address.replaceAll(anyDot, ". ")), text);
}

function isAddress(text: string): boolean {
  const labels = text.split(".");
  const last = labels.pop() ?? "";
  if (labels.length === 3 && [...labels, last].every((label) => /^\d{1,3}$/.test(label))) return true;
  // No domain ends in accented Latin letters.
  if (!topLevel.test(last) || accentedLatin.test(last.normalize("NFC"))) return false;
  if (beginsSmall.test(last)) return true;
  if (labels.every((label) => initial.test(label))) return false;
  const [only = ""] = labels;
  return !(labels.length === 1 && shortened.test(only) && last.length >= shortestShortened);
}

/** Of a league's name what fits on a phone's home screen. */
export function shortTitleOf(title: string): string {
  return [...title].slice(0, 20).join("").trim();
}
