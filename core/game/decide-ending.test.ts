import { describe, expect, it } from "vitest";
import { ruleSetOf } from "../rules/rule-profile.ts";
import { Scoresheet } from "#tests/support/games/scoresheet.ts";
import { type Decision, decide } from "./decide.ts";
import type { AddEvent } from "./events.ts";
import { foldGame } from "./evolve.ts";

/** What the rules of a profile say to the last event of a sheet. */
function decided(profile: string, sheet: Scoresheet): Decision {
  const rules = ruleSetOf(profile);
  if (!rules) throw new Error(`no rules ${profile}`);
  return decide(foldGame(sheet.events.slice(0, -1), rules), sheet.events.at(-1) as AddEvent);
}

/** A game whose home side has scored so many twos, and the other none, at its end. */
function ended(homeBaskets: number): Scoresheet {
  const sheet = Scoresheet.begun();
  for (let basket = 0; basket < homeBaskets; basket++) sheet.shot("h4", 2, true);
  sheet.add({ type: "game.end" });
  return sheet;
}

/** The fourth quarter over, and an overtime begun. */
function overtime(homeBaskets: number): Scoresheet {
  const sheet = Scoresheet.begun();
  for (let basket = 0; basket < homeBaskets; basket++) sheet.shot("h4", 2, true);
  for (const number of [1, 2, 3, 4]) {
    if (number > 1) sheet.at("10:00", number).add({ type: "period.start" });
    sheet.at("0:00", number).add({ type: "period.end" });
  }
  sheet.at("5:00", "ot1").add({ type: "period.start" });
  return sheet;
}

describe("the end of a leg", () => {
  it.each([
    ["fiba", 0, false],
    ["fiba", 1, true],
    ["fiba;leg-1", 0, true],
    ["fiba;leg-1", 1, true],
    ["fiba;leg-2:0", 0, false],
    ["fiba;leg-2:4", 0, true],
    ["fiba;leg-2:-4", 2, false],
    ["fiba;leg-2:-4", 1, true],
    ["fiba/2x20+5;leg-2:-2", 1, false],
  ])("END1 by %s a game that the home side leads by %i baskets may end: %s", (profile, baskets, may) => {
    const decision = decided(profile, ended(baskets));
    expect(decision).toMatchObject(may ? { accepted: true } : { accepted: false, refusal: { rule: "END1" } });
  });

  it("END1 the refusal says what the first leg brought", () => {
    expect(decided("fiba;leg-2:-4", ended(2))).toMatchObject({ refusal: { detail: "4:0, first leg -4 for the home side" } });
  });

  it.each([
    ["fiba", 0, true],
    ["fiba;leg-1", 0, false],
    ["fiba;leg-1", 1, false],
    ["fiba;leg-2:0", 1, false],
    ["fiba;leg-2:-2", 1, true],
    ["fiba;leg-2:0", 0, true],
  ])("PERIOD3 by %s a game that the home side leads by %i baskets goes to overtime: %s", (profile, baskets, may) => {
    const decision = decided(profile, overtime(baskets));
    expect(decision).toMatchObject(may ? { accepted: true } : { accepted: false, refusal: { rule: "PERIOD3" } });
  });
});
