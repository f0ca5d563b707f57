import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { memoryFileStore } from "#server/files/memory-file-store.ts";
import { advanceSeason } from "#server/fantasy/advance-season.ts";
import { readSeason } from "#server/fantasy/known-season.ts";
import { runningSeasons, type SeasonKey } from "#server/fantasy/fantasy-season.ts";
import { chosenName } from "#contract/fields/chosen-name.ts";
import { teamNameLengths } from "#contract/my-fantasy.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { playLiveGames } from "../live/live-games.ts";
import { loadDemo } from "../load.ts";
import { demoFantasyTeams } from "./fantasy-field.ts";

const now = Date.UTC(2026, 10, 18, 12);
const patience = 300_000;
const database = databaseForThisFile();
let seasons: readonly SeasonKey[];

beforeAll(async () => {
  await loadDemo(database.db, now, { files: memoryFileStore(), extent: "running-season" });
  seasons = await runningSeasons(database.db);
}, patience);

async function rows<Row>(key: SeasonKey, table: string, order: string): Promise<Row[]> {
  const { rows: found } = await sql<Row>`
    select * from ${sql.table(table)} where tenant_id = ${key.tenantId} and league_id = ${key.leagueId}
    order by ${sql.raw(order)}`.execute(database.db);
  return found;
}

/** Rounds by their number, with what became of each. */
async function states(key: SeasonKey): Promise<string[]> {
  const season = await readSeason(database.db, key);
  const inOrder = (season?.rounds ?? []).toSorted((one, other) => one.round - other.round);
  return inOrder.map(({ facts }) => facts.at(-1)?.kind ?? "planned");
}

/** What rounds came to, without what says when it was looked at. */
async function results(key: SeasonKey) {
  return {
    teams: await rows(key, "fantasy_team_rounds", "round, team_id"),
    // Who came to the league later stands in a round that is scored again, without having been in it.
    players: (await rows<{ played: boolean; owners: number }>(key, "fantasy_player_rounds", "round, number")).filter(
      ({ played, owners }) => played || owners > 0,
    ),
    figures: await rows(key, "fantasy_round_figures", "round"),
    facts: await rows(key, "fantasy_round_events", "round, kind, revision"),
    prices: await rows(key, "fantasy_prices", "round, number"),
    rounds: await rows(key, "fantasy_rounds", "round"),
    listed: await rows(key, "fantasy_players", "number"),
  };
}

describe("the demo's fantasy game", () => {
  it("DEMO1 is played in every league of the running season, and every round that is over has a full ranking", async () => {
    expect(seasons).toHaveLength(3);
    for (const key of seasons) {
      expect((await states(key)).slice(0, 10)).toEqual([...Array<string>(9).fill("final"), "opened"]);
      const figures = await rows<{ round: number; teams: number; average: number }>(key, "fantasy_round_figures", "round");
      expect(figures.map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
      for (const { teams, average } of figures) {
        expect(teams).toBeGreaterThan(240);
        expect(average).toBeGreaterThan(400);
      }
      expect(figures.at(-1)?.teams).toBe(demoFantasyTeams);
      expect(await rows(key, "fantasy_corrections", "round")).toEqual([]);
    }
  });

  it("DEMO1 has made-up teams of nobody's account, with names that anybody may give", async () => {
    for (const key of seasons) {
      const managers = await rows<{ account_id: string | null; name: string }>(key, "fantasy_managers", "name");
      expect(managers).toHaveLength(demoFantasyTeams);
      expect(
        managers.filter(({ account_id: account, name }) => account !== null || !("name" in chosenName(name, teamNameLengths))),
      ).toEqual([]);
      expect(new Set(managers.map(({ name }) => name.toLowerCase())).size).toBe(demoFantasyTeams);
    }
  });

  it("DEMO8 its office has said what newcomers cost who are known from elsewhere, and nobody is in nearly every team", async () => {
    for (const key of seasons) {
      const acts = await rows<{ act: string; author: string }>(key, "fantasy_office_acts", "at");
      expect(acts.filter(({ act, author }) => act === "opening" && author === "the office").length).toBeGreaterThan(0);
      const owned = await rows<{ round: number; owners: number }>(key, "fantasy_player_rounds", "owners desc");
      expect((owned[0]?.owners ?? 0) / demoFantasyTeams).toBeLessThan(2 / 3);
    }
  });

  it("DEMO9 is played by the same managers with the same squads in every database", async () => {
    const { rows: digests } = await sql<{ league: string; digest: string }>`
      select tenant.slug || ' ' || league.slug as league, md5(string_agg(entry::text, ',' order by round, team_id)) as digest
      from fantasy_entries entry join leagues league using (tenant_id, league_id) join tenants tenant using (tenant_id)
      group by 1 order by 1`.execute(database.db);
    // Another way to play or to manage gives others, which are then written here; another day, database or machine does not.
    expect(digests).toMatchInlineSnapshot(`
      [
        {
          "digest": "eb214624fd639ea02090bf72704d909c",
          "league": "klb first",
        },
        {
          "digest": "392bf30599c3ccbdb38ab139eecfd93e",
          "league": "klb second",
        },
        {
          "digest": "c84cf06f94b3603a3135eda55657f254",
          "league": "lkr first",
        },
      ]
    `);
  });

  it("DEMO2 stands as the server itself would have left it: looked at again nothing changes", async () => {
    for (const key of seasons) expect(await advanceSeason(database.db, key, now)).toBe(0);
  });

  it("DEMO2 every round is what the server makes of its entries, and a correction of the log would find it", async () => {
    const [key] = seasons as [SeasonKey];
    const before = await results(key);
    await sql`update fantasy_rounds set scored_of = null where league_id = ${key.leagueId} and scored_of is not null`.execute(database.db);
    expect(await advanceSeason(database.db, key, now)).toBeGreaterThan(8);
    expect(await results(key)).toEqual(before);
  });

  it("FAN2 FAN6 FAN32 nobody is over the budget or the transfers of a round, and every squad follows from its moves", async () => {
    for (const key of seasons) {
      type Entry = { team_id: string; round: number; players: number[]; paid: number[]; transfers: number };
      const entries = await rows<Entry>(key, "fantasy_entries", "round");
      expect(Math.max(...entries.map(({ paid }) => paid.reduce((sum, price) => sum + price, 0)))).toBeLessThanOrEqual(1000);
      expect(Math.max(...entries.map(({ transfers }) => transfers))).toBe(3);
      type Moved = { team_id: string; round: number; gone: number[]; come: number[]; at: Date };
      const moves = Map.groupBy(await rows<Moved>(key, "fantasy_moves", "team_id, version"), (move) => move.team_id);
      for (const { team_id: team, round, players } of entries) {
        const own = new Set<number>();
        for (const move of (moves.get(team) ?? []).filter((one) => one.round <= round)) {
          for (const number of move.gone) own.delete(number);
          for (const number of move.come) own.add(number);
        }
        expect(own).toEqual(new Set(players));
      }
      for (const own of moves.values())
        expect(own.map(({ at }) => at)).toEqual(own.map(({ at }) => at).toSorted((one, other) => +one - +other));
    }
  });

  it(
    "DEMO3 the round of the live game is locked and live with it, and its points follow when the game begins anew",
    async () => {
      const live = [seasons[0], seasons.find(({ tenantId }) => tenantId !== seasons[0]?.tenantId)] as SeasonKey[];
      await playFor(0, now);
      for (const key of live) {
        expect((await states(key)).slice(8, 11)).toEqual(["final", "live", "planned"]);
        const [figures] = (await rows<{ round: number; best: number }>(key, "fantasy_round_figures", "round desc")) as [
          { round: number; best: number },
        ];
        expect(figures.round).toBe(10);
        expect(figures.best).toBeGreaterThan(0);
      }
      await playFor(0, now + 24 * 3_600_000);
      for (const key of live) {
        await advanceSeason(database.db, key, now + 24 * 3_600_000);
        expect((await states(key)).slice(8, 11)).toEqual(["final", "live", "planned"]);
        const [figures] = await rows<{ best: number }>(key, "fantasy_round_figures", "round desc");
        expect(figures?.best).toBe(0);
        expect(await rows(key, "fantasy_corrections", "round")).toEqual([]);
      }
    },
    patience,
  );
});

/** The live games as they stand at a moment. */
async function playFor(ms: number, from: number): Promise<void> {
  const ending = new AbortController();
  let waiting = 0;
  await playLiveGames(database.db, {
    signal: ending.signal,
    onFailure: (error) => {
      throw error;
    },
    time: {
      now: () => from + ms,
      wait: async () => {
        waiting += 1;
        if (waiting === 2) ending.abort();
        if (!ending.signal.aborted) await new Promise((resolve) => ending.signal.addEventListener("abort", resolve));
      },
    },
  });
}
