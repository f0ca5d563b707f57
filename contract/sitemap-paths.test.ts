import { describe, expect, test } from "vitest";
import { allPages } from "./page-table.ts";
import { isPrivatePath } from "./private-addresses.ts";
import { sitemapPaths } from "./sitemap-paths.ts";

describe("what sitemaps name", () => {
  test("of the site: its fixed pages", () => {
    const paths = sitemapPaths({});
    expect(paths[0]).toBe("");
    expect(paths).toEqual(expect.arrayContaining(["/halls", "/halls?view=teams", "/history/best-players/tabs/GameRecords"]));
    expect(paths).not.toContain("/search");
  });

  test("of a season: what is its own, not what its leagues have", () => {
    expect(sitemapPaths({ season: "2025-26" })).toEqual(["/seasons/2025-26", "/seasons/2025-26/transfers"]);
  });

  test("of a game: it alone, by the shape of its address", () => {
    const round = { season: "2025-26", league: "first", round: "3" };
    expect(sitemapPaths({ ...round, game: "bedem-jezero" })).toEqual(["/seasons/2025-26/leagues/first/rounds/3/games/bedem-jezero"]);
    expect(sitemapPaths({ ...round, duel: "final", game: "2" })).toEqual(["/seasons/2025-26/leagues/first/playoff/3/final/games/2"]);
  });

  test("GUARD16 no private page", () => {
    const named = allPages.filter(({ sitemap }) => sitemap !== undefined).map(({ path }) => `/en${path && `/${path}`}`);
    expect(named.filter(isPrivatePath)).toEqual([]);
  });
});
