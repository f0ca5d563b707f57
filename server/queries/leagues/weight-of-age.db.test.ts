import { expect, test } from "vitest";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { weightOfAge } from "./weight-of-age.ts";

const database = databaseForThisFile();

/** The day on which who is so many years old was born, some days earlier or later. */
function bornBefore(years: number, days: number): string {
  const day = new Date();
  day.setUTCFullYear(day.getUTCFullYear() - years);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

test("BIO2 a weight that came into the rows is told from the eighteenth birthday on, and never without a date of birth", async () => {
  const league = await LeagueInDatabase.founded(database.db, "klb", ["Avala"]);
  const people = { adult: bornBefore(18, -2), minor: bornBefore(18, 2), unknown: null };
  for (const [name, day] of Object.entries(people)) {
    const personId = await league.person(name, "Perić");
    await database.db.updateTable("persons").set({ birth_date: day, weight_kg: 90 }).where("person_id", "=", personId).execute();
  }
  const told = await database.db
    .selectFrom("persons as person")
    .select(["person.given_name as name", weightOfAge.as("weight")])
    .execute();
  expect(Object.fromEntries(told.map(({ name, weight }) => [name, weight]))).toEqual({ adult: 90, minor: null, unknown: null });
});
