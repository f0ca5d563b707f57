import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { siteQueriesFor } from "#server/queries/site-queries.ts";
import { databaseForThisFile } from "#tests/support/database.ts";
import { loadDemo, type LoadedDemo } from "./load.ts";
import { buildWorld } from "./world.ts";

const now = Date.UTC(2026, 10, 18, 12);
const database = databaseForThisFile();
let first: LoadedDemo;

beforeAll(async () => {
  first = await loadDemo(database.db, now);
}, 60_000);

/** Every row of every table, by table. */
async function everything(): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{
    name: string;
  }>`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(
    database.db,
  );
  const digests: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{
      digest: string;
    }>`select count(*) || ' ' || coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as digest from ${sql.table(name)} t`.execute(
      database.db,
    );
    digests[name] = rows[0]?.digest ?? "";
  }
  return digests;
}

describe("loading the demo", () => {
  it("fills both leagues", () => {
    expect(first).toEqual({ loaded: ["league-a.localhost", "league-b.localhost"], kept: [] });
  });

  it("changes nothing the second time, nor on a later day, nor when two load at once", async () => {
    const before = await everything();
    const answers = await Promise.all([loadDemo(database.db, now), loadDemo(database.db, now + 30 * 86_400_000)]);
    for (const answer of answers) expect(answer).toEqual({ loaded: [], kept: ["league-a.localhost", "league-b.localhost"] });
    expect(await everything()).toEqual(before);
  });

  it("stores every game as it was planned, with its score", async () => {
    const rows = await database.db
      .selectFrom("games")
      .select(["slug", "status", "home_points", "away_points", "official_home_points", "official_away_points", "overtimes", "tip_off"])
      .execute();
    const planned = buildWorld(now).flatMap(({ rounds }) => rounds.flatMap(({ games }) => games));
    expect(rows).toHaveLength(planned.length);
    const statuses = { played: "final", "to-come": "scheduled", postponed: "postponed", forfeited: "forfeited" };
    for (const game of planned) {
      const row = rows.find(({ slug, tip_off }) => slug === game.slug && tip_off?.getTime() === game.tipOff);
      expect(row?.status).toBe(statuses[game.plan]);
    }
    const forfeits = rows.filter(({ status }) => status === "forfeited");
    expect(forfeits.map(({ official_home_points: home, official_away_points: away }) => [home, away])).toEqual([
      [20, 0],
      [20, 0],
    ]);
    expect(rows.filter(({ overtimes }) => overtimes > 0).length).toBeGreaterThanOrEqual(2);
  });

  it("BOX2 shows no box score of a game that nobody played", async () => {
    const games = await database.db
      .selectFrom("games")
      .innerJoin("rounds", (join) => join.onRef("rounds.tenant_id", "=", "games.tenant_id").onRef("rounds.round_id", "=", "games.round_id"))
      .where("games.status", "in", ["forfeited", "postponed", "scheduled"])
      .select(["games.tenant_id", "games.slug", "rounds.slug as round"])
      .execute();
    for (const game of games) {
      const queries = siteQueriesFor(database.db, game.tenant_id, () => {});
      const view = await queries.game({ seasonSlug: "2026-27", leagueSlug: "first", roundSlug: game.round, gameSlug: game.slug });
      expect([game.slug, view?.box, view?.flow]).toEqual([game.slug, null, null]);
    }
  });

  it("stands the table on the games: fifteen results, seven or eight for each club", async () => {
    const rows = await database.db.selectFrom("standings_rows").select(["played", "wins", "losses"]).execute();
    expect(rows).toHaveLength(16);
    expect(rows.reduce((sum, { played }) => sum + played, 0)).toBe(2 * 2 * 15);
    expect(rows.reduce((sum, { wins, losses }) => sum + wins - losses, 0)).toBe(0);
  });

  it("links every player of a played game to his person", async () => {
    const { rows } = await sql<{ unlinked: number; linked: number }>`
      select count(*) filter (where person_id is null) as unlinked, count(person_id) as linked from game_players`.execute(database.db);
    expect(rows[0]).toEqual({ unlinked: 0, linked: 2 * 14 * 24 });
  });
});
