import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { GameFile } from "#contract/office-game-files.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { sharedGames } from "#tests/support/games/shared-data.ts";
import { euroleagueAnswers, liveStatsData } from "#tests/support/games/source-games.ts";
import { zipOf } from "#tests/support/office/hostile-zips.ts";
import type { LiveStatsData } from "../fiba-livestats-data.ts";
import { readLiveStats } from "../fiba-livestats.ts";
import { admitGame } from "../imported-game.ts";
import { storeDroppedGames } from "./dropped-games.ts";
import { areGameFiles } from "./game-documents.ts";

const database = databaseForThisFile();
const now = Date.UTC(2026, 10, 21);

function bytesOf(data: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(data));
}

/** A file whose plays make the score that it prints. */
function wholeFile(names: readonly [string, string] = ["Sever", "Jug"]): LiveStatsData {
  const data = liveStatsData();
  const { home, away } = admitGame(readLiveStats(data, "1")).state;
  const [one, two] = [data.tm["1"], data.tm["2"]];
  const tm = { "1": { ...one, name: names[0], score: home.points }, "2": { ...two, name: names[1], score: away.points } };
  return { ...data, tm };
}

async function dropping(league: LeagueInDatabase, bytes: Uint8Array, isTry = false): Promise<readonly GameFile[]> {
  return storeDroppedGames(database.db, league.tenantId, { bytes, isTry, now });
}

it("IMP27 a file is the one game of the schedule that its teams mean: tried first, stored, and once more the same", async () => {
  const league = await LeagueInDatabase.founded(database.db, "dropped", ["Sever", "Jug"]);
  const gameId = await league.game({ home: "Sever", away: "Jug", tipOff: Date.UTC(2026, 10, 14, 17) });
  const file = bytesOf(wholeFile(["SEVER", "KK Jug"]));
  expect(areGameFiles(file)).toBe(true);
  const points = () => database.db.selectFrom("games").select("home_points").where("game_id", "=", gameId).executeTakeFirstOrThrow();
  const [tried] = await dropping(league, file, true);
  expect(tried).toMatchObject({ state: "would", fault: null, teams: ["SEVER", "KK Jug"], game: { home: "Sever", score: null } });
  expect(tried?.changes.added).toBeGreaterThan(4);
  expect((await points()).home_points).toBeNull();
  expect((await dropping(league, zipOf([{ name: "1/data.json", content: Buffer.from(file) }])))[0]).toMatchObject({ state: "stored" });
  expect((await points()).home_points).toBe(tried?.score?.home);
  expect((await dropping(league, file))[0]).toMatchObject({ state: "same" });
  const { rows } = { rows: await database.db.selectFrom("clubs").select("name").where("tenant_id", "=", league.tenantId).execute() };
  expect(rows).toHaveLength(2);
});

it("IMP28 a file that is none, of another league, of no game, or of a game with another result is refused, each by its word", async () => {
  const league = await LeagueInDatabase.founded(database.db, "refusing", ["Sever", "Jug"]);
  const printed = wholeFile();
  const faultOf = async (bytes: Uint8Array) => (await dropping(league, bytes))[0]?.fault;
  expect(await faultOf(bytesOf(wholeFile()))).toBe("no-fixture");
  await league.game({ home: "Sever", away: "Jug", tipOff: Date.UTC(2026, 10, 14, 17) });
  expect(await faultOf(bytesOf({ any: "thing" }))).toBe("no-game");
  expect(await faultOf(new TextEncoder().encode("{"))).toBe("no-game");
  expect(await faultOf(bytesOf({ local: 1, road: 2 }))).toBe("other-system");
  expect(await faultOf(bytesOf(euroleagueAnswers().PlaybyPlay))).toBe("parts-missing");
  expect(await faultOf(bytesOf(wholeFile(["Sever", "Somebody Else"])))).toBe("no-team");
  expect(await faultOf(bytesOf({ ...printed, tm: { ...printed.tm, "1": { ...printed.tm["1"], score: 120 } } }))).toBe("score");
  expect(await faultOf(bytesOf(wholeFile()))).toBeNull();
  await database.db.updateTable("games").set({ status: "final", home_points: 99 }).where("tenant_id", "=", league.tenantId).execute();
  expect(await faultOf(bytesOf(wholeFile()))).toBe("other-result");
  expect(areGameFiles(zipOf([{ name: "[Content_Types].xml", content: Buffer.from("x") }]))).toBe(false);
  expect(areGameFiles(new TextEncoder().encode("Kolo;Datum"))).toBe(false);
});

const real = sharedGames("fiba-livestats", (name) => /^\d+$/.test(name)).slice(0, 3);

describe.skipIf(real.length === 0)("files that no developer wrote", () => {
  it("IMP27 an archive of several games is told game by game", { timeout: 60_000 }, async () => {
    const files = real.map(({ name, path }) => ({
      name: `${name}/data.json`,
      content: gunzipSync(readFileSync(join(path, "data.json.gz"))),
    }));
    const teams = files.map(({ content }) => {
      const { tm } = JSON.parse(content.toString()) as LiveStatsData;
      return [tm["1"]?.name ?? "", tm["2"]?.name ?? ""] as const;
    });
    const names = [...new Set(teams.flat())];
    const slugs = names.map((_, number) => `team-${number}`);
    const league = await LeagueInDatabase.founded(database.db, "archive", slugs);
    const slugOf = (name: string) => slugs[names.indexOf(name)] ?? "";
    for (const [home, away] of teams) await league.game({ home: slugOf(home), away: slugOf(away), tipOffDay: "2026-11-14" });
    for (const name of names)
      for (const table of ["clubs", "teams"] as const)
        await database.db
          .updateTable(table)
          .set({ name })
          .where("tenant_id", "=", league.tenantId)
          .where("slug", "=", slugOf(name))
          .execute();
    const told = await dropping(league, zipOf(files), true);
    expect(told.map(({ state, fault }) => [state, fault])).toEqual(files.map(() => ["would", null]));
  });
});
