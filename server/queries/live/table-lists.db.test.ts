import { expect, it } from "vitest";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { tableLists } from "./table-lists.ts";

const database = databaseForThisFile();

it("PREP3 a table begins with the league's lists of the day of the game, in the order of shirts, and with whom the office appointed", async () => {
  const { db } = database;
  const league = await LeagueInDatabase.founded(db, "lists", ["Hawks", "Owls"]);
  const gameId = await league.game({ home: "Hawks", away: "Owls", round: 1, tipOff: Date.UTC(2026, 10, 27, 19) });
  for (const [family, shirt, until] of [
    ["Ilić", "10", null],
    ["Kralj", "4", null],
    ["Gone", "5", "2026-11-01"],
    ["Unnumbered", null, null],
  ] as const) {
    const entry = { tenant_id: league.tenantId, team_id: league.team("Hawks"), person_id: await league.person("A.", family) };
    await db
      .insertInto("rosters")
      .values({ ...entry, shirt_number: shirt, valid_to: until, captain: shirt === "4" })
      .execute();
  }
  await db
    .insertInto("game_appointments")
    .values({ tenant_id: league.tenantId, game_id: gameId, role: "crew-chief", name: "M. Marić" })
    .execute();
  const lists = await tableLists(db, league.tenantId, gameId);
  expect(lists?.home.players.map(({ familyName, shirt, captain, absence }) => [familyName, shirt, captain, absence])).toEqual([
    ["Kralj", "4", true, null],
    ["Ilić", "10", false, null],
    ["Unnumbered", null, false, null],
  ]);
  expect(lists).toMatchObject({ away: { players: [], coach: null }, officials: [{ role: "crew-chief", name: "M. Marić" }] });
});
