import { expect, it } from "vitest";
import { phrase } from "#core/wording/statistic-phrase.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { key, Scoresheet } from "#tests/support/games/scoresheet.ts";
import { siteQueriesFor } from "../site-queries.ts";

const database = databaseForThisFile();

/** A finished game, 2:0. */
function won(): Scoresheet {
  const sheet = Scoresheet.begun();
  sheet.at("5:00").shot("h4", 2, true);
  for (const period of [1, 2, 3, 4]) {
    if (period > 1) sheet.at("10:00", period).add({ type: "period.start" });
    sheet.at("0:00").add({ type: "period.end" });
  }
  sheet.add({ type: "game.end" });
  return sheet;
}

it("FILTER5 the first page says what its leaders had to reach, from the games their teams have played", async () => {
  const league = await LeagueInDatabase.founded(database.db, "minimum", ["Avala", "Banjica", "Dunav"]);
  const person = await league.person("Luka", "Stalni");
  for (const round of [1, 2, 3]) {
    const away = round === 3 ? "Dunav" : "Banjica";
    const gameId = await league.game({ home: "Avala", away, round, tipOff: Date.UTC(2026, 9, round) });
    await league.link(gameId, key("h4"), person);
    await league.append(gameId, won().events);
  }
  const { leagues } = await siteQueriesFor(database.db, league.tenantId, () => undefined).home();
  expect(leagues[0]?.leaders[0]?.entries.map(({ games }) => games)).toEqual([3]);
  // Half of three games, rounded up, is two; Dunav has played one.
  expect(leagues[0]?.leaderNotes).toEqual([
    phrase("minimum.ofRule", {
      rule: phrase("rule.half"),
      now: phrase("minimum.gamesRange", { least: { kind: "amount", value: 1, decimals: 0 }, count: 2 }),
    }),
  ]);
});
