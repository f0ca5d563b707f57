import { expect, it } from "vitest";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { Scoresheet } from "#tests/support/games/scoresheet.ts";
import { rebuildTenant } from "./rebuild.ts";
import { hasUnreadLogs } from "./unread-logs.ts";

const database = databaseForThisFile();

it("a log of which a migration has left nothing is found, and read by a rebuild", async () => {
  const league = await LeagueInDatabase.founded(database.db, "unread-logs", ["Gavran", "Vidra"]);
  const game = await league.game({ home: "Gavran", away: "Vidra", round: 1 });
  expect(await hasUnreadLogs(database.db, league.tenantId)).toBe(false);
  await league.append(game, Scoresheet.begun().events);
  expect(await hasUnreadLogs(database.db, league.tenantId)).toBe(false);
  await database.db.deleteFrom("game_boxes").where("tenant_id", "=", league.tenantId).execute();
  expect(await hasUnreadLogs(database.db, league.tenantId)).toBe(true);
  await rebuildTenant(database.db, league.tenantId);
  expect(await hasUnreadLogs(database.db, league.tenantId)).toBe(false);
});
