import { beforeAll, expect, test } from "vitest";
import { addresses } from "#contract/addresses.ts";
import { tableAddress } from "#contract/table-exports.ts";
import en from "#messages/en/fantasy-market.ts";
import own from "#messages/en/my-fantasy.ts";
import band from "#messages/en/players.ts";
import shared from "#messages/en/fantasy.ts";
import { openSeason } from "#server/fantasy/open-season.ts";
import { axeFaults } from "../../support/browser/axe-faults.ts";
import { browserForThisFile } from "../../support/browser/browser.ts";
import { settled } from "../../support/browser/settled.ts";
import { demoSiteForThisFile } from "../../support/demo/demo-site.ts";

const site = demoSiteForThisFile();
const browser = browserForThisFile();
const league = { seasonSlug: "2026-27", leagueSlug: "first" };
const market = addresses.fantasyPage("en", league, "players");
let players: number;
/** A player of the league, as addresses have him, and what his page said before the game was switched on. */
let slug: string;
let withoutGame: string;

beforeAll(async () => {
  const { tenant_id: tenantId, league_id: leagueId } = await site.db
    .selectFrom("leagues")
    .innerJoin("seasons", "seasons.season_id", "leagues.season_id")
    .innerJoin("tenant_hosts", "tenant_hosts.tenant_id", "leagues.tenant_id")
    .where("tenant_hosts.host", "=", "league-a.localhost")
    .where("seasons.slug", "=", league.seasonSlug)
    .where("leagues.slug", "=", league.leagueSlug)
    .select(["leagues.tenant_id", "leagues.league_id"])
    .executeTakeFirstOrThrow();
  // Not the demo’s own game: here everybody is known by number from the start.
  ({ slug } = await site.db
    .selectFrom("fantasy_players")
    .innerJoin("persons", "persons.person_id", "fantasy_players.person_id")
    .where("league_id", "=", leagueId)
    .where("has_left", "=", false)
    .orderBy("number")
    .select("slug")
    .executeTakeFirstOrThrow());
  await site.db.deleteFrom("fantasy_seasons").where("league_id", "=", leagueId).execute();
  withoutGame = await (await site.get("league-a", addresses.player("en", slug))).text();
  const outcome = await openSeason(site.db, { tenantId, leagueId });
  if (outcome.kind !== "opened") throw new Error(outcome.kind);
  ({ players } = outcome);
});

test("FANM1 FANM2 from one's own team the market is sorted, narrowed and leads to a card, without scripts", async () => {
  const page = await browser.visit({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await page.goto(site.origin("league-a") + addresses.ownFantasy("en", league.seasonSlug, league.leagueSlug));
  await page.getByRole("link", { name: own.toMarket }).click();
  await page.getByRole("heading", { level: 1, name: en.title }).waitFor();
  const figures = async (column: string) => {
    // All heads, those too that a phone hides.
    const place = await page
      .locator("thead th")
      .evaluateAll((heads, name) => heads.findIndex((head) => head.textContent?.startsWith(name)), column);
    expect(place).toBeGreaterThan(0);
    return page
      .locator("tbody tr")
      .evaluateAll((rows, at) => rows.map((row) => Number(row.children[at]?.textContent?.replace("−", "-"))), place);
  };
  const prices = await figures(en.columns.price.short);
  expect(prices).toEqual(prices.toSorted((one, other) => other - one));
  await page.getByRole("columnheader").filter({ hasText: /^Pts$/ }).getByRole("link").click();
  await page.waitForURL(/sort=points/);
  const most = await figures(en.columns.points.short);
  expect(most).toEqual(most.toSorted((one, other) => other - one));
  await page.getByRole("columnheader").filter({ hasText: /^Pts$/ }).getByRole("link").click();
  await page.waitForURL(/order=/);
  const least = await figures(en.columns.points.short);
  expect(least).toEqual(least.toSorted((one, other) => one - other));
  await page.getByRole("link", { name: shared.groupsMany.centre }).click();
  const club = page.locator("select[name=club]");
  await club.selectOption({ index: 1 });
  await page.getByRole("button", { name: en.filters.show }).click();
  const { searchParams } = new URL(page.url());
  expect([searchParams.get("group"), searchParams.get("sort"), searchParams.get("order")]).toEqual(["centre", "points", "ascending"]);
  const first = page.locator("tbody tr").first().getByRole("link").first();
  const name = await first.textContent();
  await first.click();
  await page.getByRole("heading", { level: 1, name: name ?? "" }).waitFor();
  expect(await page.getByRole("heading", { level: 2, name: en.card.price.title }).isVisible()).toBe(true);
});

test("FANM5 on a card a game's rows are opened, and add up", async () => {
  const page = await browser.visit({ viewport: { width: 360, height: 800 } });
  await page.goto(`${site.origin("league-a")}${market}?sort=points`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await settled(page);
  expect(await axeFaults(page)).toEqual([]);
  await page.locator("tbody tr").first().getByRole("link").first().click();
  await page.getByRole("heading", { level: 2, name: en.card.games.title }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await settled(page);
  expect(await axeFaults(page)).toEqual([]);
  const ledgers = page.locator("details");
  await ledgers.nth(1).locator("summary").click();
  const added = (rows: string) =>
    ledgers
      .nth(1)
      .locator(`${rows} tr td:last-child`)
      .evaluateAll((cells) => cells.map((cell) => Number(cell.textContent?.replace("−", "-"))));
  const [parts, [index]] = [await added("tbody"), await added("tfoot")];
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(index);
});

test("FANM8 a player's page leads to his card, and the card back, once the game is switched on", async () => {
  expect([withoutGame.includes(slug), withoutGame.includes(`${market}/`)]).toEqual([true, false]);
  const page = await browser.visit({ viewport: { width: 360, height: 800 } });
  await page.goto(site.origin("league-a") + addresses.player("en", slug));
  await page.getByRole("link", { name: band.header.fantasyCard }).click();
  await page.getByRole("heading", { level: 2, name: en.card.price.title }).waitFor();
  await page.getByRole("link", { name: en.card.toPlayer }).click();
  await page.getByRole("link", { name: band.header.fantasyCard }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await settled(page);
  expect(await axeFaults(page)).toEqual([]);
});

test("FANM1 the market is taken as a file with all its rows", async () => {
  const page = await (await site.get("league-a", `${market}?page=all`)).text();
  const table = /<table id="table-([^"]+)"/.exec(page)?.[1] ?? "";
  const file = await site.get("league-a", tableAddress(`${market}?page=all`, table, "csv"));
  const lines = (await file.text()).trim().split("\n");
  expect([file.status, lines.length]).toEqual([200, players + 1]);
  expect(lines[0]).toContain(en.columns.target.long);
});

test("FANM7 there is no market where the game is not played, and no card of nobody", async () => {
  const elsewhere = { ...league, seasonSlug: "2025-26" };
  const paths = [
    addresses.fantasyPage("en", elsewhere, "players"),
    addresses.fantasyPlayer("en", elsewhere, 1),
    addresses.fantasyPlayer("en", league, players + 1),
    `${market}/0`,
    `${market}/one`,
    `${market}?page=9`,
  ];
  const answers = await Promise.all(paths.map((path) => site.get("league-a", path)));
  expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 404));
  const nonsense = await site.get("league-a", `${market}?group=bishop&sort=luck&order=sideways&page=zero`);
  expect(nonsense.status).toBe(200);
});
