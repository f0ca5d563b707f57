import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { euroleagueAnswers, liveStatsData } from "#tests/support/games/source-games.ts";
import { readGame } from "./read-source.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "fullcourt-shapes-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function file(name: string, content: unknown): Promise<string> {
  const path = join(folder, name);
  await mkdir(join(path, ".."), { recursive: true });
  await writeFile(path, JSON.stringify(content));
  return path;
}

const ofOthers: readonly (readonly [name: string, document: unknown])[] = [
  ["NBA liveData", { meta: { version: 1 }, game: { gameId: "1", actions: [] } }],
  ["NBA liveData", { meta: {}, game: { homeTeam: {}, awayTeam: {} } }],
  ["NBA stats, version 2", { resource: "playbyplay", parameters: {}, resultSets: [] }],
  ["NBA stats, version 3", { meta: {}, boxScoreTraditional: {} }],
  ["EuroLeague API, version 2 or 3", { local: { players: [] }, road: { players: [] } }],
  ["LKL game-centre JSON", { quarters: { regular: { "1": [] }, overtime: [] } }],
  ["LKL game-centre JSON", { gameStatistics: {}, boxscore: { home: {}, away: {} } }],
  ["W League (Japan) JSON", { games: [{ game: {}, play_by_plays: [] }] }],
  ["B.League (Japan) JSON", { Game: {}, PlayByPlays: [] }],
  ["Segev (Israel) JSON", { error: null, result: { gameInfo: {}, actions: [] } }],
];

describe("IMP20 a file of another system", () => {
  it.each(ofOthers)("%s is called by its name, whichever format was asked for", async (name, document) => {
    const path = await file("other.json", document);
    await expect(readGame("fiba-livestats", path)).rejects.toThrow(`this is ${name}; it is not read`);
    await expect(readGame("euroleague", path)).rejects.toThrow(`this is ${name}; it is not read`);
  });

  it("one of ours under the wrong format is told the right one", async () => {
    const liveStats = await file("data.json", liveStatsData());
    await expect(readGame("euroleague", liveStats)).rejects.toThrow("it is read with --format fiba-livestats");
    const plays = await file("alone/PlaybyPlay.json", euroleagueAnswers().PlaybyPlay);
    await expect(readGame("fiba-livestats", plays)).rejects.toThrow("it is read with --format euroleague");
  });

  it("one that nobody knows is refused by what it lacks", async () => {
    await expect(readGame("fiba-livestats", await file("unknown.json", { a: 1 }))).rejects.toThrow("no two teams under tm");
    await expect(readGame("euroleague", await file("unknown.json", { a: 1 }))).rejects.toThrow("not a folder of EuroLeague answers");
  });
});

describe("IMP21 EuroLeague answers under the names of whoever collected them", () => {
  const answers = euroleagueAnswers();

  it("are read by folder, and by the play-by-play's file with its parts beside it", async () => {
    for (const game of ["1", "2"]) {
      await file(`season/playbyplay_${game}_E2025.json`, answers.PlaybyPlay);
      await file(`season/boxscore_${game}_E2025.json`, answers.Boxscore);
    }
    await file("season/points_2_E2025.json", answers.Points);
    const game = await readGame("euroleague", join(folder, "season/playbyplay_2_E2025.json"));
    expect(game.sourceGameId).toBe("2-e2025");
    expect(game.events.some(({ fact }) => fact.type === "field-goal" && fact.context.fastBreak)).toBe(true);
    await expect(readGame("euroleague", join(folder, "season"))).rejects.toThrow("the folder holds the plays of 2 games; name");
    await file("one/E2025_7_pbp.json", answers.PlaybyPlay);
    await file("one/E2025_7_box-score.json", answers.Boxscore);
    expect((await readGame("euroleague", join(folder, "one"))).events.length).toBeGreaterThan(10);
  });

  it("are refused where a part of the game is not there", async () => {
    await file("half/playbyplay_3_E2025.json", answers.PlaybyPlay);
    await file("half/boxscore_4_E2025.json", answers.Boxscore);
    await expect(readGame("euroleague", join(folder, "half/playbyplay_3_E2025.json"))).rejects.toThrow("there is no Boxscore.json");
  });
});
