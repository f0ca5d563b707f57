import { beforeAll, describe, expect, it } from "vitest";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { said, typedCommand } from "#tests/support/servers/typed-command.ts";

const database = databaseForThisFile();

beforeAll(async () => {
  await LeagueInDatabase.founded(database.db, "klb", ["Partizan", "Phoenix"]);
  await database.db.updateTable("clubs").set({ transliterable: false }).execute();
  await database.db.updateTable("teams").set({ transliterable: false }).execute();
});

/** A command as an operator types it, on the test's database. */
async function script(...args: readonly string[]): Promise<string> {
  return said(await typedCommand(database.databaseUrl, "name-script", ...args));
}

describe("fullcourt name-script", () => {
  it("NAME6 says of one name whether it is written in Cyrillic, and takes it back", async () => {
    const partizan = ["--tenant", "klb", "--of", "club", "--slug", "partizan"];
    expect(await script("show", ...partizan)).toBe("partizan  Partizan  Latin");
    expect(await script("set", ...partizan, "--cyrillic", "yes")).toBe("1 changed\npartizan  Partizan  Cyrillic");
    const rows = await database.db.selectFrom("teams").select("transliterable").where("name", "=", "Partizan").execute();
    expect(rows).toEqual([{ transliterable: true }]);
    expect(await script("set", ...partizan, "--cyrillic", "yes")).toBe("0 changed\npartizan  Partizan  Cyrillic");
    expect(await script("set", ...partizan, "--cyrillic", "no")).toContain("Latin");
  });

  it("NAME6 says it of all whose spelling could be Serbian, and of no other", async () => {
    expect(await script("set", "--tenant", "klb", "--of", "club", "--all", "--cyrillic", "yes")).toBe("1 changed");
    expect(await script("show", "--tenant", "klb", "--of", "club")).toBe("partizan  Partizan  Cyrillic\nphoenix  Phoenix  Latin");
  });

  it("NAME6 knows the names of leagues, players and halls too", async () => {
    for (const of of ["league", "player", "hall"]) expect(await script("show", "--tenant", "klb", "--of", of)).not.toContain("usage");
    expect(await script("set", "--tenant", "klb", "--of", "league", "--slug", "first", "--cyrillic", "yes")).toContain("Cyrillic");
    expect(await script("set", "--tenant", "klb", "--of", "league", "--slug", "first", "--cyrillic", "no")).toContain("Latin");
  });

  it("NAME6 refuses in one line what is nobody and no answer", async () => {
    expect(await script("set", "--tenant", "klb", "--of", "club", "--slug", "nobody", "--cyrillic", "yes")).toContain("has no club nobody");
    expect(await script("set", "--tenant", "klb", "--of", "club", "--slug", "partizan", "--cyrillic", "maybe")).toContain("--cyrillic is");
    expect(await script("set", "--tenant", "klb", "--of", "club", "--cyrillic", "yes")).toContain("--all means");
    expect(await script("show", "--tenant", "klb", "--of", "ball")).toContain("usage");
  });
});
