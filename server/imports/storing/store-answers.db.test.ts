import { describe, expect, it } from "vitest";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { fixtureSource } from "#tests/support/fixtures/fixture-source.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { expectMadeUpBox } from "#tests/support/fixtures/made-up-box.ts";
import { v7Source } from "#tests/support/games/v7-source.ts";
import { readV7 } from "../fiba-v7.ts";
import { readFixture } from "../genius-fixture.ts";
import type { ImportedGame } from "../imported-game.ts";
import type { ImportTarget } from "./import-target.ts";
import { storeGame } from "./store-game.ts";

const database = databaseForThisFile();
const untold = { round: null, tipOff: null };

const games: readonly (readonly [string, () => ImportedGame, string, string])[] = [
  ["genius-fixture", () => readFixture([{ name: "fixture.json", json: fixtureSource() }], "file"), "person-a4", "entity-a"],
  ["fiba-v7", () => readV7(v7Source(), "file"), "9004", "501"],
];

describe.each(games)("a made-up game of %s in a league", (format, read, person, club) => {
  it("IMP11 is read from its page as it was counted by hand, changes nothing when it comes again, and its ids are kept", async () => {
    const { tenantId, seasonId, leagueId, pages } = await leagueOf(format);
    const target: ImportTarget = {
      tenantId,
      seasonId,
      leagueId,
      seasonSlug: "2026-27",
      leagueSlug: "first",
      defaultLocale: "sr",
      timeZone: "Europe/Belgrade",
    };
    const answer = await storeGame(database.db, target, read(), untold, 0);
    if (answer.kind !== "stored") throw new Error(JSON.stringify(answer));
    const view = await pages.game(answer.ref);
    if (!view?.box) throw new Error("the game has no box score");
    expectMadeUpBox(view.box);
    expect(await storeGame(database.db, target, read(), untold, 0)).toMatchObject({
      added: 0,
      amended: 0,
      voided: 0,
      moved: 0,
      restored: 0,
    });
    const people = await database.db.selectFrom("person_external_ids").select("external_id").where("source", "=", format).execute();
    expect(people).toHaveLength(14);
    expect(people.map((row) => row.external_id)).toContain(person);
    const clubs = await database.db.selectFrom("club_external_ids").select("external_id").where("source", "=", format).execute();
    expect(clubs.map((row) => row.external_id)).toContain(club);
  });
});

async function leagueOf(format: string) {
  const league = await LeagueInDatabase.founded(database.db, format, []);
  const { tenantId, seasonId, leagueId } = league;
  return { tenantId, seasonId, leagueId, pages: league.pages() };
}
