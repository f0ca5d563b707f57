import { expect, test } from "vitest";
import { addresses } from "./addresses.ts";
import { sluggedParts } from "./former-slugs.ts";

function found(path: string): readonly string[] {
  const segments = path.split("/");
  return sluggedParts(path).map(({ kind, slug, at }) => {
    expect(segments[at]).toBe(slug);
    return `${kind} ${slug}`;
  });
}

test("ROUTE9 every address that names a club, a person, a story, a team or a hall is understood, with what follows", () => {
  expect(found(addresses.club("sr", "avala"))).toEqual(["club avala"]);
  expect(found(addresses.clubTab("sr", "avala", "Photo"))).toEqual(["club avala"]);
  expect(found(addresses.clubCalendar("sr", "avala"))).toEqual(["club avala"]);
  expect(found(addresses.playerTab("sr-cyrl", "ana-anic", "Photo"))).toEqual(["person ana-anic"]);
  expect(found(addresses.playerComparison("en", "ana", "mina"))).toEqual(["person ana", "person mina"]);
  expect(found(addresses.playerComparison("en", "ana", "mina", "eva", "iva"))).toEqual([
    "person ana",
    "person mina",
    "person eva",
    "person iva",
  ]);
  expect(found(addresses.playerComparison("en", "ana"))).toEqual(["person ana"]);
  expect(found(addresses.newsItem("ru", "title"))).toEqual(["news title"]);
  expect(found(addresses.venueScreen("fr", "kej", "scoreboard-game"))).toEqual(["venue kej"]);
  expect(found(addresses.seasonClubTab("es", "2026-27", "avala", "Players"))).toEqual(["club avala"]);
  expect(found(addresses.teamTab("sl", "2026-27", "first", "avala", "Roster"))).toEqual(["team avala"]);
});

test.each([
  "/",
  "/sr",
  "/sr/clubs",
  "/sr/news/rss.xml",
  "/sr/clubs/_club",
  "/sr/seasons/2026-27/leagues/first",
  "/sr/toString/x",
  "/sr/clubs/%00",
])("ROUTE9 there is none in %s", (path) => {
  expect(found(path)).toEqual([]);
});
