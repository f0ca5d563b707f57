import { expect, test } from "vitest";
import { locales } from "./locale.ts";
import { newsSlugs } from "./news-slugs.ts";

test("EDIT8 under each language stands the slug of the language shown there; Serbian has one for both scripts", () => {
  const slugs = { sr: "pobeda", fr: "la-victoire", en: "the-win" };
  expect(newsSlugs(slugs, "sr")).toEqual({
    ...Object.fromEntries(locales.map((locale) => [locale, "pobeda"])),
    en: "the-win",
    fr: "la-victoire",
  });
  expect(newsSlugs(slugs, "sl")).toMatchObject({ sl: "the-win", ru: "the-win", "sr-cyrl": "pobeda" });
  expect(newsSlugs({ ru: "novost" }, "sl")).toMatchObject({ sl: "novost", ru: "novost" });
});

test("EDIT8 what is published in no language we know has no address", () => {
  expect(newsSlugs(null, "sr")).toBeNull();
  expect(newsSlugs({}, "sr")).toBeNull();
  expect(newsSlugs({ de: "der-sieg" }, "sr")).toBeNull();
});
