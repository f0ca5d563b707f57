import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { slugify } from "./slug.ts";
import { toCyrillic } from "./transliterate.ts";

const examples: readonly (readonly [text: string, slug: string])[] = [
  ["Čuki Trnovo – Bežigrad", "cuki-trnovo-bezigrad"],
  ["Đorđe Šćepanović", "djordje-scepanovic"],
  ["Ђорђе Шћепановић", "djordje-scepanovic"],
  ["Жељко Џамић", "zeljko-dzamic"],
  ["Химки, 2-я лига", "himki-2-ja-liga"],
  ["Łódź & Fenerbahçe", "lodz-fenerbahce"],
  ["Élan d’Orsay", "elan-dorsay"],
  ["  2026/27  ", "2026-27"],
  ["!!!", ""],
];

describe("slugify", () => {
  it.each(examples)("%s", (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  it("gives one slug to both Serbian scripts", () => {
    for (const name of ["Čelik Rakovica", "Njegovan", "Džudović", "Ljubičić"]) expect(slugify(toCyrillic(name))).toBe(slugify(name));
  });

  it("is made of ASCII words and gives itself", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const slug = slugify(text);
        expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
        expect(slugify(slug)).toBe(slug);
      }),
    );
  });
});
