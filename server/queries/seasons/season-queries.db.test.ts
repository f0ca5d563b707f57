import { describe, expect, it } from "vitest";
import type { PageTag } from "#contract/page-tags.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { seasonQueriesFor } from "./season-queries.ts";

const database = databaseForThisFile();

describe("seasons", () => {
  it("have their leagues with how many play, and no champion before anything was played", async () => {
    const league = await LeagueInDatabase.founded(database.db, "seasons", ["Avala", "Banjica"]);
    const noted: PageTag[] = [];
    const queries = seasonQueriesFor(database.db, league.tenantId, (tag) => noted.push(tag));
    expect(await queries.seasons()).toMatchObject([
      { slug: "2026-27", isCurrent: true, leagues: [{ competition: { leagueSlug: "first" }, teams: 2, champion: null }] },
    ]);
    expect(noted).toEqual(["site", `league:${league.leagueId}`]);
    const season = await queries.season("2026-27");
    expect(season?.leagues).toMatchObject([{ games: 0, playedGames: 0, champion: null }]);
    expect(season?.clubs.map(({ team }) => team.clubSlug).toSorted()).toEqual(["avala", "banjica"]);
    expect(await queries.season("1999-00")).toBeNull();
  });

  it("of another tenant are nobody's", async () => {
    const league = await LeagueInDatabase.founded(database.db, "alone", ["Cer"]);
    const queries = seasonQueriesFor(database.db, league.tenantId, () => undefined);
    expect((await queries.seasons()).flatMap(({ leagues }) => leagues.map(({ teams }) => teams))).toEqual([1]);
  });
});
