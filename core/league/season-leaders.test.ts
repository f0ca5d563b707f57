import { describe, expect, it } from "vitest";
import { leaderMinimum, type PlayerSeason, seasonLeaders } from "./season-leaders.ts";

function season(
  player: string,
  team: string,
  games: number,
  points: number,
  more: Partial<PlayerSeason<string, string>["recorded"]> = {},
): PlayerSeason<string, string> {
  const none = { games: 0, total: 0 };
  return {
    player,
    team,
    games,
    recorded: { points: { games, total: points }, rebounds: none, assists: none, efficiencyIndex: none, ...more },
  };
}

const games = new Map([
  ["A", 10],
  ["B", 9],
]);

describe("season leaders", () => {
  it.each([
    [0, 1],
    [1, 1],
    [2, 1],
    [9, 5],
    [10, 5],
  ])("LEAD1 after %i games of his team a player needs %i", (teamGames, needed) => {
    expect(leaderMinimum(teamGames)).toBe(needed);
  });

  it("LEAD1 one great night does not lead a season", () => {
    const leaders = seasonLeaders([season("once", "A", 4, 160), season("steady", "A", 5, 100), season("other", "B", 5, 90)], games, 20);
    expect(leaders.map(({ player, rank }) => [rank, player])).toEqual([
      [1, "steady"],
      [2, "other"],
    ]);
  });

  it("LEAD2 level averages share a rank, also over different numbers of games, and the list ends after its last rank", () => {
    const players = [season("a", "A", 9, 171), season("b", "A", 6, 114), season("c", "A", 7, 126), season("d", "A", 7, 125)];
    expect(seasonLeaders(players, games, 3).map(({ player, rank }) => [rank, player])).toEqual([
      [1, "a"],
      [1, "b"],
      [3, "c"],
    ]);
  });

  it("LEAD3 a game that keeps no record of a figure does not lower its average", () => {
    const player = season("a", "A", 8, 80, { assists: { games: 2, total: 12 } });
    const other = season("b", "A", 8, 70, { assists: { games: 8, total: 40 } });
    const assists = seasonLeaders([player, other], games, 20).filter(({ statistic }) => statistic === "assists");
    expect(assists).toEqual([
      { statistic: "assists", player: "a", rank: 1, games: 2, total: 12 },
      { statistic: "assists", player: "b", rank: 2, games: 8, total: 40 },
    ]);
  });
});
