import { sql } from "kysely";
import { expect, it } from "vitest";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { liveStatsData, ordinaryActions } from "#tests/support/games/source-games.ts";
import { readLiveStats } from "../fiba-livestats.ts";
import type { ImportedGame } from "../imported-game.ts";
import type { ImportDetails } from "./import-target.ts";
import { storeGame } from "./store-game.ts";

const database = databaseForThisFile();

it("SCHED23 a file or an importer that tells a day alone gives the game that day, and takes no time away that is known of it", async () => {
  const league = await LeagueInDatabase.founded(database.db, "day-alone", []);
  const { tenantId, seasonId, leagueId } = league;
  const slugs = { seasonSlug: "2026-27", leagueSlug: "first", defaultLocale: "sr", timeZone: "Europe/Belgrade" };
  const stored = async (file: ImportedGame, details: ImportDetails) => {
    const answer = await storeGame(database.db, { tenantId, seasonId, leagueId, ...slugs }, file, details, Date.UTC(2026, 11, 21));
    if (answer.kind !== "stored") throw new Error(JSON.stringify(answer));
    return (await league.pages().game(answer.ref))!.summary;
  };
  const anyway = { round: null, tipOff: null, anyway: true };
  const game = readLiveStats(liveStatsData(ordinaryActions), "1");
  const onDay = { ...game, about: { ...game.about, date: "2026-12-05", time: null } };
  const first = await stored(onDay, anyway);
  expect(first).toMatchObject({ tipOff: null, tipOffDay: "2026-12-05" });
  // The figures of its players know the day too.
  const { rows } = await sql<{ played: string }>`select distinct (played_at at time zone 'Europe/Belgrade')::date::text as played
    from box_player_lines where game_id = ${first.gameId}`.execute(database.db);
  expect(rows).toEqual([{ played: "2026-12-05" }]);
  const evening = Date.UTC(2026, 11, 5, 18);
  expect(await stored(onDay, { ...anyway, tipOff: evening })).toMatchObject({ tipOff: evening, tipOffDay: null });
  expect(await stored(onDay, anyway)).toMatchObject({ tipOff: evening, tipOffDay: null });
  const sunday = await stored(onDay, { ...anyway, tipOffDay: "2026-12-06" });
  expect(sunday).toMatchObject({ tipOff: null, tipOffDay: "2026-12-06" });
});
