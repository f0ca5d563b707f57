import { expect, it } from "vitest";
import { playsInForce } from "../game/plays-in-force.ts";
import { fiba } from "../rules/fiba.ts";
import { key, Scoresheet } from "#tests/support/games/scoresheet.ts";
import { playerPeriodPoints } from "./period-points.ts";

it("FLOW7 worked: points by period, half and overtime; misses and those who never scored leave no trace", () => {
  const sheet = Scoresheet.begun();
  sheet.at("9:00").shot("h4", 3, true);
  sheet.at("8:00").shot("h5", 2, false);
  sheet.at("5:00", 2).freeThrow("h4", true);
  sheet.at("4:00", 4).shot("h4", 2, true);
  sheet.at("4:00", 4).shot("a4", 2, true);
  sheet.at("3:00", "ot1").shot("h4", 3, true);
  sheet.at("3:00", "ot2").shot("h4", 2, true);
  const { players, teams } = playerPeriodPoints(playsInForce(sheet.events), fiba.format);
  expect(players.get(key("h4"))).toEqual({ byPeriod: [3, 1, 0, 2, 3, 2], firstHalf: 4, secondHalf: 2, overtime: 5 });
  expect(players.get(key("a4"))).toEqual({ byPeriod: [0, 0, 0, 2], firstHalf: 0, secondHalf: 2, overtime: 0 });
  expect(players.has(key("h5"))).toBe(false);
  expect(teams.home.byPeriod).toEqual([3, 1, 0, 2, 3, 2]);
  const thirds = playerPeriodPoints(playsInForce(sheet.events), { ...fiba.format, regularPeriods: 3 });
  expect(thirds.teams.home).toMatchObject({ firstHalf: 0, secondHalf: 0 });
});
