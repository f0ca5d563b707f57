import { beforeAll, expect, it } from "vitest";
import type { DocumentLine } from "#contract/editorial-queries.ts";
import { putAllMessages } from "../../i18n/all-messages.server.ts";
import { pageLanguage } from "../../i18n/page-language.ts";
import { documentsChoice } from "./documents-choice.ts";
import { documentsPage } from "./documents-model.ts";

beforeAll(() => putAllMessages());

const file = { url: "/files/1/rules.pdf", mediaType: "application/pdf", bytes: 11_722, publishedOn: "2026-08-15" };
const rules: DocumentLine = {
  slug: "rules",
  kind: "regulations",
  title: { text: "Propozicije", locale: "sr" },
  season: { slug: "2026-27", name: "2026/27" },
  versions: [
    { ...file, version: 2, locale: "en" },
    { ...file, version: 2, locale: "sr" },
    { ...file, version: 1, locale: null, bytes: 2_345_678, url: "/files/2/stara%20pravila.docx" },
  ],
};
function pageIn(locale: "sr" | "en" | "ru", lines: readonly DocumentLine[], search = "") {
  const choice = documentsChoice(lines, new URLSearchParams(search));
  return documentsPage(lines, { siteTitle: "Liga", origin: "https://liga.example" }, choice, pageLanguage(locale, "Europe/Belgrade"));
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

const older = { slug: "2025-26", name: "2025/26" };
const papers: readonly DocumentLine[] = [
  rules,
  { ...rules, slug: "old-rules", season: older },
  { ...rules, slug: "licence", kind: "form", season: null, title: { text: "Obrazac za licencu igrača", locale: "sr" } },
];

it.each([
  ["", ["rules", "old-rules", "licence"], null],
  ["q=LICENCU%20igraca", ["licence"], "1 dokument"],
  ["q=пропозиције", ["rules", "old-rules"], "2 dokumenta"],
  ["q=2025", ["old-rules"], "1 dokument"],
  ["season=2025-26", ["old-rules", "licence"], "2 dokumenta"],
  ["season=2025-26&kind=form", ["licence"], "1 dokument"],
  ["kind=report", ["rules", "old-rules", "licence"], null],
  ["season=1999-00&kind=poem", ["rules", "old-rules", "licence"], null],
  ["q=nothing", [], "0 dokumenata"],
])("LOOK16 %j leaves %j", (search, slugs, found) => {
  const { groups, filter, empty, meta } = pageIn("sr", papers, search);
  expect(groups.flatMap(({ documents }) => documents.map(({ slug }) => slug))).toEqual(slugs);
  expect([filter?.found, meta.hidden]).toEqual([found, found !== null]);
  expect(filter?.selects.map(({ name, options }) => [name, options.length])).toEqual([
    ["season", 3],
    ["kind", 3],
  ]);
  expect(empty).toContain("odgovara");
});

it("LOOK16 of one paper, or of papers of one season and kind, nothing is chosen", () => {
  expect(pageIn("sr", [rules]).filter).toBeNull();
  expect(pageIn("sr", [rules, { ...rules, slug: "second" }]).filter?.selects).toEqual([]);
});
