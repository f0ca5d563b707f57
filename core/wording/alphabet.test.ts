import { describe, expect, it } from "vitest";
import { alphabetOf, cyrillicOrder } from "./alphabet.ts";
import { toCyrillic } from "./transliterate.ts";

describe("alphabets of names", () => {
  it("hold the letters of two signs where Serbian has them, and none of them in Slovenian", () => {
    expect(alphabetOf("sr").filter((letter) => letter.length > 1)).toEqual(["Dž", "Lj", "Nj"]);
    expect(alphabetOf("sl").filter((letter) => letter.length > 1)).toEqual([]);
  });

  it.each([
    ["sr", "sr-Latn"],
    ["sl", "sl"],
    ["es", "es"],
    ["ru", "ru"],
    ["en", "en"],
  ])("of %s stand in the order of its names", (language, tag) => {
    const letters = alphabetOf(language);
    expect(letters.toSorted(new Intl.Collator(tag).compare)).toEqual(letters);
  });

  it("have the same thirty Serbian letters in either script, each in its own order", () => {
    const foreign = new Set(["Q", "W", "X", "Y"]);
    expect(new Set(cyrillicOrder)).toEqual(new Set(alphabetOf("sr").filter((letter) => !foreign.has(letter))));
    const written = cyrillicOrder.map(toCyrillic);
    expect(written.toSorted(new Intl.Collator("sr-Cyrl").compare)).toEqual(written);
  });
});
