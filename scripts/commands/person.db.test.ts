import { beforeAll, describe, expect, it } from "vitest";
import type { PersonId } from "#server/db/row-ids.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { said, typedCommand } from "#tests/support/servers/typed-command.ts";

const database = databaseForThisFile();
const player = ["--tenant", "klb", "--player", "pera-peric"];

beforeAll(async () => {
  const league = await LeagueInDatabase.founded(database.db, "klb", ["Avala"]);
  const adult = await league.person("Pera", "Perić");
  const minor = await league.person("Mika", "Mikić");
  await league.person("Žika", "Žikić");
  const bornOn = async (personId: PersonId, day: string) =>
    database.db.updateTable("persons").set({ birth_date: day }).where("person_id", "=", personId).execute();
  await bornOn(adult, "1998-05-05");
  await bornOn(minor, `${new Date().getUTCFullYear() - 16}-05-05`);
});

/** A command as an operator types it, on the test's database. */
async function person(...args: readonly string[]): Promise<string> {
  return said(await typedCommand(database.databaseUrl, "person", ...args));
}

describe("fullcourt person", () => {
  it("BIO1 tells what it is given, leaves the rest, and takes it back", async () => {
    expect(await person("show", ...player)).toBe("height none  weight none  nationality none");
    expect(await person("set", ...player, "--height", "198", "--nationality", "RS")).toBe("height 198  weight none  nationality RS");
    expect(await person("set", ...player, "--nationality", "ME")).toBe("height 198  weight none  nationality ME");
    expect(await person("set", ...player, "--height", "none")).toBe("height none  weight none  nationality ME");
  });

  it("BIO2 a weight is told of who is known to be of age, and of nobody else", async () => {
    expect(await person("set", ...player, "--weight", "95")).toContain("weight 95");
    expect(await person("set", ...player, "--weight", "none")).toContain("weight none");
    for (const weight of ["39", "201", "95.5", "heavy"])
      expect(await person("set", ...player, "--weight", weight)).toContain("--weight is");
    for (const slug of ["mika-mikic", "zika-zikic"]) {
      const other = ["--tenant", "klb", "--player", slug];
      expect(await person("set", ...other, "--weight", "80", "--height", "190")).toContain("not known to be 18");
      expect(await person("show", ...other)).toContain("height none  weight none");
    }
  });

  it("BIO1 refuses in one line what nobody is", async () => {
    for (const height of ["119", "251", "1.98", "two"]) expect(await person("set", ...player, "--height", height)).toContain("--height is");
    for (const country of ["rs", "SRB", "QQ"]) expect(await person("set", ...player, "--nationality", country)).toContain("ISO 3166-1");
    expect(await person("set", "--tenant", "klb", "--player", "nobody", "--height", "198")).toContain("no player nobody");
    for (const order of ["set", "show --height", "list"]) expect(await person(order, ...player)).toContain("usage: person show|set");
  });
});
