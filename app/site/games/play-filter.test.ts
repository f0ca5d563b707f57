import { describe, expect, test } from "vitest";
import { playChoiceNames, playChoices } from "./play-choices.ts";
import { chosenPlays, isChosen, periodValue } from "./play-filter.ts";

const kinds = playChoiceNames.map((value) => ({ value, of: playChoices[value] }));
const known = { periods: named("1", "2", "ot1"), players: named("home-7", "away-12"), kinds };
const everything = { period: "", team: "", player: "", only: "", kind: "" } as const;

function named(...values: readonly string[]) {
  return values.map((value) => ({ value }));
}

function chosen(address: string) {
  return chosenPlays(new URLSearchParams(address), known);
}

describe("plays that an address asks for", () => {
  test("are all of them where it asks for none", () => {
    expect(chosen("")).toEqual(everything);
    expect(isChosen({}, "1", everything, known)).toBe(true);
  });

  test("are named by period, team, player and whether they scored", () => {
    expect(chosen("period=ot1&team=away&player=away-12&only=scores")).toEqual({
      period: "ot1",
      team: "away",
      player: "away-12",
      only: "scores",
      kind: "",
    });
    expect(chosen("kind=blocks").kind).toBe("blocks");
    expect([periodValue({ kind: "regular", number: 3 }), periodValue({ kind: "overtime", number: 2 })]).toEqual(["3", "ot2"]);
  });

  test("what the game does not have is left out, each for itself", () => {
    expect(chosen("period=ot9&team=guests&player=home-99&only=fouls&kind=constructor")).toEqual(everything);
    expect(chosen("period=2&team=HOME")).toEqual({ ...everything, period: "2" });
  });

  test("must hold in every choice at once", () => {
    const play = { side: "away", player: 1, score: { home: 2, away: 3 } } as const;
    expect(isChosen(play, "2", { period: "2", team: "away", player: "away-12", only: "scores", kind: "" }, known)).toBe(true);
    for (const wrong of [{ period: "1" }, { team: "home" }, { player: "home-7" }] as const) {
      expect(isChosen(play, "2", { ...everything, ...wrong }, known)).toBe(false);
    }
    expect(isChosen({ side: "away" }, "2", { ...everything, only: "scores" }, known)).toBe(false);
    // A play of nobody is no player's.
    expect(isChosen({ side: "away" }, "2", { ...everything, player: "away-12" }, known)).toBe(false);
  });

  test("CLIP3 are of a player and of a kind also where that is told beside another's line", () => {
    const basket = { side: "home", player: 0, kind: "dunk", also: [{ kind: "assist", side: "home", player: 2 }] } as const;
    const miss = { side: "home", player: 0, kind: "miss", also: [{ kind: "block", side: "away", player: 1 }] } as const;
    const [his, passers] = ["home-7", "home-9"] as const;
    const everybody = { players: named("home-7", "away-12", passers), kinds };
    const shown = (play: Parameters<typeof isChosen>[0], of: Partial<typeof everything> | object) =>
      isChosen(play, "1", { ...everything, ...of }, everybody);
    expect([shown(basket, { kind: "dunks" }), shown(basket, { kind: "baskets", player: his })]).toEqual([true, true]);
    expect([shown(basket, { player: passers }), shown(basket, { player: passers, kind: "assists" })]).toEqual([true, true]);
    expect([shown(basket, { player: his, kind: "assists" }), shown(basket, { kind: "threes" })]).toEqual([false, false]);
    // The block is the other team's, the line is the shooter's.
    expect([shown(miss, { kind: "blocks", team: "away" }), shown(miss, { kind: "blocks", team: "home" })]).toEqual([true, false]);
    expect([shown(miss, { team: "away" }), shown(miss, { kind: "baskets" })]).toEqual([false, false]);
  });
});
