import { describe, expect, test } from "vitest";
import { chosenPlays, isChosen, periodValue } from "./play-filter.ts";

const known = { periods: ["1", "2", "ot1"], players: ["home-7", "away-12"] };
const players = known.players.map((value) => ({ value }));
const everything = { period: "", team: "", player: "", only: "" } as const;

function chosen(address: string) {
  return chosenPlays(new URLSearchParams(address), known);
}

describe("plays that an address asks for", () => {
  test("are all of them where it asks for none", () => {
    expect(chosen("")).toEqual(everything);
    expect(isChosen({}, "1", everything, players)).toBe(true);
  });

  test("are named by period, team, player and whether they scored", () => {
    expect(chosen("period=ot1&team=away&player=away-12&only=scores")).toEqual({
      period: "ot1",
      team: "away",
      player: "away-12",
      only: "scores",
    });
    expect([periodValue({ kind: "regular", number: 3 }), periodValue({ kind: "overtime", number: 2 })]).toEqual(["3", "ot2"]);
  });

  test("what the game does not have is left out, each for itself", () => {
    expect(chosen("period=ot9&team=guests&player=home-99&only=fouls")).toEqual(everything);
    expect(chosen("period=2&team=HOME")).toEqual({ ...everything, period: "2" });
  });

  test("must hold in every choice at once", () => {
    const play = { side: "away", player: 1, score: { home: 2, away: 3 } } as const;
    expect(isChosen(play, "2", { period: "2", team: "away", player: "away-12", only: "scores" }, players)).toBe(true);
    for (const wrong of [{ period: "1" }, { team: "home" }, { player: "home-7" }] as const) {
      expect(isChosen(play, "2", { ...everything, ...wrong }, players)).toBe(false);
    }
    expect(isChosen({ side: "away" }, "2", { ...everything, only: "scores" }, players)).toBe(false);
    // A play of nobody is no player's.
    expect(isChosen({ side: "away" }, "2", { ...everything, player: "away-12" }, players)).toBe(false);
  });
});
