import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { advanceSeason } from "#server/fantasy/advance-season.ts";
import { readSeason } from "#server/fantasy/known-season.ts";
import { makeTeam } from "#server/my-fantasy/make-team.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { cheapestSquad, FantasyLeague } from "#tests/support/database/fantasy-league.ts";
import { typedCommand } from "#tests/support/servers/typed-command.ts";

const database = databaseForThisFile();
let league: FantasyLeague;

beforeAll(async () => {
  league = await FantasyLeague.founded(database.db, "klb");
  await league.scheduled(1, ["Avala", "Banjica"], 48);
  await league.scheduled(2, ["Cerak", "Dorcol"], 24 * 9);
  await league.scheduled(3, ["Avala", "Dorcol"], 24 * 16);
});

function fantasy(...args: readonly string[]) {
  return typedCommand(database.databaseUrl, "fantasy", ...args, "--tenant", "klb", "--season", "2026-27", "--league", "first");
}

const done = { code: 0, stdout: "", stderr: "" };

/** What the players there are number 1 and 2, as addresses have them. */
async function playerSlug(number: number): Promise<string> {
  const row = await database.db
    .selectFrom("fantasy_players")
    .innerJoin("persons", "persons.person_id", "fantasy_players.person_id")
    .where("number", "=", number)
    .select("slug")
    .executeTakeFirstOrThrow();
  return row.slug;
}

async function season() {
  const known = await readSeason(database.db, league.key);
  if (known === null) throw new Error("the game is not played here");
  return known;
}

describe("fullcourt fantasy", () => {
  it("FAN19 FAN37 begins with other settings than the usual, and is called off as long as nobody has a team", async () => {
    expect(await fantasy("open", "budget=10")).toMatchObject({ code: 1, stderr: expect.stringContaining("from 300 to 3000") as string });
    expect(await fantasy("open", "budgett=900")).toMatchObject({ code: 1, stderr: expect.stringContaining("no field budgett") as string });
    expect(await fantasy("open", "formations=2-2-2")).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("written like 2-2-1, 1-3-1") as string,
    });
    expect(await fantasy("open", "budget=900", "--by", "Ana", "--reason", "A short season")).toMatchObject({ code: 0 });
    expect((await season()).settings.budget).toBe(900);
    expect(await fantasy("call-off", "--reason", "Too early")).toEqual(done);
    expect(await fantasy("rounds")).toMatchObject({ code: 1 });
    expect(await fantasy("open")).toMatchObject({ code: 0 });
    expect((await season()).settings.budget).toBe(1000);
  });

  it("FAN19 settings hold from the next round that is not yet open on, lists as well", async () => {
    expect(await fantasy("settings", "transfersPerRound=4", "windows.rounds=2, 3")).toEqual({
      ...done,
      stdout: "transfersPerRound: 3 → 4\nwindows.rounds: none → 2, 3\nkept: they hold from round 2 on\n",
    });
    expect(await fantasy("settings", "clubLimits=8:3")).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("contradiction") as string,
    });
    expect((await season()).settings.transfersPerRound).toBe(3);
  });

  it("FAN13 FAN22 an opening price is the office’s to say, before the first round and of nobody’s players", async () => {
    const [one, other] = [await playerSlug(1), await playerSlug(2)];
    const { open } = await season();
    expect(await fantasy("opening", one, "12.5", "--reason", "Back from abroad")).toEqual(done);
    expect((await season()).market[1]?.price).toBe(125);
    expect((await season()).open?.market).toBe((open?.market ?? 0) + 1);
    expect(await fantasy("opening", one, "99.0")).toMatchObject({ code: 1, stderr: expect.stringContaining("no price") as string });
    expect(await fantasy("opening", one, "many")).toMatchObject({ code: 1 });
    expect(await fantasy("opening", "nobody", "9.0")).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("no such player") as string,
    });
    const known = await season();
    const lineUp = cheapestSquad(known.market, known.clubsPlaying);
    expect(await makeTeam(database.db, known, null, { ...lineUp, name: "Prvi", market: known.open?.market ?? 0 })).toMatchObject({
      kind: "made",
    });
    const taken = await playerSlug(lineUp.players[0] ?? 0);
    expect(await fantasy("opening", taken, "9.0")).toMatchObject({ code: 1, stderr: expect.stringContaining("has him already") as string });
    expect(await fantasy("position", taken, "centre")).toMatchObject({ code: 1 });
    expect(await fantasy("position", lineUp.players.includes(2) ? one : other, "centre")).toEqual(done);
    expect(await fantasy("call-off")).toMatchObject({ code: 1, stderr: expect.stringContaining("teams have been made") as string });
  });

  it("FAN19 settings are tried before: what they change, and how many teams would not fit any more", async () => {
    const tried = async (...fields: readonly string[]) => (await fantasy("settings", "--try", ...fields)).stdout.trimEnd().split("\n");
    const end = "not kept; they would hold from round 2 on";
    expect(await tried("formations=1-3-1, 3-1-1", "clubLimits=0:1")).toEqual([
      "formations: 2-2-1, 1-3-1, 3-1-1, 2-1-2, 1-2-2 → 1-3-1, 3-1-1",
      "clubLimits: 8:3, 4:4, 0:6 → 0:1",
      expect.stringMatching(/^1 of 1 teams have more of a club/),
      expect.stringMatching(/^1 of 1 teams have another five/),
      end,
    ]);
    expect(await tried("budget=300", "shape.guard=5", "shape.forward=3")).toEqual([
      "shape.guard: 4 → 5",
      "shape.forward: 4 → 3",
      "budget: 1000 → 300",
      expect.stringMatching(/^1 of 1 teams have other groups/),
      expect.stringMatching(/^1 of 1 teams weigh more/),
      end,
    ]);
    expect(await tried("clubLimits=8:3, 0:10")).toEqual(["clubLimits: 8:3, 4:4, 0:6 → 8:3, 0:10", end]);
    expect(await tried("transfersPerRound=4")).toEqual(["nothing is other than before", end]);
    expect(await fantasy("settings", "--try", "formations=5-0-0")).toMatchObject({ code: 1, stdout: "" });
    expect(await fantasy("settings", "--try", "budget=10")).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("from 300 to 3000") as string,
    });
    expect(await fantasy("close", "--try")).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("only settings are tried") as string,
    });
    expect((await fantasy("acts")).stdout.match(/ settings /g)).toHaveLength(1);
    expect(await fantasy("settings", "formations=1-3-1, 2-2-1", "clubLimits=4:4, 0:6")).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/\nkept: they hold from round 2 on\n$/) as string,
    });
    const { season: versions } = await season();
    expect(versions.versions.at(-1)).toMatchObject({
      fromRound: 2,
      settings: { transfersPerRound: 4, clubLimits: [{ clubs: 4 }, { clubs: 0 }] },
    });
  });

  it("FAN31 a team that was thought out on a market that is another by now is not made", async () => {
    const before = await season();
    const lineUp = cheapestSquad(before.market, before.clubsPlaying);
    const { rows } = await sql<{ players: number[] }>`select players from fantasy_squads where league_id = ${league.key.leagueId}`.execute(
      database.db,
    );
    const taken = new Set(rows.flatMap(({ players }) => players));
    const free = before.market.findIndex((player, number) => player !== undefined && !taken.has(number));
    expect(await fantasy("opening", await playerSlug(free), "7.7")).toMatchObject({ stderr: "" });
    const made = { ...lineUp, name: "Drugi", market: before.open?.market ?? 0 };
    expect(await makeTeam(database.db, before, null, made)).toMatchObject({ refusal: { rule: "FAN26", code: "market" } });
  });

  it("FAN33 FAN37 a name is hidden and shown, with everything that was done written down", async () => {
    expect(await fantasy("hide", "1")).toMatchObject({ code: 1 });
    expect(await fantasy("hide", "1", "--reason", "Insults", "--by", "Ana")).toEqual(done);
    expect(await fantasy("show", "1", "--by", "Ana")).toEqual(done);
    const { stdout } = await fantasy("acts");
    const acts = stdout.trimEnd().split("\n");
    expect(acts[0]).toMatch(/ {2}show {2}1 {2}Ana$/);
    expect(acts[1]).toMatch(/ {2}hide {2}1 {2}Ana {2}“Insults”$/);
    expect(stdout).toMatch(/transfersPerRound: 3 → 4/);
    expect(stdout).toMatch(/call-off {2}command line {2}“Too early”/);
    expect(await fantasy("look-alikes")).toEqual(done);
  });

  it("FAN15 FAN37 a season is closed two weeks after its last game, and opened again", async () => {
    await sql`update games set status = 'cancelled' where league_id = ${league.key.leagueId}`.execute(database.db);
    await league.pass(24 * 17);
    await advanceSeason(database.db, league.key);
    expect(await fantasy("close")).toMatchObject({ code: 1 });
    expect(await fantasy("reopen")).toMatchObject({ code: 1, stderr: expect.stringContaining("not closed") as string });
    await league.pass(24 * 20);
    await advanceSeason(database.db, league.key);
    expect(await fantasy("close", "--reason", "It is over")).toEqual(done);
    expect((await season()).season.isClosed).toBe(true);
    expect(await fantasy("settings", "budget=1100")).toMatchObject({ code: 1, stderr: expect.stringContaining("closed") as string });
    expect(await fantasy("reopen", "--reason", "A protest was upheld")).toEqual(done);
    expect((await season()).season.isClosed).toBe(false);
    expect(await advanceSeason(database.db, league.key)).toBe(0);
  });
});
