import { expect, it } from "vitest";
import { databaseForThisFile } from "../support/database/database.ts";
import { LeagueInDatabase } from "../support/database/league-in-database.ts";
import { liveStatsData, ordinaryActions } from "../support/games/source-games.ts";
import { readLiveStats } from "#server/imports/fiba-livestats.ts";
import type { ImportTarget } from "#server/imports/storing/import-target.ts";
import { storeGame } from "#server/imports/storing/store-game.ts";
import { changeThing } from "#server/office/change.ts";
import { fixtures } from "#server/office/fixtures.ts";
import type { OfficeHand } from "#server/office/office-change.ts";

const database = databaseForThisFile();

const timeZone = "Europe/Belgrade";

async function leagueOfFiles(slug: string) {
  const { tenantId, seasonId, leagueId } = await LeagueInDatabase.founded(database.db, slug, []);
  const target: ImportTarget = { tenantId, seasonId, leagueId, seasonSlug: "2026-27", leagueSlug: "first", defaultLocale: "sr", timeZone };
  const hand: OfficeHand = { tenantId, timeZone, now: () => Date.UTC(2026, 10, 25), accountId: null, source: "command" };
  const store = async (date: string, id = "1") => {
    const game = readLiveStats({ ...liveStatsData(ordinaryActions) }, id);
    const told = { ...game, about: { ...game.about, date, time: "18:00" } };
    const stored = await storeGame(database.db, target, told, { round: null, tipOff: null, anyway: true }, Date.UTC(2026, 10, 25));
    if (stored.kind !== "stored") throw new Error(JSON.stringify(stored));
    return stored.added;
  };
  const games = () => database.db.selectFrom("games").selectAll().where("tenant_id", "=", tenantId).orderBy("tip_off").execute();
  return { tenantId, hand, store, games };
}

it("IMP26 RESULT6 plays are not typed over, and a day that the office has put right is not put back by their file", async () => {
  const { hand, store, games } = await leagueOfFiles("corrected");
  const told = async () => (await games()).map(({ tip_off: at }) => at?.toISOString());
  expect(await store("2026-11-20")).toBeGreaterThan(0);
  expect(await told()).toEqual(["2026-11-20T17:00:00.000Z"]);
  const slug = (await games())[0]?.game_id ?? "";
  const set = (typed: Readonly<Record<string, unknown>>) =>
    changeThing(database.db, fixtures, hand, { act: "set", changeId: crypto.randomUUID(), reason: null, slug, seen: null, typed });
  expect(await set({ tipOff: "2026-11-21T18:00" })).toMatchObject({ kind: "stored" });
  expect(await set({ score: "1:0" })).toMatchObject({ kind: "faults", faults: { score: { rule: "RESULT6" } } });
  expect(await store("2026-11-20")).toBe(0);
  expect(await told()).toEqual(["2026-11-21T17:00:00.000Z"]);
});

it("RESULT6 a file of plays takes the place of what was typed of its game", async () => {
  const { tenantId, hand, store, games } = await leagueOfFiles("typed-first");
  await store("2026-11-13");
  const [played] = await games();
  const teams = new Map(
    (await database.db.selectFrom("teams").selectAll().where("tenant_id", "=", tenantId).execute()).map((team) => [
      team.team_id,
      team.slug,
    ]),
  );
  const [home, away] = [played?.home_team_id, played?.away_team_id].map((id) => `2026-27-first-${teams.get(id!)}`);
  const typed = {
    competition: "2026-27-first",
    round: 2,
    home,
    away,
    tipOff: "2026-11-20T18:00",
    score: "78:70 (20:18, 19:16, 22:18, 17:18)",
  };
  expect(await changeThing(database.db, fixtures, hand, { act: "make", changeId: crypto.randomUUID(), reason: null, typed })).toMatchObject(
    {
      kind: "stored",
    },
  );
  const before = (await games())[1];
  expect(before).toMatchObject({ score_alone: true, home_points: 78, away_points: 70 });
  expect(await store("2026-11-20", "2")).toBeGreaterThan(0);
  const { home_points, away_points, status } = played!;
  expect((await games())[1]).toMatchObject({ game_id: before?.game_id, score_alone: false, home_points, away_points, status });
  const lines = database.db.selectFrom("box_player_lines").select("counted").where("game_id", "=", before!.game_id);
  expect((await lines.execute()).length).toBeGreaterThan(0);
});
