import { splitName } from "../../imports/split-name.ts";
import { titleCase } from "../../imports/title-case.ts";
import { nameKey, storedName } from "./own-letters.ts";

export type WrittenName = { readonly family: string; readonly given: string };

/** A word that is all capitals, of two letters at least: how many lists mark the family name. */
function isCapitals(word: string): boolean {
  return /^\p{L}[\p{L}'’.-]+$/u.test(word) && word === word.toUpperCase() && word !== word.toLowerCase();
}

/**
 * A name in one cell, in Latin: `PETROVIĆ Petar`, `Petar PETROVIĆ`, `Petrović, Petar`, and where nothing marks the family name in the
 * order that the list's head tells. IMPF17
 */
export function readPersonName(written: string, familyFirst: boolean): WrittenName {
  const text = storedName(written.replace(captainMark, " ")).replace(/\s+/gu, " ").trim();
  const comma = /^([^,]+),\s*([^,]+)$/u.exec(text);
  if (comma?.[1] && comma[2]) return cased(comma[1], comma[2]);
  const words = text.split(" ");
  const capitals = words.map((word) => isCapitals(word));
  if (capitals.includes(true) && capitals.includes(false)) {
    return cased(words.filter((_, at) => capitals[at] === true).join(" "), words.filter((_, at) => capitals[at] !== true).join(" "));
  }
  const [first = "", last = ""] = words;
  const withFather = words.length === 3 ? words.findIndex((word, at) => at > 0 && isRussianFathers(word)) : -1;
  if (withFather > 0) return withFather === 2 ? cased(first, words[1] ?? "") : cased(words[2] ?? "", first);
  // A name like Ilić is a family's, whatever the rest of the list does.
  if (words.length === 2 && isOnlyFamilys(first) !== isOnlyFamilys(last)) {
    return isOnlyFamilys(first) ? cased(first, last) : cased(last, first);
  }
  if (familyFirst && words.length > 1) return cased(words.slice(0, -1).join(" "), words.at(-1) ?? "");
  const { givenName, familyName } = splitName(text);
  return cased(familyName, givenName);
}

/** Who leads a team, told behind the name. */
const captainMark = /\s*[([](?:c|k|cap|capt|captain|kap|kapiten|kapetan|capitán|capitana|capitaine|к|капитан|капитен)\.?[)\]]\s*$/iu;

/** The father's name, which a Russian list puts behind the given one. */
function isRussianFathers(word: string): boolean {
  return /\p{Script=Cyrillic}{2}(?:ович|евич|ьич|овна|евна|ична|инична)$/iu.test(word);
}

/** Serbian and Slovene endings that no given name has. */
function isOnlyFamilys(word: string): boolean {
  return /\p{L}{2}(?:ić|vič)$/iu.test(word);
}

/** Family and given name in cells of their own. */
export function readNameParts(family: string, given: string): WrittenName {
  return cased(storedName(family), storedName(given));
}

function cased(family: string, given: string): WrittenName {
  const plain = (name: string) => (name === name.toUpperCase() && name.length > 1 ? titleCase(name) : name).trim();
  return { family: plain(family), given: plain(given) };
}

/**
 * Whether a list whose head does not say it puts the family name first: by endings that only family names have.
 */
export function putsFamilyFirst(names: readonly string[]): boolean {
  const isFamily = (word: string) => /(?:vić|ić|čić|ović|ević|ski|ska|ov|ova|ev|eva|enko|čuk|ez|es|ko)$/iu.test(storedName(word));
  let [first, last] = [0, 0];
  for (const name of names) {
    const words = name.trim().split(/\s+/u);
    if (words.length < 2) continue;
    if (isFamily(words[0] ?? "")) first++;
    if (isFamily(words.at(-1) ?? "")) last++;
  }
  return first > last;
}

const positions: readonly (readonly [string, string])[] = [
  ["PG", "1 pg plei plejmejker plejmeker organizator organizador base meneur raziegrivaiusii разыгрывающий playmaker point"],
  ["SG", "2 sg bek bek šuter escolta arriere arrière атакующий защитник beks shooting"],
  ["SF", "3 sf krilo alero ailier легкий форвард лёгкий small"],
  ["PF", "4 pf krilni krilni centar alapivot ala-pívot ala-pivot ailier fort тяжелый тяжёлый power"],
  ["C", "5 c centar center pivot pívot центровой центар centre"],
];
const positionOf = new Map(positions.flatMap(([code, words]) => words.split(" ").map((word) => [nameKey(word), code] as const)));

/** Where somebody plays, as one of five; what is none of them stays as it is written. */
export function readPosition(text: string): string | null {
  if (text === "" || /^[-–—]+$/.test(text)) return null;
  const key = nameKey(text.split(/[/,]/)[0] ?? "");
  return positionOf.get(key) ?? positionOf.get(key.split(" ")[0] ?? "") ?? text;
}

const countries: readonly (readonly [string, string])[] = [
  ["SRB", "srb srbija serbia serbie сербия rs"],
  ["BIH", "bih ba bosna bosna i hercegovina bosnia босна bosnie босния"],
  ["MNE", "mne crna gora montenegro cg me monténégro черногория"],
  ["CRO", "cro hrv hrvatska croatia croacia croatie хорватия hr"],
  ["SLO", "slo svn slovenija slovenia eslovenia slovénie словения si"],
  ["MKD", "mkd makedonija severna makedonija north macedonia mk"],
  ["ESP", "esp španija spain españa espagne испания es"],
  ["FRA", "fra francuska france francia франция fr francija"],
  ["RUS", "rus rusija russia rusia russie россия рф ru"],
  ["USA", "usa sad us eeuu estados unidos états-unis сша zda"],
  ["ITA", "ita italija italy italia italie италия it"],
  ["GER", "ger deu nemačka nemčija germany alemania allemagne германия de"],
  ["ARG", "arg argentina argentine аргентина"],
  ["UKR", "ukr ukrajina ukraine ucrania украина ua"],
];
const countryOf = new Map(
  countries.flatMap(([code, words]) => [[nameKey(code), code] as const, ...words.split(" ").map((word) => [nameKey(word), code] as const)]),
);

/** A country by the three letters that FIBA gives it; what is not known stays, in Latin. */
export function readNationality(text: string): string | null {
  if (text === "" || /^[-–—]+$/.test(text)) return null;
  const key = nameKey(text);
  return countryOf.get(key) ?? countryOf.get(key.split(" ")[0] ?? "") ?? storedName(text).toUpperCase().slice(0, 40);
}
