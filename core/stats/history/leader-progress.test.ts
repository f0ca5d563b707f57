import { describe, expect, it } from "vitest";
import { playerGame } from "#tests/support/games/history-lines.ts";
import { leaderProgress } from "./leader-progress.ts";
import { qualificationRule } from "./qualification.ts";

const rule = qualificationRule("default");
const points = { statistic: "points", mode: "average" } as const;

function told(games: Parameters<typeof leaderProgress>[0], category: Parameters<typeof leaderProgress>[1] = points) {
  return leaderProgress(games, category, rule).map(({ phase, fromRound, toRound, leaders }) => [
    `${phase} ${fromRound}–${toRound}`,
    ...leaders.map(({ candidate, value }) => `${candidate.person} ${value}`),
  ]);
}

describe("who led after each round", () => {
  it("YEAR3 rounds in a row with the same leader are one stretch, told with the value after its last", () => {
    const games = [
      playerGame(1, { person: "ana", points: 20 }),
      playerGame(1, { person: "eva", points: 10 }),
      playerGame(2, { person: "ana", points: 10 }),
      playerGame(2, { person: "eva", points: 12 }),
      playerGame(3, { person: "ana", points: 0 }),
      playerGame(3, { person: "eva", points: 20 }),
    ];
    expect(told(games.toReversed())).toEqual([
      ["regular 1–2", "ana 15"],
      ["regular 3–3", "eva 14"],
    ]);
  });

  it("YEAR3 all who are level lead, and the play-offs come after the regular season though their rounds begin anew", () => {
    const games = [
      playerGame(1, { person: "ana", points: 20 }),
      playerGame(1, { person: "eva", points: 20 }),
      playerGame(1, { person: "ana", points: 30, phase: "playoff", game: "p001" }),
    ];
    expect(told(games)).toEqual([
      ["regular 1–1", "ana 20", "eva 20"],
      ["playoff 1–1", "ana 25"],
    ]);
  });

  it("YEAR3 the minimum is that of the games so far", () => {
    // Of four games of the team two are asked for.
    const games = [1, 2, 3, 4].flatMap((number) => [
      playerGame(number, { person: "ana", points: 10 }),
      ...(number === 1 ? [playerGame(1, { person: "eva", points: 19 })] : []),
    ]);
    expect(told(games)).toEqual([
      ["regular 1–2", "eva 19"],
      ["regular 3–4", "ana 10"],
    ]);
  });

  it("YEAR3 a forfeited game moves nobody, and what nobody recorded nobody leads", () => {
    const games = [playerGame(1, { assists: null }), playerGame(2, { forfeited: true, points: 50 })];
    expect(told(games)).toEqual([["regular 1–1", "ana 0"]]);
    expect(told(games, { statistic: "assists", mode: "total" })).toEqual([]);
  });
});
