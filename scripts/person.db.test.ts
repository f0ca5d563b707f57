import { execFile } from "node:child_process";
import process from "node:process";
import { beforeAll, describe, expect, it } from "vitest";
import { databaseForThisFile } from "#tests/support/database.ts";
import { LeagueInDatabase } from "#tests/support/league-in-database.ts";

const database = databaseForThisFile();
const player = ["--tenant", "klb", "--player", "pera-peric"];

beforeAll(async () => {
  const league = await LeagueInDatabase.founded(database.db, "klb", ["Avala"]);
  await league.person("Pera", "Perić");
});

/** A command as an operator types it, on the test's database. */
async function person(...args: readonly string[]): Promise<string> {
  const env = { PATH: process.env["PATH"], DATABASE_URL: database.databaseUrl, ALLOW_UNSAFE_DATABASE: "1" };
  return new Promise((resolve) => {
    execFile(process.execPath, ["scripts/fullcourt.ts", "person", ...args], { env }, (_, stdout, stderr) =>
      resolve((stdout + stderr).trimEnd()),
    );
  });
}

// Each run of a command starts a process.
describe("fullcourt person", { timeout: 60_000 }, () => {
  it("BIO1 tells what it is given, leaves the rest, and takes it back", async () => {
    expect(await person("show", ...player)).toBe("height none  nationality none");
    expect(await person("set", ...player, "--height", "198", "--nationality", "RS")).toBe("height 198  nationality RS");
    expect(await person("set", ...player, "--nationality", "ME")).toBe("height 198  nationality ME");
    expect(await person("set", ...player, "--height", "none")).toBe("height none  nationality ME");
  });

  it("BIO1 refuses in one line what nobody is", async () => {
    for (const height of ["119", "251", "1.98", "two"]) expect(await person("set", ...player, "--height", height)).toContain("--height is");
    for (const country of ["rs", "SRB", "QQ"]) expect(await person("set", ...player, "--nationality", country)).toContain("ISO 3166-1");
    expect(await person("set", "--tenant", "klb", "--player", "nobody", "--height", "198")).toContain("no player nobody");
    for (const order of ["set", "show --height", "list"]) expect(await person(order, ...player)).toContain("usage: person show|set");
  });
});
