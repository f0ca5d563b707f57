import { beforeAll, expect, test } from "vitest";
import { videoAddress } from "#contract/game-videos.ts";
import { pageTags } from "#contract/page-tags.ts";
import type { GameId } from "#core/kernel/ids.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { Scoresheet } from "#tests/support/games/scoresheet.ts";
import { gameVideosFor } from "../../db/repositories/game-videos.ts";
import { gameView } from "../games/game-view.ts";
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
    { url: "https://vimeo.com/1", provider: "vimeo", title: "The whole game", startsAt: null, kind: "recording", play: null },
    { url: "https://youtu.be/second", provider: "youtube", title: "Third quarter", startsAt: null, kind: "recording", play: null },
  ]);
  expect([...tags]).toEqual([pageTags.videosOf(game)]);
  const videos = gameVideosFor(database.db, league.tenantId);
  expect([await videos.remove(game, "https://vimeo.com/1"), await videos.remove(game, "https://vimeo.com/1")]).toEqual([true, false]);
  const other = await LeagueInDatabase.founded(database.db, "others", ["Avala", "Cer"]);
  const others = await other.game({ home: "Avala", away: "Cer" });
  tags.clear();
  expect(await gameVideos(database.db, other.tenantId, (tag) => tags.add(tag), ref)).toEqual([]);
  expect([...tags]).toEqual([pageTags.videosOf(others)]);
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

test("EDIT6 a game's page knows when a recording began and when its plays were keyed, where somebody said so", async () => {
  const own = await LeagueInDatabase.founded(database.db, "recorded", ["Avala", "Cer"]);
  const played = await own.game({ home: "Avala", away: "Cer" });
  const sheet = Scoresheet.begun();
  sheet.shot("h4", 3, true);
  await own.append(
    played,
    sheet.events.map((event, index) => ({ ...event, recording: { ...event.recording, occurredAt: 5_000_000 + index } })),
  );
  const at = { seasonSlug: "2026-27", leagueSlug: "first", roundSlug: "1", gameSlug: "avala-cer" };
  const tags = new Set<string>();
  const view = () => gameView(database.db, own.tenantId, (tag) => tags.add(tag), at, { plays: true, lineups: false });
  expect(await view()).toMatchObject({ hasVideos: false, recorded: null });
  const videos = gameVideosFor(database.db, own.tenantId);
  const address = videoAddress("https://vimeo.com/7")!;
  await videos.save(played, { ...address, title: null, publishedAt: 0 });
  expect(await view()).toMatchObject({ hasVideos: true, recorded: null });
  await videos.save(played, { ...address, title: null, publishedAt: null, startsAt: 4_000_000 });
  expect(await view()).toMatchObject({ hasVideos: false, recorded: null });
  await videos.save(played, { ...address, title: null, publishedAt: 0, startsAt: 4_000_000 });
  expect((await view())?.hasTimedVideo).toBe(true);
  const found = await view();
  expect(found?.recorded?.startsAt).toBe(4_000_000);
  expect(Object.values(found?.recorded?.keyedAt ?? {})).toContain(5_000_001);
  expect(tags).toContain(pageTags.videosOf(played));
  expect(tags).not.toContain(pageTags.videos);
  const unasked = await gameView(database.db, own.tenantId, () => undefined, at, { plays: false, lineups: false });
  expect(unasked).toMatchObject({ hasVideos: true, hasTimedVideo: true, recorded: null });
});
