import { beforeAll, describe, expect, it } from "vitest";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { said, typedCommand } from "#tests/support/servers/typed-command.ts";

const database = databaseForThisFile();
const kej = ["--tenant", "klb", "--hall", "kej"];

beforeAll(async () => {
  const league = await LeagueInDatabase.founded(database.db, "klb", ["Avala", "Dunav"]);
  await league.game({ home: "Avala", away: "Dunav", venue: "Kej" });
});

/** A command as an operator types it, on the test's database. */
async function hall(...args: readonly string[]): Promise<string> {
  return said(await typedCommand(database.databaseUrl, "hall", ...args));
}

describe("fullcourt hall", () => {
  it("HALLS3 tells what it is given, leaves the rest, and takes it back", async () => {
    expect(await hall("show", ...kej)).toBe("address none  city none  coordinates none  seats none");
    const placed = ["--address", "Kej 5", "--city", "Beograd", "--coordinates", "44.8125, 20.4612", "--seats", "1500"];
    expect(await hall("set", ...kej, ...placed)).toBe("address Kej 5  city Beograd  coordinates 44.8125,20.4612  seats 1500");
    expect(await hall("set", ...kej, "--way", "Tramvajem 7.", "--locale", "sr")).toContain("seats 1500\nway sr: Tramvajem 7.");
    expect(await hall("set", ...kej, "--way", "Tramvajem 9.", "--locale", "sr", "--seats", "none")).toContain("none\nway sr: Tramvajem 9.");
    expect(await hall("set", ...kej, "--coordinates=-33.9,18.4", "--way", "none", "--locale", "sr")).toBe(
      "address Kej 5  city Beograd  coordinates -33.9,18.4  seats none",
    );
    expect(await hall("set", ...kej, "--coordinates", "none", "--address", "none")).toContain(
      "address none  city Beograd  coordinates none",
    );
  });

  it("HALLS3 refuses in one line what is no place, no number and no language", async () => {
    for (const at of ["44.8", "91,20", "44.8 20.4"])
      expect(await hall("set", ...kej, "--coordinates", at)).toContain("--coordinates is no");
    for (const seats of ["0", "1.5", "many", "200001"]) expect(await hall("set", ...kej, "--seats", seats)).toContain("--seats is ");
    for (const address of ["", "  ", "x".repeat(201), "Kej\n5"]) {
      expect(await hall("set", ...kej, "--address", address)).toMatch(/--address (has|is empty|holds)/);
    }
    expect(await hall("set", ...kej, "--way", "x".repeat(2001), "--locale", "sr")).toContain("--way has");
    expect(await hall("set", ...kej, "--way", "On foot.", "--locale", "de")).toContain("--locale must be one of");
    expect(await hall("set", ...kej, "--way", "On foot.")).toContain("belong together");
    expect(await hall("set", "--tenant", "klb", "--hall", "nowhere", "--seats", "9")).toContain("no hall nowhere");
    for (const order of ["set", "show --seats", "list"]) expect(await hall(...order.split(" "), ...kej)).toContain("hall");
  });
});
