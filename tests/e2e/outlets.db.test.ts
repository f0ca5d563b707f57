import { beforeAll, describe, expect, it } from "vitest";
import type { Broadcast } from "#contract/outlets.ts";
import { pageTags } from "#contract/page-tags.ts";
import type { GameId } from "#core/kernel/ids.ts";
import { databaseForThisFile } from "../support/database/database.ts";
import { LeagueInDatabase } from "../support/database/league-in-database.ts";
import { clubsFor } from "#server/db/repositories/clubs.ts";
import { broadcastsFor, outsideLinksFor } from "#server/db/repositories/outlets.ts";
import type { ClubId } from "#server/db/row-ids.ts";
import { clubQueriesFor } from "#server/queries/clubs/club-queries.ts";
import { feedQueriesFor } from "#server/queries/feeds/feed-queries.ts";
import { gameView } from "#server/queries/games/game-view.ts";
import { scheduleQueriesFor } from "#server/queries/schedule/schedule-queries.ts";
import { siteQueriesFor } from "#server/queries/site-queries.ts";
import { siteView } from "#server/queries/site-view.ts";

const database = databaseForThisFile();
const tipOff = Date.UTC(2026, 11, 4, 18);
let league: LeagueInDatabase;
let game: GameId;
let avala: ClubId;

beforeAll(async () => {
  league = await LeagueInDatabase.founded(database.db, "outlets", ["Avala", "Cer"]);
  game = await league.game({ home: "Avala", away: "Cer", tipOff });
  const other = await LeagueInDatabase.founded(database.db, "others", ["Avala", "Cer"]);
  await other.game({ home: "Avala", away: "Cer", tipOff });
  await outsideLinksFor(database.db, other.tenantId).save({}, { kind: "shop", url: "https://strangers.example/", from: null });
  await broadcastsFor(database.db, other.tenantId).save({ leagueId: other.leagueId, gameId: null }, station("Strangers"));
  avala = (await clubsFor(database.db, league.tenantId).bySlug("avala"))!;
});

function station(name: string, url: string | null = null): Broadcast {
  return { name, url, languages: ["sr"], countries: [] };
}

async function shown(): Promise<{ names: string[]; tickets: string | undefined; tags: Set<string> }> {
  const tags = new Set<string>();
  const ref = { seasonSlug: "2026-27", leagueSlug: "first", roundSlug: "1", gameSlug: "avala-cer" };
  const view = await gameView(database.db, league.tenantId, (tag) => tags.add(tag), ref, { plays: false, lineups: false });
  return { names: view!.outlets.broadcasts.map(({ name }) => name), tickets: view!.outlets.tickets?.url, tags };
}

describe("outlets of a game", () => {
  it("OUT2 are its league's, until it has its own; tickets are the league's, the home club's, its own", async () => {
    const stations = broadcastsFor(database.db, league.tenantId);
    const links = outsideLinksFor(database.db, league.tenantId);
    const { leagueId } = league;
    expect(await shown()).toMatchObject({ names: [], tickets: undefined });
    await stations.save({ leagueId, gameId: null }, station("Second"));
    await stations.save({ leagueId, gameId: null }, station("First on air"));
    await links.save({ leagueId }, { kind: "tickets", url: "https://league.example/", from: null });
    expect(await shown()).toMatchObject({ names: ["Second", "First on air"], tickets: "https://league.example/" });
    await links.save({ clubId: avala }, { kind: "tickets", url: "https://avala.example/", from: { amount: 12.5, currency: "EUR" } });
    await stations.save({ leagueId, gameId: game }, station("Own", "https://own.example/"));
    expect(await shown()).toMatchObject({ names: ["Own"], tickets: "https://avala.example/" });
    await links.save({ gameId: game }, { kind: "tickets", url: "https://game.example/", from: null });
    const { tickets, tags } = await shown();
    expect(tickets).toBe("https://game.example/");
    expect(tags).toContain(pageTags.outlets);
    const { games } = await scheduleQueriesFor(database.db, league.tenantId, () => undefined).schedule({
      day: "2026-12-04",
      leagueSlug: null,
    });
    expect(games.map((scheduled) => scheduled.game.outlets?.broadcasts)).toEqual([[station("Own", "https://own.example/")]]);
    const calendar = await feedQueriesFor(database.db, league.tenantId, () => undefined).calendar({ kind: "club", slug: "avala" });
    expect(calendar?.games[0]?.outlets).toMatchObject({ broadcasts: [{ name: "Own" }], tickets: { url: "https://game.example/" } });
    expect([await stations.remove({ leagueId, gameId: game }, "Own"), await links.remove("tickets", { gameId: game })]).toEqual([
      true,
      true,
    ]);
    expect([await stations.remove({ leagueId, gameId: game }, "Own"), await links.remove("tickets", { gameId: game })]).toEqual([
      false,
      false,
    ]);
    expect(await shown()).toMatchObject({ names: ["Second", "First on air"], tickets: "https://avala.example/" });
  });

  it("OUT4 stand on a game's card wherever it is listed as one to come, and on none that is over", async () => {
    const tags: string[] = [];
    const note = (tag: string) => tags.push(tag);
    const address = { seasonSlug: "2026-27", leagueSlug: "first" };
    const pages = siteQueriesFor(database.db, league.tenantId, note);
    const clubs = clubQueriesFor(database.db, league.tenantId, note);
    const asNow = { round: null, figures: false, asItStands: false };
    const lists = {
      home: async () => (await pages.home()).leagues[0]?.next,
      league: async () => (await pages.leagueTable(address, asNow))?.shownRound?.games,
      "league as it stands": async () => (await pages.leagueTable(address, { ...asNow, asItStands: true }))?.shownRound?.games,
      club: async () => (await clubs.club("avala"))?.next,
      team: async () => (await clubs.team({ ...address, teamSlug: "avala" }))?.games,
    };
    for (const [name, list] of Object.entries(lists)) {
      tags.length = 0;
      const games = await list();
      const url = games?.[0]?.outlets?.tickets?.url;
      expect([name, url, tags.includes(pageTags.outlets)]).toEqual([name, "https://avala.example/", true]);
    }
    await database.db.updateTable("games").set({ status: "final" }).where("game_id", "=", game).execute();
    expect((await lists.team())?.map(({ outlets }) => outlets)).toEqual([undefined]);
    await database.db.updateTable("games").set({ status: "scheduled" }).where("game_id", "=", game).execute();
  });

  it("are a club's on its page, and the league's shop on every page", async () => {
    const links = outsideLinksFor(database.db, league.tenantId);
    await links.save({}, { kind: "shop", url: "https://shop.example/", from: null });
    await links.save({ clubId: avala }, { kind: "shop", url: "https://avala.example/shop", from: null });
    const clubs = clubQueriesFor(database.db, league.tenantId, () => undefined);
    const sold = {
      tickets: { url: "https://avala.example/", from: { amount: 12.5, currency: "EUR" } },
      shop: "https://avala.example/shop",
      profiles: [],
    };
    expect((await clubs.club("avala"))?.outlets).toEqual(sold);
    expect((await clubs.clubGames("avala", { seasonSlug: null, leagueSlug: null }))?.outlets).toEqual(sold);
    expect((await clubs.club("cer"))?.outlets).toEqual({ tickets: null, shop: null, profiles: [] });
    expect((await siteView(database.db, league.tenantId, () => undefined)).shopUrl).toBe("https://shop.example/");
  });

  it("OUT3 lead to a club's site and accounts in one order, to the league's accounts from every page, and nobody else's", async () => {
    const links = outsideLinksFor(database.db, league.tenantId);
    await links.save({ clubId: avala }, { kind: "youtube", url: "https://www.youtube.com/@avala", from: null });
    await links.save({ clubId: avala }, { kind: "website", url: "https://avala.example/", from: null });
    await links.save({ clubId: avala }, { kind: "instagram", url: "https://www.instagram.com/avala-old", from: null });
    await links.save({ clubId: avala }, { kind: "instagram", url: "https://www.instagram.com/avala", from: null });
    await links.save({}, { kind: "telegram", url: "https://t.me/league", from: null });
    await links.save({}, { kind: "facebook", url: "https://www.facebook.com/league", from: null });
    const clubs = clubQueriesFor(database.db, league.tenantId, () => undefined);
    expect((await clubs.club("avala"))?.outlets.profiles).toEqual([
      { kind: "website", url: "https://avala.example/" },
      { kind: "instagram", url: "https://www.instagram.com/avala" },
      { kind: "youtube", url: "https://www.youtube.com/@avala" },
    ]);
    expect((await clubs.club("cer"))?.outlets.profiles).toEqual([]);
    expect((await siteView(database.db, league.tenantId, () => undefined)).profiles).toEqual([
      { name: "Facebook", url: "https://www.facebook.com/league" },
      { name: "Telegram", url: "https://t.me/league" },
    ]);
    await expect(links.save({}, { kind: "website", url: "https://league.example/", from: null })).rejects.toThrow(/website_check/);
    await expect(links.save({ gameId: game }, { kind: "x", url: "https://x.com/game", from: null })).rejects.toThrow(/owner_check/);
    await expect(links.save({}, { kind: "tickets", url: "https://league.example/", from: null })).rejects.toThrow(/owner_check/);
    expect([await links.remove("youtube", { clubId: avala }), await links.remove("youtube", { clubId: avala })]).toEqual([true, false]);
  });

  it.each([
    "http://a.example/",
    "https://a.example:8443/",
    "https://u@a.example/",
    "https://localhost/",
    "https://10.0.0.1/",
    "javascript:1",
  ])("OUT1 are refused by the database itself at %s", async (url) => {
    await expect(outsideLinksFor(database.db, league.tenantId).save({}, { kind: "shop", url, from: null })).rejects.toThrow(
      /outside_address/,
    );
  });
});
