import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { boxScoreOf } from "#core/stats/fold-box-score.ts";
import { admitGame } from "./imported-game.ts";
import { readGame } from "./read-source.ts";
import { euroleagueAnswers, liveStatsData } from "#tests/support/source-games.ts";

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
