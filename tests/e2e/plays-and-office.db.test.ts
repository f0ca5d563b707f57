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

it("IMP26 RESULT6 plays are not typed over, and a day that the office has put right is not put back by their file", async () => {
  const { tenantId, seasonId, leagueId } = await LeagueInDatabase.founded(database.db, "corrected", []);
  const timeZone = "Europe/Belgrade";
  const target: ImportTarget = { tenantId, seasonId, leagueId, seasonSlug: "2026-27", leagueSlug: "first", defaultLocale: "sr", timeZone };
  const store = async (date: string) => {
    const game = readLiveStats({ ...liveStatsData(ordinaryActions) }, "1");
    const told = { ...game, about: { ...game.about, date, time: "18:00" } };
    const stored = await storeGame(database.db, target, told, { round: null, tipOff: null, anyway: true }, Date.UTC(2026, 10, 25));
    if (stored.kind !== "stored") throw new Error(JSON.stringify(stored));
    const rows = await database.db.selectFrom("games").select(["game_id", "tip_off"]).where("tenant_id", "=", tenantId).execute();
    return { added: stored.added, gameId: rows[0]?.game_id ?? "", tipOff: rows[0]?.tip_off?.toISOString() };
  };
  const { gameId, tipOff } = await store("2026-11-20");
  expect(tipOff).toBe("2026-11-20T17:00:00.000Z");
  const hand: OfficeHand = { tenantId, timeZone, now: () => Date.UTC(2026, 10, 25), accountId: null, source: "command" };
  const set = (typed: Readonly<Record<string, unknown>>) =>
    changeThing(database.db, fixtures, hand, { act: "set", changeId: crypto.randomUUID(), reason: null, slug: gameId, seen: null, typed });
  expect(await set({ tipOff: "2026-11-21T18:00" })).toMatchObject({ kind: "stored" });
  expect(await set({ score: "1:0" })).toMatchObject({ kind: "faults", faults: { score: { rule: "RESULT6" } } });
  expect(await store("2026-11-20")).toEqual({ added: 0, gameId, tipOff: "2026-11-21T17:00:00.000Z" });
});
