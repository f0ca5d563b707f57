import { expect, test } from "vitest";
import { pageTables } from "#server/exports/page-tables.ts";
import { demoSiteForThisFile } from "../support/demo/demo-site.ts";

const site = demoSiteForThisFile();
const archive = "/seasons/2025-26/leagues/first";

/** A page's nth table as its HTML has it: the heads that sort it, its figures without whose they are, its files, the next page. */
async function readTable(tenant: "league-a" | "league-b", path: string, table: number) {
  const html = await (await site.get(tenant, path)).text();
  const found = (pattern: RegExp, text = html) => pattern.exec(text)?.[1]?.replaceAll("&amp;", "&") ?? null;
  const inside = [...html.matchAll(/<table\b.*?<\/table>/gs)][table]?.[0] ?? "";
  const heads = [...inside.matchAll(/<th scope="col"[^>]*?(?: aria-sort="(\w+)")?><a href="([^"]*)"/g)].map(([, way, href = ""]) => ({
    way,
    href: href.replaceAll("&amp;", "&"),
  }));
  const cells = (pageTables(html)[table]?.rows ?? []).map((row) => row.slice(-heads.length || undefined).map((text) => text ?? ""));
  return {
    heads,
    cells,
    canonical: found(/<link rel="canonical" href="([^"]*)"/),
    next: found(/<a href="([^"]*)" rel="next"/),
    json: found(/<a href="([^"]*\.json[^"]*)" rel="nofollow" download/) ?? "",
  };
}

/** What a cell says as a number: of won and lost the share won, of shots those made; a blank is less than all, for it stands last. */
function figureIn(cell: string): number {
  const [, wins, losses] = /^(\d+)–(\d+)$/.exec(cell) ?? [];
  if (wins !== undefined && losses !== undefined) return Number(wins) / (Number(wins) + Number(losses));
  const [minutes, seconds] = cell.split(":").map(Number);
  if (minutes !== undefined && seconds !== undefined) return minutes * 60 + seconds;
  return Number.parseFloat(cell.replace("−", "-").replace(",", ""));
}

test.each([
  ["advanced", 0, 50],
  ["clutch", 1, 50],
  ["clutch", 0, 12],
])("FILTER7 every column of the %s table %i sorts it without a script, both ways, over all its pages", async (mode, table, length) => {
  const path = `/en${archive}/tabs/LeagueLeaders?phase=regular&mode=${mode}`;
  const usual = await readTable("league-a", path, table);
  for (const [column, { href }] of usual.heads.entries()) {
    const first = await readTable("league-a", href, table);
    const second = await readTable("league-a", first.heads[column]?.href ?? "", table);
    expect(new URLSearchParams(href.split("?")[1]).get("phase")).toBe("regular");
    expect(href).not.toContain("page=");
    expect([first.canonical, first.cells.length]).toEqual([usual.canonical, length]);
    const ways = [first, second].map(({ heads }) => heads[column]?.way ?? "");
    expect([column, ways.toSorted()]).toEqual([column, ["ascending", "descending"]]);
    for (const { heads, cells: lines } of [first, second]) {
      const values = lines.map((cells) => figureIn(cells[column] ?? ""));
      const sign = heads[column]?.way === "ascending" ? 1 : -1;
      expect([column, sign, values]).toEqual([column, sign, values.toSorted((one, other) => sign * (one - other))]);
    }
  }
  expect(usual.heads.length).toBeGreaterThan(5);
});

test("FILTER7 an unknown column is the usual one, and the second page goes on in the chosen order", async () => {
  const path = `/en${archive}/tabs/LeagueLeaders?mode=advanced`;
  const usual = await readTable("league-a", path, 0);
  expect((await readTable("league-a", `${path}&sort=constructor&order=(select%201)`, 0)).cells).toEqual(usual.cells);
  const first = await readTable("league-a", `${path}&sort=games&order=ascending`, 0);
  const second = await readTable("league-a", first.next ?? "", 0);
  const games = [...first.cells, ...second.cells].map(([cell]) => Number(cell));
  expect(games).toEqual(games.toSorted((one, other) => one - other));
  const allTime = "/en/history/best-players/tabs/PerGameLeaders?mode=totals";
  const fewest = await readTable("league-a", `${allTime}&order=ascending`, 0);
  const points = fewest.cells.map((cells) => figureIn(cells[3] ?? ""));
  expect(points).toEqual(points.toSorted((one, other) => one - other));
  expect(fewest.heads[3]).toEqual({ way: "ascending", href: allTime });
});

test.each([
  ["league-a", `${archive}/tabs/PerGame?minimum=0&sort=assists`, 50],
  ["league-a", "/history/best-players/tabs/PerGameLeaders?mode=totals", 20],
  ["league-b", "/history/best-players/tabs/LeagueLeaders?statistic=rebounds", 20],
] as const)("FILTER6 a table's files hold what all its pages hold together: %s %s", async (tenant, path, size) => {
  const pages: (readonly string[])[] = [];
  let next: string | null = `/en${path}`;
  let file = "";
  while (next !== null) {
    const read = await readTable(tenant, next, 0);
    pages.push(...read.cells);
    file ||= read.json;
    if (read.next !== null) expect(read.cells).toHaveLength(size);
    next = read.next;
  }
  expect(file).toContain("page=all");
  expect((await readTable(tenant, `/en${path}&page=all`, 0)).cells).toEqual(pages);
  const answer = await site.get(tenant, file);
  const { rows } = (await answer.json()) as { rows: unknown[][] };
  expect(rows).toHaveLength(pages.length);
  expect((await site.get(tenant, file, { "If-None-Match": answer.headers.get("etag") ?? "" })).status).toBe(304);
  expect(pages.length).toBeGreaterThan(size);
  expect(pages.length).toBeLessThanOrEqual(500);
});
