import { sql } from "kysely";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { browserForThisFile } from "../../support/browser/browser.ts";
import { demoGameInPlay, demoLiveGame, type DemoTenant, threePointer, writeDown } from "../../support/demo/demo-live-game.ts";
import { demoSiteForThisFile } from "../../support/demo/demo-site.ts";
import { openMoving, placeOfReader, readFurtherDown, refreshed } from "../../support/browser/watched-page.ts";

const site = demoSiteForThisFile();
const browser = browserForThisFile(/\/live\/v1\/|\/timer\/|\.data|follow-page/);

type LiveGamePlace = { readonly league: string; readonly team: string; readonly club: string; readonly day: string };

/** Addresses around the game that is being played. */
async function around(tenant: DemoTenant): Promise<LiveGamePlace> {
  const { gameId, path } = await demoLiveGame(site.db, tenant);
  const { rows } = await sql<{ team: string; club: string; day: string }>`
    select teams.slug as team, clubs.slug as club, to_char(games.tip_off at time zone tenants.time_zone, 'YYYY-MM-DD') as day
    from games join tenants using (tenant_id)
    join teams on teams.tenant_id = games.tenant_id and teams.team_id = games.home_team_id
    join clubs on clubs.tenant_id = teams.tenant_id and clubs.club_id = teams.club_id
    where games.game_id = ${gameId}`.execute(site.db);
  const [row] = rows;
  if (!row) throw new Error(`Nobody plays in ${tenant}`);
  return { ...row, league: path.replace(/\/rounds\/.*/, "") };
}

/** Pages of many games. */
const pages: Readonly<Record<string, (place: LiveGamePlace) => string>> = {
  "the home page": () => "/sr",
  "the league's table, with the round beside it": ({ league }) => league,
  "the league's calendar": ({ league }) => `${league}/tabs/Calendar`,
  "all games of the league": ({ league }) => `${league}/tabs/AllGames`,
  "the schedule": ({ day }) => `/sr/schedule?day=${day}`,
  "the team's overview": ({ league, team }) => `${league}/teams/${team}`,
  "the team's games": ({ league, team }) => `${league}/teams/${team}/tabs/Games`,
  "the season's club": ({ league, club }) => `${league.replace(/\/leagues\/.*/, "")}/clubs/${club}`,
};

/** These ask for their list every fifteen seconds, which is waited for in one league each. */
const slowPages: Readonly<Record<string, string>> = { "the league's calendar": "league-a", "the team's games": "league-b" };

/** These have no room for cards. */
const linesOfText: Readonly<Record<string, (place: LiveGamePlace) => string>> = {
  "what a search finds": ({ club }) => `/sr/search?q=${club.replaceAll("-", "+")}`,
  "the team's games": ({ league, team }) => `${league}/teams/${team}/tabs/Games`,
  "the league's calendar": ({ league }) => `${league}/tabs/Calendar`,
};

/** The score of that game, wherever the page writes it. */
function scoresOf(page: Page, path: string): Promise<readonly string[]> {
  return page.locator(`main a[href="${path}"]`).evaluateAll((links) =>
    links.map((link) => {
      const text = [...link.querySelectorAll("[data-told]")].map((part) => part.textContent).join(" ") || (link.textContent ?? "");
      return (text.match(/\d+/g) ?? []).slice(0, 2).join(":");
    }),
  );
}

describe.each(["league-a", "league-b"] as const)("MOVE5 pages of many games in %s", (tenant) => {
  const shown = Object.entries(pages).filter(([name]) => (slowPages[name] ?? tenant) === tenant);
  test.each(shown)("%s shows a new score by itself, and the reader stays where he is", async (_, addressOf) => {
    const { path } = await demoLiveGame(site.db, tenant);
    const page = await openMoving(site, browser, tenant, addressOf(await around(tenant)), tenant === "league-a" ? 1280 : 390);
    const before = await scoresOf(page, path);
    expect(before.length, "the game stands on the page").toBeGreaterThan(0);
    await readFurtherDown(page);
    const place = await placeOfReader(page);
    const game = await demoLiveGame(site.db, tenant);
    await writeDown(site.db, game, [threePointer(game.shooter)]);
    const { home_points: home, away_points: away } = await site.db
      .selectFrom("games")
      .select(["home_points", "away_points"])
      .where("game_id", "=", game.gameId)
      .executeTakeFirstOrThrow();
    await expect.poll(() => scoresOf(page, path), refreshed).toEqual(before.map(() => `${home}:${away}`));
    expect(await placeOfReader(page)).toEqual(place);
  });
});

/** What a card says of a running game, wherever one stands. */
function saysOf(page: Page, path: string): Promise<readonly string[]> {
  return page
    .locator(`main a[href="${path}"] [data-running-game]`)
    .evaluateAll((states) => states.map((state) => (state.lastElementChild?.textContent ?? "").trim()));
}

describe("MOVE10 cards of a running game", () => {
  test.each([
    ["the home page", 390],
    ["all games of the league", 390],
    ["the schedule", 1280],
    ["the season's club", 390],
  ] as const)("%s: period and clock stand there without a script, and run by themselves with one", async (name, width) => {
    const address = pages[name]!(await around("league-a"));
    await writeDown(site.db, await demoGameInPlay(site.db, "league-a"), [
      { type: "clock.set", remainingMs: 400_000, previousMs: null },
      { type: "clock.start" },
    ]);
    const { path, period } = await demoLiveGame(site.db, "league-a");
    const still = await browser.visit({ javaScriptEnabled: false, viewport: { width, height: 800 } });
    await still.goto(site.origin("league-a") + address);
    const written = await saysOf(still, path);
    expect(written.length, "the game stands on the page").toBeGreaterThan(0);
    for (const text of written) expect(text).toMatch(new RegExp(`^Č${period.number}( \\d+[:.]\\d+)?$`));
    const page = await openMoving(site, browser, "league-a", address, width);
    await expect.poll(() => saysOf(page, path).then(([first]) => first), refreshed).toMatch(/^Č\d [56]:\d\d$/);
    const [before] = await saysOf(page, path);
    await expect.poll(() => saysOf(page, path).then(([first]) => first), refreshed).not.toBe(before);
  });

  test("a time-out and its end are told without the page's being loaded again", async () => {
    const page = await openMoving(site, browser, "league-a", "/en", 390);
    const game = await demoGameInPlay(site.db, "league-a");
    const path = game.path.replace("/sr/", "/en/");
    const first = () => saysOf(page, path).then(([text]) => text);
    await writeDown(site.db, game, [
      { type: "clock.stop" },
      { type: "clock.set", remainingMs: 300_000, previousMs: null },
      { type: "timeout", side: "home" },
    ]);
    await expect.poll(first, refreshed).toBe(`Q${game.period.number} 5:00 · Timeout`);
    await writeDown(site.db, await demoLiveGame(site.db, "league-a"), [{ type: "clock.start" }]);
    await expect.poll(first, refreshed).toMatch(/^Q\d \d:\d\d$/);
  });
});

describe("MOVE11 MOVE13 a running game in a line of text", () => {
  test.each(Object.entries(linesOfText))(
    "%s: its score, period and clock stand there without a script, move by themselves with one, and can be hidden",
    async (_, addressOf) => {
      const address = addressOf(await around("league-a"));
      await writeDown(site.db, await demoGameInPlay(site.db, "league-a"), [
        { type: "clock.set", remainingMs: 400_000, previousMs: null },
        { type: "clock.start" },
      ]);
      const { path, period } = await demoLiveGame(site.db, "league-a");
      const still = await browser.visit({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });
      await still.goto(site.origin("league-a") + address);
      expect((await saysOf(still, path))[0]).toMatch(new RegExp(`^Č${period.number}( \\d+[:.]\\d+)?$`));
      const page = await openMoving(site, browser, "league-a", address);
      const says = () => saysOf(page, path).then(([first]) => first);
      await expect.poll(says, refreshed).toMatch(/^Č\d [56]:\d\d$/);
      const [clock, before] = [await says(), await scoresOf(page, path)];
      await expect.poll(says, refreshed).not.toBe(clock);
      const game = await demoLiveGame(site.db, "league-a");
      await writeDown(site.db, game, [threePointer(game.shooter)]);
      // Sooner than any page of many games is asked for again for a score.
      await expect.poll(() => scoresOf(page, path), { timeout: 10_000 }).not.toEqual(before);
      expect(await placeOfReader(page).then((place) => place.at(-1)), "the same page").toBe(true);
      const hidden = await browser.visit({ viewport: { width: 1280, height: 900 } });
      await hidden.goto(`${site.origin("league-a")}${address}${address.includes("?") ? "&" : "?"}spoilers=hide`);
      const told = hidden.locator(`main :is([data-told]:has(a[href="${path}"]), a[href="${path}"] [data-told])`);
      await told.first().waitFor({ state: "attached" });
      expect(await told.evaluateAll((parts) => parts.some((part) => part.checkVisibility({ visibilityProperty: true })))).toBe(false);
    },
  );
});
