/**
 * Serbian and Slovene names as Russian prints them: practical transcription, which follows the sounds. Serbian by R. Gilyarevsky
 * and B. Starostin, “Inostrannye imena i nazvaniya v russkom tekste”; Slovene differs in nothing that is written here. NAME9
 */

// oxfmt-ignore
const letters: Readonly<Record<string, string>> = {
  a: "а", b: "б", v: "в", g: "г", d: "д", đ: "дж", e: "е", ž: "ж", z: "з", i: "и", j: "й", k: "к", l: "л", m: "м",
  n: "н", o: "о", p: "п", r: "р", s: "с", t: "т", ć: "ч", u: "у", f: "ф", h: "х", c: "ц", č: "ч", š: "ш",
};

/** Vowels after j, lj or nj. */
const softVowels: Readonly<Record<string, string>> = { a: "я", e: "е", i: "и", u: "ю" };
const softConsonants: Readonly<Record<string, string>> = { lj: "л", nj: "н" };
const vowels = "aeiou";

/** Words that Russian has had for so long that no table gives them. */
const settled: ReadonlyMap<string, string> = new Map([
  ["nemanja", "неманья"],
  ["beograd", "белград"],
]);

const word = /(?<![\p{L}\p{N}])\p{L}+(?![\p{L}\p{N}])/gu;
const southSlavic = /^[abvgdđežzijklmnoprstćufhcčš]+$/iu;
const romanNumeral = /^[IVX]{2,}$/u;

/** A Serbian or Slovene name in Latin script as Russian readers have it; words with other letters stay as they are. */
export function toRussian(latin: string): string {
  return latin.normalize("NFC").replace(word, (one) => {
    if (!southSlavic.test(one) || romanNumeral.test(one)) return one;
    const lower = one.toLowerCase();
    const initial = one.length === 2 ? softConsonants[lower] : undefined;
    if (initial !== undefined) return initial.toUpperCase();
    const russian = settled.get(lower) ?? transcribed(lower);
    if (one.length > 1 && one === one.toUpperCase()) return russian.toUpperCase();
    return one.charAt(0) === lower.charAt(0) ? russian : russian.charAt(0).toUpperCase() + russian.slice(1);
  });
}

function transcribed(lower: string): string {
  let russian = "";
  for (let at = 0; at < lower.length;) {
    const [said, length] = soundAt(lower, at);
    russian += said;
    at += length;
  }
  return russian;
}

/** What stands for the letters from here, and how many they are. */
function soundAt(lower: string, at: number): readonly [said: string, length: number] {
  const two = lower.slice(at, at + 2);
  const before = lower[at - 1];
  const isAfterVowel = before !== undefined && vowels.includes(before);
  const soft = softConsonants[two];
  if (soft !== undefined) return softened(soft, lower[at + 2]);
  // Đ as it is typed without the letter: Djordje.
  if (two === "dž" || (two === "dj" && vowels.includes(lower[at + 2] ?? "-"))) return ["дж", 2];
  const letter = lower.charAt(at);
  if (letter === "j") return iotated(lower[at + 1], before === undefined || isAfterVowel);
  if (letter === "e" && (before === undefined || isAfterVowel)) return ["э", 1];
  return [letters[letter] ?? letter, 1];
}

/** l or n softened by what follows: Ljubo – Любо, Njegoš – Негош, Ljotić – Льотич, Željko – Желько. */
function softened(consonant: string, next: string | undefined): readonly [said: string, length: number] {
  const vowel = softVowels[next ?? ""];
  return vowel === undefined ? [`${consonant}ь`, 2] : [consonant + vowel, 3];
}

/** j with what follows: Jakov – Яков, Jović – Йович, Bjelica – Бьелица, Andrej – Андрей. */
function iotated(next: string | undefined, isOpen: boolean): readonly [said: string, length: number] {
  const vowel = next === "o" ? (isOpen ? "йо" : "о") : softVowels[next ?? ""];
  if (vowel === undefined) return ["й", 1];
  return [isOpen ? vowel : `ь${vowel}`, 2];
}
