import { describe, expect, it } from "vitest";
import type { Figures, PlayerGame, TeamGame } from "../history/game-line.ts";
import { sumPlayerGames, sumTeamGames, type TeamSums } from "../history/sums.ts";
import { playerGame, teamGame } from "#tests/support/games/history-lines.ts";
import { longEnough, seasonFigures, type SeasonStay } from "./season-figures.ts";

/** What five equal players do in a game, each a fifth of it. */
const team: Partial<Figures> = {
  twoPointersMade: 20,
  twoPointersAttempted: 40,
  threePointersMade: 10,
  threePointersAttempted: 25,
  freeThrowsMade: 10,
  freeThrowsAttempted: 15,
  offensiveRebounds: 10,
  defensiveRebounds: 25,
  assists: 15,
  steals: 5,
  turnovers: 10,
  blocks: 5,
  foulsCommitted: 20,
  points: 80,
  seconds: 2400,
};
const fifth = Object.fromEntries(Object.entries(team).map(([name, value]) => [name, (value ?? 0) / 5])) as Partial<PlayerGame>;

function played(said: Partial<TeamGame> = {}): TeamSums {
  const game = teamGame(1, 80, 80, { ...team, ...said });
  return sumTeamGames([{ ...game, opponents: { ...game.opponents, ...team } }]);
}

const teams: ReadonlyMap<string, TeamSums> = new Map([
  ["stars", played()],
  ["river", played()],
]);

function stay(person: string, of: string, said: Partial<PlayerGame> = {}): SeasonStay {
  return { person, team: of, sums: sumPlayerGames([playerGame(1, { ...fifth, seconds: 2400, ...said })]) };
}

const equals = ["ana", "eva", "ida", "mia", "una"].flatMap((person) => [stay(person, "stars"), stay(`${person} 2`, "river")]);

describe("experimental figures of a league", () => {
  it("EXPER5 equal players of equal teams are all average: a rating of 15, the team's own ratings, as many win shares", () => {
    const figures = seasonFigures(equals, teams);
    expect(figures).toHaveLength(10);
    for (const { playerEfficiencyRating, individualDefensiveRating, winShares } of figures) {
      expect(playerEfficiencyRating).toBeCloseTo(15, 6);
      expect(individualDefensiveRating).toBeCloseTo(figures[0]?.individualDefensiveRating ?? 0, 6);
      expect(winShares).toBeCloseTo(figures[0]?.winShares ?? 0, 6);
    }
  });

  it("EXPER5 the mean over all minutes stays 15, and who does more stands above it", () => {
    const better = equals.map((each) => (each.person === "ana" ? stay("ana", "stars", { steals: 6, assists: 12 }) : each));
    const figures = seasonFigures(better, teams);
    const mean = figures.reduce((sum, { playerEfficiencyRating }) => sum + (playerEfficiencyRating ?? 0), 0) / figures.length;
    expect(mean).toBeCloseTo(15, 6);
    expect(figures.find(({ person }) => person === "ana")?.playerEfficiencyRating).toBeGreaterThan(16);
  });

  it("EXPER1 EXPER5 where anything of anybody was not recorded there are none", () => {
    expect(seasonFigures([...equals, stay("new", "stars", { steals: null })], teams)).toEqual([]);
    expect(seasonFigures([...equals, stay("new", "stars", { seconds: null })], teams)).toEqual([]);
    expect(seasonFigures(equals, new Map([...teams, ["dunav", played({ turnovers: null })]]))).toEqual([]);
    expect(seasonFigures([], new Map())).toEqual([]);
  });

  it("EXPER5 listed are those who were on court for a fifth of their team's time", () => {
    const [least, less] = [stay("least", "stars", { seconds: 480 }), stay("less", "stars", { seconds: 479 })];
    const figures = seasonFigures([...equals, least, less], teams);
    expect(figures).toHaveLength(12);
    const listed = longEnough(figures, teams).map(({ person }) => person);
    expect(listed).toContain("least");
    expect(listed).not.toContain("less");
  });
});
