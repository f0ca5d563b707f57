import { expect, it } from "vitest";
import { foldPlays } from "#core/game/evolve.ts";
import { gameNowOf } from "#core/game/game-now.ts";
import { playsInForce } from "#core/game/plays-in-force.ts";
import { fiba } from "#core/rules/fiba.ts";
import { boxScoreOf } from "#core/stats/fold-box-score.ts";
import { Scoresheet } from "#tests/support/games/scoresheet.ts";
import { vmixRow } from "./vmix-row.ts";

const begun = 1_000_000;

function rowOf(sheet: Scoresheet, at = begun) {
  const state = foldPlays(playsInForce(sheet.events), fiba);
  const now = gameNowOf(
    sheet.events.map((event) => ({ ...event, at: begun })),
    fiba,
  );
  return vmixRow({ now, line: null, state, box: boxScoreOf(state), at, names: null });
}

it("is texts alone, with the same keys before a game, in it and after it", () => {
  const before = rowOf(new Scoresheet());
  const sheet = Scoresheet.begun().at("9:00");
  sheet.shot("h4", 3, true);
  const during = rowOf(sheet);
  sheet.at("0:00", 4).add({ type: "game.status", status: "final", reason: null });
  const after = rowOf(sheet);
  expect(Object.keys(during)).toEqual(Object.keys(before));
  expect(Object.keys(after)).toEqual(Object.keys(before));
  expect(new Set([...Object.values(before), ...Object.values(during)].map((value) => typeof value))).toEqual(new Set(["string"]));
  expect(before).toMatchObject({ period: "", clock: "10:00", shotClock: "", homeName: "", homeScore: "0", homeStarter1Name: "" });
});

it("says score, clocks, fouls, leaders and fives", () => {
  const sheet = Scoresheet.begun().at("9:00");
  sheet.shot("h5", 3, true);
  sheet.shot("a4", 2, true);
  for (let foul = 0; foul < 4; foul++) sheet.foul(`a${4 + foul}`);
  sheet.add({ type: "clock.set", remainingMs: 45_000, previousMs: null });
  sheet.add({ type: "shot-clock.reset", toMs: 14_000, reason: null });
  sheet.add({ type: "clock.start" });
  expect(rowOf(sheet, begun + 7600)).toMatchObject({
    status: "live",
    period: "1",
    clock: "37.4",
    clockRunning: "1",
    shotClock: "7",
    homeName: "home",
    homeShortName: "HOM",
    homeScore: "3",
    awayScore: "2",
    awayFouls: "4",
    awayPenalty: "1",
    homeBonus: "1",
    awayBonus: "0",
    homeTimeouts: "2",
    homePointsP1: "3",
    homePointsP2: "",
    homePointsLeaderNumber: "5",
    homePointsLeaderName: "N Player 5",
    homePointsLeader: "3",
    homeReboundsLeader: "",
    homeStarter1Number: "4",
    homeCourt5Number: "8",
    awayCourt1Fouls: "1",
  });
  sheet.add({ type: "timeout", side: "away" });
  expect(rowOf(sheet, begun + 17_000)).toMatchObject({ pause: "time-out", pauseSide: "away", pauseClock: "0:43", awayTimeouts: "1" });
});
