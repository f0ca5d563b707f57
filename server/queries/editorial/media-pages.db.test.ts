import { beforeAll, expect, test } from "vitest";
import { videoAddress } from "#contract/game-videos.ts";
import type { WantedVideos } from "#contract/media-queries.ts";
import { type PageTag, pageTags } from "#contract/page-tags.ts";
import type { GameId } from "#core/kernel/ids.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { gameVideosFor } from "../../db/repositories/game-videos.ts";
import { photoAlbumsFor } from "../../db/repositories/photo-albums.ts";
import { editorialQueriesFor } from "./editorial-queries.ts";

const database = databaseForThisFile();
const everything: WantedVideos = { page: 1, seasonSlug: null, clubSlug: null, kind: null, playerSlug: null };
let league: LeagueInDatabase;
let games: readonly GameId[];
let tags: Set<PageTag>;

beforeAll(async () => {
  league = await LeagueInDatabase.founded(database.db, "media", ["Avala", "Cer", "Tara"]);
  games = [await league.game({ home: "Avala", away: "Cer" }), await league.game({ home: "Cer", away: "Tara" })];
});

function queries(of = league) {
  tags = new Set();
  return editorialQueriesFor(database.db, of.tenantId, (tag) => void tags.add(tag));
}

async function keep(game: GameId | undefined, written: string, publishedAt: number | null): Promise<void> {
  await gameVideosFor(database.db, league.tenantId).save(game!, { ...videoAddress(written)!, title: null, publishedAt });
}

test("MEDIA1 recordings that are out, newest first, 24 at a time, of the season and the club chosen", async () => {
  expect(await queries().videoPage(everything)).toMatchObject({ items: [], choices: { seasons: [], clubs: [] } });
  for (let number = 1; number <= 25; number++) await keep(games[0], `https://vimeo.com/${number}`, Date.UTC(2026, 0, number));
  await keep(games[1], "https://vimeo.com/100", Date.UTC(2026, 1, 1));
  await keep(games[1], "https://vimeo.com/101", null);
  await keep(games[1], "https://vimeo.com/102", Date.now() + 3_600_000);
  const first = await queries().videoPage(everything);
  expect([first?.items.length, first?.hasMore, [...tags]]).toEqual([24, true, [pageTags.videos]]);
  expect(first?.items.slice(0, 2).map(({ url }) => url)).toEqual(["https://vimeo.com/100", "https://vimeo.com/25"]);
  expect(first?.items[0]?.game.ref).toMatchObject({ seasonSlug: "2026-27", leagueSlug: "first", gameSlug: "cer-tara" });
  expect((await queries().videoPage({ ...everything, page: 2 }))?.items.map(({ url }) => url)).toEqual([
    "https://vimeo.com/2",
    "https://vimeo.com/1",
  ]);
  expect(first?.choices.seasons.map(({ slug }) => slug)).toEqual(["2026-27"]);
  expect(first?.choices.clubs.map(({ slug }) => slug)).toEqual(["avala", "cer", "tara"]);
  const ofTara = await queries().videoPage({ ...everything, seasonSlug: "2026-27", clubSlug: "tara" });
  expect(ofTara?.items.map(({ url }) => url)).toEqual(["https://vimeo.com/100"]);
});

test("MEDIA2 albums of games and of clubs, newest first, each with its club and how many pictures it has", async () => {
  const { club_id: clubId } = await database.db
    .selectFrom("clubs")
    .select("club_id")
    .where("tenant_id", "=", league.tenantId)
    .where("slug", "=", "tara")
    .executeTakeFirstOrThrow();
  const album = { titles: { en: "A day" }, photos: [], clubId: null, gameId: null, leagueId: null };
  const albums = photoAlbumsFor(database.db, league.tenantId);
  await albums.save({ ...album, slug: "game", takenOn: "2026-01-02", gameId: games[0]! });
  await albums.save({ ...album, slug: "club", takenOn: "2026-01-03", clubId });
  const all = await queries().albumPage("sr", everything);
  // An album without pictures shows its game (LOOK36), whose score may be corrected.
  expect([...tags]).toEqual([pageTags.albums, expect.stringMatching(/^game:/)]);
  expect(
    all?.items.map(({ slug, photos, cover, title, game, club }) => [slug, photos, cover, title.locale, game?.ref.gameSlug, club?.slug]),
  ).toEqual([
    ["club", 0, null, "en", undefined, "tara"],
    ["game", 0, null, "en", "avala-cer", undefined],
  ]);
  expect((await queries().albumPage("sr", { ...everything, seasonSlug: "2026-27" }))?.items.map(({ slug }) => slug)).toEqual(["game"]);
  expect((await queries().albumPage("sr", { ...everything, clubSlug: "tara" }))?.items.map(({ slug }) => slug)).toEqual(["club"]);
});

test.each([{ page: 3 }, { page: 0 }, { page: 501 }, { page: 1.5 }, { seasonSlug: "1999-00" }, { clubSlug: "nobody" }])(
  "MEDIA2 there is nothing at %j",
  async (wanted) => {
    expect(await queries().videoPage({ ...everything, ...wanted })).toBeNull();
    expect(await queries().albumPage("en", { ...everything, ...wanted })).toBeNull();
  },
);

test("MEDIA1 MEDIA2 another league has its own", async () => {
  const other = await LeagueInDatabase.founded(database.db, "other-media", ["Avala", "Cer"]);
  expect((await queries(other).videoPage(everything))?.items).toEqual([]);
  expect((await queries(other).albumPage("en", everything))?.items).toEqual([]);
});
