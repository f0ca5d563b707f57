import { beforeAll, describe, expect, it } from "vitest";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { type CommandOutcome, typedCommand } from "#tests/support/servers/typed-command.ts";

const database = databaseForThisFile();

beforeAll(async () => {
  await LeagueInDatabase.founded(database.db, "klb", ["Avala", "Banjica", "Cer"]);
});

/** The command as an operator types it, on the test's database. */
async function decide(...args: readonly string[]): Promise<CommandOutcome> {
  const whose = ["decide", "--tenant", "klb", "--season", "2026-27", "--league", "first"];
  return typedCommand(database.databaseUrl, ...whose, ...args);
}

describe("fullcourt decide", () => {
  it("RANK21 records a decision, lists it, and takes it back once", async () => {
    const { code, stdout } = await decide("--withdraw", "cer", "--games", "annul", "--reason", "left the league");
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^decided: [0-9a-f-]{36}\n$/)]);
    const id = stdout.slice("decided: ".length).trim();
    expect((await decide()).stdout).toMatch(new RegExp(`^${id}  \\d{4}-\\d\\d-\\d\\d  withdrawal cer annul  left the league\n$`));
    expect(await decide("--revoke", id)).toMatchObject({ code: 0, stdout: "revoked\n" });
    expect(await decide("--revoke", id)).toMatchObject({ code: 1, stderr: `decide: no decision ${id} is in force\n` });
    expect((await decide()).stdout).toContain("left the league  revoked\n");
  });

  it.each([
    [["--withdraw", "cer", "--games", "annul"], "--reason says why"],
    [["--withdraw", "cer", "--reason", "x"], "--games must be annul or forfeit-rest"],
    [["--deduct", "cer", "--points", "1.5", "--reason", "x"], "--points must be a whole number above 0"],
    [["--deduct", "nobody", "--points", "1", "--reason", "x"], "there is no team nobody in this league"],
    [["--draw", "avala", "--reason", "x"], "a draw is among two teams at least"],
    [["--draw", "avala,avala", "--reason", "x"], "a team is named twice"],
    [["--revoke", "1"], "no decision 1 is in force"],
  ])("RANK21 refuses %j in one line", async (args, message) => {
    expect(await decide(...args)).toEqual({ code: 1, stdout: "", stderr: `decide: ${message}\n` });
  });
});
