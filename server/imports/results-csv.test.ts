import { describe, expect, it } from "vitest";
import { rankingPolicies } from "#core/league/ranking-policies.ts";
import { readResultsCsv, UnreadableResults } from "./results-csv.ts";

const [fiba] = rankingPolicies;
if (!fiba) throw new Error("no policy");
const policy = fiba;
const head = "home,home_points,away,away_points,award";

function read(...lines: string[]) {
  return readResultsCsv(lines.join("\n"), policy).map(({ home, homePoints, awayPoints, away, kind, atFault }) =>
    [home, homePoints, awayPoints, away, kind, atFault].join(" "),
  );
}

function refusal(...lines: string[]): string {
  try {
    readResultsCsv(lines.join("\n"), policy);
    return "read";
  } catch (error) {
    return error instanceof UnreadableResults ? `${error.line}: ${error.message}` : String(error);
  }
}

describe("a list of results", () => {
  it("RANK11 is read by the names of its columns, whatever wrote it", () => {
    const text =
      '\uFEFFaway_points;Away;home;home_points;note\r\n70;"KK ""Zvezda"", Beograd";Partizan;82;first\r\n\r\n60; Bosna ;Partizan;61;\r\n';
    expect(readResultsCsv(text, policy)).toMatchObject([
      { home: "Partizan", homePoints: 82, away: 'KK "Zvezda", Beograd', awayPoints: 70, kind: "played", regulation: null },
      { home: "Partizan", homePoints: 61, away: "Bosna", awayPoints: 60 },
    ]);
    const withRegulation = "home,home_points,away,away_points,home_regulation_points,away_regulation_points\nA,90,B,88,80,80\nA,70,B,60,,";
    expect(readResultsCsv(withRegulation, policy).map(({ regulation }) => regulation)).toEqual([{ home: 80, away: 80 }, null]);
  });

  it("RANK11 takes tabs, a comma in the last head, and what a spreadsheet leaves below the table", () => {
    const played = [{ home: "A", homePoints: 80, away: "KK B", awayPoints: 70 }];
    expect(readResultsCsv("home\tHome points\taway\taway_points\nA\t80\tKK B\t70\n", policy)).toMatchObject(played);
    expect(readResultsCsv("home;home_points;away;away_points;note, free\nA;80;KK B;70;\n", policy)).toMatchObject(played);
    expect(read("home,home_points,away,away_points", "A,80,B,70", ",,,", "   ", "")).toEqual(["A 80 70 B played "]);
  });

  it("RANK11 knows a team with more spaces in its name, and prints it as it was written first", () => {
    expect(read(head, "Armani  Jeans,80,B,70,", "B,80,Armani Jeans,70,")).toEqual([
      "Armani  Jeans 80 70 B played ",
      "B 80 70 Armani  Jeans played ",
    ]);
  });

  it("RANK11 lets two teams meet again with the same score", () => {
    expect(read(head, "A,80,B,70,", "A,80,B,70,")).toHaveLength(2);
  });

  it("RANK5 RANK6 keeps a score after regulation only where the final score is the one that counts", () => {
    const columns = "home,home_points,away,away_points,home_regulation_points,away_regulation_points,award";
    const rows = ["A,90,B,88,80,80,default-away", "A,90,B,88,80,80,default-home", "A,20,B,0,80,80,forfeit", "A,,B,,80,80,annulled"];
    expect(readResultsCsv([columns, ...rows].join("\n"), policy)).toMatchObject([
      { homePoints: 90, awayPoints: 88, regulation: { home: 80, away: 80 } },
      { homePoints: 0, awayPoints: 2, regulation: null },
      { homePoints: 20, awayPoints: 0, regulation: null },
      { homePoints: 0, awayPoints: 0, regulation: null },
    ]);
  });

  it.each([
    ["A,80,B,70,", "A 80 70 B played "],
    ["A,80,B,70,Played", "A 80 70 B played "],
    ["A,20,B,0,forfeit", "A 20 0 B forfeit away"],
    ["A,0,B,20,forfeit_home", "A 0 20 B forfeit home"],
    ["A,,B,,Forfeit by away", "A 0 0 B forfeit away"],
    ["A,66,B,60,forfeit_A", "A 66 60 B forfeit home"],
    ["A,20,B,0,home-forfeit", "A 20 0 B forfeit away"],
    ["A,0,B,0,double_forfeit", "A 0 0 B double-forfeit both"],
    ["A,40,B,50,default", "A 40 50 B default home"],
    ["A,50,B,40,default-home", "A 0 2 B default home"],
    ["A,50,B,50,default-away", "A 2 0 B default away"],
    ["A,80,B,70,administrative away", "A 80 70 B administrative away"],
    ["A,,B,,annulled", "A 0 0 B annulled "],
  ])("RANK11 %s", (line, result) => {
    expect(read(head, line)).toEqual([result]);
  });

  it.each([
    [["home,home_points,away", "A,80,B"], "1: column away_points is missing"],
    [[head, "A,80,B,70,", "A,8O,B,70,"], '3: home_points is not a whole number: "8O"'],
    [[head, "A,80,B,-1,"], '2: away_points is not a whole number: "-1"'],
    [[head, "A,,B,70,"], '2: home_points is not a whole number: ""'],
    [[head, "A,80,A,70,"], "2: A plays against itself"],
    [[head, "A,80,,70,"], "2: away names no team"],
    [[head, `A,80,${"B".repeat(81)},70,`], "2: away: the name of the team has more than 80 characters"],
    [[head, "A\u202E,80,B,70,"], "2: home: the name of the team has characters that no name has, or no letter"],
    [[head, "A,80,B,80,"], "2: A and B are level at 80, which fiba does not know"],
    [[head, "A,0,B,0,forfeit"], "2: whom the forfeit goes against cannot be seen from a level score: say forfeit-home or forfeit-away"],
    [[head, "Partizan,80,B,70,", "B,80,PARTIZAN,70,"], "3: Partizan and PARTIZAN differ in capitals only: write one team one way"],
    [["home,home_points,away,away_points,home", "A,80,B,70,C"], "1: column home is there twice"],
    [[head, '"A\nX",80,"A X",70,'], "3: A X plays against itself"],
    [[head, "A,80,B"], "2: 3 fields where the head has 5"],
    [[""], "null: the file is empty"],
    [[head], "null: there are no results in it"],
    [
      ["home,home_points,away,away_points,home_regulation_points", "A,80,B,70,60"],
      "1: home_regulation_points and away_regulation_points come together or not at all",
    ],
  ])("RANK11 says in one line what is wrong: %j", (lines, message) => {
    expect(refusal(...lines)).toBe(message);
  });

  it("RANK11 names the awards it knows, and what a quote left open", () => {
    expect(refusal(head, "A,80,B,70,walkover")).toMatch(/^2: unknown award "walkover"; known are played, forfeit/);
    expect(refusal(head, 'A,80,"B,70,')).toMatch(/^null: Quote Not Closed/);
  });
});
