import { beforeAll, describe, expect, it } from "vitest";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { said, typedCommand } from "#tests/support/servers/typed-command.ts";

const database = databaseForThisFile();
const player = ["--tenant", "klb", "--player", "pera-peric"];

beforeAll(async () => {
  const league = await LeagueInDatabase.founded(database.db, "klb", ["Avala"]);
  await league.person("Pera", "Perić");
});

/** A command as an operator types it, on the test's database. */
async function availability(...args: readonly string[]) {
  const outcome = await typedCommand(database.databaseUrl, "availability", ...args);
  return { code: outcome.code, said: said(outcome) };
}

describe("fullcourt availability", () => {
  it("AVAIL1 AVAIL3 says what holds, and keeps what held before", async () => {
    const out = ["--status", "out", "--reason", "injury", "--since", "2026-11-20", "--back", "2026-12-05"];
    expect(await availability("set", ...player, ...out)).toEqual({ code: 0, said: "2026-11-20  out  injury  back 2026-12-05" });
    await availability("set", ...player, "--status", "available", "--since", "2026-12-01");
    expect((await availability("history", ...player)).said).toBe("2026-12-01  available\n2026-11-20  out  injury  back 2026-12-05");
  });

  it("AVAIL1 refuses in one line what it cannot keep", async () => {
    const set = ["set", ...player] as const;
    expect((await availability(...set)).said).toBe("availability: --status is one of available, doubtful, out, suspended");
    expect((await availability(...set, "--status", "out", "--reason", "torn ligament")).said).toContain("--reason is one of injury");
    expect((await availability(...set, "--status", "out", "--back", "2026-02-30")).said).toContain('not "2026-02-30"');
    expect((await availability(...set, "--status", "out", "--since", "2026-12-05", "--back", "2026-12-05")).said).toContain("--back is");
    expect((await availability(...set, "--status", "available", "--reason", "rest")).said).toContain("who is available");
    expect((await availability("set", "--tenant", "klb", "--player", "nobody", "--status", "out")).said).toContain("no player nobody");
    expect((await availability("history", "--tenant", "klb")).said).toContain("usage: availability set|history");
  });
});
