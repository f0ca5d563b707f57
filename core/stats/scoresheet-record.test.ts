import { expect, test } from "vitest";
import { Scoresheet } from "#tests/support/games/scoresheet.ts";
import { playsInForce } from "../game/plays-in-force.ts";
import { fiba } from "../rules/fiba.ts";
import { scoresheetRecordOf } from "./scoresheet-record.ts";

function recordOf(sheet: Scoresheet) {
  return scoresheetRecordOf(playsInForce(sheet.events), fiba);
}

test("BOX1 every basket stands in the running score with the score it made; what was voided does not", () => {
  const sheet = Scoresheet.begun();
  sheet.shot("h4", 2, true);
  sheet.shot("a5", 3, true);
  const wrong = sheet.shot("h5", 3, true);
  sheet.at("5:00", 2).freeThrow("h6", true);
  sheet.freeThrow("h6", false);
  sheet.voids(wrong);
  const { runningScore } = recordOf(sheet);
  expect(runningScore.map(({ side, player, points, total }) => [side, player, points, total])).toEqual([
    ["home", "h4", 2, 2],
    ["away", "a5", 3, 3],
    ["home", "h6", 1, 3],
  ]);
  expect(runningScore.at(-1)?.period).toEqual({ kind: "regular", number: 2 });
});

test("FOUL2 fouls carry kind and minute of the game, and count for the team in their period", () => {
  const sheet = Scoresheet.begun();
  sheet.at("10:00", 1).foul("h4");
  sheet.at("0:00", 1).foul("h4", "technical");
  sheet.at("4:59", "ot2").foul("h4", "unsportsmanlike");
  const { fouls, teamFouls } = recordOf(sheet);
  expect(fouls.map(({ kind, minute }) => [kind, minute])).toEqual([
    ["personal", 1],
    ["technical", 10],
    ["unsportsmanlike", 46],
  ]);
  expect(teamFouls.home).toEqual([2, 0, 0, 0, 0, 1]);
});

test("SET10 challenges stand with their period, their minute and how they ended", () => {
  const sheet = Scoresheet.begun();
  sheet.at("4:40", 3).add({ type: "challenge", side: "away", successful: false });
  expect(recordOf(sheet).challenges).toEqual([{ side: "away", period: { kind: "regular", number: 3 }, minute: 26, successful: false }]);
});

test("TIME1 time-outs stand in their half or overtime", () => {
  const sheet = Scoresheet.begun();
  for (const period of [2, 3, "ot1"] as const) sheet.at("2:30", period).add({ type: "timeout", side: "away" });
  expect(recordOf(sheet).timeouts).toEqual([
    { side: "away", stretch: "first", minute: 18 },
    { side: "away", stretch: "second", minute: 28 },
    { side: "away", stretch: "overtime 1", minute: 43 },
  ]);
});
