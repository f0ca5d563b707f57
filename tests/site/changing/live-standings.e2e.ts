import { describe, expect, test } from "vitest";
import type { LeagueTableAnswer } from "#contract/league-queries.ts";
import type { Fact } from "#core/game/facts.ts";
import { siteQueriesFor } from "#server/queries/site-queries.ts";
import { browserForThisFile } from "../../support/browser/browser.ts";
import { demoLiveGame, type DemoLiveGame, threePointer, writeDown } from "../../support/demo/demo-live-game.ts";
import { demoSiteForThisFile } from "../../support/demo/demo-site.ts";
import { settled } from "../../support/browser/settled.ts";

const site = demoSiteForThisFile();
const browser = browserForThisFile();
const league = "/seasons/2026-27/leagues/first";
const asItStands = `${league}/tabs/Standings?view=now`;

async function tableOf({ tenantId }: DemoLiveGame, isNow: boolean): Promise<LeagueTableAnswer> {
  const address = { seasonSlug: "2026-27", leagueSlug: "first" };
  const queries = siteQueriesFor(site.db, tenantId, () => undefined);
  const view = await queries.leagueTable(address, { round: null, figures: false, asItStands: isNow });
  if (!view) throw new Error("the demo has no such league");
  return view;
}

function linesOf({ rows }: LeagueTableAnswer): string[] {
  return rows.map(({ rank, team, wins, losses }) => `${rank} ${team.teamSlug} ${wins}-${losses}`);
}

/** The same as the page has it. */
async function linesOfPage(path = `/sr${asItStands}`): Promise<string[]> {
  const html = await (await site.get("league-a", path)).text();
  const [, body = ""] = /<table[^>]* data-provisional[^>]*>.*?<tbody>(.*?)<\/tbody>/s.exec(html) ?? [];
  return body.split("</tr>").flatMap((row) => {
    const [rank, , wins, losses] = [...row.matchAll(/<td[^>]*>([^<]*)/g)].map(([, text]) => text);
    const [, team] = /\/teams\/([^"/]+)"/.exec(row) ?? [];
    return team === undefined ? [] : [`${rank} ${team} ${wins}-${losses}`];
  });
}

/** What turns the game round: whoever is behind, or level, scores until he leads. */
async function turningPoints({ gameId, shooter }: DemoLiveGame): Promise<Fact[]> {
  const game = await site.db.selectFrom("games").selectAll().where("game_id", "=", gameId).executeTakeFirstOrThrow();
  const lead = (game.home_points ?? 0) - (game.away_points ?? 0);
  const three = threePointer(shooter);
  const basket = lead > 0 && three.type === "field-goal" ? { ...three, side: "away" as const, player: null } : three;
  return Array.from({ length: Math.floor(Math.abs(lead) / 3) + 1 }, () => basket);
}

describe("the table with the games under way", () => {
  test("MOVE7 RANK24 is made anew with a basket that turns a game, and has its order", async () => {
    const game = await demoLiveGame(site.db, "league-a");
    const before = linesOf(await tableOf(game, true));
    expect(await linesOfPage()).toEqual(before);
    await writeDown(site.db, game, await turningPoints(game));
    const after = linesOf(await tableOf(game, true));
    expect(after).not.toEqual(before);
    await expect.poll(() => linesOfPage(), { timeout: 10_000 }).toEqual(after);
    expect(linesOf(await tableOf(game, false))).not.toEqual(after);
  });

  test("RANK25 RANK31 says that it is not official, is no export, and the official table is the league's page", async () => {
    const now = await (await site.get("league-a", `/en${asItStands}`)).text();
    expect(now).toContain("Live table with 1 game in progress. Not official.");
    expect(now).toMatch(/aria-label="(?:up|down) \d+ places?"/);
    expect(now).toContain(`<link rel="canonical" href="${site.origin("league-a").replace(/:\d+$/, "")}`);
    expect(now).not.toContain(".csv?");
    const official = await (await site.get("league-a", `/en${league}`)).text();
    expect(official).toContain(`href="/en${asItStands}"`);
    expect(official).not.toMatch(/Live table with|aria-label="(?:up|down) \d+ places?"/);
    const [path, search] = asItStands.split("?");
    expect((await site.get("league-a", `/en${path}.csv?${search}&table=standings`)).status).toBe(404);
    expect((await site.get("league-a", `/en${path}.csv?table=standings`)).status).toBe(200);
  });

  test("RANK26 stands on the page of a game that is being played, and moves with it", async () => {
    const game = await demoLiveGame(site.db, "league-a");
    const page = await browser.visit({ viewport: { width: 390, height: 900 } });
    await page.goto(`${site.origin("league-a")}${game.path}/tabs/Table`);
    await settled(page);
    const note = page.locator("main p", { hasText: "Tabela nije zvanična" });
    expect(await note.locator("a").getAttribute("href")).toBe(`/sr${league}`);
    const own = () => page.locator("main table[data-provisional] tr[aria-current]").allTextContents();
    const before = await own();
    expect(before).toHaveLength(2);
    await writeDown(site.db, game, await turningPoints(game));
    await expect.poll(own, { timeout: 12_000 }).not.toEqual(before);
    expect(await linesOfPage(`${game.path}/tabs/Table`)).toEqual(linesOf(await tableOf(game, true)));
    expect((await site.get("league-a", `${game.path}/tabs/Table.csv?table=standings`)).status).toBe(404);
  });

  test("RANK32 the page of a game that is over shows the official table", async () => {
    const over = await site.db
      .selectFrom("games")
      .innerJoin("rounds", "rounds.round_id", "games.round_id")
      .innerJoin("leagues", "leagues.league_id", "games.league_id")
      .innerJoin("seasons", "seasons.season_id", "leagues.season_id")
      .select(["games.slug as game", "rounds.slug as round"])
      .where("games.tenant_id", "=", (await demoLiveGame(site.db, "league-a")).tenantId)
      .where("games.status", "=", "final")
      .where("rounds.kind", "=", "regular")
      .where("leagues.slug", "=", "first")
      .where("seasons.slug", "=", "2026-27")
      .executeTakeFirstOrThrow();
    const html = await (await site.get("league-a", `/en${league}/rounds/${over.round}/games/${over.game}/tabs/Table`)).text();
    expect(html).toContain('id="table-standings"');
    expect(html).not.toMatch(/data-provisional|Live table with/);
  });
});
