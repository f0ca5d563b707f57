import { beforeAll, describe, expect, it } from "vitest";
import type { Locale } from "#contract/locale.ts";
import type { SearchKind } from "#contract/search-queries.ts";
import { documentsFor } from "../../db/repositories/documents.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { searchLines } from "./search-lines.ts";
import { searchQueriesFor } from "./search-queries.ts";

const database = databaseForThisFile();
let league: LeagueInDatabase;
let other: LeagueInDatabase;

beforeAll(async () => {
  league = await LeagueInDatabase.founded(database.db, "halls", ["Avala", "Gavran"]);
  other = await LeagueInDatabase.founded(database.db, "others", ["Dunav", "Tisa"]);
  for (const [round, venue] of ["Košutnjak", "Šumice"].entries())
    await league.game({ home: "Avala", away: "Gavran", round: round + 1, tipOff: Date.UTC(2026, 9, 23 + round, 17), venue });
  await other.game({ home: "Dunav", away: "Tisa", tipOff: Date.UTC(2026, 9, 23, 17), venue: "Pinki" });
  const { db, tenantId } = league;
  await db.updateTable("venues").set({ city: "Beograd" }).where("tenant_id", "=", tenantId).where("name", "=", "Košutnjak").execute();
  await db
    .insertInto("venues")
    .values({ tenant_id: tenantId, slug: "empty", name: "Košuta", latin_name: "Košuta", transliterable: true, city: null, capacity: null })
    .execute();
  const { file_id: fileId } = await db
    .insertInto("files")
    .values({ tenant_id: tenantId, digest: "0".repeat(64), media_type: "application/pdf", bytes: 12, name: "rules.pdf" })
    .returning("file_id")
    .executeTakeFirstOrThrow();
  const paper = { kind: "regulations", leagueId: null, place: 1 } as const;
  const version = { version: 1, locale: null, fileId, publishedOn: "2026-08-15" };
  const titles = { sr: "Propozicije takmičenja", en: "Competition regulations" };
  const documents = documentsFor(db, tenantId);
  await documents.save({ ...paper, slug: "rules", seasonId: league.seasonId, titles, versions: [version] });
  await documents.save({ ...paper, slug: "always", seasonId: null, titles: { sr: "Pravila i propozicije" }, versions: [version] });
  await documents.save({ ...paper, slug: "later", seasonId: null, titles, versions: [{ ...version, publishedOn: "2099-01-01" }] });
  await documents.save({ ...paper, slug: "none", seasonId: null, titles, versions: [] });
});

function search(words: string, locale: Locale = "sr", kind: SearchKind | null = null, limit = 5) {
  return searchQueriesFor(database.db, league.tenantId, () => undefined).search({ words, kind, limit, locale });
}

describe("SRCH12 halls", () => {
  it.each(["Košutnjak", "kosutnjak", "КОШУТЊАК", "košut", "Beograd Košutnjak", "košutnjak 2026"])("are found by %s", async (words) => {
    const { halls, isNearest } = await search(words);
    expect(halls).toEqual([{ href: "/sr/halls/kosutnjak", name: "Košutnjak", city: "Beograd" }]);
    expect(isNearest).toBe(false);
  });

  it("are written in the reader's script, and those of others or of no game are not there", async () => {
    expect((await search("kosutnjak", "sr-cyrl")).halls).toEqual([{ href: "/sr-cyrl/halls/kosutnjak", name: "Кошутњак", city: "Београд" }]);
    expect((await search("pinki")).halls).toEqual([]);
    expect((await search("košuta")).halls.map(({ href }) => href)).not.toContain("/sr/halls/empty");
  });

  it("SRCH3 are understood when mistyped, and named as they are spelled", async () => {
    const { halls, isNearest, suggestions } = await search("kosutnajk");
    expect(halls.map(({ name }) => name)).toEqual(["Košutnjak"]);
    expect([isNearest, suggestions]).toEqual([true, ["Košutnjak"]]);
  });
});

describe("SRCH12 documents", () => {
  it("are found by their titles, those of all seasons first, and lead to their places on the page", async () => {
    expect((await search("propozicije")).documents).toEqual([
      { href: "/sr/documents#always", title: "Pravila i propozicije", locale: "sr", season: null },
      { href: "/sr/documents#rules", title: "Propozicije takmičenja", locale: "sr", season: "2026/27" },
    ]);
  });

  it("are found in any language, titled in the reader's, and narrowed by a year", async () => {
    const own = { href: "/en/documents#rules", title: "Competition regulations", locale: "en", season: "2026/27" };
    expect((await search("ПРОПОЗИЦИЈЕ такмичења", "en")).documents).toEqual([own]);
    expect((await search("regulations", "en")).documents).toEqual([own]);
    expect((await search("propozicije 2026")).documents.map(({ href }) => href)).toEqual(["/sr/documents#rules"]);
    expect((await search("propozicije 2025")).documents).toEqual([]);
  });

  it("alone tell where there are more, and are no reason to stop looking for a mistyped name", async () => {
    const alone = await search("propozicije", "sr", "documents", 1);
    expect([alone.documents.length, alone.more]).toEqual([1, ["documents"]]);
    expect((await search("propozicije", "sr", "halls")).documents).toEqual([]);
  });
});

it("SRCH9 what is planned once answers the same for halls and documents", async () => {
  await using opened = new AsyncDisposableStack();
  const lines = searchQueriesFor(searchLines(opened, database.databaseUrl), league.tenantId, () => undefined);
  for (let round = 0; round < 7; round++) {
    for (const words of ["košutnjak", "propozicije", "propozicije 2026", "kosutnajk"])
      expect(await lines.search({ words, kind: null, limit: 5, locale: "sr" })).toEqual(await search(words));
  }
});
