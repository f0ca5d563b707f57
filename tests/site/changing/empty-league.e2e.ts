import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addresses, allTimeTabs } from "#contract/addresses.ts";
import { connectDatabase } from "#server/db/connection.ts";
import { competitionsFor } from "#server/db/repositories/competitions.ts";
import { saveBranding, saveTenant } from "#server/db/repositories/tenants.ts";
import { askServer } from "../../support/servers/ask-server.ts";
import { branding } from "../../support/database/league-in-database.ts";
import { demoOfThisFile, type DemoOfThisFile } from "../../support/demo/demo-of-this-file.ts";
import { startDemoServer, type DemoServer } from "../../support/demo/demo-server.ts";

/** Leagues that have been founded and have nothing yet: not even colours; no season; a season, which is not the current one; one without a league. */
const founded = ["no-branding", "no-season", "past-season", "no-league"] as const;
function hasNoSeason(slug: string): boolean {
  return slug === "no-season" || slug === "no-branding";
}
let demo: DemoOfThisFile;
let server: DemoServer;

beforeAll(async () => {
  demo = await demoOfThisFile();
  const db = connectDatabase({ databaseUrl: demo.databaseUrl, connections: 1 });
  for (const slug of founded) {
    const tenantId = await saveTenant(db, { slug, defaultLocale: "sr", timeZone: "Europe/Belgrade", hosts: [`${slug}.localhost`] });
    if (slug !== "no-branding") await saveBranding(db, tenantId, branding);
    const season = { slug: "2026-27", name: "2026/27", startsOn: null, endsOn: null };
    if (!hasNoSeason(slug)) await competitionsFor(db, tenantId).saveSeason({ ...season, isCurrent: slug === "no-league" });
  }
  await db.destroy();
  server = await startDemoServer(demo);
});
afterAll(async () => {
  await server.close();
  await demo.drop();
});

const pages = [
  addresses.home("sr"),
  addresses.clubs("sr"),
  addresses.players("sr"),
  addresses.seasons("sr"),
  addresses.schedule("sr"),
  addresses.search("sr", "ma"),
  addresses.aboutUs("sr"),
  addresses.developers("sr"),
  addresses.register("sr"),
  addresses.profile("sr"),
  "/sr/following",
  "/sr/embed/schedule",
];
const calls = [
  "/v2/website/config",
  "/v2/website/current-season-leagues",
  "/v2/website/search?q=ma",
  "/v1/site",
  "/v1/seasons",
  "/v1/games",
  "/v1/players",
  "/sitemap.xml",
  "/sitemaps/general.xml",
  "/sitemaps/live.xml",
  "/sitemaps/news.xml",
  "/robots.txt",
  "/site.webmanifest",
];
/** Sections without anything in them are not there. OFF64 */
const empty = [
  addresses.news("sr"),
  addresses.documents("sr"),
  ...allTimeTabs.map((tab) => addresses.allTimeTab("sr", tab)),
  "/sr/news/rss.xml",
];
/** What would need a thing that is not there. */
const nothings = ["/sr/seasons/2025-26", "/sr/seasons/2026-27/leagues/first", "/sr/clubs/none", "/sr/history/best-players/tabs/none"];

describe.each(founded)("a league of which there is so much: %s", (slug) => {
  const ask = (path: string) => askServer(server.port, path, { host: `${slug}.localhost` });

  test("answers at every address of the whole site, page and data", async () => {
    const wrong: string[] = [];
    for (const path of [...pages, ...pages.map((page) => page.replace(/(\?|$)/, ".data$1")), ...calls]) {
      const { status, text } = await ask(path);
      if (status !== 200) wrong.push(`${path} answers ${status}`);
      if (/undefined|NaN|\[object/.test(text.split("<main")[1]?.split("</main>")[0] ?? "")) wrong.push(`${path} shows what is no word`);
    }
    expect(wrong).toEqual([]);
  });

  test("OFF64 has no section that is empty", async () => {
    for (const path of empty) expect([path, (await ask(path)).status]).toEqual([path, 404]);
    const home = (await ask("/sr")).text;
    for (const path of empty) expect([path, home.includes(`href="${path}"`)]).toEqual([path, false]);
  });

  test("leads from placeholders to nothing that is not there", async () => {
    const wrong: string[] = [];
    for (const path of [...nothings, "/sr/seasons/_season", "/sr/seasons/_season/leagues/_league", "/sr/clubs/_club", "/sr/news/_news"]) {
      const { status, headers } = await ask(path);
      const location = headers["location"];
      const end = location === undefined ? status : (await ask(location)).status;
      if (end !== 200 && end !== 404) wrong.push(`${path} answers ${status}, ${location ?? ""} ${end}`);
    }
    expect(wrong).toEqual([]);
  });

  test("says so in its own words to programs", async () => {
    const config = JSON.parse((await ask("/v2/website/config")).text) as { currentSeason: object | null };
    expect(config.currentSeason === null).toBe(slug !== "no-league");
    expect(JSON.parse((await ask("/v2/website/current-season-leagues")).text)).toMatchObject({
      currentSeasonLeagues: [],
      landingPageLeagues: [],
      currentSeasonTournaments: [],
      scheduledGamesCount: 0,
    });
  });
});

test("PAGE10 a league that nobody has branded goes by its host, in colours that are nobody's", async () => {
  const ask = (path: string) => askServer(server.port, path, { host: "no-branding.localhost" });
  expect((await ask("/sr")).text).toContain("<title>no-branding.localhost");
  expect(JSON.parse((await ask("/v2/website/config")).text)).toMatchObject({
    title: "no-branding.localhost",
    settings: { logo: { lg: null }, colors: { color1: "#1f2a37" } },
    config: { player_positions: [] },
  });
  expect(JSON.parse((await ask("/site.webmanifest")).text)).toMatchObject({ name: "no-branding.localhost" });
});
