import { expect, test } from "vitest";
import { videoAddress } from "#contract/game-videos.ts";
import { pageTags } from "#contract/page-tags.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { listenForPageTags } from "../db/page-tag-listener.ts";
import { availabilityFor } from "../db/repositories/availability.ts";
import { documentsFor } from "../db/repositories/documents.ts";
import { filesFor } from "../db/repositories/files.ts";
import { gameVideosFor } from "../db/repositories/game-videos.ts";
import { newsFor } from "../db/repositories/news.ts";
import { photoAlbumsFor } from "../db/repositories/photo-albums.ts";
import { saveSponsors } from "../db/repositories/tenants.ts";
import { siteTextsFor } from "../db/repositories/site-texts.ts";
import { publicationsSince, publishedAtTimes } from "./publication-times.ts";
import { publishOnTime } from "./publish-on-time.ts";

const database = databaseForThisFile();
const item = { kind: "announcement", coverFileId: null, leagueId: null, gameId: null, clubIds: [], texts: {} } as const;

async function newsroom(slug: string) {
  const { tenantId } = await LeagueInDatabase.founded(database.db, slug, ["Avala", "Cer"]);
  return {
    tenantId,
    publish: async (name: string, at: number | null) => newsFor(database.db, tenantId).save({ ...item, slug: name, publishedAt: at }),
  };
}

test("EDIT3 what came out since the last look, by tenant; drafts never do", async () => {
  const [one, two] = [await newsroom("one"), await newsroom("two")];
  await one.publish("draft", null);
  await one.publish("long-ago", Date.UTC(2020, 0, 1));
  expect(await publicationsSince(database.db, null)).toMatchObject({ out: [], nextInMs: null });
  const now = Date.now();
  await one.publish("just-now", now - 1000);
  await two.publish("in-an-hour", now + 3_600_000);
  const { out, nextInMs, seenAt } = await publicationsSince(database.db, new Date(now - 60_000));
  expect(out).toEqual([{ tenantId: one.tenantId, tags: [pageTags.news] }]);
  expect(nextInMs).toBeGreaterThan(3_500_000);
  expect(nextInMs).toBeLessThanOrEqual(3_600_000);
  expect((await publicationsSince(database.db, seenAt)).out).toEqual([]);
});

test("EDIT3 a video that comes out is told to the lists, and to the pages of its game and its clubs alone", async () => {
  const league = await LeagueInDatabase.founded(database.db, "filmed", ["Avala", "Cer", "Tara"]);
  const game = await league.game({ home: "Avala", away: "Cer" });
  const video = { ...videoAddress("https://vimeo.com/1")!, title: null, publishedAt: Date.now() - 1000 };
  await gameVideosFor(database.db, league.tenantId).save(game, video);
  const clubs = await database.db
    .selectFrom("clubs")
    .select("club_id")
    .where("slug", "in", ["avala", "cer"])
    .where("tenant_id", "=", league.tenantId)
    .execute();
  const { out } = await publicationsSince(database.db, new Date(Date.now() - 60_000));
  const tags = out.find(({ tenantId }) => tenantId === league.tenantId)?.tags ?? [];
  expect([...tags].toSorted()).toEqual(
    [pageTags.videos, pageTags.videosOf(game), ...clubs.map(({ club_id }) => pageTags.videosOf(club_id))].toSorted(),
  );
  await gameVideosFor(database.db, league.tenantId).remove(game, video.url);
});

test("EDIT3 a document's version counts from the beginning of its day", async () => {
  const { tenantId } = await newsroom("papers");
  const fileId = await filesFor(database.db, tenantId).save({
    digest: "a".repeat(64),
    name: "a.pdf",
    mediaType: "application/pdf",
    bytes: 9,
    size: null,
  });
  const versions = [{ version: 1, locale: null, fileId, publishedOn: "2031-05-01" }];
  await documentsFor(database.db, tenantId).save({
    slug: "rules",
    kind: "regulations",
    seasonId: null,
    leagueId: null,
    place: 0,
    titles: {},
    versions,
  });
  await database.db.deleteFrom("news_items").execute();
  const { nextInMs, seenAt } = await publicationsSince(database.db, null);
  const startsInMs = Date.UTC(2031, 4, 1) - seenAt.getTime();
  expect(Math.abs((nextInMs ?? 0) - startsInMs)).toBeLessThanOrEqual(14 * 3_600_000);
});

test("AVAIL2 pages hear when an absence begins and when it ends, by the league's own midnight", async () => {
  await database.db.deleteFrom("news_items").execute();
  await database.db.deleteFrom("document_versions").execute();
  const league = await LeagueInDatabase.founded(database.db, "absent", ["Avala", "Cer"]);
  const personId = await league.person("Pera", "Perić");
  const note = { status: "out", reason: null, since: "2031-05-01", expectedBack: null } as const;
  await availabilityFor(database.db, league.tenantId).note(personId, note);
  const next = async () => {
    const { nextInMs, seenAt } = await publicationsSince(database.db, null);
    return Math.round((seenAt.getTime() + (nextInMs ?? 0)) / 60_000) * 60_000;
  };
  expect(await next()).toBe(Date.UTC(2031, 3, 30, 22));
  await database.db.updateTable("availability_notes").set({ since: "2020-01-01", expected_back: "2031-06-01" }).execute();
  expect(await next()).toBe(Date.UTC(2031, 4, 31, 22));
  const { out } = await publicationsSince(database.db, new Date(Date.UTC(2019, 11, 31, 22)));
  expect(out).toEqual([{ tenantId: league.tenantId, tags: [pageTags.availability] }]);
  await database.db.deleteFrom("availability_notes").execute();
});

test("OFF60 pages hear when a sponsor is first shown and when no more, by the league's own midnight", async () => {
  await database.db.deleteFrom("news_items").execute();
  const { tenantId } = await LeagueInDatabase.founded(database.db, "sponsored", ["Avala", "Cer"]);
  await saveSponsors(database.db, tenantId, [{ slug: "kolo", name: "Kolo", url: "https://kolo.example", logoUrl: null }]);
  expect(await publicationsSince(database.db, null)).toMatchObject({ nextInMs: null });
  const next = async (days: { starts_on: string | null; ends_on: string | null }) => {
    await database.db.updateTable("sponsors").set(days).where("tenant_id", "=", tenantId).execute();
    const { nextInMs, seenAt } = await publicationsSince(database.db, null);
    return Math.round((seenAt.getTime() + (nextInMs ?? 0)) / 60_000) * 60_000;
  };
  expect(await next({ starts_on: "2031-05-01", ends_on: null })).toBe(Date.UTC(2031, 3, 30, 22));
  expect(await next({ starts_on: "2020-05-01", ends_on: "2031-05-31" })).toBe(Date.UTC(2031, 4, 31, 22));
  const { out } = await publicationsSince(database.db, new Date(Date.UTC(2020, 3, 1)));
  expect(out).toEqual([{ tenantId, tags: [pageTags.site] }]);
  await database.db.deleteFrom("sponsors").where("tenant_id", "=", tenantId).execute();
});

test(
  "EDIT3 the newsroom's saving is heard when it is committed, and what it planned comes out by itself",
  { timeout: 20_000 },
  async () => {
    const { tenantId, publish } = await newsroom("heard");
    const heard: string[] = [];
    const out: string[] = [];
    const job = publishOnTime({
      look: (seenAt) => publicationsSince(database.db, seenAt),
      wokenBy: publishedAtTimes,
      onOut: ({ tags }) => out.push(...(tags ?? [])),
      onFailure: (error) => expect.fail(String(error)),
    });
    const listening = await listenForPageTags(database.databaseUrl, {
      onNotice: (notice) => {
        heard.push(...(notice.tags ?? []));
        job.heard(notice);
      },
      onGap: () => undefined,
      onLost: () => undefined,
    });
    await database.db.transaction().execute(async (transaction) => {
      await siteTextsFor(transaction, tenantId).save("about", "sr", []);
      expect(heard).toEqual([]);
    });
    await siteTextsFor(database.db, tenantId).remove("about", "sr");
    await photoAlbumsFor(database.db, tenantId).save({
      slug: "a",
      takenOn: "2026-01-01",
      gameId: null,
      clubId: null,
      leagueId: null,
      titles: {},
      photos: [],
    });
    await documentsFor(database.db, tenantId).save({
      slug: "d",
      kind: "other",
      seasonId: null,
      leagueId: null,
      place: 0,
      titles: {},
      versions: [],
    });
    await publish("soon", Date.now() + 1500);
    await expect.poll(() => heard).toEqual(["texts", "texts", "albums", "documents", "news"]);
    expect(out).toEqual([]);
    await expect.poll(() => out, { timeout: 10_000 }).toEqual(["news"]);
    await job.close();
    await listening.close();
  },
);
