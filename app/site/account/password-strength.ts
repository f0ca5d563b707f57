import { guessedWords } from "#contract/guessed-words.ts";

export const strengths = ["none", "weak", "fair", "good", "strong"] as const;
export type PasswordStrength = (typeof strengths)[number];

/** From so many guesses on, as powers of two: what a stolen list of hashes costs at argon2id's pace. */
const fairBits = 34;
const goodBits = 48;
const strongBits = 66;

/** Looked for after digits and signs are taken off and looked-alike letters put back. */
const guessedFirst = new Set(guessedWords);
const lookAlikes: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

/**
 * How hard a password is to guess, in a word. Length is what counts: repeats, rows of the keyboard or the alphabet, and
 * what stands in `about` (the person's own name and address) count as one character each.
 */
export function passwordStrength(password: string, about: readonly string[] = []): PasswordStrength {
  if (password === "") return "none";
  const bits = countingCharacters(password, about) * bitsPerCharacter(password);
  return bits < fairBits ? "weak" : bits < goodBits ? "fair" : bits < strongBits ? "good" : "strong";
}

function countingCharacters(password: string, about: readonly string[]): number {
  let left = password.toLowerCase();
  const own = about.flatMap((text) => text.toLowerCase().split(/[\s@._-]+/u)).filter((part) => part.length > 2);
  for (const word of own) left = left.replaceAll(word, "\u0000");
  const plain = [...left].map((character) => lookAlikes[character] ?? character).join("");
  const letters = plain.replace(/[^\p{L}]/gu, "");
  if (guessedFirst.has(letters) || [...guessedFirst].some((word) => word.length > 5 && plain.startsWith(word))) {
    left = left.slice(Math.min(left.length - 1, letters.length - 1));
  }
  const points = [...left].map((character) => character.codePointAt(0) ?? 0);
  return points.filter((point, index) => !goesOn(points, point, index)).length;
}

/** The same character again, or the next of a row: `aaaa`, `1234`, `dcba`. */
function goesOn(points: readonly number[], point: number, index: number): boolean {
  const before = points[index - 1];
  const earlier = points[index - 2];
  if (before === undefined || earlier === undefined) return before === point;
  const step = point - before;
  return step === 0 || (Math.abs(step) === 1 && before - earlier === step);
}

/** Below what a random character would bring: people choose words. */
function bitsPerCharacter(password: string): number {
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length;
  return /^\p{N}+$/u.test(password) ? 2.6 : 3 + 0.4 * (kinds - 1);
}
