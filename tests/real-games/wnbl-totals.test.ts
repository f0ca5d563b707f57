import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { PlayerGame } from "#core/stats/history/game-line.ts";
import { type LeaderCandidate, leadersOf } from "#core/stats/history/leaders.ts";
import { qualificationRule } from "#core/stats/history/qualification.ts";
import { gamesPlayedInARow, longestStreaks } from "#core/stats/history/streaks.ts";
import { averageOf, mergePlayerSums, noPlayerSums, type PlayerSums, sumPlayerGames } from "#core/stats/history/sums.ts";
import { playerGame } from "../support/games/history-lines.ts";
import { sharedGames } from "../support/games/shared-data.ts";

type Row = Readonly<Record<string, string>>;

function rowsOf(path: string): Row[] {
  const [head = "", ...lines] = gunzipSync(readFileSync(path)).toString("utf8").trim().split("\n");
  const columns = head.split(",");
  return lines.map((line) => Object.fromEntries(line.split(",").map((cell, index) => [columns[index] ?? "", cell])));
}

function lineOf(row: Row, number: number): PlayerGame {
  const figure = (column: string) => Number(row[column]);
  const [minutes = 0, seconds = 0] = (row["minutes"] ?? "").split(":").map(Number);
  const [twosMade, twosAttempted] = [figure("field_goals_made"), figure("field_goals_attempted")];
  return playerGame(number, {
    game: row["page_id"] ?? "",
    season: row["season"] ?? "",
    team: row["team_name"] ?? "",
    club: row["team_name"] ?? "",
    person: `${row["first_name"]} ${row["family_name"]}`,
    starter: row["starter"] === "1",
    seconds: minutes * 60 + seconds,
    points: figure("points"),
    twoPointersMade: twosMade - figure("three_pointers_made"),
    twoPointersAttempted: twosAttempted - figure("three_pointers_attempted"),
    threePointersMade: figure("three_pointers_made"),
    threePointersAttempted: figure("three_pointers_attempted"),
    freeThrowsMade: figure("free_throws_made"),
    freeThrowsAttempted: figure("free_throws_attempted"),
    assists: figure("assists"),
  });
}

const players = sharedGames("wnbl-csv", (name) => name.startsWith("box_scores_detailed_"));
const teams = sharedGames("wnbl-csv", (name) => /^box_scores_\d/.test(name));
const lines = players.flatMap(({ path }) => rowsOf(path).map(lineOf)).filter(({ seconds }) => seconds !== 0);
const games = teams.flatMap(({ path }) => rowsOf(path));

function candidatesOf(season: string): LeaderCandidate[] {
  const own = lines.filter((line) => line.season === season);
  return [...Map.groupBy(own, ({ person }) => person)].map(([person, played]) => {
    const team = played.at(-1)?.team ?? "";
    const teamGames = games.filter((game) => game["season"] === season && game["team_name"] === team).length;
    return { person, team, sums: sumPlayerGames(played), base: { over: "season", teamGames } };
  });
}

describe.skipIf(players.length === 0)("five seasons of a women's league, lines of its players against those of its teams", () => {
  it("TOTAL2 the sums of a season's players, put together by team, are those of the teams' own lines", () => {
    const sums = new Map<string, PlayerSums>();
    for (const [, own] of Map.groupBy(lines, ({ season, team, person }) => `${season} ${team} ${person}`)) {
      const team = `${own[0]?.season} ${own[0]?.team}`;
      sums.set(team, mergePlayerSums(sums.get(team) ?? noPlayerSums, sumPlayerGames(own)));
    }
    const expected = new Map<string, { points: number; assists: number; threes: number }>();
    for (const game of games) {
      const team = `${game["season"]} ${game["team_name"]}`;
      const { points, assists, threes } = expected.get(team) ?? { points: 0, assists: 0, threes: 0 };
      expected.set(team, {
        points: points + Number(game["points_total"]),
        assists: assists + Number(game["assists"]),
        threes: threes + Number(game["three_pointers_made"]),
      });
    }
    expect(expected.size).toBeGreaterThan(35);
    for (const [team, { points, assists, threes }] of expected) {
      const { counts } = sums.get(team) ?? noPlayerSums;
      expect([counts.points.total, counts.assists.total, counts.threePointersMade.total], team).toEqual([points, assists, threes]);
    }
  });

  it("LEADER2 the best scorers of 2016 by average, and the minimum they stand under", () => {
    const { leaders } = leadersOf(candidatesOf("2016"), { statistic: "points", mode: "average" }, qualificationRule("default"), 3);
    expect(leaders.map(({ value, games: played, candidate }) => [candidate.sums.counts.points.total, played, value.toFixed(2)])).toEqual([
      [652, 27, "24.15"],
      [526, 25, "21.04"],
      [435, 24, "18.13"],
    ]);
    expect(leaders[0]?.standing).toEqual({ key: "qualified", of: "games", least: 14, have: 27 });
  });

  it("TOTAL2 TOTAL3 all five seasons are the sum of each, and a percentage of all is one of totals", () => {
    const seasons = [...Map.groupBy(lines, ({ season }) => season).values()];
    const all = sumPlayerGames(lines);
    expect(seasons.map(sumPlayerGames).reduce(mergePlayerSums, noPlayerSums)).toEqual(all);
    const made = lines.reduce((sum, { threePointersMade }) => sum + threePointersMade, 0);
    const attempted = lines.reduce((sum, { threePointersAttempted }) => sum + threePointersAttempted, 0);
    expect(averageOf(all, "threePointPercentage")).toBe(made / attempted);
  });

  it("STREAK5 games in a row that a player played for her team equal those read off who stands in its box scores", () => {
    const seasonOf = (game: Row) => `${game["season"]} ${game["team_name"]}`;
    const longest = [...Map.groupBy(games, (game) => game["team_name"] ?? "")].flatMap(([team, ofTeam]) => {
      const inOrder = ofTeam.toSorted((one, other) => Number(one["page_id"]) - Number(other["page_id"]));
      const moments = inOrder.map((game) => ({
        game: game["page_id"] ?? "",
        season: game["season"] ?? "",
        team: seasonOf(game),
        playedAt: Number(game["page_id"]),
        round: 1,
        forfeited: false,
      }));
      return [
        ...Map.groupBy(
          lines.filter((line) => line.team === team),
          ({ person }) => person,
        ),
      ].map(([person, own]) => {
        const played = new Set(own.map(({ game }) => game));
        const marks = moments.map(({ game }) => (played.has(game) ? "x" : "-")).join("");
        const counted = Math.max(...marks.split("-").map(({ length }) => length));
        expect([team, person, longestStreaks(gamesPlayedInARow(moments, played))[0]?.length]).toEqual([team, person, counted]);
        return counted;
      });
    });
    expect(longest.length).toBeGreaterThan(200);
    expect(Math.max(...longest)).toBeGreaterThan(50);
  });
});
