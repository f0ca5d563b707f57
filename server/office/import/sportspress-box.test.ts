import { expect, it } from "vitest";
import { smallWorld } from "#tests/support/office/small-files.ts";
import { boxLine, phpList, siteWithBoxes, wordPressSite } from "#tests/support/office/wordpress-site.ts";
import { dryRunOfFile } from "./dry-run-of-file.ts";

const world = { ...smallWorld, clubs: [], halls: [], people: [] };
async function read(box?: Parameters<typeof siteWithBoxes>[0]) {
  return dryRunOfFile({ bytes: new TextEncoder().encode(wordPressSite(siteWithBoxes(box))), world, answers: [] });
}

it("WXR9 WXR17 a box score that comes to the score is told line by line, with its coach, and puts its players on their season’s lists", async () => {
  const told = await read();
  const row = (at: string) => told.rows.find((each) => each.at === at);
  expect(row("event 51")?.["box"]).toBe(
    [
      "home; 7; Žikić; Ognjen; 2P 20/30; 3P 12/20; FT 12/14; OR 4; AS 21; PF 3",
      "home; ; Lazić; Sava",
      "home; coach; Ana Ilić",
      "away; 12; Perić; Marko; 2P 26/40; 3P 7/20; FT 12/16; OR 0; AS 0; PF 4",
    ].join("\n"),
  );
  expect(row("event 52")).not.toHaveProperty("box");
  expect(row("player 21, 2024-25")).toMatchObject({
    family: "Žikić",
    club: "KK Zelengora",
    season: "2024-25",
    number: "7",
    of: "player 21",
  });
  expect(row("staff 31")).toMatchObject({ role: "coach", games: 1 });
  expect(told.warnings.filter(({ kind }) => kind.startsWith("box"))).toEqual([]);
});

it("WXR12 a box score without shots taken, of another score, or that cannot be read stays out, and is told once", async () => {
  const line = (...figures: readonly (string | number)[]) => ({
    "11": { "21": boxLine(...figures) },
    "12": { "22": boxLine(85, 33, 60, 7, 20, 12, 16) },
  });
  const cases = [
    [line(88), "box-unkept", "box score without shots taken: 1"],
    [line(88, 32, "", 12, "", 12, ""), "box-unkept", "box score without shots taken: 1"],
    [line(86, 31, 50, 12, 20, 12, 14), "box-sum", "box score that does not come to the score: 1"],
    [line(90, 32, 50, 12, 20, 12, 14), "box-sum", "box score that does not come to the score: 1"],
    // One figure that no game has: its line is none that the office could keep.
    [line(88, 32, 50, 12, 20, 12, 14, 4, 21, 444), "box-unkept", "box score that cannot be read: 1"],
    ['a:1:{i:11;O:8:"stdClass":0:{}}', "box-unkept", "box score that cannot be read: 1"],
    [`a:99999:{${"i:1;i:1;".repeat(20)}`, "box-unkept", "box score that cannot be read: 1"],
    [`${"a:1:{i:1;".repeat(400)}${"}".repeat(400)}`, "box-unkept", "box score that cannot be read: 1"],
  ] as const;
  for (const [box, kind, why] of cases) {
    const told = await read(box);
    const row = told.rows.find(({ at }) => at === "event 51");
    expect([row?.["homePoints"], row?.["box"]]).toEqual([88, undefined]);
    expect(told.warnings).toContainEqual({ at: "event 51", kind });
    expect(told.left).toContainEqual({ at: "sp_event", why });
  }
  // What is nobody’s, or of nobody’s team, is not read; an empty table is no loss.
  const strangers = await read({ "11": { "99": boxLine(88, 32, 50, 12, 20, 12, 14) }, "77": { "21": boxLine(3, 1, 1, 1, 1, 0, 0) } });
  expect(strangers.left.some(({ at }) => at === "sp_event")).toBe(false);
  expect((await read(phpList({ "11": {}, "12": {} }))).warnings.filter(({ kind }) => kind.startsWith("box"))).toEqual([]);
});

it("WXR13 WXR14 a table’s own figures are compared with its games, and what it adds or takes away is told; nothing of it is written", async () => {
  const told = await read();
  expect(told.warnings.filter(({ kind }) => kind.startsWith("table"))).toEqual([
    { at: "Prva liga 2024-25, Star & Moon, w: 1 ≠ 0", kind: "table-differs" },
    { at: "Prva liga 2024-25, Star & Moon, pf: -2", kind: "table-adjusted" },
  ]);
  expect(told.left).toContainEqual({ at: "sp_table", why: "table without figures of its own: 1" });
  expect(told.rows.some(({ at }) => at === "table 70")).toBe(false);
});

it("WXR15 every address of what comes along is told once, by its path alone; one that cannot lead on is counted", async () => {
  const told = await read();
  const paths = told.rows.filter(({ kind }) => kind === "old-address").map(({ path }) => path);
  expect(paths).toEqual([
    "/team/zelengora",
    "/team/star-moon",
    "/player/ognjen-zikic",
    "/player/22",
    "/player/23",
    "/event/51",
    "/event/52",
    "/event/53",
    "/post/61",
    "/table/prva-liga-2024-25",
    "/table/71",
  ]);
  const linked = async (link: string) => {
    const site = wordPressSite(siteWithBoxes()).replace("https://old.example/team/zelengora/", link);
    const { rows, left } = await dryRunOfFile({ bytes: new TextEncoder().encode(site), world, answers: [] });
    return [rows.find(({ at }) => at === "team 11, address")?.["path"], left.find(({ at }) => at === "addresses")?.why];
  };
  expect(await linked("https://old.example/team/star-moon/")).toEqual(["/team/star-moon", "address that cannot lead on: 1"]);
  expect(await linked("http://other.example//team/%d0%b0//x/?p=1#y")).toEqual(["/team/%D0%B0/x", undefined]);
  for (const link of [
    "https://old.example/?p=11",
    "https://old.example/clubs/x/",
    "https://old.example/sr/team/x/",
    "https://old.example/api/x",
    "https://old.example/team/%00",
    "https://old.example/team/:slug/*",
    "javascript:alert(1)",
    "//",
    `https://old.example/${"x".repeat(600)}`,
  ])
    expect([link, await linked(link)]).toEqual([link, [undefined, "address that cannot lead on: 1"]]);
});
