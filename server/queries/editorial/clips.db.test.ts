import { beforeAll, describe, expect, test } from "vitest";
import { type VideoKind, videoAddress } from "#contract/game-videos.ts";
import type { WantedVideos } from "#contract/media-queries.ts";
import { pageTags, type PageTag } from "#contract/page-tags.ts";
import type { EventId, GameId } from "#core/kernel/ids.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { droppedWhile } from "#tests/support/database/dropped-tags.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { key, Scoresheet } from "#tests/support/games/scoresheet.ts";
import { gameVideosFor, type NewGameVideo } from "../../db/repositories/game-videos.ts";
import type { PersonId } from "../../db/row-ids.ts";
import { mergePeople } from "../../projections/merged-people.ts";
import { rebuildTenant } from "../../projections/rebuild.ts";
import { clubQueriesFor } from "../clubs/club-queries.ts";
import { playerQueriesFor } from "../players/player-queries.ts";
import { editorialQueriesFor } from "./editorial-queries.ts";

const database = databaseForThisFile();
const ref = { seasonSlug: "2026-27", leagueSlug: "first", roundSlug: "1", gameSlug: "avala-cer", playoff: null };
const everything: WantedVideos = { page: 1, seasonSlug: null, clubSlug: null, kind: null, playerSlug: null };
let league: LeagueInDatabase;
let game: GameId;
let sheet: Scoresheet;
let people: { readonly scorer: PersonId; readonly blocker: PersonId; readonly guest: PersonId };
let three: EventId;
let miss: EventId;

beforeAll(async () => {
  league = await LeagueInDatabase.founded(database.db, "clips", ["Avala", "Cer", "Tara"]);
  game = await league.game({ home: "Avala", away: "Cer" });
  await league.game({ home: "Cer", away: "Tara", round: 2 });
  people = {
    scorer: await league.person("Pera", "Perić"),
    blocker: await league.person("Mika", "Mikić"),
    guest: await league.person("Žika", "Žikić"),
  };
  sheet = Scoresheet.begun();
  three = sheet.shot("h4", 3, true);
  miss = sheet.shot("h5", 2, false);
  sheet.add({ type: "block", side: "away", player: key("a6") }, { link: { to: miss, kind: "block-of" } });
  await league.append(game, sheet.events);
  await league.link(game, key("h4"), people.scorer);
  await league.link(game, key("a6"), people.blocker);
});

function queries(of = league) {
  const tags = new Set<PageTag>();
  const note = (tag: PageTag) => void tags.add(tag);
  return {
    tags,
    editorial: editorialQueriesFor(database.db, of.tenantId, note),
    clubs: clubQueriesFor(database.db, of.tenantId, note),
    players: playerQueriesFor(database.db, of.tenantId, note),
  };
}

async function clubOf(name: string) {
  return database.db.selectFrom("teams").select("club_id").where("team_id", "=", league.team(name)).executeTakeFirstOrThrow();
}

let published = 0;
async function keep(written: string, clip: Partial<NewGameVideo> & { readonly kind: VideoKind }): Promise<string> {
  const video = { ...videoAddress(written)!, title: null, publishedAt: Date.UTC(2026, 0, (published += 1)), ...clip };
  return gameVideosFor(database.db, league.tenantId).save(game, video);
}

async function urls(wanted: Partial<WantedVideos>): Promise<readonly string[] | undefined> {
  return (await queries().editorial.videoPage({ ...everything, ...wanted }))?.items.map(({ url }) => url.replace("https://vimeo.com/", ""));
}

describe("clips", () => {
  test("CLIP5 CLIP6 one is tied to a play that the log tells, and to no other; it says whose play it is, never the score", async () => {
    expect(await keep("https://vimeo.com/1", { kind: "play", eventId: "nothing" as EventId })).toBe("no-such-play");
    expect(await queries().editorial.gameVideos(ref)).toEqual([]);
    expect(await keep("https://vimeo.com/1", { kind: "play", eventId: three })).toBe("saved");
    const [clip] = await queries().editorial.gameVideos(ref);
    expect(clip).toMatchObject({
      kind: "play",
      play: {
        eventId: three,
        player: "h4",
        wording: { key: "threePointerMade" },
        who: { shirt: "4", givenName: { text: "Pera", transliterable: true }, familyName: { text: "Perić" } },
      },
    });
    expect(clip?.play).not.toHaveProperty("score");
    const plays = await gameVideosFor(database.db, league.tenantId).plays(game);
    expect(plays.map(({ eventId }) => eventId)).toContain(three);
  });

  test("CLIP8 of a kind, of a player, of a club: by the play, by who is named for it, else of both clubs", async () => {
    await keep("https://vimeo.com/2", { kind: "play", eventId: miss });
    await keep("https://vimeo.com/3", { kind: "interview", title: "After the game", people: [people.blocker, people.guest] });
    await keep("https://vimeo.com/4", { kind: "highlights", title: "The best of it" });
    await keep("https://vimeo.com/5", { kind: "recording" });
    await keep("https://vimeo.com/6", { kind: "highlights", title: "Not yet", publishedAt: null });
    expect(await urls({})).toEqual(["5", "4", "3", "2", "1"]);
    expect(await urls({ kind: "highlights" })).toEqual(["4"]);
    expect(await urls({ kind: "press-conference" })).toBeUndefined();
    expect(await urls({ playerSlug: "pera-peric" })).toEqual(["1"]);
    // A block is his who made it, and so is an interview; a recording of the game is nobody's alone.
    expect(await urls({ playerSlug: "mika-mikic" })).toEqual(["3", "2"]);
    expect(await urls({ playerSlug: "mika-mikic", kind: "interview" })).toEqual(["3"]);
    expect(await urls({ playerSlug: "zika-zikic" })).toEqual(["3"]);
    expect(await urls({ playerSlug: "nobody" })).toBeUndefined();
    const page = await queries().editorial.videoPage({ ...everything, playerSlug: "pera-peric" });
    expect(page?.choices).toMatchObject({
      kinds: ["recording", "highlights", "play", "interview"],
      player: { slug: "pera-peric", familyName: { text: "Perić", transliterable: true } },
    });
    const { clubs, tags } = queries();
    const of = async (slug: string) => (await clubs.club(slug))?.clips.map(({ url }) => url.replace("https://vimeo.com/", ""));
    expect([await of("avala"), await of("cer"), await of("tara")]).toEqual([["4", "2", "1"], ["4", "3"], []]);
    const { club_id: avala } = await clubOf("Avala");
    expect([tags.has(pageTags.videosOf(avala)), tags.has(pageTags.videos)]).toEqual([true, false]);
  });

  test("CLIP8 a player's page has his newest clips, those of whoever was merged into him too", async () => {
    const of = async (slug: string) =>
      (await queries().players.player(slug, { overview: true }))?.clips.map(({ url }) => url.replace("https://vimeo.com/", ""));
    const listed = [people.blocker, people.guest].map((person_id) => ({
      tenant_id: league.tenantId,
      team_id: league.team("Cer"),
      person_id,
    }));
    await league.db.insertInto("rosters").values(listed).execute();
    expect([await of("mika-mikic"), await of("zika-zikic")]).toEqual([["3", "2"], ["3"]]);
    expect((await queries().players.player("mika-mikic", { overview: false }))?.clips).toEqual([]);
    const merge = { from: people.blocker, into: people.guest, by: "test", at: Date.UTC(2026, 1, 1), reason: null };
    const merging = () => mergePeople(database.db, league.tenantId, merge);
    expect(await droppedWhile(database.databaseUrl, merging)).toContain("all");
    expect(await of("zika-zikic")).toEqual(["3", "2"]);
    // Whoever comes with the name he had before is led to the same clips, under today's.
    expect(await urls({ playerSlug: "mika-mikic" })).toEqual(["3", "2"]);
    const page = await queries().editorial.videoPage({ ...everything, playerSlug: "mika-mikic" });
    expect(page?.choices.player).toMatchObject({ slug: "zika-zikic", familyName: { text: "Žikić" } });
  });

  test("CLIP8 a club has the clip of whoever is named for it, under whichever of his names he played and is named", async () => {
    const of = async (slug: string) =>
      (await queries().clubs.club(slug))?.clips.map(({ url }) => url.replace("https://vimeo.com/", "")) ?? [];
    await keep("https://vimeo.com/7", { kind: "interview", title: "Who he is now", people: [people.guest] });
    await keep("https://vimeo.com/8", { kind: "interview", title: "Who he was", people: [people.blocker] });
    expect([await of("avala"), await of("cer")]).toEqual([
      ["4", "2", "1"],
      ["8", "7", "4", "3"],
    ]);
    for (const number of [7, 8]) await gameVideosFor(database.db, league.tenantId).remove(game, `https://vimeo.com/${number}`);
  });

  test("CLIP6 CLIP8 a clip drops the lists of all, and the pages of its game, its clubs and who played in it alone; a basket beside it drops none", async () => {
    const { tenantId } = league;
    const other = await league.game({ home: "Avala", away: "Tara", round: 3 });
    const [avala, cer, tara] = [await clubOf("Avala"), await clubOf("Cer"), await clubOf("Tara")];
    const ofVideos = async (work: () => Promise<unknown>) =>
      [...new Set((await droppedWhile(database.databaseUrl, work)).filter((tag) => tag.startsWith(pageTags.videos)))].toSorted();
    const shown = [game, avala.club_id, cer.club_id, people.scorer, people.blocker, people.guest].map(pageTags.videosOf);
    const all = [pageTags.videos, ...shown].toSorted();
    expect(await ofVideos(() => keep("https://vimeo.com/9", { kind: "interview", title: "Two", people: [people.guest] }))).toEqual(all);
    expect(await ofVideos(() => gameVideosFor(database.db, tenantId).remove(game, "https://vimeo.com/9"))).toEqual(all);
    expect(all).not.toContain(pageTags.videosOf(tara.club_id));
    expect(await ofVideos(() => league.append(other, Scoresheet.begun().events))).toEqual([]);
    const before = sheet.events.length;
    sheet.shot("h7", 2, true);
    expect(await ofVideos(() => league.append(game, sheet.events.slice(before)))).toEqual([]);
    // Whoever was thought to have made it no longer has it on his page.
    expect(await ofVideos(() => league.link(game, key("h5"), people.guest))).toEqual(all);
    expect(await ofVideos(() => league.link(other, key("h5"), people.guest))).toEqual([]);
  });

  test("CLIP6 a corrected play is told as it is now, one that was taken back leaves its clip to the game", async () => {
    const told = async () => (await queries().editorial.gameVideos(ref)).find(({ url }) => url.endsWith("/1"));
    const before = sheet.events.length;
    sheet.amends(
      three,
      sheet.factOf((written) => written.shot("h6", 3, true)),
    );
    const dropped = await droppedWhile(database.databaseUrl, () => league.append(game, sheet.events.slice(before)));
    expect(dropped).toContain(pageTags.videosOf(people.scorer));
    expect((await told())?.play).toMatchObject({ player: "h6", who: { shirt: "6" } });
    expect(await urls({ playerSlug: "pera-peric" })).toBeUndefined();
    const later = sheet.events.length;
    sheet.voids(three);
    await league.append(game, sheet.events.slice(later));
    expect(await told()).toMatchObject({ kind: "play", play: null });
    expect(await urls({ kind: "play" })).toEqual(["2", "1"]);
    await rebuildTenant(database.db, league.tenantId);
    expect((await queries().editorial.gameVideos(ref)).map(({ play }) => play?.eventId ?? null)).toEqual([null, miss, null, null, null]);
  });

  test("GUARD2 nobody else's league has any of it", async () => {
    const other = await LeagueInDatabase.founded(database.db, "other-clips", ["Avala", "Cer"]);
    await other.game({ home: "Avala", away: "Cer" });
    expect((await queries(other).editorial.videoPage(everything))?.items).toEqual([]);
    expect((await queries(other).clubs.club("avala"))?.clips).toEqual([]);
  });

  test.each([
    [{ kind: "scene" }, "kind"],
    [{ kind: "highlights", title: null }, "title_of_a_clip"],
    [{ kind: "highlights", title: "x", event_id: "e1" }, "clip_of_a_play"],
    [{ kind: "play", title: "x", starts_at: new Date() }, "start_of_a_recording"],
    [{ kind: "play", title: "x", play: "{}" }, "play_of_an_event"],
  ])("CLIP5 the database itself refuses %j", async (wrong, constraint) => {
    const row = {
      tenant_id: league.tenantId,
      game_id: game,
      url: "https://vimeo.com/99",
      provider: "vimeo",
      title: null,
      published_at: null,
    };
    await expect(
      database.db
        .insertInto("game_videos")
        .values({ ...row, ...wrong } as never)
        .execute(),
    ).rejects.toThrow(constraint);
  });
});
