import { expect, it } from "vitest";
import { alternatesOf, inLocale, pathsByLocale } from "./locale-link.ts";

it.each([
  ["/en", "sr", "/sr"],
  ["/en/seasons/2026-27/leagues/first?tab=form#standings", "sl", "/sl/seasons/2026-27/leagues/first?tab=form#standings"],
  ["/sr/clubs", "sr-cyrl", "/sr-cyrl/clubs"],
  ["/sr-cyrl?x=1", "fr", "/fr?x=1"],
  ["/english-cup", "ru", "/ru/english-cup"],
  ["/", "es", "/es"],
] as const)("%s in %s", (path, locale, expected) => {
  expect(inLocale(path, locale)).toBe(expected);
});

it("EDIT9 offers a page at its own path in each locale, where they differ by more than that", () => {
  const pathIn = pathsByLocale((locale) => `/${locale}/news/${locale}-title`);
  const alternates = alternatesOf({ path: "/sl/news/sl-title", pathIn }, "sr");
  expect(alternates).toHaveLength(8);
  expect(alternates).toContainEqual({ hrefLang: "sr-Cyrl", path: "/sr-cyrl/news/sr-cyrl-title" });
  expect(alternates.at(-1)).toEqual({ hrefLang: "x-default", path: "/sr/news/sr-title" });
});

it("offers a page in every locale, and a default", () => {
  expect(alternatesOf({ path: "/sl/seasons/1" }, "sr")).toEqual([
    { hrefLang: "en", path: "/en/seasons/1" },
    { hrefLang: "sr-Latn", path: "/sr/seasons/1" },
    { hrefLang: "sl", path: "/sl/seasons/1" },
    { hrefLang: "es", path: "/es/seasons/1" },
    { hrefLang: "fr", path: "/fr/seasons/1" },
    { hrefLang: "ru", path: "/ru/seasons/1" },
    { hrefLang: "sr-Cyrl", path: "/sr-cyrl/seasons/1" },
    { hrefLang: "x-default", path: "/sr/seasons/1" },
  ]);
});
