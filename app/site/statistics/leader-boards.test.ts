import { describe, expect, test } from "vitest";
import type { LeaderLine, LeagueLeaders } from "#contract/statistics-queries.ts";
import { phrase } from "#core/wording/statistic-phrase.ts";
import { putAllMessages } from "../../i18n/all-messages.server.ts";
import { pageLanguage } from "../../i18n/page-language.ts";
import { allTimeContext, leagueContext } from "./figure-context.ts";
import { figureText } from "./figure-words.ts";
import { allTimeBoard, boardSection, leaderBoard } from "./leader-boards.ts";
import type { Board } from "./statistics-model.ts";
import type { PersonRef, TeamRef } from "#contract/refs.ts";

putAllMessages();
const english = pageLanguage("en", "Europe/Belgrade");
const serbian = pageLanguage("sr", "Europe/Belgrade");
const league = { seasonSlug: "2026-27", leagueSlug: "first" };

const gavran: TeamRef = {
  clubSlug: "gavran",
  teamSlug: "gavran",
  name: { text: "Gavran", transliterable: true },
  code: "GAV",
  primaryColor: "#111111",
  secondaryColor: "#ffcc00",
  crestUrl: null,
};

function person(slug: string): PersonRef {
  return { slug, givenName: { text: "Petar", transliterable: true }, familyName: { text: slug, transliterable: true } };
}

function line(slug: string, value: number, standing: LeaderLine["standing"] = { key: "noMinimum" }): LeaderLine {
  return { person: person(slug), team: gavran, shirt: "7", position: "PG", value, games: 4, standing };
}

const list: LeagueLeaders["lists"][number] = {
  category: { statistic: "points", mode: "average" },
  leaders: [
    { rank: 1, ...line("Aleksić", 22.25) },
    { rank: 2, ...line("Bogić", 20) },
    { rank: 2, ...line("Cvetić", 20) },
  ],
  notYet: [line("Dadić", 30, { key: "short", of: "games", least: 5, have: 3, more: 2 })],
  minimum: phrase("rule.half"),
  notes: [phrase("rule.zeros")],
};

describe("a board of leaders", () => {
  test("keeps the order and the shared places it is given, and writes figures as the language does", () => {
    const board = leaderBoard(list, null, leagueContext(league, serbian));
    expect(board.title).toBe("Poeni");
    expect(board.lines.map(({ rank, name, value }) => [rank, name, value])).toEqual([
      [1, "Petar Aleksić", "22,3"],
      [2, "Petar Bogić", "20,0"],
      [2, "Petar Cvetić", "20,0"],
    ]);
  });

  test("leads to the person, and to the team of that season; on a page of all time to the club", () => {
    const [first] = leaderBoard(list, null, leagueContext(league, english)).lines;
    expect([first?.href, first?.clubHref]).toEqual(["/en/players/Aleksić", "/en/seasons/2026-27/leagues/first/teams/gavran"]);
    const context = allTimeContext(english);
    expect(leaderBoard(list, null, context).lines[0]?.clubHref).toBe("/en/clubs/gavran");
    expect([...context.named.keys()]).toEqual(["gavran"]);
  });

  test("says who lacks how much of the minimum", () => {
    const { waiting } = leaderBoard(list, null, leagueContext(league, english));
    expect(waiting.map(({ holder, value, lacks }) => [holder.name, value, lacks])).toEqual([
      ["Petar Dadić", "30.0", "2 more games to qualify"],
    ]);
  });

  test("explains an index, and nothing that is merely counted", () => {
    const index = { ...list, category: { statistic: "performanceIndexRating", mode: "average" } as const };
    expect(leaderBoard(index, null, leagueContext(league, english)).formula).toContain("minus missed shots");
    expect(leaderBoard(list, null, leagueContext(league, english)).formula).toBeNull();
  });

  test("of all time tells an age in years and days, and what a career must have", () => {
    const career = {
      rank: 1,
      person: person("Aleksić"),
      value: 6000,
      games: 3,
      seasons: 1,
      team: gavran,
      firstPlayedAt: null,
      lastPlayedAt: null,
    };
    const board = { statistic: "youngest", mode: "total", phase: "all", requirement: { of: "games", least: 44 }, lines: [career] } as const;
    const { lines, notes } = allTimeBoard(board, "Youngest", null, allTimeContext(english));
    expect(lines[0]?.value).toBe("16 years");
    expect(notes).toEqual(["At least 44 games"]);
  });
});

describe("boards under one title", () => {
  function board(key: string, notes: readonly string[], filled = true): Board {
    const { lines } = leaderBoard(list, null, leagueContext(league, english));
    return { key, title: key, formula: null, lines: filled ? lines : [], notes, waiting: [], more: null };
  }

  test("say once what all of them say", () => {
    const [section] = boardSection("main", "Main", [board("a", ["half", "own"]), board("b", ["half"])]);
    expect(section?.notes).toEqual(["half"]);
    expect(section?.kind === "boards" && section.boards.map(({ notes }) => notes)).toEqual([["own"], []]);
  });

  test("leave out the empty ones, and the title with the last of them", () => {
    expect(boardSection("main", "Main", [board("a", [], false)])).toEqual([]);
    const [section] = boardSection("main", "Main", [board("a", [], false), board("b", [])]);
    expect(section?.kind === "boards" && section.boards.map(({ key }) => key)).toEqual(["b"]);
  });
});

describe("a figure", () => {
  test.each([
    ["points", "average", 22.25, "22.3"],
    ["points", "total", 1267, "1,267"],
    ["points", "per-minutes", 31, "31.0"],
    ["seconds", "average", 1859.6, "31:00"],
    ["seconds", "total", 72_059, "1,200"],
    ["fieldGoalPercentage", "average", 0.4567, "45.7%"],
    ["assistsPerTurnover", "average", 2.345, "2.35"],
    ["plusMinus", "average", -3.05, "−3.1"],
    ["plusMinus", "total", 12, "+12"],
    ["gameScore", "total", 21.3, "21.3"],
    ["attendance", "total", 1500, "1,500"],
    ["points", "average", null, "–"],
  ] as const)("of %s, %s: %s is %s", (statistic, mode, value, text) => {
    expect(figureText(statistic, mode, value, english)).toBe(text);
  });
});
