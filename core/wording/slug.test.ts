import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { slugify, titleSlug } from "./slug.ts";
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

describe("EDIT7 the slug of a title", () => {
  it.each([
    ["Звезда против Партизана: 81:79", "zvezda-protiv-partizana-81-79"],
    ["Объявлен лучший игрок тура", "objavlen-lucsii-igrok-tura"],
    ["L’équipe de la journée", "lequipe-de-la-journee"],
  ])("%s", (title, slug) => {
    expect(titleSlug(title)).toBe(slug);
  });

  it("has whole words only, as many as are short enough; a single word is cut", () => {
    const words = (count: number) => Array.from({ length: count }, () => "reci").join(" ");
    expect(titleSlug(words(16))).toHaveLength(79);
    expect(titleSlug(words(17))).toBe(titleSlug(words(16)));
    expect(titleSlug(`${"a".repeat(80)} b`)).toBe("a".repeat(80));
    expect(titleSlug("a".repeat(500))).toBe("a".repeat(80));
    expect(titleSlug("?!")).toBe("");
  });
});
