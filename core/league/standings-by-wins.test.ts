import { describe, expect, it } from "vitest";
import { type CountedGame, standingsByWins } from "./standings-by-wins.ts";

function played(home: string, homePoints: number, awayPoints: number, away: string): CountedGame<string> {
  return { home, away, homePoints, awayPoints, forfeitedBy: null };
}

describe("standings by wins", () => {
  it("TABLE1 wins decide, then point difference, then points scored", () => {
    const rows = standingsByWins(
      ["A", "B", "C", "D"],
      [played("A", 80, 70, "B"), played("C", 90, 80, "D"), played("D", 60, 59, "A"), played("B", 75, 60, "C")],
    );
    // B +5; A +9; C −5 on 150 points; D −9
    expect(
      rows.map(({ team, rank, wins, losses, pointsFor, pointsAgainst }) => [rank, team, wins, losses, pointsFor, pointsAgainst]),
    ).toEqual([
      [1, "A", 1, 1, 139, 130],
      [2, "B", 1, 1, 145, 140],
      [3, "C", 1, 1, 150, 155],
      [4, "D", 1, 1, 140, 149],
    ]);
    const byPoints = standingsByWins(["A", "B", "C", "D"], [played("A", 80, 70, "B"), played("C", 90, 80, "D")]);
    expect(byPoints.map(({ team }) => team)).toEqual(["C", "A", "D", "B"]);
  });

  it("TABLE2 who cannot be separated shares a rank, in the order given; before the first game that is everybody", () => {
    expect(standingsByWins(["A", "B", "C"], []).map(({ team, rank, form }) => [team, rank, form])).toEqual([
      ["A", 1, []],
      ["B", 1, []],
      ["C", 1, []],
    ]);
    const rows = standingsByWins(["A", "B", "C", "D"], [played("A", 80, 70, "C"), played("B", 80, 70, "D")]);
    expect(rows.map(({ team, rank }) => [team, rank])).toEqual([
      ["A", 1],
      ["B", 1],
      ["C", 3],
      ["D", 3],
    ]);
  });

  it("TABLE3 a level first leg is played, neither won nor lost", () => {
    const [row] = standingsByWins(["A", "B"], [played("A", 70, 70, "B")]);
    expect(row).toMatchObject({ played: 1, wins: 0, losses: 0, pointsFor: 70, form: [] });
  });

  it("TABLE4 a forfeit is a win and a loss; when both forfeit both have lost", () => {
    const rows = standingsByWins(
      ["A", "B", "C"],
      [
        { home: "A", away: "B", homePoints: 20, awayPoints: 0, forfeitedBy: "away" },
        { home: "B", away: "C", homePoints: 0, awayPoints: 0, forfeitedBy: "both" },
      ],
    );
    expect(rows.map(({ team, wins, losses, pointsFor, pointsAgainst }) => [team, wins, losses, pointsFor, pointsAgainst])).toEqual([
      ["A", 1, 0, 20, 0],
      ["C", 0, 1, 0, 0],
      ["B", 0, 2, 0, 20],
    ]);
  });

  it("TABLE5 form shows the last five, newest last, at home and away alike", () => {
    const results = [80, 60, 80, 60, 60, 80];
    const games = results.map((own, index) => (index % 2 === 0 ? played("A", own, 70, "B") : played("B", 70, own, "A")));
    const [row] = standingsByWins(["A"], games);
    expect(row?.form).toEqual(["lost", "won", "lost", "lost", "won"]);
  });
});
