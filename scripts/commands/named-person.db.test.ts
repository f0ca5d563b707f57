import { beforeAll, describe, expect, it } from "vitest";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { makeNamedPeopleKnown } from "#server/projections/named-people.ts";
import { said, typedCommand } from "#tests/support/servers/typed-command.ts";

const database = databaseForThisFile();
const coach = ["--tenant", "klb", "--role", "coach", "--person"];

beforeAll(async () => {
  const league = await LeagueInDatabase.founded(database.db, "klb", ["Avala"]);
  await database.db
    .transaction()
    .execute((transaction) => makeNamedPeopleKnown(transaction, league.tenantId, "coach", ["Pera Perić", "P. Perić", "ПЕРА ПЕРИЋ", null]));
});

/** A command as an operator types it, on the test's database. */
async function namedPerson(...args: readonly string[]): Promise<string> {
  return said(await typedCommand(database.databaseUrl, "named-person", ...args));
}

describe("fullcourt named-person", () => {
  it("COACH2 joins, shows and parts", async () => {
    expect(await namedPerson("join", ...coach, "p-peric", "--into", "pera-peric")).toBe(
      "pera-peric  Pera Perić\np-peric  P. Perić  means pera-peric",
    );
    expect(await namedPerson("join", ...coach, "p-peric", "--into", "pera-peric")).toContain("means the same already");
    expect(await namedPerson("part", ...coach, "p-peric")).toBe("p-peric  P. Perić");
    expect(await namedPerson("name", ...coach, "pera-peric", "--name", "Pera Peric")).toBe("pera-peric  Pera Peric");
  });

  it("COACH2 refuses in one line what cannot be", async () => {
    expect(await namedPerson("show", ...coach, "nobody")).toContain("klb has no coach nobody");
    expect(await namedPerson("join", ...coach, "p-peric", "--into", "nobody")).toContain("klb has no coach nobody");
    for (const order of ["join", "name", "list"]) expect(await namedPerson(order, ...coach, "p-peric")).toContain("usage: named-person");
    expect(await namedPerson("show", "--tenant", "klb", "--role", "player", "--person", "p-peric")).toContain("usage: named-person");
  });
});
