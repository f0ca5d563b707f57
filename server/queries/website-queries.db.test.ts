import { expect, it } from "vitest";
import { type PageTag, pageTags } from "#contract/page-tags.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { ownName } from "#tests/support/fixtures/fixture-teams.ts";
import { branding, LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { competitionsFor } from "../db/repositories/competitions.ts";
import { teamsFor } from "../db/repositories/teams.ts";
import { saveTenant } from "../db/repositories/tenants.ts";
import { siteView } from "./site-view.ts";
import { websiteQueriesFor } from "./website-queries.ts";

const database = databaseForThisFile();

it("the website's configuration has the public interface's fields, with nothing made up", async () => {
  const league = await LeagueInDatabase.founded(database.db, "config", ["Avala"]);
  const personId = await league.person("Luka", "Marić");
  const entry = {
    teamId: league.team("Avala"),
    personId,
    shirtNumber: "00",
    validFrom: null,
    validTo: null,
    position: "Guard",
    captain: false,
  };
  await teamsFor(database.db, league.tenantId).saveRosterEntry(entry);

  expect(await websiteQueriesFor(database.db, league.tenantId, () => undefined).config()).toEqual({
    id: league.tenantId,
    domain: "config.localhost",
    title: "Košarkaška liga",
    config: {
      player_positions: ["Guard", "Forward", "Center"],
      website: { game: { details: { teamStats: { currentPeriod: { bottom: true } } } } },
    },
    settings: {
      logo: branding.logo,
      crest: { faviconSm: null, faviconLg: null, androidChromeSm: null, androidChromeLg: null },
      broadcastLogo: null,
      defaultNewsCoverImage: null,
      colors: { colorButton: "#f26b21", color1: "#10233f", color2: "#f26b21", color3: "#fbf8f3", color4: "#5b6b82", color5: "#12b5ae" },
      googleAnalyticsId: null,
    },
    sponsors: [],
    currentSeason: { id: league.seasonId, slug: "2026-27", name: "2026/27" },
    playerPositions: ["Guard"],
  });
});

it("the current season's leagues, apart from its tournaments, and how many games are still to be played", async () => {
  const league = await LeagueInDatabase.founded(database.db, "leagues", ["Avala", "Banjica"]);
  const common = { seasonId: league.seasonId, ruleProfile: "fiba", rankingPolicy: "fiba", place: 1 };
  const cup = { ...common, slug: "cup", name: ownName("Kup"), kind: "tournament", onLandingPage: false } as const;
  const cupId = await competitionsFor(database.db, league.tenantId).saveLeague(cup);
  await league.game({ home: "Avala", away: "Banjica" });
  await league.game({ home: "Banjica", away: "Avala", round: 2, status: "final" });

  const tags: PageTag[] = [];
  const first = { id: league.leagueId, slug: "first", name: "Prva liga", season: "2026-27" };
  expect(await websiteQueriesFor(database.db, league.tenantId, (tag) => tags.push(tag)).currentSeasonLeagues()).toEqual({
    currentSeasonLeagues: [first],
    landingPageLeagues: [first],
    currentSeasonTournaments: [{ id: cupId, slug: "cup", name: "Kup", season: "2026-27" }],
    scheduledGamesCount: 1,
  });
  expect(tags).toEqual([pageTags.site, pageTags.league(league.leagueId), pageTags.league(cupId)]);
});

it("a tenant without a current season, and a season without leagues, are told as such", async () => {
  const tenantId = await saveTenant(database.db, {
    slug: "bare",
    defaultLocale: "sr",
    timeZone: "Europe/Belgrade",
    hosts: ["bare.localhost"],
  });
  const asked = websiteQueriesFor(database.db, tenantId, () => undefined);
  const none = { currentSeasonLeagues: [], landingPageLeagues: [], currentSeasonTournaments: [], scheduledGamesCount: 0 };
  expect(await asked.currentSeasonLeagues()).toEqual(none);
  expect(await asked.config()).toMatchObject({ currentSeason: null, playerPositions: [] });
  const season = { slug: "2026-27", name: "2026/27", isCurrent: true, startsOn: null, endsOn: null };
  await competitionsFor(database.db, tenantId).saveSeason(season);
  expect(await asked.currentSeasonLeagues()).toEqual(none);
  expect(await asked.config()).toMatchObject({ currentSeason: { slug: "2026-27" } });
});

it("PAGE10 a league that nobody has branded goes by its host, in colours that are nobody's", async () => {
  const { tenantId } = await LeagueInDatabase.founded(database.db, "unbranded", ["Avala"]);
  await database.db.deleteFrom("tenant_branding").where("tenant_id", "=", tenantId).execute();
  const site = await siteView(database.db, tenantId, () => undefined);
  expect(site).toMatchObject({
    title: "unbranded.localhost",
    shortTitle: "unbranded",
    logoUrl: "",
    broadcastLogoUrl: "",
    analyticsId: null,
  });
  const config = await websiteQueriesFor(database.db, tenantId, () => undefined).config();
  expect(config).toMatchObject({ title: "unbranded.localhost", config: { player_positions: [] }, settings: { colors: site.colors } });
  expect(Object.values(site.colors).every((color) => /^#[0-9a-f]{6}$/.test(color))).toBe(true);
});
