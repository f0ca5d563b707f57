import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { presetPlan } from "#core/league/playoff/preset-plans.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { type CommandOutcome, typedCommand } from "#tests/support/servers/typed-command.ts";

const database = databaseForThisFile();
let folder: string;
let league: LeagueInDatabase;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "fullcourt-playoffs-"));
  league = await LeagueInDatabase.founded(database.db, "klb", ["Avala", "Banjica", "Cer", "Durmitor"]);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** The command as an operator types it, on the test's database. */
async function playoffs(...args: readonly string[]): Promise<CommandOutcome> {
  const whose = ["playoffs", "--tenant", "klb", "--season", "2026-27", "--league", "first"];
  return typedCommand(database.databaseUrl, ...whose, ...args);
}

const seeds = ["--seeds", "cer,avala,banjica,durmitor"];

describe("fullcourt playoffs", () => {
  it("prints the bracket, and publishes only when told to", async () => {
    const { code, stdout } = await playoffs("--preset", "top-4");
    expect([code, stdout]).toEqual([
      0,
      [
        "semi-finals/1  (seed 1 of league) 0:0 (seed 4 of league)  best of 3, HAH  waiting",
        "semi-finals/2  (seed 2 of league) 0:0 (seed 3 of league)  best of 3, HAH  waiting",
        "final/final  (winner of semi-finals/1) 0:0 (winner of semi-finals/2)  best of 5, HHAAH  waiting",
        "nothing published; --publish does\n",
      ].join("\n"),
    ]);
    expect(await database.db.selectFrom("league_playoffs").selectAll().execute()).toEqual([]);

    const path = join(folder, "plan.json");
    await writeFile(path, JSON.stringify(presetPlan("top-4")));
    const published = await playoffs("--plan", path, ...seeds, "--publish");
    expect(published.stdout).toContain("semi-finals/1  cer 0:0 durmitor  best of 3, HAH  ready\n");
    expect(published.stdout.endsWith("published\n")).toBe(true);
    const games = await database.db.selectFrom("games").select("slug").where("league_id", "=", league.leagueId).orderBy("slug").execute();
    expect(games.map(({ slug }) => slug)).toContain("cer-durmitor-1");
  });

  it("tells in one line what is wrong", async () => {
    const plan = join(folder, "wrong.json");
    await writeFile(plan, JSON.stringify({ rounds: [{ slug: "final" }] }));
    const wrong: readonly (readonly [readonly string[], string])[] = [
      [["--preset", "top-8"], "playoffs: seed-beyond-table in quarter-finals/1: seed 8: the table league has 4 teams (and 3 more)\n"],
      [["--preset", "top-3"], "playoffs: --preset must be one of top-8, play-in-and-final-four, two-leg-cup, top-4, final-eight\n"],
      [["--preset", "top-4", "--seeds", "a,b,c,d"], "playoffs: no team of this league: a\n"],
      [["--plan", join(folder, "none.json")], `playoffs: ${join(folder, "none.json")}: there is no none.json\n`],
    ];
    for (const [args, message] of wrong) expect(await playoffs(...args)).toEqual({ code: 1, stdout: "", stderr: message });
    expect((await playoffs("--preset", "top-4", "--meetings", "never")).stderr).toMatch(/^playoffs: .*every two teams meet NaN times\n$/);
    expect((await playoffs("--plan", plan)).stderr).toMatch(/^playoffs: \S+wrong\.json: rounds\.0\.stage: [^\n]+\n$/);
  });
});
