import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { browserForThisFile } from "../support/browser/browser.ts";
import { demoSiteForThisFile } from "../support/demo/demo-site.ts";
import { hydrated } from "../support/browser/hydrated.ts";

type Exported = { columns: { name: string }[]; rows: (string | number | null)[][] };

const site = demoSiteForThisFile();
const browser = browserForThisFile();

/** A game of a round with an overtime, and one of the play-offs without. */
async function gameAt(which: "overtime" | "playoff"): Promise<string> {
  const asked = which === "overtime" ? sql`games.overtimes = 1 and games.duel_slug is null` : sql`games.duel_slug is not null`;
  const { rows } = await sql<{ path: string }>`
    select '/seasons/' || seasons.slug || '/leagues/' || leagues.slug || case when games.duel_slug is null
        then '/rounds/' || rounds.slug || '/games/' || games.slug
        else '/playoff/' || rounds.slug || '/' || games.duel_slug || '/games/' || games.duel_game end as path
    from games join tenants using (tenant_id) join leagues using (tenant_id, league_id) join seasons using (tenant_id, season_id)
    join rounds on rounds.tenant_id = games.tenant_id and rounds.league_id = games.league_id and rounds.round_id = games.round_id
    where tenants.slug = 'klb' and games.status = 'final' and ${asked} order by games.tip_off desc limit 1`.execute(site.db);
  return `/en${rows[0]?.path}/tabs/PlayerStats`;
}

/** The page's box scores as their files tell them: of each team the sums of the players' lines, by column. */
async function boxesAt(page: string): Promise<readonly Record<string, number>[]> {
  const [path, search = ""] = page.split("?");
  const answer = await site.get("league-a", `${path}.json?${search}`);
  const { tables } = (await answer.json()) as { tables: (Exported & { table: { name: string } })[] };
  return tables
    .filter(({ table }) => table.name.endsWith("player-statistics"))
    .map(({ columns, rows }) => {
      const sums: Record<string, number> = {};
      for (const name of ["Minutes", "Points", "Rebounds", "Assists", "Personal fouls", "Fouls drawn"]) {
        const column = columns.findIndex((one) => one.name === name);
        const players = rows.filter((row) => /^\d+$/.test(String(row[0])));
        sums[name] = players.reduce((sum, row) => sum + inSeconds(row[column]), 0);
      }
      return sums;
    });
}

function inSeconds(figure: string | number | null | undefined): number {
  const [minutes, seconds] = String(figure ?? 0).split(":");
  return seconds === undefined ? Number(minutes) || 0 : 60 * Number(minutes) + Number(seconds);
}

function added(parts: readonly (readonly Record<string, number>[])[]): readonly Record<string, number>[] {
  return [0, 1].map((team) => {
    const sums: Record<string, number> = {};
    for (const part of parts) for (const [name, figure] of Object.entries(part[team] ?? {})) sums[name] = (sums[name] ?? 0) + figure;
    return sums;
  });
}

describe("player statistics of a part of a game", () => {
  test("BOX13 BOX14 the files of the parts come to those of the whole game", { timeout: 60_000 }, async () => {
    const path = await gameAt("overtime");
    const whole = await boxesAt(path);
    expect(whole).toHaveLength(2);
    const ofParts = (names: readonly string[]) => Promise.all(names.map((name) => boxesAt(`${path}?part=${name}`)));
    expect(added(await ofParts(["1", "2", "3", "4", "ot1"]))).toEqual(whole);
    expect(added(await ofParts(["h1", "h2", "ot1"]))).toEqual(whole);
  });

  test("BOX15 each part has an address of its own, which search engines leave to the whole game; play-off games have them, too", async () => {
    for (const path of [await gameAt("overtime"), await gameAt("playoff")]) {
      const html = await (await site.get("league-a", `${path}?part=h2`)).text();
      expect(html).toContain('name="robots" content="noindex, follow"');
      expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]*${path}"`));
      expect(html).toContain("2nd half: player statistics");
      expect(html.match(/aria-current="true">2nd half</g)).toHaveLength(1);
    }
  });

  test("BOX15 what the game does not have is the whole game, whatever is asked", async () => {
    const path = await gameAt("playoff");
    for (const search of ["part=9", "part=ot7", "part=%00", "part=h1%27--", "part[]=1", `part=${"1".repeat(500)}`]) {
      const answer = await site.get("league-a", `${path}?${search}`);
      expect([search, answer.status]).toEqual([search, 200]);
      const html = await answer.text();
      expect([search, /aria-current="true">Whole game</.test(html), /noindex/.test(html)]).toEqual([search, true, false]);
    }
  });

  test("BOX15 a part is chosen by a link, with JavaScript and without", { timeout: 60_000 }, async () => {
    const path = await gameAt("playoff");
    for (const javaScriptEnabled of [true, false]) {
      const page = await browser.visit({ javaScriptEnabled, viewport: { width: 390, height: 800 } });
      await page.goto(site.origin("league-a") + path);
      if (javaScriptEnabled) await hydrated(page);
      await page.getByRole("navigation", { name: "Part of the game" }).getByRole("link", { name: "1st quarter" }).click();
      await page.waitForURL(/part=1#/);
      const boxes = page.getByRole("table", { name: /, 1st quarter: player statistics$/ });
      await boxes.first().waitFor();
      expect(await boxes.count()).toBe(2);
    }
  });
});
