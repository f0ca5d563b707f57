import { spawn } from "node:child_process";
import process from "node:process";
import { beforeAll, describe, expect, it } from "vitest";
import type { GameId } from "#core/kernel/ids.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { Scoresheet } from "#tests/support/games/scoresheet.ts";
import { gameNamed } from "./game-named.ts";

const database = databaseForThisFile();
const ofRound = "/sr/seasons/2026-27/leagues/first/rounds/1/games/home-away";
const ofPlayoff = "/en/seasons/2026-27/leagues/first/playoff/9/final/games/2";
let league: LeagueInDatabase;
let played: GameId;
let final: GameId;

beforeAll(async () => {
  league = await LeagueInDatabase.founded(database.db, "club", ["Home", "Away"]);
  played = await league.game({ home: "Home", away: "Away" });
  final = await league.game({ home: "Away", away: "Home", round: 9 });
  await database.db.updateTable("games").set({ duel_slug: "final", duel_game: 2 }).where("game_id", "=", final).execute();
  for (const gameId of [played, final]) {
    const sheet = Scoresheet.begun();
    sheet.at("9:59").shot("h4", 2, true);
    await league.append(gameId, sheet.events);
  }
  // Another league's game under the same address.
  const other = await LeagueInDatabase.founded(database.db, "other", ["Home", "Away"]);
  await other.game({ home: "Home", away: "Away" });
});

/** The command as an operator types it, until it ends or has said where the game can be seen. */
async function replay(...args: readonly string[]): Promise<{ readonly said: string; readonly code: number | null }> {
  const env = { PATH: process.env["PATH"], DATABASE_URL: database.databaseUrl, ALLOW_UNSAFE_DATABASE: "1" };
  const running = spawn(process.execPath, ["scripts/fullcourt.ts", "replay", "--tenant", "club", ...args], { env });
  let said = "";
  const hear = (chunk: Buffer) => {
    said += chunk.toString();
    if (said.includes("under host name")) running.kill("SIGINT");
  };
  running.stdout.on("data", hear);
  running.stderr.on("data", hear);
  const code = await new Promise<number | null>((resolve) => void running.on("close", resolve));
  return { said, code };
}

describe("a game is found", () => {
  it.each([
    ["its page in a round", ofRound, () => played],
    ["a tab of it, with a hash", `${ofRound}/tabs/PlayByPlay#q4`, () => played],
    ["its page in the play-offs", ofPlayoff, () => final],
    ["that page's whole address", `http://club.localhost:3000${ofPlayoff}?league=first`, () => final],
    ["its tenant and the last part of its address", "club/home-away", () => played],
  ])("by %s", async (_how, name, gameId) => {
    expect(await gameNamed(database.db, name, league.tenantId)).toMatchObject({ gameId: gameId(), hosts: ["club.localhost"] });
  });

  it("by its id, by its whole address without a tenant, and by nothing less", async () => {
    expect(await gameNamed(database.db, final.toUpperCase())).toMatchObject({ gameId: final });
    expect(await gameNamed(database.db, `https://club.localhost${ofRound}`)).toMatchObject({ gameId: played });
    for (const name of [ofRound, "home-away", "", "/", "http://", "http://club.localhost/sr", `http://nobody.localhost${ofRound}`])
      expect(await gameNamed(database.db, name), name).toContain("there is no game");
  });

  it("only where it is: not another tenant's, not under another's host, not a game of a duel that was not", async () => {
    for (const name of ["other/home-away", `http://other.localhost${ofRound}`, ofPlayoff.replace(/2$/, "1"), ofPlayoff.replace(/2$/, "02")])
      expect(await gameNamed(database.db, name, league.tenantId), name).toContain("there is no game");
  });
});

describe("replay", () => {
  it("plays a game of a round and one of the play-offs again, by the addresses that browsers show", async () => {
    const round = await replay(ofRound, "--speed", "20");
    expect(round.said).toMatch(new RegExp(`lines in \\d+ min, under host name rehearsal.club.localhost: ${ofRound}\\n`));
    const playoff = await replay(`http://club.localhost:3000${ofPlayoff}`, "--speed", "20");
    expect(playoff.said).toMatch(new RegExp(`under host name rehearsal.club.localhost: ${ofPlayoff}\\n`));
    expect([round.code, playoff.code]).toEqual([0, 0]);
    const rehearsed = await database.db.selectFrom("games").select(["game_id", "duel_slug"]).where("source", "=", "rehearsal").execute();
    expect(rehearsed.toSorted((one, other) => (one.duel_slug ?? "").localeCompare(other.duel_slug ?? ""))).toEqual([
      { game_id: played, duel_slug: null },
      { game_id: final, duel_slug: "final" },
    ]);
    expect((await replay("--remove")).said).toContain("rehearsals removed");
  }, 60_000);

  it.each([
    ["a game that is not there", ["/sr/seasons/2026-27/leagues/first/rounds/1/games/nobody"], "there is no game"],
    ["none", [], "which game?"],
    ["a speed beyond twenty", [ofRound, "--speed", "21"], "--speed must be"],
    ["a lead that is no number", [ofRound, "--in", "soon"], "--in must be"],
  ])("refuses %s in one line", async (_what, args, words) => {
    const { said, code } = await replay(...args);
    expect(said).toContain(words);
    expect(said.trim().split("\n")).toHaveLength(1);
    expect(code).toBe(1);
  });
});
