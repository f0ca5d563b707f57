const letters = /\p{L}/u;
const foreign = /[^\P{L}abvgdđežzijklmnoprstćufhcčš]/iu;

/**
 * Neighbourhoods of letters that Serbian words do not have, each beside words that come close: Grocka has "ck" before a vowel,
 * "interregionalni" an r twice where its prefix ends, "shvatiti" an sh at its beginning. NAME1
 */
// oxfmt-ignore
const foreignNeighbourhoods: readonly RegExp[] = [
  /ck(?![aeiou])/u, /ch|ph|gh|cz|sz/u, /^th|th$/u, /^sh[aeiu]|sh$/u, /tz$/u,
  /(?<!^(?:inte|supe|hipe))rr/u, /ll|nn|ss|tt|ff|pp|bb|mm|kk|gg|cc/u,
  /^(?:[bcdfghlmtv][lr]?|r)oo/u, /ee[^aeiou]{0,2}$/u,
];

/** Digraphs that Unicode has as one sign each, as two letters: `ǈ` is `Lj`, and `Ǉ` too where its word goes on in small ones. */
export function withPlainDigraphs(text: string): string {
  // The sign behind that of two capitals is the one of a capital and a small letter.
  const inWords = text.replace(/[ǄǇǊ](?=\p{Ll})/gu, (sign) => String.fromCharCode(sign.charCodeAt(0) + 1));
  return inWords.replace(/[Ǆ-ǌ]/gu, (sign) => sign.normalize("NFKC").normalize("NFC"));
}

/** Whether a name could be Serbian in Latin script: letters, and none, nor any two together, that Serbian lacks. NAME1 */
export function isSerbianLatin(text: string): boolean {
  const composed = withPlainDigraphs(text.normalize("NFC"));
  return letters.test(composed) && !foreign.test(composed) && !(composed.match(/\p{L}+/gu) ?? []).some(isForeignByNeighbours);
}

/** Of one word in letters that Serbian has. Abbreviations with two capitals together (BB, SSSR, RRj) are nobody's spelling. */
export function isForeignByNeighbours(word: string): boolean {
  if (word.length < 3 || /\p{Lu}{2}/u.test(word)) return false;
  const lower = word.toLowerCase();
  return foreignNeighbourhoods.some((neighbours) => neighbours.test(lower));
}
