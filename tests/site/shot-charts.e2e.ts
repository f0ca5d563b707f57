import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { axeFaults } from "../support/browser/axe-faults.ts";
import { browserForThisFile } from "../support/browser/browser.ts";
import { demoSiteForThisFile } from "../support/demo/demo-site.ts";
import { hydrated } from "../support/browser/hydrated.ts";
import { mostScriptBytes, mostStyleBytes, pageScales } from "../support/browser/page-weight.ts";

const site = demoSiteForThisFile();
const browser = browserForThisFile();

async function pathsOf(): Promise<{ readonly player: string; readonly team: string; readonly game: string }> {
  const { rows } = await sql<{ player: string; team: string; game: string }>`
    select '/players/' || persons.slug || '/shots' as player,
      '/seasons/' || seasons.slug || '/leagues/' || leagues.slug || '/teams/' || teams.slug || '/shots' as team,
      '/seasons/' || seasons.slug || '/leagues/' || leagues.slug || '/rounds/' || rounds.slug || '/games/' || games.slug || '/tabs/TeamStats' as game
    from box_player_lines line
    join persons on persons.tenant_id = line.tenant_id and persons.person_id = line.person_id
    join teams on teams.tenant_id = line.tenant_id and teams.team_id = line.team_id
    join leagues on leagues.tenant_id = line.tenant_id and leagues.league_id = line.league_id
    join seasons on seasons.tenant_id = leagues.tenant_id and seasons.season_id = leagues.season_id
    join games on games.tenant_id = line.tenant_id and games.game_id = line.game_id
    join rounds on rounds.tenant_id = games.tenant_id and rounds.league_id = games.league_id and rounds.round_id = games.round_id
    join tenants on tenants.tenant_id = line.tenant_id
    where tenants.slug = 'klb' and line.counted and line.phase = 'regular' order by line.points desc, line.game_id limit 1`.execute(
    site.db,
  );
  const [row] = rows;
  if (!row) throw new Error("nobody has played in the demo");
  return row;
}

/** All zones of the page's table together: made, attempted. */
async function sumAt(path: string): Promise<readonly [number, number]> {
  const [page, search = ""] = path.split("?");
  const { tables } = (await (await site.get("league-a", `${page}.json?${search}`)).json()) as { tables: { rows: (string | null)[][] }[] };
  const pairs = tables.flatMap(({ rows }) => rows.map((row) => (row[1] ?? "0/0").split("/").map(Number)));
  return [pairs.reduce((sum, [made = 0]) => sum + made, 0), pairs.reduce((sum, [, attempted = 0]) => sum + attempted, 0)];
}

describe("charts of shots over many games", () => {
  test("SHOT5 SHOT6 the choices of each kind come to the whole, of a player and of a team", { timeout: 60_000 }, async () => {
    const { player, team } = await pathsOf();
    for (const path of [`/en${player}`, `/en${team}`]) {
      const whole = await sumAt(path);
      expect(whole[1]).toBeGreaterThan(0);
      for (const choice of [
        ["part=1", "part=2", "part=3", "part=4", "part=ot"],
        ["part=h1", "part=h2", "part=ot"],
        ["side=home", "side=away"],
        ["result=won", "result=lost"],
      ]) {
        const sums = await Promise.all(choice.map((search) => sumAt(`${path}?${search}`)));
        expect([path, choice, sums.reduce((sum, [made]) => sum + made, 0), sums.reduce((sum, [, of]) => sum + of, 0)]).toEqual([
          path,
          choice,
          ...whole,
        ]);
      }
    }
  });

  test("SHOT6 SHOT8 canonical is the whole chart; what nobody has is the whole chart, and no page where nobody is", async () => {
    const { player, team, game } = await pathsOf();
    for (const [path, search] of [
      [player, "side=home"],
      [team, "result=won"],
      [game, "shots=made"],
    ] as const) {
      const html = await (await site.get("league-a", `/sr${path}?${search}`)).text();
      expect(html).toContain('name="robots" content="noindex, follow"');
      expect(html).toMatch(new RegExp(`rel="canonical" href="[^"?]*${path.replace("/tabs/TeamStats", "")}"`));
    }
    for (const search of ["league=x", "league=%00", "part=99", "side=up&result=%27", `league=${"a/".repeat(300)}`, "part[]=1"]) {
      const answer = await site.get("league-a", `/en${player}?${search}`);
      expect([search, answer.status]).toEqual([search, 200]);
      expect([search, (await answer.text()).includes("noindex")]).toEqual([search, false]);
    }
    for (const path of [
      "/en/players/nobody-at-all/shots",
      "/en/seasons/2025-26/leagues/first/teams/none/shots",
      "/en/seasons/x/leagues/y/teams/z/shots",
    ])
      expect([path, (await site.get("league-a", path)).status]).toEqual([path, 404]);
  });

  test("SHOT5 costs at most four ways to the database, and no more scripts than a page may have", { timeout: 60_000 }, async () => {
    const { player, team, game } = await pathsOf();
    const weigh = pageScales(site.port, `league-a.localhost:${site.port}`);
    for (const path of [
      `/ru${player}?part=2`,
      `/ru${team}?part=2`,
      `/ru${game}?part=2&shots=missed`,
      `/ru${game.replace("TeamStats", "PlayerStats")}?part=2`,
    ]) {
      const before = site.roundTrips();
      const html = await (await site.get("league-a", path)).text();
      expect([path, site.roundTrips() - before <= 4]).toEqual([path, true]);
      const { scripts, styles } = await weigh(html);
      expect([path, scripts <= mostScriptBytes, styles <= mostStyleBytes]).toEqual([path, true, true]);
    }
  });

  test("SHOT3 SHOT6 is narrowed by links, with JavaScript and without; axe finds nothing", { timeout: 120_000 }, async () => {
    const { player, team, game } = await pathsOf();
    for (const javaScriptEnabled of [true, false]) {
      const page = await browser.visit({ javaScriptEnabled, viewport: { width: 390, height: 800 } });
      for (const [path, name, search] of [
        [player, "Home", "side=home"],
        [team, "Won", "result=won"],
        [game, "Made", "shots=made"],
      ] as const) {
        await page.goto(`${site.origin("league-a")}/en${path}`);
        if (javaScriptEnabled) await hydrated(page);
        await page.locator(`main a[href*="?${search}"]`, { hasText: name }).click();
        await page.waitForURL((url) => url.search === `?${search}`);
        const current = page.locator("a[aria-current=true]", { hasText: name });
        await current.first().waitFor();
        expect([path, await current.count()]).toEqual([path, 1]);
        if (javaScriptEnabled) expect([path, await axeFaults(page)]).toEqual([path, []]);
      }
    }
  });
});
