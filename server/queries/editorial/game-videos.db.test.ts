import { beforeAll, expect, test } from "vitest";
import { videoAddress } from "#contract/game-videos.ts";
import { pageTags } from "#contract/page-tags.ts";
import type { GameId } from "#core/kernel/ids.ts";
import { databaseForThisFile } from "#tests/support/database.ts";
import { LeagueInDatabase } from "#tests/support/league-in-database.ts";
import { gameVideosFor } from "../../db/repositories/game-videos.ts";
import { gameVideos } from "./game-videos.ts";

const database = databaseForThisFile();
let league: LeagueInDatabase;
let game: GameId;

beforeAll(async () => {
  league = await LeagueInDatabase.founded(database.db, "videos", ["Avala", "Cer"]);
  game = await league.game({ home: "Avala", away: "Cer" });
});

async function keep(written: string, publishedAt: number | null, title: string | null = null): Promise<void> {
  const address = videoAddress(written);
  if (!address) throw new Error(`${written} is no address of a video`);
  await gameVideosFor(database.db, league.tenantId).save(game, { ...address, title, publishedAt });
}

test("EDIT4 those that are out are shown, a changed one once; drafts and what is to come are not", async () => {
  await keep("https://youtu.be/second", Date.UTC(2026, 1, 2), "Third quarter");
  await keep("https://vimeo.com/1", Date.UTC(2026, 1, 1));
  await keep("https://vimeo.com/1", Date.UTC(2026, 1, 1), "The whole game");
  await keep("https://vimeo.com/draft", null);
  await keep("https://vimeo.com/later", Date.now() + 3_600_000);
  const tags = new Set<string>();
  const ref = { seasonSlug: "2026-27", leagueSlug: "first", roundSlug: "1", gameSlug: "avala-cer", playoff: null };
  const shown = await gameVideos(database.db, league.tenantId, (tag) => tags.add(tag), ref);
  expect(shown).toEqual([
    { url: "https://vimeo.com/1", provider: "vimeo", title: "The whole game" },
    { url: "https://youtu.be/second", provider: "youtube", title: "Third quarter" },
  ]);
  expect([...tags]).toEqual([pageTags.videos]);
  const videos = gameVideosFor(database.db, league.tenantId);
  expect([await videos.remove(game, "https://vimeo.com/1"), await videos.remove(game, "https://vimeo.com/1")]).toEqual([true, false]);
  const other = await LeagueInDatabase.founded(database.db, "others", ["Avala", "Cer"]);
  await other.game({ home: "Avala", away: "Cer" });
  expect(await gameVideos(database.db, other.tenantId, () => undefined, ref)).toEqual([]);
});

test.each([
  ["http://vimeo.com/1", "vimeo"],
  ["https://evil.example/vimeo.com/1", "vimeo"],
  ["https://vimeo.com@evil.example/", "vimeo"],
  ["https://vimeo.com/1", "youtube"],
  ["https://vimeo.com/a b", "vimeo"],
] as const)("EDIT4 the database itself refuses %s of %s", async (url, provider) => {
  const row = { tenant_id: league.tenantId, game_id: game, url, provider, title: null, published_at: null };
  await expect(database.db.insertInto("game_videos").values(row).execute()).rejects.toThrow(/check constraint/);
});
