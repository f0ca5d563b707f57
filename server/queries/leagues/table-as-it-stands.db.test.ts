import { beforeAll, describe, expect, it } from "vitest";
import { type PageTag, pageTags } from "#contract/page-tags.ts";
import type { GameId } from "#core/kernel/ids.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { projectLeague } from "../../projections/league.ts";
import { siteQueriesFor } from "../site-queries.ts";

const database = databaseForThisFile();
const address = { seasonSlug: "2026-27", leagueSlug: "first" };
let league: LeagueInDatabase;
let running: GameId;

beforeAll(async () => {
  league = await LeagueInDatabase.founded(database.db, "now", ["Avala", "Banjica", "Dunav", "Wolves"]);
  const first = await league.game({ home: "Avala", away: "Banjica", round: 1, tipOff: Date.UTC(2026, 9, 23, 17) });
  await score(first, "final", 80, 70);
  const second = await league.game({ home: "Wolves", away: "Dunav", round: 1, tipOff: Date.UTC(2026, 9, 24, 17) });
  await score(second, "final", 90, 69);
  running = await league.game({ home: "Banjica", away: "Wolves", round: 2, tipOff: Date.UTC(2026, 9, 30, 17) });
  await league.game({ home: "Dunav", away: "Avala", round: 2, tipOff: Date.UTC(2026, 9, 30, 19) });
  await database.db.transaction().execute((transaction) => projectLeague(transaction, league.tenantId, league.leagueId));
});

async function score(gameId: GameId, status: "live" | "interrupted" | "final", home: number, away: number): Promise<void> {
  await database.db
    .updateTable("games")
    .set({ status, home_points: home, away_points: away })
    .where("tenant_id", "=", league.tenantId)
    .where("game_id", "=", gameId)
    .execute();
}

async function table(asItStands: boolean) {
  const tags = new Set<PageTag>();
  const ask = siteQueriesFor(database.db, league.tenantId, (tag) => tags.add(tag));
  const view = await ask.leagueTable(address, { round: null, figures: false, asItStands });
  if (!view) throw new Error("there is no such league");
  return { view, tags, order: view.rows.map(({ team, wins, losses }) => `${team.clubSlug} ${wins}-${losses}`) };
}

const official = ["wolves 1-0", "avala 1-0", "banjica 0-1", "dunav 0-1"];

describe("the table with the games under way", () => {
  it("RANK24 RANK30 counts a game as it stands, says who moved, and is made anew whenever the league's games change", async () => {
    await score(running, "live", 31, 30);
    const { view, tags, order } = await table(true);
    expect(order).toEqual(["banjica 1-1", "wolves 1-1", "avala 1-0", "dunav 0-1"]);
    expect(view.underWay).toBe(1);
    expect(Object.fromEntries(view.moved ?? [])).toEqual({ banjica: 2, wolves: -1, avala: -1, dunav: 0 });
    expect([...tags]).toEqual([pageTags.league(league.leagueId), pageTags.outlets]);
  });

  it("RANK24 leaves the official table, and the records of those who play, as they are", async () => {
    await score(running, "live", 31, 30);
    const { view, order } = await table(false);
    expect([order, view.underWay, view.moved]).toEqual([official, 1, null]);
    expect((await league.pages().standings(address))?.rows.map(({ team }) => team.clubSlug)).toEqual(
      view.rows.map(({ team }) => team.clubSlug),
    );
    const beside = (await table(true)).view.shownRound?.games.find(({ gameId }) => gameId === running);
    expect(beside).toMatchObject({ home: { points: 31, record: { wins: 0, losses: 1 } }, away: { record: { wins: 1, losses: 0 } } });
  });

  it.each([
    ["live", 30, 30, 1],
    ["interrupted", 31, 30, 0],
  ] as const)("RANK24 a game that is %s at %i:%i counts for nobody", async (status, home, away, underWay) => {
    await score(running, status, home, away);
    const { view, order } = await table(true);
    expect([order, view.underWay]).toEqual([official, underWay]);
    expect([...(view.moved ?? [])].every(([, places]) => places === 0)).toBe(true);
  });
});
