import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { typedCommand } from "#tests/support/servers/typed-command.ts";

const database = databaseForThisFile();
const league = ["--tenant", "klb"];
const allWays = "ways in password, google, passkey, official\n";
let folder: string;
let text: string;

beforeAll(async () => {
  for (const slug of ["klb", "lkr"]) await LeagueInDatabase.founded(database.db, slug, ["Avala", "Cer"]);
  await database.db.updateTable("tenants").set({ default_locale: "sr" }).where("slug", "=", "klb").execute();
  folder = await mkdtemp(join(tmpdir(), "account-rules-"));
  text = join(folder, "terms.md");
  await writeFile(text, "Pristajem.\n");
  await writeFile(join(folder, "empty.md"), "\n");
});
afterAll(() => rm(folder, { recursive: true }));

function rules(...args: readonly string[]) {
  return typedCommand(database.databaseUrl, "account-rules", ...args);
}

describe("fullcourt account-rules", () => {
  it("ACC19 sets ages and puts a text in force, of one league alone; a text in force is not written anew", async () => {
    expect((await rules("show", ...league)).stdout).toBe(`minimum age none\nown consent from any age\nterms in force none\n${allWays}`);
    expect(await rules("ages", ...league, "--minimum", "13", "--own-consent", "16")).toMatchObject({
      code: 0,
      stdout: `minimum age 13\nown consent from 16\nterms in force none\n${allWays}`,
    });
    expect((await rules("ages", ...league, "--minimum", "none")).stdout).toContain("minimum age none\nown consent from 16\n");
    const version = ["--version", "2026-11"];
    expect((await rules("in-force", ...league, ...version)).stderr).toContain("has no text in the league's own language (sr) yet");
    expect((await rules("terms", ...league, ...version, "--locale", "sr", "--file", text)).stdout).toContain("text 2026-11 sr\n");
    expect((await rules("in-force", ...league, ...version)).stdout).toContain("terms in force 2026-11\n");
    expect(await rules("terms", ...league, ...version, "--locale", "sr", "--file", text)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("2026-11 is in force in sr") as string,
    });
    expect((await rules("in-force", ...league, "--version", "none")).stdout).toContain(`terms in force none\n${allWays}`);
    expect((await rules("show", "--tenant", "lkr")).stdout).toBe(
      `minimum age none\nown consent from any age\nterms in force none\n${allWays}`,
    );
  });

  it("ACC26 names the ways in that a league offers, and takes all again", async () => {
    expect((await rules("ways", ...league, "--ways", "passkey, google")).stdout).toContain("ways in google, passkey\n");
    expect((await rules("show", "--tenant", "lkr")).stdout).toContain(allWays);
    expect((await rules("ways", ...league, "--ways", "all")).stdout).toContain(allWays);
  });

  it("refuses in one line what it cannot do", async () => {
    const refused = async (...args: readonly string[]) => {
      const { code, stdout, stderr } = await rules(...args);
      expect([code, stdout]).toEqual([1, ""]);
      return stderr.trimEnd();
    };
    expect(await refused()).toMatch(/^account-rules: usage: account-rules show/);
    expect(await refused("burn", ...league, "--version", "1")).toMatch(/^account-rules: usage/);
    expect(await refused("ways", ...league)).toMatch(/^account-rules: usage/);
    for (const ways of ["", "facebook", "google,google", "google,", "Google"])
      expect(await refused("ways", ...league, `--ways=${ways}`), ways).toBe(
        "account-rules: a way in is one of password, google, passkey, official, each named once",
      );
    expect(await refused("ways", ...league, "--ways", "passkey")).toContain("name another way as well");
    expect(await refused("ages", ...league)).toMatch(/^account-rules: usage/);
    for (const age of ["-1", "121", "thirteen", "13.5", ""])
      expect(await refused("ages", ...league, `--minimum=${age}`), age).toBe(
        "account-rules: an age is a whole number of years up to 120, or none",
      );
    expect(await refused("show", "--tenant", "nobody")).toBe("account-rules: there is no tenant nobody");
    const terms = ["terms", ...league, "--version"];
    expect(await refused(...terms, "a b", "--locale", "sr", "--file", text)).toMatch(/--version is letters, digits, dots and dashes/);
    expect(await refused(...terms, "1", "--locale", "de", "--file", text)).toMatch(/--locale must be one of en,/);
    expect(await refused(...terms, "1", "--locale", "sr")).toBe("account-rules: --file names the text");
    expect(await refused(...terms, "1", "--locale", "sr", "--file", join(folder, "empty.md"))).toMatch(/empty\.md is empty$/);
    expect(await refused(...terms, "1", "--locale", "sr", "--file", join(folder, "none.md"))).toBe(
      "fullcourt account-rules: there is no none.md",
    );
  });
});
