import { describe, expect, it } from "vitest";
import { ScriptedTable } from "#tests/support/games/scripted-table.ts";
import { key, Scoresheet } from "#tests/support/games/scoresheet.ts";
import type { FactOf, TeamSheet } from "../game/facts.ts";
import { factsOfSheet, mayBegin, preparationLines, preparationOf, takeOver, typedFive } from "./before-game.ts";

const five = ["h4", "h5", "h6", "h7", "h8"].map(key);

/** Nothing written yet. */
function untouched(): ScriptedTable {
  const table = new ScriptedTable();
  table.game.backTo(0);
  return table;
}

function sheetOf(side: "home" | "away"): TeamSheet {
  const event = Scoresheet.begun().events.find((each) => each.op === "add" && each.fact.type === "roster.set" && each.fact.side === side)!;
  const { type: _, ...sheet } = (event as { readonly fact: FactOf<"roster.set"> }).fact;
  return sheet;
}

function missing(table: ScriptedTable): string[] {
  return preparationLines(preparationOf(table.game)).flatMap(({ what, isDone }) => (isDone ? [] : [what]));
}

/** Lists and fives of both sides. */
function listed(): ScriptedTable {
  const table = untouched();
  for (const side of ["home", "away"] as const) {
    table.addedId({ type: "roster.set", ...sheetOf(side) });
    table.addedId({ type: "starters.set", side, players: five.map((each) => key(each.replace("h", side[0]!))) });
  }
  return table;
}

describe("before a game", () => {
  it("PREP1 each line of the checklist is done or says what is missing, whatever came first", () => {
    const table = untouched();
    expect(missing(table)).toHaveLength(10);
    table.addedId({ type: "sides.set", homeBasketFirstHalf: "left" });
    table.addedId({ type: "officials.set", officials: [{ role: "crew-chief", name: "M. Marić" }], attendance: null });
    table.addedId({ type: "roster.set", ...sheetOf("away") });
    expect(missing(table)).toEqual([
      "roster home",
      "captain home",
      "starters home",
      "confirmed home",
      "captain away",
      "starters away",
      "confirmed away",
    ]);
  });

  it("PREP2 lists and fives are all that a game waits for", () => {
    const table = untouched();
    expect(mayBegin(preparationOf(table.game))).toBe(false);
    expect(mayBegin(preparationOf(listed().game))).toBe(true);
    expect(mayBegin(preparationOf(new ScriptedTable().game))).toBe(false);
  });

  it("PREP4 SET8 a five that is named anew has to be confirmed anew, and who was named before has not played", () => {
    const table = listed();
    table.addedId({ type: "starters.confirm", side: "home", by: "coach", name: "T. Trener" });
    expect(preparationOf(table.game).home.confirmed).toEqual({ by: "coach", name: "T. Trener" });
    table.addedId({ type: "starters.set", side: "home", players: [...five.slice(1), key("h9")] });
    const { home } = preparationOf(table.game);
    expect(home.confirmed).toBeNull();
    expect(home.starters).toEqual(["h5", "h6", "h7", "h8", "h9"]);
    expect(table.game.state.home.players.get(key("h4"))).toMatchObject({ played: false, onCourt: false });
  });

  it("PREP4 a five is typed in one line, by shirts of the list", () => {
    const sheet = sheetOf("home");
    expect(typedFive(sheet, "4 5, 6 7-8")).toEqual(five);
    expect(typedFive(sheet, "4 5 6 7")).toBeNull();
    expect(typedFive(sheet, "4 5 6 7 77")).toBeNull();
  });

  it("PREP3 SET7 a list before the game is written whole, and who is taken off it is gone", () => {
    const table = listed();
    const sheet = sheetOf("home");
    const shorter = { ...sheet, players: sheet.players.slice(0, 6).map((each) => ({ ...each, captain: each.key === "h5" })) };
    const facts = factsOfSheet(preparationOf(table.game), shorter);
    expect(facts).toEqual([{ type: "roster.set", ...shorter }]);
    for (const fact of facts) table.addedId(fact);
    expect(preparationOf(table.game).home).toMatchObject({ sheet: shorter, captain: "h5" });
    expect(factsOfSheet(preparationOf(table.game), shorter)).toEqual([]);
  });

  it("PREP7 while the game is played another coach is told by himself; the first assistant takes over by one press", () => {
    const table = new ScriptedTable().at("7:00");
    const sheet = sheetOf("home");
    const facts = factsOfSheet(preparationOf(table.game), { ...sheet, coach: "P. Prvi", assistantCoaches: ["D. Drugi", "T. Treći"] });
    expect(facts).toEqual([{ type: "coach.change", side: "home", coach: "P. Prvi", assistantCoaches: ["D. Drugi", "T. Treći"] }]);
    for (const fact of facts) table.addedId(fact);
    const now = () => preparationOf(table.game).home.sheet!;
    table.addedId(takeOver(now())!);
    expect([now().coach, now().assistantCoaches]).toEqual(["D. Drugi", ["T. Treći"]]);
    expect(takeOver({ side: "home", assistantCoaches: [] })).toBeNull();
  });

  it("PREP3 while the game is played only who is new or another is told", () => {
    const table = new ScriptedTable().at("7:00");
    const sheet = sheetOf("home");
    const guest = { ...sheet.players[0]!, key: key("h-guest"), shirt: "77", familyName: "Guest" };
    const players = [...sheet.players.map((each) => (each.key === "h9" ? { ...each, shirt: "19" } : each)), guest];
    const facts = factsOfSheet(preparationOf(table.game), { ...sheet, players });
    expect(facts.map((fact) => fact.type === "roster.change" && fact.player.shirt)).toEqual(["19", "77"]);
    for (const fact of facts) table.addedId(fact);
    expect(table.game.state.home.players.get(key("h9"))?.player.shirt).toBe("19");
  });
});
