import fc from "fast-check";
import { expect, test } from "vitest";
import type { NewsBlock, NewsInline } from "./news.ts";
import { readNewsText, writeNewsText } from "./news-text.ts";

test("EDIT16 a text is typed line by line: paragraphs, headings, lists, quotations and links", () => {
  const text = `Bedem je pobedio.
## Preokret
Drugo poluvreme na [stranici utakmice](/games/bedem-soko).

- 21:9 u trećoj
* 12 asistencija
> Verovali smo.
> — Ana Anić
\\- nije stavka, i \\[nije veza](/x)`;
  expect(readNewsText(text)).toEqual([
    { kind: "paragraph", content: ["Bedem je pobedio."] },
    { kind: "heading", text: "Preokret" },
    { kind: "paragraph", content: ["Drugo poluvreme na ", { text: "stranici utakmice", href: "/games/bedem-soko" }, "."] },
    { kind: "list", items: [["21:9 u trećoj"], ["12 asistencija"]] },
    { kind: "quote", text: "Verovali smo.", by: "Ana Anić" },
    { kind: "paragraph", content: ["- nije stavka, i [nije veza](/x)"] },
  ]);
});

test("EDIT16 a link that leads nowhere safe is text", () => {
  expect(readNewsText("[x](javascript:alert(1)) [y](//evil.example) z")).toEqual([
    { kind: "paragraph", content: ["[x](javascript:alert(1)) [y](//evil.example) z"] },
  ]);
});

const words = fc
  .array(fc.constantFrom("a", "č", "Ж", " ", "\\", "[", "]", "(", ")", "/", "#", ">", "-", "—", "*", "•", "1"), {
    minLength: 1,
    maxLength: 14,
  })
  .map((letters) => letters.join("").replace(/ +/g, " ").trim())
  .filter(Boolean);
const linkText = words.map((text) => text.replace(/[[\]]/g, "").replace(/ +/g, " ").trim()).filter(Boolean);
const inlines: fc.Arbitrary<readonly NewsInline[]> = fc.oneof(
  words.map((text) => [text]),
  fc.tuple(words, linkText, words).map(([before, text, after]) => [`${before} `, { text, href: "/games/a-b" }, ` ${after}`]),
);
const block: fc.Arbitrary<NewsBlock> = fc.oneof(
  inlines.map((content) => ({ kind: "paragraph" as const, content })),
  words.map((text) => ({ kind: "heading" as const, text })),
  fc.array(inlines, { minLength: 1, maxLength: 3 }).map((items) => ({ kind: "list" as const, items })),
  fc.tuple(words, fc.oneof(words, fc.constant(""))).map(([text, by]) => ({ kind: "quote" as const, text, by })),
);

test("EDIT16 what is written of blocks is read as the same blocks", () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 5 }), (blocks) => {
      // Two lists with nothing between them are one.
      const apart = blocks.flatMap((each): NewsBlock[] => (each.kind === "list" ? [each, { kind: "heading", text: "x" }] : [each]));
      expect(readNewsText(writeNewsText(apart))).toEqual(apart);
    }),
    { numRuns: 3000 },
  );
});

test("EDIT16 whatever is typed, tidied twice is tidied once", () => {
  fc.assert(
    fc.property(fc.array(words, { maxLength: 6 }), (lines) => {
      const once = writeNewsText(readNewsText(lines.join("\n")));
      expect(writeNewsText(readNewsText(once))).toBe(once);
    }),
    { numRuns: 3000 },
  );
});
