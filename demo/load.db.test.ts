import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { withConnection } from "#server/backup/one-connection.ts";
import { removeLeague } from "#server/backup/remove-league.ts";
import { siteQueriesFor } from "#server/queries/site-queries.ts";
import { memoryFileStore } from "#server/files/memory-file-store.ts";
import { saveTenant } from "#server/db/repositories/tenants.ts";
import { demoLeagues, type DemoParts, isSetUpByHand } from "#server/founding/demo-leagues.ts";
import { signedInAccount } from "#tests/support/database/account-in-database.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { demoTenantIds } from "./load-beside.ts";
import { type DemoLoading, loadDemo, type LoadedDemo } from "./load.ts";
import { buildWorld } from "./world.ts";

const now = Date.UTC(2026, 10, 18, 12);
const patience = 120_000;
const said: string[] = [];
const loading: DemoLoading = { files: memoryFileStore(), extent: "running-season", say: (line) => said.push(line) };
const database = databaseForThisFile();
let first: LoadedDemo;

beforeAll(async () => {
  first = await loadDemo(database.db, now, loading);
}, patience);

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
  it("fills both tenants, and says so season by season", () => {
    expect(first).toEqual({ loaded: ["league-a.localhost", "league-b.localhost"], kept: [] });
    expect(said.filter((line) => line.includes("2026/27"))).toHaveLength(2);
  });

  it(
    "changes nothing the second time, nor on a later day, nor when two load at once",
    async () => {
      const before = await everything();
      const answers = await Promise.all([loadDemo(database.db, now, loading), loadDemo(database.db, now + 30 * 86_400_000, loading)]);
      for (const answer of answers) expect(answer).toEqual({ loaded: [], kept: ["league-a.localhost", "league-b.localhost"] });
      expect(await everything()).toEqual(before);
    },
    patience,
  );

  it("stores every game as it was planned, with its score and its moves", async () => {
    const rows = await database.db
      .selectFrom("games")
      .leftJoin("game_moves", "game_moves.game_id", "games.game_id")
      .select(["slug", "status", "home_points", "away_points", "official_home_points", "official_away_points", "tip_off", "to_status"])
      .execute();
    const planned = buildWorld(now, { extent: "running-season" }).flatMap(({ seasons }) =>
      seasons.flatMap(({ leagues }) => leagues.flatMap(({ rounds }) => rounds.flatMap(({ games }) => games))),
    );
    expect(rows).toHaveLength(planned.length);
    for (const game of planned) {
      const row = rows.find(({ slug, tip_off }) => slug === game.slug && tip_off?.getTime() === game.tipOff);
      const points = row && [row.official_home_points ?? row.home_points, row.official_away_points ?? row.away_points];
      expect([game.slug, points]).toEqual([game.slug, [game.result?.homePoints ?? null, game.result?.awayPoints ?? null]]);
      expect([game.slug, row?.to_status]).toEqual([game.slug, game.moves[0]?.toStatus ?? null]);
    }
    const count = (status: string) => rows.filter((row) => row.status === status).length;
    expect([count("forfeited"), count("postponed"), count("under-protest")]).toEqual([3, 3, 3]);
  });

  it("BOX2 shows no box score of a game that nobody played", async () => {
    const games = await database.db
      .selectFrom("games")
      .innerJoin("rounds", (join) => join.onRef("rounds.tenant_id", "=", "games.tenant_id").onRef("rounds.round_id", "=", "games.round_id"))
      .innerJoin("leagues", (join) =>
        join.onRef("leagues.tenant_id", "=", "games.tenant_id").onRef("leagues.league_id", "=", "games.league_id"),
      )
      .where("games.status", "in", ["forfeited", "postponed", "scheduled"])
      .select(["games.tenant_id", "games.slug", "rounds.slug as round", "leagues.slug as league"])
      .limit(40)
      .execute();
    for (const game of games) {
      const queries = siteQueriesFor(database.db, game.tenant_id, () => {});
      const view = await queries.game({ seasonSlug: "2026-27", leagueSlug: game.league, roundSlug: game.round, gameSlug: game.slug });
      expect([game.slug, view?.box, view?.flow]).toEqual([game.slug, null, null]);
    }
  });

  it("stands the table on the games: nine rounds, but for the postponed game", async () => {
    const rows = await database.db.selectFrom("standings_rows").select(["played", "wins", "losses"]).execute();
    expect(rows).toHaveLength(32);
    expect(rows.reduce((sum, { played }) => sum + played, 0)).toBe(2 * (9 * 16 - 3));
    expect(rows.reduce((sum, { wins, losses }) => sum + wins - losses, 0)).toBe(0);
  });

  it("ranks the clubs as the world does, deductions and all, and keeps a place for the play-offs", async () => {
    const rows = await database.db
      .selectFrom("standings_rows")
      .innerJoin("teams", "teams.team_id", "standings_rows.team_id")
      .innerJoin("leagues", "leagues.league_id", "standings_rows.league_id")
      .innerJoin("tenants", "tenants.tenant_id", "standings_rows.tenant_id")
      .select(["tenants.slug as tenant", "leagues.slug as league", "teams.slug as team", "standings_rows.rank"])
      .orderBy("standings_rows.rank")
      .orderBy("teams.slug")
      .execute();
    for (const { blueprint, seasons } of buildWorld(now, { extent: "running-season" })) {
      for (const { competition, order } of seasons.flatMap(({ leagues }) => leagues)) {
        const stored = rows.filter(({ tenant, league }) => tenant === blueprint.tenant.slug && league === competition.slug);
        expect(stored.map(({ team }) => team)).toEqual(order);
      }
    }
    const playoffs = await database.db.selectFrom("league_playoffs").select("bracket").execute();
    expect(playoffs.map(({ bracket }) => bracket.rounds.length).toSorted((one, other) => one - other)).toEqual([2, 3, 3]);
  });

  it("HON5 tells of the players of the latest rounds in the news that names them", async () => {
    const { rows } = await sql<{ slug: string; holders: number; named: boolean }>`
      select news.slug, count(award.award_id)::int as holders, coalesce(bool_and(words.title like '%' || person.family_name || '%'), false) as named
      from news_items news
      join news_texts words on words.tenant_id = news.tenant_id and words.news_id = news.news_id and words.locale = 'en'
      left join awards award on award.tenant_id = news.tenant_id and award.news_id = news.news_id
      left join persons person on person.tenant_id = award.tenant_id and person.person_id = award.person_id
      where news.kind = 'round-awards' group by news.slug, news.tenant_id`.execute(database.db);
    expect(rows.length).toBeGreaterThan(9);
    for (const { slug, holders, named } of rows) expect([slug, holders, named]).toEqual([slug, 1, true]);
  });

  it("links every player of a played game to his person", async () => {
    const { rows } = await sql<{ unlinked: number; linked: number }>`
      select count(*) filter (where person_id is null)::int as unlinked, count(person_id)::int as linked from game_players`.execute(
      database.db,
    );
    expect(rows[0]?.unlinked).toBe(0);
    expect(rows[0]?.linked).toBeGreaterThan(138 * 20);
  });

  it(
    "makes what is read of it anew should the load have been stopped before",
    async () => {
      await sql`delete from league_leaders; delete from standings_rows; delete from box_player_lines; delete from game_boxes`.execute(
        database.db,
      );
      await loadDemo(database.db, now, loading);
      const { rows } = await sql<{ boxes: number; table: number }>`
      select (select count(*)::int from game_boxes) as boxes, (select count(*)::int from standings_rows) as table`.execute(database.db);
      expect(rows[0]).toEqual({ boxes: 9 * 16 - 3, table: 32 });
    },
    patience,
  );

  it(
    "DEMO11 comes where it is wished, is its operator's, and goes whole by one button",
    async () => {
      const { db } = database;
      const own = await saveTenant(db, { slug: "own", defaultLocale: "sr", timeZone: "Europe/Belgrade", hosts: ["own.localhost"] });
      const { accountId: operator } = await signedInAccount(db, own);
      await db
        .insertInto("installation_operators")
        .values({ account_id: operator, since: new Date(now) })
        .execute();
      // What it comes to is looked at above: here it is enough that it comes.
      const places = { default_locale: "sr", time_zone: "Europe/Belgrade" } as const;
      const load = async () => {
        for (const [slug, id] of demoTenantIds)
          await db
            .insertInto("tenants")
            .values({ tenant_id: id, slug, ...places })
            .execute();
      };
      const played: string[] = [];
      const filesFolder = await mkdtemp(path.join(tmpdir(), "fullcourt-demo-"));
      const parts: DemoParts = {
        db,
        removeLeagues: async (ids) =>
          withConnection(database.databaseUrl, async (client) => {
            for (const id of ids) await removeLeague(client, filesFolder, id);
          }),
        ids: demoTenantIds,
        load,
        play: () => void played.push("play"),
        stop: async () => void played.push("stop"),
        onFailure: (error) => void played.push(String(error)),
      };
      const demo = demoLeagues(parts);
      expect([await demo.state(), await isSetUpByHand(db)]).toEqual(["there", true]);
      await demo.remove();
      expect(await demo.state()).toBe("going");
      await demo.settled();
      expect([await demo.state(), played]).toEqual(["none", ["stop"]]);
      expect(await db.selectFrom("tenants").select("tenant_id").execute()).toEqual([{ tenant_id: own }]);
      expect((await sql<{ rows: number }>`select count(*)::int as rows from game_events`.execute(db)).rows[0]?.rows).toBe(0);

      await demo.begin();
      expect(await demo.state()).toBe("coming");
      await demo.settled();
      expect([await demo.state(), played]).toEqual(["there", ["stop", "play"]]);
      const roles = await db.selectFrom("account_roles").select("role").where("account_id", "=", operator).execute();
      expect(roles).toEqual([{ role: "owner" }, { role: "owner" }]);

      // A league of one's own that is called so is never taken for one of the demo.
      const another = demoLeagues({ ...parts, ids: new Map([["own", [...demoTenantIds.values()][0]!]]) });
      await another.remove();
      expect([await another.state(), played]).toEqual([null, ["stop", "play"]]);
    },
    patience,
  );
});
