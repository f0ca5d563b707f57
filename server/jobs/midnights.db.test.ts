import { expect, test } from "vitest";
import { pageTags } from "#contract/page-tags.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { midnightsSince } from "./midnights.ts";

const database = databaseForThisFile();
const longestDayMs = 25 * 3_600_000;

test("DAY2 a league's day begins at its own midnight", async () => {
  const { tenantId } = await LeagueInDatabase.founded(database.db, "midnight", ["Avala", "Cer"]);
  const { out, nextInMs, seenAt } = await midnightsSince(database.db, null);
  expect([out, nextInMs! > 0, nextInMs! <= longestDayMs]).toEqual([[], true, true]);
  const before = await midnightsSince(database.db, new Date(seenAt.getTime() - longestDayMs));
  expect(before.out).toContainEqual({ tenantId, tags: [pageTags.day] });
});
