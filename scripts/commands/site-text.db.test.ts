import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { typedCommand } from "#tests/support/servers/typed-command.ts";

const database = databaseForThisFile();
const written = "Liga okuplja [klubove](/clubs) grada.\n\n## Sedište\n\n- Ulica 1\n";
let folder: string;

beforeAll(async () => {
  for (const slug of ["klb", "lkr"]) await LeagueInDatabase.founded(database.db, slug, ["Avala", "Cer"]);
  folder = await mkdtemp(join(tmpdir(), "site-text-"));
  await writeFile(join(folder, "about.md"), written);
  await writeFile(join(folder, "empty.md"), " \n");
});

afterAll(() => rm(folder, { recursive: true }));

function siteText(...args: readonly string[]) {
  return typedCommand(database.databaseUrl, "site-text", ...args);
}

const about = ["--tenant", "klb", "--key", "about", "--locale", "sr"];

describe("fullcourt site-text", () => {
  it("puts a text there, shows it as it was written, and takes it away once; another league's stay its own", async () => {
    expect(await siteText("put", ...about, "--file", join(folder, "about.md"))).toMatchObject({ code: 0, stdout: "about sr: written\n" });
    expect((await siteText("list", "--tenant", "klb")).stdout).toBe("about sr\n");
    expect((await siteText("list", "--tenant", "lkr")).stdout).toBe("");
    expect((await siteText("show", ...about)).stdout).toBe(written);
    expect(await siteText("remove", ...about)).toMatchObject({ code: 0, stdout: "about sr: removed\n" });
    expect(await siteText("remove", ...about)).toMatchObject({ code: 1, stderr: "site-text: there is no about in sr\n" });
  });

  it("refuses in one line what it cannot do", async () => {
    const refused = async (...args: readonly string[]) => (await siteText(...args)).stderr.trimEnd();
    expect(await refused("put", ...about, "--file", join(folder, "empty.md"))).toMatch(/^site-text: .*empty\.md is empty/);
    expect(await refused("put", ...about)).toBe("site-text: --file names the text to put there");
    expect(await refused("show", "--tenant", "klb", "--key", "history", "--locale", "sr")).toMatch(
      /^site-text: --key must be one of about,/,
    );
    expect(await refused("show", "--tenant", "klb", "--key", "about", "--locale", "de")).toMatch(/^site-text: --locale must be one of en,/);
    expect(await refused("show", "--tenant", "nobody", "--key", "about", "--locale", "sr")).toBe("site-text: there is no tenant nobody");
  });
});
