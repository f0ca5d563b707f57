import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { action, euroleagueAnswers, liveStatsData, ordinaryActions } from "#tests/support/games/source-games.ts";

const database = databaseForThisFile();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "fullcourt-import-"));
  await LeagueInDatabase.founded(database.db, "klb", []);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

type Outcome = { readonly code: number; readonly stdout: string; readonly stderr: string };

/** The command as an operator types it, on the test's database. */
function fullcourt(...args: readonly string[]): Promise<Outcome> {
  const env = { PATH: process.env["PATH"], DATABASE_URL: database.databaseUrl, ALLOW_UNSAFE_DATABASE: "1" };
  return new Promise((resolve) => {
    execFile(process.execPath, ["scripts/fullcourt.ts", ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    );
  });
}

async function file(name: string, content: object): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, JSON.stringify(content));
  return path;
}

const into = ["import", "--tenant", "klb", "--season", "2026-27", "--league"] as const;
const page = "/sr/seasons/2026-27/leagues";

describe("fullcourt import", () => {
  it("prints the page of each game and what it did, and goes on past a bad file", async () => {
    const [good, bad] = [await file("101.json", liveStatsData()), await file("102.json", { tm: {} })];
    const missing = join(folder, "103.json");
    const { code, stdout, stderr } = await fullcourt(...into, "first", "--round", "3", "--format", "fiba-livestats", bad, good, missing);
    expect(code).toBe(1);
    expect(stdout).toMatch(new RegExp(`^${page}/first/rounds/3/games/team-1-team-2 {2}\\d+ added; 0 flags\n$`));
    expect(
      stderr
        .trim()
        .split("\n")
        .map((line) => line.split(":")[0]),
    ).toEqual([bad, missing]);
  });

  it("of a file that was corrected prints its corrections; of one that was not, that there is nothing new", async () => {
    const corrected = await file(
      "101.json",
      liveStatsData(() => [...ordinaryActions(), action("08:10:00", 1, 2, "steal", "", { s1: 2, s2: 1 })]),
    );
    const outcome = await fullcourt(...into, "first", "--format", "fiba-livestats", corrected);
    expect(outcome).toEqual({ code: 0, stderr: "", stdout: `${page}/first/rounds/3/games/team-1-team-2  1 added; 0 flags\n` });
    const again = await fullcourt(...into, "first", "--format", "fiba-livestats", corrected);
    expect(again.stdout).toBe(`${page}/first/rounds/3/games/team-1-team-2  nothing new; 0 flags\n`);
  });

  it("makes a league only when told to", async () => {
    const game = join(folder, "E2026-1");
    await mkdir(game);
    for (const [name, answer] of Object.entries(euroleagueAnswers())) await writeFile(join(game, `${name}.json`), JSON.stringify(answer));
    const order = [...into, "cup", "--format", "euroleague", game];
    const refused = await fullcourt(...order);
    expect(refused).toEqual({ code: 1, stdout: "", stderr: "import: klb has no league cup in season 2026-27; --create makes it\n" });
    const made = await fullcourt(...order, "--create", "--tip-off", "2026-10-03T18:45");
    expect(made).toMatchObject({ code: 0, stderr: "" });
    const { tip_off } = await database.db
      .selectFrom("games")
      .select("tip_off")
      .where("source", "=", "euroleague")
      .executeTakeFirstOrThrow();
    expect(tip_off?.toISOString()).toBe("2026-10-03T16:45:00.000Z");
  });

  it.each([
    [["--tenant", "klb", "--season", "2026-27", "--format", "euroleague", "x"], "--league"],
    [
      ["--tenant", "nobody", "--season", "2026-27", "--league", "first", "--format", "euroleague", "x"],
      "there is no tenant nobody; there are klb",
    ],
    [["--tenant", "klb", "--season", "2026-27", "--league", "first", "--format", "xml", "x"], "--format must be one of"],
    [["--tenant", "klb", "--season", "2026-27", "--league", "first", "--format", "euroleague"], "nothing to import"],
    [["--tenant", "klb", "--season", "2026-27", "--league", "first", "--round", "0", "--format", "euroleague", "x"], "--round"],
    [
      ["--tenant", "klb", "--season", "2026-27", "--league", "first", "--tip-off", "2026-13-01T10:00", "--format", "euroleague", "x"],
      "--tip-off",
    ],
    [
      ["--tenant", "klb", "--season", "2026-27", "--league", "Second League", "--create", "--format", "euroleague", "x"],
      "cannot be part of an address",
    ],
  ])("refuses %s in one line", async (args, reason) => {
    const { code, stdout, stderr } = await fullcourt("import", ...args);
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toContain(reason);
    expect(stderr.trim().split("\n")).toHaveLength(1);
  });
});

describe("fullcourt rebuild", () => {
  it("says what it made anew", async () => {
    const { code, stdout } = await fullcourt("rebuild");
    expect([code, stdout.replace(/\d+ ms/, "")]).toEqual([0, "klb: 2 games in 2 leagues, \n"]);
    expect(await fullcourt("rebuild", "--tenant", "nobody")).toMatchObject({ code: 1, stderr: "rebuild: there is no tenant nobody\n" });
  });
});
