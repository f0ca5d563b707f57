import { expect, it } from "vitest";
import { writtenName } from "./written-name.ts";

const latinLocales = ["sr", "en", "sl", "es", "fr"];

it("NAME5 a name typed in Serbian Cyrillic is Latin wherever readers do not read it", () => {
  const typed = { text: "Љ. Ђорђевић", transliterable: false };
  for (const locale of latinLocales) expect(writtenName(typed, locale)).toBe("Lj. Đorđević");
  expect(writtenName(typed, "ru")).toBe("Л. Джорджевич");
  expect(writtenName(typed, "sr-cyrl")).toBe("Љ. Ђорђевић");
});

it("NAME5 letters that Russian has stay for Russian readers; a Russian name stays whole everywhere", () => {
  expect(writtenName({ text: "Иванов", transliterable: false }, "ru")).toBe("Иванов");
  expect(writtenName({ text: "Иванов", transliterable: false }, "en")).toBe("Ivanov");
  expect(writtenName({ text: "Сергей Быков", transliterable: false }, "en")).toBe("Сергей Быков");
});

it("NAME1 a Latin name is in Cyrillic only for readers of Cyrillic, and only where it may be", () => {
  expect(writtenName({ text: "Đorđević", transliterable: true }, "sr-cyrl")).toBe("Ђорђевић");
  expect(writtenName({ text: "Jones", transliterable: false }, "sr-cyrl")).toBe("Jones");
  for (const locale of latinLocales) expect(writtenName({ text: "Đorđević", transliterable: true }, locale)).toBe("Đorđević");
});

it("NAME9 a Serbian or Slovene name is Russian for Russian readers, any other stays as it is", () => {
  expect(writtenName({ text: "Đorđević", transliterable: true }, "ru")).toBe("Джорджевич");
  expect(writtenName({ text: "Jones", transliterable: false }, "ru")).toBe("Jones");
});
