import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { SchedulePlan } from "#core/league/schedule/schedule-plan.ts";
import { venuesFor } from "#server/db/repositories/venues.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { runCommand } from "../commands.ts";
import { schedule } from "./schedule.ts";

const database = databaseForThisFile();
let folder: string;
let example: Record<string, unknown>;
let league: LeagueInDatabase;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "fullcourt-schedule-"));
  league = await LeagueInDatabase.founded(database.db, "klb", ["Dorcol", "Zemun", "Kosutnjak", "Avala"]);
  for (const slug of ["hala-dorcol", "hala-sever", "hala-avala"])
    await venuesFor(database.db, league.tenantId).save({
      slug,
      name: { text: slug, transliterable: false },
      latinName: slug,
      city: null,
      capacity: null,
    });
  const page = await readFile("docs/formats/schedule.md", "utf8");
  example = JSON.parse(/```json\n(.+?)```/s.exec(page)?.[1] ?? "") as Record<string, unknown>;
});

afterAll(() => rm(folder, { recursive: true, force: true }));

type Outcome = { readonly code: number; readonly stdout: string; readonly stderr: string };
const commands = { schedule, "move-game": async (args: readonly string[]) => runCommand(["move-game", ...args]) };

/** The command on the test's database, as `scripts/fullcourt.ts` runs it; here, since a process of its own for each takes long. */
async function fullcourt(...[name, ...args]: readonly string[]): Promise<Outcome> {
  vi.stubEnv("DATABASE_URL", database.databaseUrl);
  vi.stubEnv("ALLOW_UNSAFE_DATABASE", "1");
  const [stdout, stderr] = [written(process.stdout), written(process.stderr)];
  try {
    const code = await commands[name as keyof typeof commands](args);
    return { code, stdout: stdout(), stderr: stderr() };
  } finally {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  }
}

async function roundOf(slug: string | undefined): Promise<string> {
  const rounds = database.db.selectFrom("rounds").innerJoin("games", (on) => on.onRef("games.round_id", "=", "rounds.round_id"));
  const row = await rounds
    .select("rounds.slug")
    .where("games.slug", "=", slug ?? "")
    .executeTakeFirstOrThrow();
  return row.slug;
}

function written(stream: NodeJS.WriteStream): () => string {
  const spy = vi.spyOn(stream, "write").mockReturnValue(true);
  return () => spy.mock.calls.map(([text]) => String(text)).join("");
}

async function file(name: string, change: Record<string, unknown> = {}): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, JSON.stringify({ ...example, ...change }));
  return path;
}

const into = ["--tenant", "klb", "--season", "2026-27", "--league", "first"];
const plays = { kind: "plays", team: "avala", rounds: [1], at: "bye" };

describe("fullcourt schedule", () => {
  it("SCHED13 prints the same preview for the same seed, with nothing dropped", async () => {
    const path = await file("plan.json");
    const { code, stdout, stderr } = await fullcourt("schedule", "--plan", path, "--seed", "7");
    expect([code, stderr]).toEqual([0, ""]);
    const plan = JSON.parse(stdout) as SchedulePlan;
    expect(plan.rounds.flatMap(({ games }) => games)).toHaveLength(12);
    expect(plan.report.breaks).toMatchObject({ total: 6, minimum: 6 });
    expect((await fullcourt("schedule", "--plan", path, "--seed", "7")).stdout).toBe(stdout);
  });

  it("SCHED14 SCHED15 prints a table for people in their language, and what could not be kept", async () => {
    const kept = await fullcourt("schedule", "--plan", await file("plan.json"), "--table", "--lang", "sr");
    expect(kept.stdout).toContain("1. kolo\n");
    expect(kept.stdout).toContain(
      "Sve želje su ispunjene.\nUzastopne utakmice kod kuće ili u gostima: 6; najmanje moguće: 6. Najduži niz: 2.",
    );
    const broken = await fullcourt("schedule", "--plan", await file("bye.json", { wishes: [plays] }), "--table");
    expect(broken.stdout).toContain("Impossible: with an even number of teams Avala has no bye in round 1.\n");
    expect(broken.stdout).toContain("required: Avala does not have a bye in round 1.\n");
  });

  it("SCHED16 publishes what was looked at, once; a game is then moved", async () => {
    const path = await file("plan.json");
    expect(await fullcourt("schedule", "--plan", path, "--publish", ...into)).toEqual({
      code: 0,
      stdout: "published: 12 games in 6 rounds; 0 replaced\n",
      stderr: "",
    });
    expect((await fullcourt("schedule", "--plan", path, "--publish", ...into)).stdout).toBe("nothing new: 12 games in 6 rounds\n");
    const other = await fullcourt("schedule", "--plan", path, "--seed", "9", "--publish", ...into);
    expect(other.stderr).toBe("schedule: the league has 12 games already; --replace puts the new schedule in their place\n");
    const [first] = (JSON.parse((await fullcourt("schedule", "--plan", path)).stdout) as SchedulePlan).rounds;
    const { home, away } = first?.games[0] ?? { home: "", away: "" };
    const game = ["move-game", ...into, "--round", "1", "--game", `${home}-${away}`];
    const moved = await fullcourt(...game, "--to", "2026-12-01T19:00", "--venue", "hala-avala", "--reason", "television");
    expect(moved).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("tipOff: 2026-12-01T19:00\nday: \nhall: hala-avala\n") as string,
      stderr: "",
    });
    const ref = { seasonSlug: "2026-27", leagueSlug: "first", roundSlug: "1", gameSlug: `${home}-${away}` };
    expect(await league.pages().game(ref)).toMatchObject({
      summary: { tipOff: Date.UTC(2026, 11, 1, 18) },
      moves: [{ reason: "television" }],
    });
    const noDay = await fullcourt(...game, "--to", "8.12.2026", "--reason", "television");
    expect([noDay.code, noDay.stderr]).toEqual([1, expect.stringContaining("--day is not a day")]);
    expect((await fullcourt(...game, "--to", "postponed", "--reason", "illness")).code).toBe(0);
    expect((await league.pages().game(ref))?.summary).toMatchObject({ status: "postponed", tipOff: Date.UTC(2026, 11, 1, 18) });
  });

  it("SCHED23 plans slots without a time, publishes their days, and moves a game to a day whose time is to follow", async () => {
    const open = await LeagueInDatabase.founded(database.db, "open-slots", ["Dorcol", "Zemun", "Kosutnjak", "Avala"]);
    const wishes = [
      { kind: "venue-clash", hours: 3 },
      { kind: "gap", hours: 48 },
      { kind: "slot", team: "avala", times: ["17:00"], weight: 1 },
    ];
    const teams = ["dorcol", "zemun", "kosutnjak", "avala"].map((slug) => ({ slug }));
    const slots = [{ weekday: "saturday" }, { weekday: "sunday", time: "17:00", games: 1 }];
    const path = join(folder, "open.json");
    await writeFile(path, JSON.stringify({ ...example, teams, venues: [], slots, wishes }));
    const to = ["--tenant", "open-slots", "--season", "2026-27", "--league", "first"];
    expect((await fullcourt("schedule", "--plan", path, "--table")).stdout).toContain("time to be decided");
    expect((await fullcourt("schedule", "--plan", path, "--publish", ...to)).stderr).toBe("");
    const [first] = (JSON.parse((await fullcourt("schedule", "--plan", path)).stdout) as SchedulePlan).rounds;
    const planned = first?.games.find(({ time }) => time === null);
    const ref = { seasonSlug: "2026-27", leagueSlug: "first", roundSlug: "1", gameSlug: `${planned?.home}-${planned?.away}` };
    expect((await open.pages().game(ref))?.summary).toMatchObject({ status: "scheduled", tipOff: null, tipOffDay: planned?.day });
    const game = ["move-game", ...to, "--round", "1", "--game", ref.gameSlug];
    const moved = await fullcourt(...game, "--to", "2026-12-05", "--reason", "television");
    expect(moved).toMatchObject({ code: 0, stdout: expect.stringContaining("tipOff: \nday: 2026-12-05\n") as string, stderr: "" });
    expect((await open.pages().game(ref))?.summary).toMatchObject({ status: "scheduled", tipOff: null, tipOffDay: "2026-12-05" });
    expect((await fullcourt(...game, "--to", "postponed", "--reason", "illness")).code).toBe(0);
    expect((await open.pages().game(ref))?.summary).toMatchObject({ status: "postponed", tipOffDay: "2026-12-05" });
    expect((await fullcourt(...game, "--to", "undecided", "--reason", "illness")).code).toBe(0);
    expect((await open.pages().game(ref))?.summary).toMatchObject({ status: "date-to-be-decided", tipOff: null, tipOffDay: null });
  });

  it.each([
    ["9999-12-31", "--day is not a day"],
    ["2126-12-01", "--day is against DATE2"],
    ["9999-12-31T19:00", "--tipOff is not a day and time"],
    ["2126-12-01T19:00", "--tipOff is against DATE2"],
    ["2020-12-01T19:00", "--tipOff is against DATE2"],
    ["2027-03-28T02:30", "--tipOff is an hour that the clocks skip"],
  ])("DATE1 DATE2 DATE3 moves no game to %s", async (to, reason) => {
    const [round] = await database.db.selectFrom("games").select(["slug", "tip_off"]).orderBy("slug").limit(1).execute();
    const refused = await fullcourt(
      "move-game",
      ...into,
      "--round",
      await roundOf(round?.slug),
      "--game",
      round?.slug ?? "",
      "--to",
      to,
      "--reason",
      "typed",
    );
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining(reason)]);
    const after = await database.db.selectFrom("games").select("tip_off").orderBy("slug").limit(1).executeTakeFirst();
    expect(after?.tip_off).toEqual(round?.tip_off);
  });

  it("DATE1 the database itself keeps no moment outside the calendar, whoever forgot to ask", async () => {
    const far = { tip_off: new Date("9999-12-31T19:00:00Z") };
    await expect(database.db.updateTable("games").set(far).execute()).rejects.toThrow("games_tip_off_in_calendar");
    const both = { tip_off: new Date("2026-12-01T19:00:00Z"), tip_off_day: "2026-12-01" };
    await expect(database.db.updateTable("games").set(both).execute()).rejects.toThrow("games_time_or_day");
    const farDay = { tip_off: null, tip_off_day: "2200-01-01" };
    await expect(database.db.updateTable("games").set(farDay).execute()).rejects.toThrow("games_tip_off_day_check");
  });

  it.each<[string, readonly string[], string]>([
    ["without a file", ["schedule"], "--plan names the file"],
    ["in no language", ["schedule", "--plan", "x", "--lang", "tlh"], "--lang must be one of"],
    ["published nowhere", ["schedule", "--plan", "x", "--publish"], "--publish needs --tenant"],
    [
      "a game nobody knows",
      ["move-game", ...into, "--round", "1", "--game", "x", "--to", "undecided", "--reason", "y"],
      "there is no game /en/seasons/2026-27/leagues/first/rounds/1/games/x",
    ],
    [
      "in a league nobody knows",
      ["move-game", ...into.slice(0, 5), "cup", "--round", "1", "--game", "x", "--to", "undecided", "--reason", "y"],
      "there is no game /en/seasons/2026-27/leagues/cup/rounds/1/games/x",
    ],
  ])("refuses %s in one line", async (_what, args, reason) => {
    const { code, stdout, stderr } = await fullcourt(...args);
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toContain(reason);
    expect(stderr.trim().split("\n")).toHaveLength(1);
  });

  it("lets a file that cannot be read be told by the command line", async () => {
    await expect(fullcourt("schedule", "--plan", join(folder, "nowhere.json"))).rejects.toThrow("nowhere.json");
    await expect(fullcourt("schedule", "--plan", await file("odd.json", { legs: 9 }))).rejects.toThrow(/^legs: [^\n]+$/);
  });

  it("refuses to publish what breaks a required wish, and a file in another time", async () => {
    const broken = await fullcourt("schedule", "--plan", await file("bye.json", { wishes: [plays] }), "--publish", ...into);
    expect(broken.code).toBe(1);
    expect(broken.stderr).toContain("breaks what must be kept (1 times, see --table)");
    const elsewhere = await fullcourt("schedule", "--plan", await file("zone.json", { timeZone: "Europe/Madrid" }), "--publish", ...into);
    expect(elsewhere.stderr).toContain("the file is in Europe/Madrid, and klb keeps the time of Europe/Belgrade");
  });
});
