import type { KyselyPlugin } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import type { Locale } from "#contract/locale.ts";
import type { NewsBlock } from "#contract/news.ts";
import { type PageTag, pageTags } from "#contract/page-tags.ts";
import type { GameId, PlayerKey } from "#core/kernel/ids.ts";
import { exhibitionGame } from "#demo/exhibition-game.ts";
import { foldPlays } from "#core/game/evolve.ts";
import { playsInForce } from "#core/game/plays-in-force.ts";
import { fiba } from "#core/rules/fiba.ts";
import { boxScoreOf } from "#core/stats/fold-box-score.ts";
import type { AwardKind } from "#contract/awards.ts";
import { awardsFor } from "../../db/repositories/awards.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { documentsFor } from "../../db/repositories/documents.ts";
import { filesFor } from "../../db/repositories/files.ts";
import { newsFor, type NewNewsItem } from "../../db/repositories/news.ts";
import { photoAlbumsFor } from "../../db/repositories/photo-albums.ts";
import type { ClubId, FileId } from "../../db/row-ids.ts";
import { siteQueriesFor } from "../site-queries.ts";
import { editorialQueriesFor } from "./editorial-queries.ts";

const database = databaseForThisFile();
let league: LeagueInDatabase;
let other: LeagueInDatabase;
let game: GameId;
let picture: FileId;

const body: readonly NewsBlock[] = [
  { kind: "heading", text: "Ključna četvrtina" },
  { kind: "paragraph", content: ["Pobeda ", { text: "ekipe Avala", href: "/clubs/avala" }, "."] },
  { kind: "list", items: [["Njegoš"], [{ text: "Džin", href: "/players/dzin" }]] },
  { kind: "quote", text: "Idemo dalje", by: "Trener" },
];
const hourMs = 3_600_000;

function text(title: string) {
  return { title, summary: `${title}: sažetak`, body };
}

async function publish(slug: string, item: Partial<NewNewsItem>): Promise<void> {
  const defaults = { kind: "announcement", publishedAt: Date.UTC(2026, 9, 1), coverFileId: null, leagueId: null, gameId: null } as const;
  await newsFor(database.db, league.tenantId).save({ ...defaults, clubIds: [], texts: { sr: text(slug) }, ...item, slug });
}

async function clubId(slug: string): Promise<ClubId> {
  const row = await database.db
    .selectFrom("clubs")
    .select("club_id")
    .where("tenant_id", "=", league.tenantId)
    .where("slug", "=", slug)
    .executeTakeFirstOrThrow();
  return row.club_id;
}

async function keepFile(name: string, size: { width: number; height: number } | null): Promise<FileId> {
  const digest = Buffer.from(name).toString("hex").padEnd(64, "0").slice(0, 64);
  return filesFor(database.db, league.tenantId).save({ digest, name, mediaType: "image/svg+xml", bytes: 2048, size });
}

beforeAll(async () => {
  league = await LeagueInDatabase.founded(database.db, "newsroom", ["Avala", "Banjica", "Dunav"]);
  other = await LeagueInDatabase.founded(database.db, "next-door", ["Avala", "Wolves"]);
  game = await league.game({ home: "Avala", away: "Banjica", round: 1, tipOff: Date.UTC(2026, 9, 1, 17) });
  const person = await league.person("Miloš", "Đurić");
  await league.link(game, "h-4" as PlayerKey, person);
  picture = await keepFile("net.svg", { width: 1200, height: 800 });
  await publish("everywhere", {
    kind: "recap",
    publishedAt: Date.UTC(2026, 9, 2),
    coverFileId: picture,
    leagueId: league.leagueId,
    gameId: game,
    clubIds: [await clubId("avala"), await clubId("banjica")],
    texts: { sr: text("Njegova pobeda"), en: text("His win"), fr: text("Sa victoire") },
  });
  await publish("english-only", { publishedAt: Date.UTC(2026, 9, 1), texts: { en: text("Only English") } });
  await publish("russian-only", { publishedAt: Date.UTC(2026, 8, 30), texts: { ru: text("Новость") } });
  await publish("tomorrow", { publishedAt: Date.now() + hourMs });
  await publish("draft", { publishedAt: null });
  await publish("text-draft", { publishedAt: Date.UTC(2026, 8, 1), texts: { sr: text("Skica"), en: text("Sketch") } });
  await database.db.updateTable("news_texts").set({ published: false }).where("title", "in", ["Skica", "Sketch"]).execute();
});

function asking() {
  const tags = new Set<PageTag>();
  let roundTrips = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      roundTrips++;
      return result;
    },
  };
  const db = database.db.withPlugin(counter);
  const note = (tag: PageTag) => void tags.add(tag);
  return {
    ...editorialQueriesFor(db, league.tenantId, note),
    site: () => siteQueriesFor(db, league.tenantId, note).site(),
    tags,
    trips: () => roundTrips,
  };
}

async function titles(locale: Locale) {
  return (await asking().latestNews(locale, 9)).map(({ title, textLocale }) => [title, textLocale]);
}

describe("news", () => {
  it.each<[Locale, [string, string][]]>([
    [
      "en",
      [
        ["His win", "en"],
        ["Only English", "en"],
        ["Новость", "ru"],
      ],
    ],
    [
      "sl",
      [
        ["Njegova pobeda", "sr"],
        ["Only English", "en"],
        ["Новость", "ru"],
      ],
    ],
    [
      "sr-cyrl",
      [
        ["Његова победа", "sr-cyrl"],
        ["Only English", "en"],
        ["Новость", "ru"],
      ],
    ],
    [
      "fr",
      [
        ["Sa victoire", "fr"],
        ["Only English", "en"],
        ["Новость", "ru"],
      ],
    ],
  ])("EDIT1 in %s: the reader's language, the tenant's, English, any", async (locale, expected) => {
    expect(await titles(locale)).toEqual(expected);
  });

  it("EDIT2 drafts and what is due later are nowhere; at its hour an item is there", async () => {
    const ask = asking();
    for (const slug of ["tomorrow", "draft", "text-draft", "nothing"]) expect(await ask.newsItem("sr", slug)).toBeNull();
    expect((await ask.newsPage("sr", 1, null))?.items.map(({ key }) => key)).toEqual(["everywhere", "english-only", "russian-only"]);
    await publish("tomorrow", { publishedAt: Date.now() - 1000 });
    expect((await ask.newsPage("sr", 1, null))?.items[0]?.key).toBe("tomorrow");
    await publish("tomorrow", { publishedAt: null });
  });

  it("EDIT8 an item is found by any of its slugs, and bears that of the language it is shown in", async () => {
    const slugs = { sr: "njegova-pobeda", en: "his-win", fr: "sa-victoire" };
    for (const slug of ["everywhere", ...Object.values(slugs)]) {
      const item = await asking().newsItem("ru", slug);
      expect(item).toMatchObject({ key: "everywhere", slug: "njegova-pobeda", textLocale: "sr" });
      expect(item?.slugs).toEqual({ ...slugs, "sr-cyrl": slugs.sr, sl: slugs.sr, es: slugs.sr, ru: slugs.sr });
    }
    const shown = async (locale: Locale) => (await asking().latestNews(locale, 9)).map(({ slug }) => slug);
    expect(await shown("fr")).toEqual(["sa-victoire", "only-english", "novost"]);
    expect(await shown("sr-cyrl")).toEqual(["njegova-pobeda", "only-english", "novost"]);
    expect(await editorialQueriesFor(database.db, other.tenantId, () => {}).newsItem("sr", "njegova-pobeda")).toBeNull();
  });

  it("LOOK36 news of an award is drawn with whom it names: of a season their averages, of the finals none, of a coach no shirt", async () => {
    const fresh = await LeagueInDatabase.founded(database.db, "named", ["Avala", "Banjica"]);
    const { tenantId, leagueId } = fresh;
    const person = await fresh.person("Miloš", "Đurić");
    const played = await fresh.game({ home: "Avala", away: "Banjica", tipOff: Date.UTC(2026, 9, 1, 17) });
    const { events } = exhibitionGame("named");
    const [best] = boxScoreOf(foldPlays(playsInForce(events), fiba)).teams.home.players.toSorted((one, next) => next.points - one.points);
    await fresh.append(played, events.slice(0, 60));
    await fresh.link(played, best?.key ?? ("" as never), person);
    await fresh.append(played, events.slice(60));
    const drawnOf = async (kind: AwardKind, month: string | null = null) => {
      const item = { kind: "announcement", publishedAt: Date.UTC(2026, 9, 2), coverFileId: null, leagueId, gameId: null } as const;
      const newsId = await newsFor(database.db, tenantId).save({ ...item, slug: kind, clubIds: [], texts: { sr: text(kind) } });
      const winner = { teamId: fresh.team("Avala"), personId: person, coach: null };
      const coach = { ...winner, personId: null, coach: "Ana Anić" };
      const place = { leagueId, kind, roundId: null, month };
      await awardsFor(database.db, tenantId).give(place, kind === "coach-of-the-season" ? coach : winner, newsId);
      const news = await editorialQueriesFor(database.db, tenantId, () => {}).newsItem("sr", kind);
      return news?.drawn?.kind === "player" ? news.drawn : null;
    };
    const [season, month, empty, finals, coach, five] = [
      await drawnOf("most-valuable-player"),
      await drawnOf("player-of-the-month", "2026-10-01"),
      await drawnOf("best-defender"),
      await drawnOf("finals-most-valuable-player"),
      await drawnOf("coach-of-the-season"),
      await drawnOf("five-of-the-season"),
    ];
    expect(season).toMatchObject({ team: { teamSlug: "avala" }, isAverage: true });
    expect(season?.shirt).toMatch(/^\d+$/);
    expect(season?.figures.points).toBeGreaterThan(0);
    expect([month, empty]).toEqual([season, season]);
    const none = { points: null, rebounds: null, assists: null };
    expect([finals?.shirt, finals?.figures]).toEqual([season?.shirt, none]);
    expect([coach?.shirt, coach?.figures]).toEqual(["", none]);
    expect(five).toBeNull();
  });

  it("one language of an item withdrawn: readers of it get another", async () => {
    const setFrench = (published: boolean) =>
      database.db.updateTable("news_texts").set({ published }).where("title", "=", "Sa victoire").execute();
    await setFrench(false);
    expect(await asking().newsItem("fr", "everywhere")).toMatchObject({ title: "Njegova pobeda", textLocale: "sr", locales: ["en", "sr"] });
    await setFrench(true);
  });

  it("an item with its cover, league, clubs, teams, game, in two round trips with the shell", async () => {
    const ask = asking();
    await ask.site();
    const item = await ask.newsItem("sr-cyrl", "everywhere");
    expect(ask.trips()).toBe(2);
    expect([...ask.tags].filter((tag) => !tag.startsWith("game:"))).toEqual([
      pageTags.site,
      pageTags.day,
      pageTags.schedule,
      pageTags.news,
      // Of sections that are all but empty it hears what comes.
      pageTags.videos,
      pageTags.albums,
      pageTags.documents,
      pageTags.statistics,
      pageTags.league(league.leagueId),
    ]);
    expect([...ask.tags].filter((tag) => tag.startsWith("game:"))).toHaveLength(1);
    expect(item).toMatchObject({
      kind: "recap",
      textLocale: "sr-cyrl",
      summary: "Његова победа: сажетак",
      publishedAt: Date.UTC(2026, 9, 2),
      cover: { url: `/files/${picture}/net.svg`, width: 1200, height: 800 },
      competition: { seasonSlug: "2026-27", leagueSlug: "first" },
      clubs: [{ slug: "avala" }, { slug: "banjica" }],
      teams: [{ teamSlug: "avala" }, { teamSlug: "banjica" }],
      game: { ref: { roundSlug: "1", gameSlug: "avala-banjica" }, home: { clubSlug: "avala" } },
    });
    expect(item?.body).toEqual([
      { kind: "heading", text: "Кључна четвртина" },
      { kind: "paragraph", content: ["Победа ", { text: "екипе Авала", href: "/clubs/avala" }, "."] },
      { kind: "list", items: [["Његош"], [{ text: "Џин", href: "/players/dzin" }]] },
      { kind: "quote", text: "Идемо даље", by: "Тренер" },
    ]);
    expect(item?.more.map(({ key }) => key)).toEqual(["english-only", "russian-only"]);
  });

  it("narrowed to a club or a league; another tenant's are none of ours", async () => {
    const ask = asking();
    const keys = (cards: readonly { key: string }[]) => cards.map(({ key }) => key);
    expect(keys(await ask.latestNews("sr", 9, { clubSlug: "avala" }))).toEqual(["everywhere"]);
    expect(keys(await ask.latestNews("sr", 9, { clubSlug: "dunav" }))).toEqual([]);
    expect(keys(await ask.latestNews("sr", 9, { seasonSlug: "2026-27", leagueSlug: "first" }))).toEqual(["everywhere"]);
    expect(await editorialQueriesFor(database.db, other.tenantId, () => {}).latestNews("sr", 9)).toEqual([]);
  });

  it("pages: of a kind, the last one, none beyond it, none for a number that is no page", async () => {
    for (let index = 0; index < 14; index++) await publish(`item-${index}`, { kind: "feature", publishedAt: Date.UTC(2026, 7, index + 1) });
    const ask = asking();
    const first = await ask.newsPage("sr", 1, "feature");
    expect(first).toMatchObject({ page: 1, hasMore: true });
    expect(first?.items[0]?.key).toBe("item-13");
    expect(await ask.newsPage("sr", 2, "feature")).toMatchObject({ hasMore: false, items: [{ key: "item-0" }] });
    for (const page of [0, -1, 1.5, 3, 501, Number.NaN, 1e12]) expect(await ask.newsPage("sr", page, "feature")).toBeNull();
    expect(await ask.newsPage("sr", 1, "preview")).toEqual({ items: [], page: 1, hasMore: false });
  });
});

describe("albums", () => {
  beforeAll(async () => {
    const photos = [{ fileId: picture, captions: { sr: "Koš", en: "The basket" }, author: "Ana Anić" }];
    const album = { takenOn: "2026-10-01", clubId: null, leagueId: null, gameId: null };
    const albums = photoAlbumsFor(database.db, league.tenantId);
    await albums.save({ ...album, slug: "the-game", gameId: game, titles: { en: "The game" }, photos });
    await albums.save({
      ...album,
      slug: "the-hall",
      takenOn: "2026-10-05",
      clubId: await clubId("avala"),
      titles: { sr: "Hala" },
      photos: [],
    });
  });

  const gameAddress = { seasonSlug: "2026-27", leagueSlug: "first", roundSlug: "1", gameSlug: "avala-banjica" };
  it.each([
    ["a game's", { game: gameAddress }, ["the-game"]],
    ["another game's", { game: { ...gameAddress, roundSlug: "2" } }, []],
    ["a club's: its own and those of its games", { clubSlug: "avala" }, ["the-hall", "the-game"]],
    ["a guest's", { clubSlug: "banjica" }, ["the-game"]],
    ["a club's in a season", { clubSlug: "avala", seasonSlug: "2026-27" }, ["the-game"]],
    ["a club's in another season", { clubSlug: "avala", seasonSlug: "2025-26" }, []],
    ["a team's", { teamSlug: "banjica", seasonSlug: "2026-27", leagueSlug: "first" }, ["the-game"]],
    ["a player's", { playerSlug: "milos-djuric" }, ["the-game"]],
    ["nobody's", { playerSlug: "nobody" }, []],
  ])("%s", async (_whose, of, expected) => {
    const ask = asking();
    expect((await ask.albums("sr", of)).map(({ slug }) => slug)).toEqual(expected);
    expect(ask.trips()).toBe(1);
  });

  it("EDIT1 titles and captions each in the nearest language they have", async () => {
    const [album] = await asking().albums("sr-cyrl", { game: gameAddress });
    expect(album).toMatchObject({
      title: { text: "The game", locale: "en" },
      takenOn: "2026-10-01",
      photos: [{ url: `/files/${picture}/net.svg`, width: 1200, caption: { text: "Кош", locale: "sr-cyrl" }, author: "Ana Anić" }],
      game: { ref: { gameSlug: "avala-banjica" } },
    });
  });
});

it("documents: newest version first, those to come and those without a file are not shown", async () => {
  const fileId = await keepFile("rules.pdf", null);
  const documents = documentsFor(database.db, league.tenantId);
  const version = { locale: "sr", fileId, publishedOn: "2026-08-15" };
  const paper = {
    kind: "regulations",
    seasonId: league.seasonId,
    leagueId: league.leagueId,
    place: 1,
    titles: { sr: "Propozicije" },
  } as const;
  await documents.save({
    ...paper,
    slug: "rules",
    versions: [
      { ...version, version: 1 },
      { ...version, version: 2, locale: null },
      { ...version, version: 3, publishedOn: "2999-01-01" },
    ],
  });
  await documents.save({ ...paper, slug: "empty", versions: [] });
  await documents.save({ ...paper, slug: "always", seasonId: null, kind: "form", versions: [{ ...version, version: 1 }] });
  const lines = await asking().documents("ru");
  expect(lines.map(({ slug, season }) => [slug, season?.name ?? null])).toEqual([
    ["always", null],
    ["rules", "2026/27"],
  ]);
  expect(lines[1]).toMatchObject({ title: { text: "Propozicije", locale: "sr" }, kind: "regulations" });
  expect(lines[1]?.versions.map((each) => [each.version, each.locale])).toEqual([
    [2, null],
    [1, "sr"],
  ]);
  const [rules] = await asking().leagueRules();
  expect(rules?.regulations).toEqual([{ url: `/files/${fileId}/rules.pdf`, locale: null }]);
  expect(rules?.tieBreak).toEqual({ first: "head-to-head-points", ofTwo: null });
  expect(lines[1]?.versions[0]).toMatchObject({ url: `/files/${fileId}/rules.pdf`, bytes: 2048, publishedOn: "2026-08-15" });
});
