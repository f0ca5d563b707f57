import { describe, expect, test } from "vitest";
import { noRouteRules } from "#contract/route-rules.ts";
import type { PlayerKey } from "#core/kernel/ids.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { aLeague, aTeam, newGame } from "#tests/support/database/database-rows.ts";
import { clubsFor } from "./clubs.ts";
import { competitionsFor } from "./competitions.ts";
import { gamesFor } from "./games.ts";
import { peopleFor } from "./people.ts";
import { teamsFor } from "./teams.ts";
import { listTenants, saveBranding, saveSponsors, saveTenant } from "./tenants.ts";
import { venuesFor } from "./venues.ts";

const database = databaseForThisFile();

describe("tenants", () => {
  const tenant = { slug: "liga", defaultLocale: "sr", timeZone: "Europe/Belgrade", hosts: ["liga.example", "a.example"] } as const;

  test("are listed with the host to link to first", async () => {
    const id = await saveTenant(database.db, tenant);
    expect(await listTenants(database.db)).toContainEqual({
      id,
      ...tenant,
      routeRules: noRouteRules,
      errorReporting: null,
      openingDigest: null,
      writtenNames: [],
    });
  });

  test("give up hosts that are not theirs any more", async () => {
    const id = await saveTenant(database.db, { ...tenant, hosts: ["b.example"] });
    expect(await listTenants(database.db)).toContainEqual({
      id,
      ...tenant,
      hosts: ["b.example"],
      routeRules: noRouteRules,
      errorReporting: null,
      openingDigest: null,
      writtenNames: [],
    });
  });

  test("cannot take a host from another, and keep their own when they try", async () => {
    await expect(saveTenant(database.db, { ...tenant, slug: "thief", hosts: ["b.example"] })).rejects.toThrow(/tenant_hosts_host_key/);
    expect((await listTenants(database.db)).map(({ slug }) => slug)).not.toContain("thief");
  });

  test("look as last told", async () => {
    const tenantId = await saveTenant(database.db, tenant);
    const colors = {
      color1: "#0a2342",
      color2: "#2ca58d",
      color3: "#84bc9c",
      color4: "#fffdf7",
      color5: "#f46197",
      colorButton: "#f46197",
    };
    const icons = { faviconSm: null, faviconLg: null, androidChromeSm: null, androidChromeLg: null };
    const branding = {
      title: "Liga",
      shortTitle: "L",
      colors,
      logo: { lg: "/logo.svg" },
      crestUrl: null,
      broadcastLogoUrl: null,
      defaultNewsCoverImageUrl: null,
      icons,
      googleAnalyticsId: null,
      playerPositions: ["PG", "C"],
      website: { game: { details: { teamStats: { currentPeriod: { bottom: true } } } } },
    };
    await saveBranding(database.db, tenantId, branding);
    await saveBranding(database.db, tenantId, { ...branding, title: "Liga 2" });
    await saveSponsors(database.db, tenantId, [{ slug: "old", name: "Old", url: "https://old.example", logoUrl: null }]);
    await saveSponsors(database.db, tenantId, [{ slug: "voda", name: "Voda", url: "https://voda.example", logoUrl: null }]);
    const row = await database.db.selectFrom("tenant_branding").selectAll().where("tenant_id", "=", tenantId).executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      title: "Liga 2",
      color_button: "#f46197",
      logo: { lg: "/logo.svg" },
      player_positions: ["PG", "C"],
      website: branding.website,
    });
    const sponsors = await database.db.selectFrom("sponsors").select("slug").where("tenant_id", "=", tenantId).execute();
    expect(sponsors).toEqual([{ slug: "voda" }]);
    await expect(saveBranding(database.db, tenantId, { ...branding, colors: { ...colors, color1: "red" } })).rejects.toThrow(/color_check/);
  });
});

describe("a league's rows", () => {
  test("saving everything twice makes nothing twice", async () => {
    const first = await aLeague(database.db, "twice");
    const again = await aLeague(database.db, "twice");
    expect(again).toEqual(first);
    const gameIds = [
      await gamesFor(database.db, first.tenantId).save(newGame(first, "g1")),
      await gamesFor(database.db, first.tenantId).save(newGame(first, "g1")),
    ];
    expect(gameIds[0]).toBe(gameIds[1]);
    const venue = { slug: "hala", name: { text: "Hala", transliterable: true }, latinName: "Hala", city: "Čićevac", capacity: 900 };
    const venues = venuesFor(database.db, first.tenantId);
    expect(await venues.save(venue)).toBe(await venues.save({ ...venue, capacity: 950 }));
    expect(await venues.bySlug("hala")).toBe(await venues.save(venue));
  });

  test("are found by their addresses, by this tenant alone", async () => {
    const [mine, theirs] = [await aLeague(database.db, "mine"), await aLeague(database.db, "theirs")];
    const gameId = await gamesFor(database.db, mine.tenantId).save(newGame(mine, "g1"));
    const ref = { seasonSlug: "2026-27", leagueSlug: "first", roundSlug: "1", gameSlug: "g1" };
    expect(await gamesFor(database.db, mine.tenantId).byAddress(ref)).toBe(gameId);
    expect(await gamesFor(database.db, mine.tenantId).byAddress({ ...ref, roundSlug: "2" })).toBeNull();
    expect(await gamesFor(database.db, theirs.tenantId).byAddress(ref)).toBeNull();
    expect(await gamesFor(database.db, mine.tenantId).bySource("test", "g1")).toBe(gameId);
    expect(await gamesFor(database.db, theirs.tenantId).bySource("test", "g1")).toBeNull();
    const competitions = competitionsFor(database.db, mine.tenantId);
    expect(await competitions.leagueBySlug("2026-27", "first")).toEqual({
      leagueId: mine.leagueId,
      seasonId: mine.seasonId,
      ruleProfile: "fiba",
    });
    expect(await competitions.leagueBySlug("2025-26", "first")).toBeNull();
    const clubId = await clubsFor(database.db, mine.tenantId).bySlug("zemun");
    if (clubId === null) throw new Error("the club is missing");
    expect(await teamsFor(database.db, mine.tenantId).byClub(mine.leagueId, clubId)).toBe(mine.awayTeamId);
    expect(
      await clubsFor(database.db, theirs.tenantId)
        .claimExternalId({ source: "s", externalId: "ZEM" }, clubId)
        .catch(() => "refused"),
    ).toBe("refused");
  });

  test("one season is the current one", async () => {
    const { tenantId, seasonId } = await aLeague(database.db, "seasons");
    const competitions = competitionsFor(database.db, tenantId);
    const next = await competitions.saveSeason({ slug: "2027-28", name: "2027/28", isCurrent: true, startsOn: "2027-09-25", endsOn: null });
    const rows = await database.db
      .selectFrom("seasons")
      .select(["season_id", "is_current", "starts_on"])
      .where("tenant_id", "=", tenantId)
      .orderBy("slug")
      .execute();
    expect(rows).toEqual([
      { season_id: seasonId, is_current: false, starts_on: null },
      { season_id: next, is_current: true, starts_on: "2027-09-25" },
    ]);
    expect(await competitions.seasonBySlug("2027-28")).toBe(next);
  });
});

test("a roster on a day: shirts 0 and 00 are two, and come before 1", async () => {
  const league = await aLeague(database.db, "rosters");
  const teams = teamsFor(database.db, league.tenantId);
  const teamId = await aTeam(database.db, league, "vrbas", "Vrbas");
  const shirts = ["10", "00", null, "1", "0"];
  const names = {
    givenName: "A",
    familyName: "B",
    transliterable: false,
    latinGivenName: "A",
    latinFamilyName: "B",
    scoreboardGivenName: null,
    scoreboardFamilyName: null,
    birthDate: null,
  };
  for (const [index, shirtNumber] of shirts.entries()) {
    const personId = await peopleFor(database.db, league.tenantId).save({ slug: `p${index}`, ...names });
    const entry = {
      teamId,
      personId,
      shirtNumber,
      validFrom: shirtNumber === "1" ? "2026-10-01" : null,
      validTo: shirtNumber === "10" ? "2026-12-31" : null,
      position: "C",
      captain: false,
    };
    expect(await teams.saveRosterEntry(entry)).toBe(await teams.saveRosterEntry(entry));
  }
  const on = async (day: string) => (await teams.rosterOn(teamId, day)).map((entry) => entry.shirtNumber);
  expect(await on("2026-11-21")).toEqual(["0", "00", "1", "10", null]);
  expect(await on("2026-09-30")).toEqual(["0", "00", "10", null]);
  expect(await on("2027-01-01")).toEqual(["0", "00", "1", null]);
});

test("linking a key to another person rewrites the link and nothing else", async () => {
  const league = await aLeague(database.db, "links");
  const games = gamesFor(database.db, league.tenantId);
  const gameId = await games.save(newGame(league, "g1"));
  const names = {
    givenName: "A",
    familyName: "B",
    transliterable: false,
    latinGivenName: "A",
    latinFamilyName: "B",
    scoreboardGivenName: null,
    scoreboardFamilyName: null,
    birthDate: null,
  };
  const personId = await peopleFor(database.db, league.tenantId).save({ slug: "found", ...names });
  const key = "home:7" as PlayerKey;
  await games.linkPlayers(gameId, []);
  await games.linkPlayers(gameId, [{ playerKey: key, side: "home", personId: null }]);
  await games.linkPlayers(gameId, [{ playerKey: key, side: "home", personId }]);
  const rows = await database.db.selectFrom("game_players").select(["player_key", "person_id"]).where("game_id", "=", gameId).execute();
  expect(rows).toEqual([{ player_key: key, person_id: personId }]);
});
