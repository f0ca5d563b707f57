import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { boxScoreOf } from "#core/stats/fold-box-score.ts";
import { admitGame, type ImportFormat } from "./imported-game.ts";
import { importFormats, readGame } from "./read-source.ts";
import { fixtureSource, olderFixtureSource } from "#tests/support/fixtures/fixture-source.ts";
import { v7PageSource, v7Source } from "#tests/support/games/v7-source.ts";
import { euroleagueAnswers, liveStatsData } from "#tests/support/games/source-games.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "fullcourt-read-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function file(name: string, content: string | Buffer): Promise<string> {
  const path = join(folder, name);
  await mkdir(join(path, ".."), { recursive: true });
  await writeFile(path, content);
  return path;
}

describe("reading a source", () => {
  it("reads a LiveStats file plain, gzipped and with a byte-order mark alike", async () => {
    const text = JSON.stringify(liveStatsData());
    const plain = await readGame("fiba-livestats", await file("1/data.json", text));
    const zipped = await readGame("fiba-livestats", await file("1/data.json.gz", gzipSync(text)));
    const marked = await readGame("fiba-livestats", await file("1/marked/data.json", `\uFEFF${text}`));
    expect(zipped).toEqual(plain);
    expect(marked.events.length).toBe(plain.events.length);
    expect(plain.sourceGameId).toBe("1");
  });

  it("finds data.json.gz when told data.json", async () => {
    await file("2/data.json.gz", gzipSync(JSON.stringify(liveStatsData())));
    expect((await readGame("fiba-livestats", join(folder, "2/data.json"))).sourceGameId).toBe("2");
  });

  it.each([
    ["empty.json", "", /is empty/],
    ["half.json", '{"tm":', /is not JSON/],
    ["list.json", "[]", /no two teams/],
    ["null.json", "null", /no two teams/],
    ["teams.json", '{"tm":{"1":{},"2":{}},"pbp":[]}', /no plays/],
    ["text.json", '{"tm":{"1":{},"2":{}},"pbp":"none"}', /no plays/],
    ["cut.json.gz", gzipSync("{}").subarray(0, 12), /damaged gzip/],
  ])("IMP7 refuses %s with what is wrong, in one line", async (name, content, message) => {
    const reading = readGame("fiba-livestats", await file(name, content));
    await expect(reading).rejects.toThrow(message);
    await expect(reading.catch((error: unknown) => String(error))).resolves.not.toContain("\n");
  });

  it("IMP7 refuses a folder where a file is wanted", async () => {
    await expect(readGame("fiba-livestats", folder)).rejects.toThrow("a folder, where a file is wanted");
  });

  it("IMP7 refuses a EuroLeague folder without its plays, without a box score, or with neither two teams", async () => {
    const answers = euroleagueAnswers();
    await file("el-no-plays/Boxscore.json", JSON.stringify(answers.Boxscore));
    await expect(readGame("euroleague", join(folder, "el-no-plays"))).rejects.toThrow("there is no PlaybyPlay.json");
    await file("el-no-box/PlaybyPlay.json", JSON.stringify(answers.PlaybyPlay));
    await expect(readGame("euroleague", join(folder, "el-no-box"))).rejects.toThrow("there is no Boxscore.json");
    await file("el-odd/PlaybyPlay.json", JSON.stringify(answers.PlaybyPlay));
    await file("el-odd/Boxscore.json", JSON.stringify({ Stats: [] }));
    await expect(readGame("euroleague", join(folder, "el-odd"))).rejects.toThrow("0 teams");
    await expect(readGame("euroleague", join(folder, "nowhere"))).rejects.toThrow("no such folder");
  });

  it("reads a fixture from a file or from a folder of its answers, a V7 game from a folder", async () => {
    const { data } = fixtureSource() as { data: Record<string, unknown> };
    const { statistics, pbp, fixture } = data;
    const whole = await readGame("genius-fixture", await file("fixture-1.json", JSON.stringify(fixtureSource())));
    await file("fixture-2/pbp.json", JSON.stringify({ data: { fixture, pbp } }));
    await file("fixture-2/statistics.json.gz", gzipSync(JSON.stringify({ data: { fixture, statistics } })));
    await file("fixture-2/read-me.txt", "nothing");
    expect(await readGame("genius-fixture", join(folder, "fixture-2"))).toEqual(whole);
    for (const { name, json } of v7Source()) await file(`v7/${name}`, JSON.stringify(json));
    expect((await readGame("fiba-v7", join(folder, "v7"))).sourceGameId).toBe("77");
    await expect(readGame("fiba-v7", await file("none/read-me.txt", "").then(() => join(folder, "none")))).rejects.toThrow(
      "without JSON files",
    );
  });

  it("IMP20 who names the wrong format for a file or folder of one of ours is told the right one", async () => {
    const answers = euroleagueAnswers();
    const plays = await file("told/el/PlaybyPlay.json", JSON.stringify(answers.PlaybyPlay));
    for (const { name, json } of v7Source()) await file(`told/v7/${name}`, JSON.stringify(json));
    const paths: readonly (readonly [ImportFormat, string])[] = [
      ["fiba-livestats", await file("told/livestats.json", JSON.stringify(liveStatsData()))],
      ["euroleague", plays],
      ["genius-fixture", await file("told/fixture.json", JSON.stringify(fixtureSource()))],
      ["genius-fixture", await file("told/older.json", JSON.stringify(olderFixtureSource()))],
      ["fiba-v7", join(folder, "told/v7/playbyplay.json")],
      ["fiba-v7", await file("told/page.json", JSON.stringify(v7PageSource()[0]?.json))],
    ];
    for (const [right, path] of paths) {
      for (const wrong of Object.keys(importFormats) as ImportFormat[]) {
        if (wrong !== right) await expect(readGame(wrong, path)).rejects.toThrow(`it is read with --format ${right}`);
      }
    }
    await expect(readGame("genius-fixture", join(folder, "told/v7"))).rejects.toThrow("it is read with --format fiba-v7");
    await expect(readGame("fiba-v7", join(folder, "told/el"))).rejects.toThrow("it is read with --format euroleague");
  });

  it("BOX2 IMP6 without the list of shots the points by context are blank, with it they are counted", async () => {
    const answers = euroleagueAnswers();
    await file("el/PlaybyPlay.json", JSON.stringify(answers.PlaybyPlay));
    await file("el/Boxscore.json", JSON.stringify(answers.Boxscore));
    const totals = async () => boxScoreOf(admitGame(await readGame("euroleague", join(folder, "el"))).state).teams.home.totals;
    expect((await totals()).fastBreakPoints).toBeNull();
    await file("el/Points.json", JSON.stringify(answers.Points));
    expect(await totals()).toMatchObject({ fastBreakPoints: 2, secondChancePoints: 0, pointsInThePaint: null });
  });
});
