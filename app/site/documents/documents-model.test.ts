import { beforeAll, expect, it } from "vitest";
import type { DocumentLine } from "#contract/editorial-queries.ts";
import { putAllMessages } from "../../i18n/all-messages.server.ts";
import { pageLanguage } from "../../i18n/page-language.ts";
import { documentsPage } from "./documents-model.ts";

beforeAll(() => putAllMessages());

const file = { url: "/files/1/rules.pdf", mediaType: "application/pdf", bytes: 11_722, publishedOn: "2026-08-15" };
const rules: DocumentLine = {
  slug: "rules",
  kind: "regulations",
  title: { text: "Propozicije", locale: "sr" },
  seasonName: "2026/27",
  versions: [
    { ...file, version: 2, locale: "en" },
    { ...file, version: 2, locale: "sr" },
    { ...file, version: 1, locale: null, bytes: 2_345_678, url: "/files/2/stara%20pravila.docx" },
  ],
};
function pageIn(locale: "sr" | "en" | "ru", lines: readonly DocumentLine[]) {
  return documentsPage(lines, { siteTitle: "Liga", origin: "https://liga.example" }, pageLanguage(locale, "Europe/Belgrade"));
}

it("the newest version in the reader's language first, earlier ones behind a fold", () => {
  const [group] = pageIn("sr", [rules]).groups;
  expect(group?.title).toBe("Propozicije i pravilnici");
  const [paper] = group?.documents ?? [];
  expect(paper?.files.map(({ language, type, size, date }) => [language, type, size, date])).toEqual([
    ["srpski", "PDF", "12 kB", "15. avgust 2026."],
    ["engleski", "PDF", "12 kB", "15. avgust 2026."],
  ]);
  expect(paper?.earlier).toMatchObject([
    { fileName: "stara pravila.docx", type: "DOCX", size: "2,3 MB", language: "Jedna datoteka za sve jezike" },
  ]);
  expect(paper?.earlierLabel).toBe("Ranije verzije (1)");
});

it("a title in another language is marked; sizes are written as the language does", () => {
  const [paper] = pageIn("ru", [rules]).groups[0]?.documents ?? [];
  expect(paper?.lang).toBe("sr-Latn");
  expect(paper?.earlier[0]?.size).toBe("2,3 МБ");
});

it("kinds without papers have no heading; without any there is an empty state", () => {
  expect(pageIn("en", [{ ...rules, kind: "form" }]).groups.map(({ kind }) => kind)).toEqual(["form"]);
  expect(pageIn("en", []).groups).toEqual([]);
});
