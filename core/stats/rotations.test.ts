import { describe, expect, it } from "vitest";
import { foldPlays } from "../game/evolve.ts";
import { playsInForce } from "../game/plays-in-force.ts";
import { fiba } from "../rules/fiba.ts";
import { key, Scoresheet } from "#tests/support/games/scoresheet.ts";
import { boxScoreOf } from "./fold-box-score.ts";
import { lineupsOf } from "./lineups.ts";

function rotationsIn(sheet: Scoresheet): ReturnType<typeof lineupsOf>["rotations"] {
  return lineupsOf(playsInForce(sheet.events), fiba).rotations;
}

/** Two periods: number 4 rests from 7:00 to 4:00, number 9 stays over the break. */
function game(): Scoresheet {
  const sheet = Scoresheet.begun();
  sheet.at("9:00").shot("h4", 2, true);
  sheet.at("7:00").substitute("h4", "h9");
  sheet.at("6:00").shot("a4", 3, true);
  sheet.at("4:00").substitute("h5", "h4");
  sheet.at("3:00").shot("h6", 3, true);
  sheet.at("0:00").add({ type: "period.end" });
  sheet.at("10:00", 2).add({ type: "period.start" });
  sheet.at("8:00", 2).shot("a5", 2, true);
  sheet.at("6:00", 2).substitute("h9", "h5");
  sheet.at("5:00", 2).shot("h7", 2, true);
  return sheet;
}

describe("rotations", () => {
  it("LINE9 a stint lasts from coming on to going off, over the break too, with the difference that was made meanwhile", () => {
    const { home } = rotationsIn(game());
    const stints = Object.fromEntries(home.map(({ player, stints: of }) => [player, of]));
    expect(stints[key("h4")]).toEqual([
      [0, 180_000, 2],
      [360_000, 900_000, 3],
    ]);
    expect(stints[key("h9")]).toEqual([[180_000, 840_000, -2]]);
    expect(stints[key("h5")]).toEqual([
      [0, 360_000, -1],
      [840_000, 900_000, 2],
    ]);
    expect(stints[key("h10")]).toBeUndefined();
    expect(home.map(({ player }) => player)).toEqual(["h4", "h5", "h6", "h7", "h8", "h9"].map(key));
  });

  it("LINE9 BOX6 BOX7 the stints of a player come to his minutes and his plus-minus, also while the game goes on", () => {
    const { events } = game();
    for (let length = 1; length <= events.length; length++) {
      const plays = playsInForce(events.slice(0, length));
      const { rotations } = lineupsOf(plays, fiba);
      const box = boxScoreOf(foldPlays(plays, fiba));
      for (const side of ["home", "away"] as const) {
        const told = new Map(rotations[side].map(({ player, stints }) => [player, stints]));
        for (const { key: player, seconds, plusMinus, played } of box.teams[side].players) {
          const stints = told.get(player) ?? [];
          expect([player, stints.length > 0]).toEqual([player, played]);
          if (!played) continue;
          expect(Math.round(stints.reduce((sum, [from, until]) => sum + until - from, 0) / 1000)).toBe(seconds);
          expect(stints.reduce((sum, [, , of]) => sum + of, 0)).toBe(plusMinus);
        }
      }
    }
  });

  it("LINE9 who is back before the clock runs has not been away", () => {
    const sheet = Scoresheet.begun();
    sheet.at("8:00").substitute("h4", "h9");
    sheet.substitute("h9", "h4");
    sheet.at("5:00").shot("h4", 2, true);
    const { home } = rotationsIn(sheet);
    expect(home.find(({ player }) => player === key("h4"))?.stints).toEqual([[0, 300_000, 2]]);
    expect(home.find(({ player }) => player === key("h9"))?.stints).toEqual([[120_000, 120_000, 0]]);
  });
});
