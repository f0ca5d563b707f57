import { beforeAll, describe, expect, it } from "vitest";
import { locales } from "#contract/locale.ts";
import { newsFor } from "#server/db/repositories/news.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { said, typedCommand } from "#tests/support/servers/typed-command.ts";

const database = databaseForThisFile();

async function news(...args: readonly string[]): Promise<string> {
  const [verb = "", ...rest] = args;
  return said(await typedCommand(database.databaseUrl, "news", verb, "--tenant", "klb", ...rest));
}

beforeAll(async () => {
  const league = await LeagueInDatabase.founded(database.db, "klb", ["Avala", "Dunav"]);
  const item = { kind: "announcement", coverFileId: null, leagueId: null, gameId: null, clubIds: [] } as const;
  const save = (slug: string, publishedAt: number, titles: Readonly<Record<string, string>>) =>
    newsFor(database.db, league.tenantId).save({
      ...item,
      slug,
      publishedAt,
      texts: Object.fromEntries(Object.entries(titles).map(([locale, title]) => [locale, { title, summary: "", body: [] }])),
    });
  await save("opening", 1, { sr: "Pocetak", en: "The opening" });
  await save("opening", 1, { sr: "Početak sezone", en: "The opening" });
  await save("wordless", 2, { sr: "Kraj" });
  await save("wordless", 2, { sr: "…" });
});

// Each run of a command starts a process.
describe("fullcourt news", { timeout: 60_000 }, () => {
  it("EDIT7 names every address, and gives a language another one: of its title as it is now, or as somebody likes", async () => {
    expect(await news("list")).toBe("wordless\n  /sr/news/kraj\nopening\n  /en/news/the-opening\n  /sr/news/pocetak");
    expect(await news("address", "--news", "the-opening", "--locale", "sr")).toBe("/sr/news/pocetak-sezone");
    expect(await news("address", "--news", "opening", "--locale", "en", "--slug", "tip-off")).toBe("/en/news/tip-off");
    expect(await news("list")).toContain("opening\n  /en/news/tip-off\n  /sr/news/pocetak-sezone");
    expect(await news("address", "--news", "opening", "--locale", "sr-cyrl", "--slug", "pocelo-je")).toBe("/sr-cyrl/news/pocelo-je");
  });

  it("EDIT7 EDIT11 refuses in one line what is no slug, another's, of no piece and of no text", async () => {
    const of = (slug: string, ...rest: readonly string[]) => news("address", "--news", slug, ...rest);
    for (const slug of ["", "../Šta je", "x".repeat(121)])
      expect(await of("opening", "--locale", "sr", `--slug=${slug}`)).toContain("--slug must be small letters");
    expect(await of("opening", "--locale", "sr", "--slug", "kraj")).toBe("news: kraj leads to another piece of news");
    expect(await of("opening", "--locale", "fr")).toBe("news: the news opening has no text in fr");
    expect(await of("opening", "--locale", "de")).toBe(`news: --locale must be one of ${locales.join(", ")}`);
    expect(await of("nowhere", "--locale", "sr")).toBe("news: there is no news nowhere");
    expect(await of("wordless", "--locale", "sr")).toContain("no address can spell this title");
    expect(await news("publish")).toContain("usage: news list|address");
  });
});
