/**
 * Letters that Unicode does not take apart into a base and a mark, spelled as people type them. Both scripts of a name
 * come to one spelling; letters that other alphabets tell apart and readers confuse (j, i, y) come to one as well.
 */
// oxfmt-ignore
const spellings: readonly (readonly [letter: string, spelling: string])[] = [
  ["đ", "d"], ["ð", "d"], ["ø", "o"], ["ł", "l"], ["ı", "i"], ["ħ", "h"], ["ŧ", "t"], ["ŋ", "n"], ["ς", "σ"], ["w", "v"], ["q", "k"], ["y", "i"],
  ["а", "a"], ["б", "b"], ["в", "v"], ["г", "g"], ["ґ", "g"], ["д", "d"], ["ђ", "d"], ["е", "e"], ["ж", "z"], ["з", "z"], ["ѕ", "z"],
  ["и", "i"], ["і", "i"], ["ј", "j"], ["к", "k"], ["л", "l"], ["м", "m"], ["н", "n"], ["о", "o"], ["п", "p"], ["р", "r"], ["с", "s"],
  ["т", "t"], ["ћ", "c"], ["у", "u"], ["ф", "f"], ["х", "h"], ["ц", "c"], ["ч", "c"], ["ш", "s"], ["ы", "i"], ["э", "e"],
  ["ъ", ""], ["ь", ""],
  ["ß", "ss"], ["æ", "ae"], ["œ", "oe"], ["þ", "th"], ["љ", "lj"], ["њ", "nj"], ["џ", "dz"], ["я", "ja"], ["ю", "ju"], ["є", "je"], ["щ", "sc"],
];

/** Letters that are one sound to somebody, after the letters above; each is looked for in what the one before left. */
// oxfmt-ignore
const sounds: readonly (readonly [letters: string, spelling: string])[] = [
  ["kh", "h"], ["sh", "s"], ["ch", "c"], ["zh", "z"], ["th", "t"], ["ph", "f"], ["ts", "c"], ["dz", "d"], ["dj", "d"], ["x", "ks"], ["j", "i"],
];

const spellingOf = new Map(spellings);
const marks = /[\u0300-\u036f]/gu;
const apostrophes = /['’ʼ‘`]/gu;

/**
 * What a text is found by, whoever typed it: small letters of one alphabet, each word between two spaces.
 * The database has the same as `search_key(text)`, with which it keeps the keys of its rows. SRCH1
 */
export function searchKey(text: string): string {
  let key = text.normalize("NFKD").toLowerCase().replace(marks, "").replace(apostrophes, "");
  key = Array.from(key, (letter) => spellingOf.get(letter) ?? letter).join("");
  for (const [letters, spelling] of sounds) key = key.replaceAll(letters, spelling);
  const words = key
    .replace(/([a-z])\1+/g, "$1")
    .replace(/[^\p{L}\p{Nd}]+/gu, " ")
    .trim();
  return words === "" ? "" : ` ${words} `;
}

/** The words of a text as they are looked for, each once. */
export function searchWords(text: string): string[] {
  return [...new Set(searchKey(text).split(" "))].filter((word) => word !== "");
}
