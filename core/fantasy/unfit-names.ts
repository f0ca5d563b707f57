/**
 * Words that are in no name, as they are compared: small letters, without accents. What is innocent in a neighbour's language is left
 * out ("puta" is "times" in Serbian, "nique" a player, "cono" a cone), and so is whatever only some leagues mind: their office adds it. FAN38
 */
const usualWords: ReadonlySet<string> = new Set(
  [
    "fuck fucked fucker fuckers fucking motherfucker motherfuckers shit bullshit cunt cunts whore whores bitch bitches asshole assholes",
    "wanker wankers nigger niggers faggot faggots hitler",
    "kurac kurca kurcu kurcevi kurcina picka picke picku pickica pickice pizda pizde pizdu pizdun jebem jebi jebo jebote jebac jebaci jebanje",
    "govno govna govnar sranje kurva kurve peder pederi pedercina drkadzija drkanje siptar siptari",
    "kurc kurci kurba kurbe jebemti fukati fukni",
    "mierda mierdas hijoputa gilipollas cabron cabrones joder maricon maricones pendejo pendejos",
    "merde putain putes salope salopes encule encules connard connards connasse couilles",
    "хуи хуя хуиня пизда пизды пиздец блядь бляди блять ебать ебал ебаныи ебанат сука суки мудак мудаки пидор пидоры пидорас говно жопа залупа гандон шлюха",
  ].flatMap((line) => line.split(" ")),
);

/** What a league's own office says about it, compared alike. */
export type OwnWords = { readonly forbidden: ReadonlySet<string>; readonly allowed: ReadonlySet<string> };

/** The letters of Serbian's other script; a Russian word written with them is one as well. */
const cyrillic = "абвгдђежзијклљмнњопрстћуфхцчџш";
const latin = "a b v g d d e z z i j k l lj m n nj o p r s t c u f h c c dz s".split(" ");
const latinOf = new Map(Array.from(cyrillic, (letter, index) => [letter, latin[index] ?? letter]));

/** A word as words are compared: without case and accents. */
export function foldedWord(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll("đ", "d");
}

/** Whether a name has a word that is in none: a whole one, in either script, never a part of another. FAN38 */
export function isUnfitName(name: string, { forbidden, allowed }: OwnWords): boolean {
  const words = foldedWord(name).split(/[^\p{L}\p{N}]+/u);
  return words.some((word) => {
    const spellings = [word, Array.from(word, (letter) => latinOf.get(letter) ?? letter).join("")];
    return spellings.some((one) => forbidden.has(one) || (usualWords.has(one) && !allowed.has(one)));
  });
}

/** Whether a word is in no name unless the office lets it pass. */
export function isUsualWord(word: string): boolean {
  return usualWords.has(word);
}
