import { type KyselyPlugin, sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import type { Locale } from "#contract/locale.ts";
import type { SearchAnswer, SearchKind } from "#contract/search-queries.ts";
import { searchKey } from "#core/wording/search-key.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { searchLines } from "./search-lines.ts";
import { searchQueriesFor } from "./search-queries.ts";

const database = databaseForThisFile();
let league: LeagueInDatabase;
let other: LeagueInDatabase;

const people = [
  ["Nikola", "Petrović"],
  ["Mihajlo", "Petrović"],
  ["Ljubiša", "Đorđević"],
  ["Džejms", "Njegovan"],
  ["Дмитрий", "Щербаков"],
  ["Žarko", "Šćepanović"],
  ["Jošt", "Kočevar"],
  ["Marcus", "O’Neal"],
  ["İlkay", "Işık"],
  ["Ana-Marija", "Kovačić Hölzl"],
] as const;

beforeAll(async () => {
  league = await LeagueInDatabase.founded(database.db, "searched", ["Avala", "Gavran", "Sidro", "Wolves"]);
  other = await LeagueInDatabase.founded(database.db, "elsewhere", ["Dunav", "Tisa"]);
  for (const [given, family] of people) await onRoster(league, "Avala", given, family);
  await onRoster(other, "Dunav", "Zvonimir", "Drugović");
  await league.person("Sudija", "Petrović");
  await league.game({ home: "Avala", away: "Gavran", round: 1, tipOff: Date.UTC(2026, 9, 23, 17), status: "final" });
  await league.game({ home: "Gavran", away: "Avala", round: 2, tipOff: Date.UTC(2026, 10, 23, 17) });
  await league.game({ home: "Avala", away: "Wolves", round: 3, tipOff: Date.UTC(2026, 10, 30, 17) });
  await other.game({ home: "Dunav", away: "Tisa", round: 1, tipOff: Date.UTC(2026, 9, 23, 17) });
  await news("sr-only", { sr: ["Petrović zaustavio Gavrane", "Avala slavi u derbiju"] });
  await news("both", { sr: ["Najava kola", "Sve o kolu"], en: ["A preview", "Everything about Sherwood"] });
  await news("draft", { sr: ["Tajna vest", "Niko je ne vidi"] }, null);
});

async function onRoster(of: LeagueInDatabase, team: string, given: string, family: string): Promise<void> {
  const personId = await of.person(given, family);
  await of.db
    .insertInto("rosters")
    .values({ tenant_id: of.tenantId, team_id: of.team(team), person_id: personId, shirt_number: "7" })
    .execute();
}

async function news(slug: string, texts: Record<string, readonly [string, string]>, publishedAt: Date | null = new Date("2026-01-01")) {
  const { db, tenantId } = league;
  const { news_id } = await db
    .insertInto("news_items")
    .values({ tenant_id: tenantId, slug, kind: "recap", published_at: publishedAt })
    .returning("news_id")
    .executeTakeFirstOrThrow();
  for (const [locale, [title, summary]] of Object.entries(texts)) {
    await db
      .insertInto("news_texts")
      .values({ tenant_id: tenantId, news_id, locale, slug: `${slug}-${locale}`, title, summary, body: JSON.stringify([]) })
      .execute();
  }
}

function search(
  words: string,
  wanted: { kind?: SearchKind; limit?: number; locale?: Locale; of?: LeagueInDatabase } = {},
): Promise<SearchAnswer> {
  const { kind = null, limit = 5, locale = "sr", of = league } = wanted;
  return searchQueriesFor(database.db, of.tenantId, () => undefined).search({ words, kind, limit, locale });
}

describe("SRCH2 a player", () => {
  it.each([
    ["Петровић", ["Mihajlo Petrović", "Nikola Petrović"]],
    ["petrovic", ["Mihajlo Petrović", "Nikola Petrović"]],
    ["PETROVIĆ nikola", ["Nikola Petrović"]],
    ["nik pet", ["Nikola Petrović"]],
    ["Михайло", ["Mihajlo Petrović"]],
    ["mikhailo petrovich", ["Mihajlo Petrović"]],
    ["mihailo", ["Mihajlo Petrović"]],
    ["djordjevic", ["Ljubiša Đorđević"]],
    ["dordevic", ["Ljubiša Đorđević"]],
    ["Ђорђевић Љубиша", ["Ljubiša Đorđević"]],
    ["Đorđevic\u0301", ["Ljubiša Đorđević"]],
    ["ljubisa", ["Ljubiša Đorđević"]],
    ["Његован", ["Džejms Njegovan"]],
    ["dzejms", ["Džejms Njegovan"]],
    ["Џејмс", ["Džejms Njegovan"]],
    ["shcherbakov", ["Дмитрий Щербаков"]],
    ["dmitriy", ["Дмитрий Щербаков"]],
    ["Щерб", ["Дмитрий Щербаков"]],
    ["scepanovic", ["Žarko Šćepanović"]],
    ["жарко", ["Žarko Šćepanović"]],
    ["Jost Kocevar", ["Jošt Kočevar"]],
    ["oneal", ["Marcus O’Neal"]],
    ["o'neal", ["Marcus O’Neal"]],
    ["markus", ["Marcus O’Neal"]],
    ["ilkay isik", ["İlkay Işık"]],
    ["IŞIK", ["İlkay Işık"]],
    ["holzl", ["Ana-Marija Kovačić Hölzl"]],
    ["marija ana", ["Ana-Marija Kovačić Hölzl"]],
    ["anamarija", []],
    ["trovic", []],
    ["Drugović", []],
  ])("%s", async (words, names) => {
    const { players, isNearest } = await search(words, { kind: "players" });
    expect(players.map(({ name }) => name)).toEqual(names);
    if (words !== "markus" && names.length > 0) expect(isNearest).toBe(false);
  });

  it("has his team and number, and a name in the reader's script", async () => {
    const { players } = await search("nikola", { locale: "sr-cyrl" });
    expect(players).toMatchObject([
      { href: "/sr-cyrl/players/nikola-petrovic", name: "Никола Петровић", shirt: "7", team: { name: "Авала" } },
    ]);
  });

  it("is found as the one who stands for him", async () => {
    const twin = await league.person("Nikša", "Petrovski");
    const [stands] = await database.db.selectFrom("persons").select("person_id").where("slug", "=", "nikola-petrovic").execute();
    await onRosterOf(twin);
    await database.db
      .insertInto("person_links")
      .values({
        tenant_id: league.tenantId,
        person_id: twin,
        canonical_person_id: stands!.person_id,
        linked_at: new Date(),
        linked_by: "test",
      })
      .execute();
    expect((await search("niksa", { kind: "players" })).players.map(({ href }) => href)).toEqual(["/sr/players/nikola-petrovic"]);
  });

  function onRosterOf(personId: Awaited<ReturnType<LeagueInDatabase["person"]>>) {
    return database.db
      .insertInto("rosters")
      .values({ tenant_id: league.tenantId, team_id: league.team("Gavran"), person_id: personId, shirt_number: "8" })
      .execute();
  }
});

describe("SRCH8 what may have been meant", () => {
  it.each([
    ["petrvoic", ["Petrović"]],
    ["nikloa petrovc", ["Nikola Petrović"]],
    ["Петрвић", ["Petrović"]],
    ["gavrn", ["Gavran"]],
    // Spelled so in the news only.
    ["Sherwod", []],
    ["derbij", []],
    ["petrovic", []],
  ])("%s", async (words, suggestions) => {
    expect((await search(words)).suggestions).toEqual(suggestions);
  });

  it("is written in the reader's script, and found by what is suggested", async () => {
    expect((await search("petrvoic", { locale: "sr-cyrl" })).suggestions).toEqual(["Петровић"]);
    const [suggested = ""] = (await search("scepanvoci")).suggestions;
    expect((await search(suggested)).players.map(({ name }) => name)).toEqual(["Žarko Šćepanović"]);
  });

  it.each(["zzzz", "ŽŽŽŽ", "жжж", "nikola zzz"])("%s is a letter held down, and nobody's name", async (words) => {
    const answer = await search(words);
    expect([answer.clubs, answer.players, answer.games, answer.news, answer.suggestions]).toEqual([[], [], [], [], []]);
  });

  it.each(["z", "zz", "Ž"])("%s is the beginning of a name", async (words) => {
    expect((await search(words)).players.map(({ name }) => name)).toEqual(["Žarko Šćepanović"]);
  });
});

describe("SRCH3 a typo", () => {
  it.each([
    ["petrvoic", "Mihajlo Petrović"],
    ["petovic", "Mihajlo Petrović"],
    ["scepanvoci", "Žarko Šćepanović"],
    ["Петрвић", "Mihajlo Petrović"],
    ["nikloa petrovc", "Nikola Petrović"],
    ["djorjdevic", "Ljubiša Đorđević"],
    ["shcerbkaov", "Дмитрий Щербаков"],
    ["shepanovich", "Žarko Šćepanović"],
    ["kocvar", "Jošt Kočevar"],
  ])("%s", async (words, name) => {
    const answer = await search(words);
    expect(answer.players[0]?.name).toBe(name);
    expect(answer.isNearest).toBe(true);
  });

  it("of a club leads to its games too", async () => {
    const answer = await search("gavarn avla");
    expect(answer).toMatchObject({ isNearest: true, clubs: [] });
    expect(answer.matched).toEqual(expect.arrayContaining(["gavran", "avala"]));
    expect(answer.games).toHaveLength(2);
  });

  it.each(["xyzzyqq", "petrovic qwertz", "999999"])("is not what %s is", async (words) => {
    expect(await search(words)).toMatchObject({ isNearest: false, clubs: [], players: [], games: [], news: [], more: [] });
  });
});

describe("SRCH4 games", () => {
  const pairs = async (words: string) =>
    (await search(words, { kind: "games" })).games.map(({ home, away }) => `${home.name} ${away.name}`);

  it("of one club, and between two in either order", async () => {
    expect((await pairs("avala")).toSorted()).toEqual(["Avala Gavran", "Avala Wolves", "Gavran Avala"]);
    expect((await pairs("gavran avala")).toSorted()).toEqual(["Avala Gavran", "Gavran Avala"]);
    expect(await pairs("Авала вол")).toEqual(["Avala Wolves"]);
    expect(await pairs("wolves gavran")).toEqual([]);
    expect(await pairs("nikola")).toEqual([]);
  });

  it("by a club's code, and narrowed by a season", async () => {
    expect((await pairs("ava gav")).length).toBe(2);
    expect((await pairs("avala gavran 2026")).length).toBe(2);
    expect((await pairs("avala 2026/27")).length).toBe(3);
    expect(await pairs("avala 2019")).toEqual([]);
    expect((await search("avala 2026")).clubs.map(({ name }) => name)).toEqual(["Avala"]);
  });
});

describe("news", () => {
  it("by title and summary, in whatever language says it; never a draft", async () => {
    expect((await search("zaustavio")).news.map(({ title }) => title)).toEqual(["Petrović zaustavio Gavrane"]);
    expect((await search("derbiju", { locale: "sr-cyrl" })).news.map(({ title }) => title)).toEqual(["Петровић зауставио Гавране"]);
    expect((await search("sherwood")).news).toMatchObject([{ title: "Najava kola", locale: "sr", href: "/sr/news/both-sr" }]);
    expect((await search("tajna")).news).toEqual([]);
  });
});

it("another tenant's names are not found, however they are typed", async () => {
  const all = ["dunav", "tisa", "drugovic", "zvonimir", "zvonmir", "drgovic"];
  for (const words of all) expect(await search(words)).toMatchObject({ clubs: [], players: [], games: [], news: [] });
  expect((await search("zvonmir", { of: other })).players).toHaveLength(1);
});

it("says of which kind there is more", async () => {
  expect((await search("a", { limit: 1 })).more).toContain("games");
  expect((await search("avala", { limit: 1 })).games).toHaveLength(1);
});

describe("SRCH5 what means nothing", () => {
  it.each([
    "",
    " ",
    "%",
    "_",
    "\\",
    "'",
    "''",
    ":* & |",
    "a'; drop table persons; --",
    "(select 1)",
    "\u0000",
    "\ud800",
    "👨‍👩‍👧",
    "\u202e",
    "(a+)+$",
    "*".repeat(150),
  ])("%j is harmless", async (words) => {
    const answer = await search(words);
    expect([...answer.words].length).toBeLessThanOrEqual(100);
  });

  it("does not widen a search", async () => {
    expect((await search("%", { kind: "players" })).players).toEqual([]);
    expect((await search("petro_ic", { kind: "players" })).players).toEqual([]);
    expect((await search("  nikola\u200b%petrović ")).players.map(({ name }) => name)).toEqual(["Nikola Petrović"]);
    expect((await search("x".repeat(10_000))).words).toHaveLength(100);
  });
});

it("takes one round trip, and three where nothing is spelled as asked", async () => {
  const trips = async (words: string) => {
    let count = 0;
    const counter: KyselyPlugin = { transformQuery: ({ node }) => node, transformResult: async ({ result }) => (count++, result) };
    await searchQueriesFor(database.db.withPlugin(counter), league.tenantId, () => undefined).search({
      words,
      kind: null,
      limit: 5,
      locale: "sr",
    });
    return count;
  };
  expect([await trips("petrovic"), await trips("petrvoic"), await trips("%")]).toEqual([1, 3, 0]);
});

describe("SRCH1 the database's key", () => {
  it("is that of the core, for every letter of our alphabets and every pair of Latin ones", async () => {
    const letters = Array.from({ length: 0x52f }, (_, code) => String.fromCodePoint(code + 1)).concat(
      Array.from({ length: 0xe00 }, (_, code) => String.fromCodePoint(code + 0x1e00)),
      ["ﬁ", "Ａ", "ǆ", "ẞ", "Ω", "가", "中", "👨‍👩‍👧"],
    );
    const latin = Array.from("abcdefghijklmnopqrstuvwxyzšđčćž");
    const words = letters
      .map((letter) => `x${letter}y ${letter}`)
      .concat(latin.flatMap((one) => latin.map((two) => `${one}${two} a${two}${one}h`)));
    const { rows } = await sql<{ written: string; key: string }>`
      select written, search_key(written) as key from unnest(${words}::text[]) as written`.execute(database.db);
    expect(rows.filter(({ written, key }) => key !== searchKey(written))).toEqual([]);
  });

  it("follows a name that changes", async () => {
    await database.db.updateTable("clubs").set({ name: "Košutnjak", latin_name: "Košutnjak" }).where("slug", "=", "wolves").execute();
    expect((await search("кошутњак")).clubs.map(({ href }) => href)).toEqual(["/sr/clubs/wolves"]);
  });
});

it("SRCH9 what is planned once answers as what is planned each time, however often it is asked", async () => {
  await using opened = new AsyncDisposableStack();
  const lines = searchLines(opened, database.databaseUrl);
  const wanted = ["avala", "gavran avala", "petrovic", "petrvoic", "a", "zaustavio", "avala 2026", "xyzzyqq"];
  // PostgreSQL settles on a plan for good after the fifth time.
  for (let round = 0; round < 7; round++) {
    for (const words of wanted) {
      const again = await searchQueriesFor(lines, league.tenantId, () => undefined).search({ words, kind: null, limit: 5, locale: "sr" });
      expect(again).toEqual(await search(words));
    }
  }
});
