import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { withRussianFormsByDefault } from "./woff2-language-forms.ts";

const { resolve } = createRequire(import.meta.url);

/** The tables of a font: what follows the list of them, wherever that ends. */
function unpacked(font: Buffer): Buffer {
  const length = font.readUInt32BE(20);
  for (let start = 48; start < 400; start++) {
    try {
      const tables = brotliDecompressSync(font.subarray(start, start + length));
      if (tables.length > length) return tables;
    } catch {
      // Not there yet.
    }
  }
  throw new Error("No tables found");
}

test.each(["sofia-sans", "sofia-sans-condensed", "sofia-sans-extra-condensed"])("in %s one offset changes and nothing else", (family) => {
  const font = readFileSync(resolve(`@fontsource-variable/${family}/files/${family}-cyrillic-wght-normal.woff2`));
  const changed = withRussianFormsByDefault(font);
  expect(changed.length).toBe(changed.readUInt32BE(8));
  expect(changed.length % 4).toBe(0);
  const before = unpacked(font);
  const after = unpacked(changed);
  expect(after.length).toBe(before.length);
  const places = [...after.keys()].filter((place) => after[place] !== before[place]);
  expect(places.length).toBeGreaterThan(0);
  expect((places.at(-1) ?? 0) - (places[0] ?? 0)).toBeLessThan(2);
  const [script = 0] = places;
  expect(after.subarray(script, script + 20).toString("latin1")).toContain("RUS ");
});

test("a font without Cyrillic is refused", () => {
  const font = readFileSync(resolve("@fontsource-variable/sofia-sans/files/sofia-sans-latin-wght-normal.woff2"));
  expect(() => withRussianFormsByDefault(font)).toThrow("The font says nothing of");
});
