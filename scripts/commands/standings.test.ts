import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { afterAll, describe, expect, it } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "standings-"));
afterAll(() => rmSync(folder, { recursive: true }));

function standings(policy: string, text: string | Buffer | null): { code: number | null; out: string; error: string } {
  const file = join(folder, "results.csv");
  if (text !== null) writeFileSync(file, text);
  const path = text === null ? join(folder, "none.csv") : file;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["scripts/fullcourt.ts", "standings", "--policy", policy, "--results", path],
    {
      encoding: "utf8",
    },
  );
  return { code: status, out: stdout, error: stderr };
}

describe("the standings command", () => {
  it("RANK11 prints one array, best first, with what decided each tie", () => {
    const { code, out, error } = standings(
      "fiba",
      "home,home_points,away,away_points,award\nA,80,B,70,\nB,75,C,60,\nC,,A,,annulled\nC,90,A,80,\n",
    );
    expect([code, error]).toEqual([0, ""]);
    const row = { played: 2, wins: 1, losses: 1, classificationPoints: 3, decidedBy: ["head-to-head-difference"] };
    expect(JSON.parse(out)).toEqual([
      { rank: 1, team: "B", ...row, pointsFor: 145, pointsAgainst: 140 },
      { rank: 2, team: "A", ...row, pointsFor: 160, pointsAgainst: 160, decidedBy: ["head-to-head-difference"] },
      { rank: 3, team: "C", ...row, pointsFor: 150, pointsAgainst: 155 },
    ]);
    expect(Object.keys((JSON.parse(out) as object[])[0] ?? {})).toEqual(
      "rank team played wins losses pointsFor pointsAgainst classificationPoints decidedBy".split(" "),
    );
  });

  it.each([
    ["wins", "home,home_points,away,away_points\nA,80,B,70\n", /^standings: --policy must be one of fiba, fiba-before-2010, euroleague/],
    ["fiba", "home,home_points,away,away_points\nA,80,B,80\n", /results\.csv, line 2: A and B are level at 80/],
    ["fiba", null, /none\.csv: there is no none\.csv/],
    [
      "fiba",
      Buffer.from("home,home_points,away,away_points\nA,80,\x8Ealgiris,70\n", "latin1"),
      /results\.csv: results\.csv is not UTF-8: it looks like windows-1250/,
    ],
  ])("RANK11 says on stderr what is wrong (%s, list %#), and prints nothing", (policy, text, message) => {
    const { code, out, error } = standings(policy, text);
    expect([code, out]).toEqual([1, ""]);
    expect(error).toMatch(message);
    expect(error.trimEnd().split("\n")).toHaveLength(1);
  });

  it("RANK11 says how it is used", () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/fullcourt.ts", "standings", "--help"], { encoding: "utf8" });
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(/^npm run fullcourt -- standings --policy NAME --results FILE\.csv.*\npolicies: fiba, .*nba\n$/);
  });
});
