import { beforeAll, expect, it } from "vitest";
import { foldPlays } from "#core/game/evolve.ts";
import { playsInForce } from "#core/game/plays-in-force.ts";
import { fiba } from "#core/rules/fiba.ts";
import { boxScoreOf } from "#core/stats/fold-box-score.ts";
import { defaultPerGameView, everyGame } from "#core/stats/history/per-game-filter.ts";
import { exhibitionGame } from "#demo/exhibition-game.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { statisticsQueriesFor } from "./statistics-queries.ts";

const database = databaseForThisFile();
const address = { seasonSlug: "2026-27", leagueSlug: "first" };
/** The tenant names Guard, Forward and Center, in this order. */
const told = ["Center", "Guard", "Libero", "Guard"] as const;
let league: LeagueInDatabase;

beforeAll(async () => {
  league = await LeagueInDatabase.founded(database.db, "positions", ["Avala", "Banjica"]);
  const gameId = await league.game({ home: "Avala", away: "Banjica" });
  const { events } = exhibitionGame("positions");
  await league.append(gameId, events.slice(0, 60));
  const played = boxScoreOf(foldPlays(playsInForce(events), fiba)).teams.home.players.filter((line) => line.played);
  for (const [index, { key }] of played.slice(0, told.length).entries()) {
    await league.link(gameId, key, await league.person("Igrač", `${told[index]} ${index}`));
  }
  await league.append(gameId, events.slice(60));
});

function positions() {
  return statisticsQueriesFor(league.db, league.tenantId, () => undefined)
    .leaguePerGame(address, { ...defaultPerGameView, filter: everyGame }, 1)
    .then((answer) => answer?.positions);
}

it("FILTER8 a table may be narrowed to the positions that the tenant names and players of the league have, in the tenant's order", async () => {
  expect(await positions()).toEqual([]);
  const persons = await league.db
    .selectFrom("persons")
    .select(["person_id", "family_name"])
    .where("tenant_id", "=", league.tenantId)
    .execute();
  for (const { person_id, family_name } of persons) {
    await league.db
      .updateTable("player_season_totals")
      .set({ position: family_name.split(" ")[0] ?? "" })
      .where("tenant_id", "=", league.tenantId)
      .where("person_id", "=", person_id)
      .execute();
  }
  expect(await positions()).toEqual(["Guard", "Center"]);
});
