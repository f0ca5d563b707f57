import { describe, expect, it } from "vitest";
import { playsInForce } from "../game/plays-in-force.ts";
import { countingLine } from "#tests/support/games/counting-line.ts";
import { key, Scoresheet } from "#tests/support/games/scoresheet.ts";
import { averagedPossessions, countedPossessions, possessionsOf, simplePossessions } from "./possessions.ts";

/** 28 of 64, 20 free throws, 12 offensive rebounds, 13 turnovers. */
const home = countingLine({
  twoPointersMade: 18,
  twoPointersAttempted: 40,
  threePointersMade: 10,
  threePointersAttempted: 24,
  freeThrowsAttempted: 20,
  offensiveRebounds: 12,
  defensiveRebounds: 27,
  turnovers: 13,
});
/** 30 of 66, 15 free throws, 9 offensive rebounds, 11 turnovers. */
const away = countingLine({
  twoPointersMade: 22,
  twoPointersAttempted: 44,
  threePointersMade: 8,
  threePointersAttempted: 22,
  freeThrowsAttempted: 15,
  offensiveRebounds: 9,
  defensiveRebounds: 24,
  turnovers: 11,
});

function turnover(sheet: Scoresheet, player: string): void {
  sheet.add({ type: "turnover", side: player.startsWith("h") ? "home" : "away", player: key(player), kind: "bad-pass" });
}

describe("possessions", () => {
  it("POSS1 worked: 64 − 12 + 13 + 0.44 × 20 = 73.8; the share is data", () => {
    expect(simplePossessions(home)).toBeCloseTo(73.8, 10);
    expect(simplePossessions(home, { simpleFreeThrowShare: 0.475, averagedFreeThrowShare: 0.4, reboundWeight: 1.07 })).toBeCloseTo(
      74.5,
      10,
    );
    expect(simplePossessions({ ...home, turnovers: null })).toBeNull();
  });

  it("POSS2 worked: the mean of 64 + 8 − 1.07 × 12/36 × 36 + 13 = 72.16 and 66 + 6 − 1.07 × 9/36 × 36 + 11 = 73.37", () => {
    expect(averagedPossessions(home, away)).toBeCloseTo((72.16 + 73.37) / 2, 10);
    expect(averagedPossessions(away, home)).toBeCloseTo(72.765, 10);
    expect(averagedPossessions(home, { ...away, defensiveRebounds: null })).toBeNull();
  });

  it("POSS3 worked: a miss, its rebound and the second shot are one; a foul shot after the basket is no new one; a period ends it", () => {
    const sheet = Scoresheet.begun();
    sheet.at("9:40").shot("h4", 2, false);
    sheet.at("9:38").add({ type: "rebound", side: "home", player: key("h5"), kind: "offensive", deadBall: false });
    sheet.at("9:36").shot("h5", 2, true);
    sheet.at("9:36").freeThrow("h5", true);
    sheet.at("9:20").freeThrow("a4", true, 1, 2);
    sheet.at("9:20").freeThrow("a4", false, 2, 2);
    turnover(sheet.at("9:00"), "h4");
    sheet.at("8:50").shot("a5", 3, true);
    sheet.at("10:00", 2).add({ type: "period.start" });
    sheet.at("9:50", 2).shot("a5", 3, true);
    expect(countedPossessions(playsInForce(sheet.events))).toEqual({ home: 2, away: 3 });
  });

  it("POSS3 a technical's free throw belongs to no possession", () => {
    const sheet = Scoresheet.begun();
    sheet.at("9:40").shot("h4", 2, false);
    const context = { fastBreak: false, secondChance: false, offTurnover: false, inThePaint: false };
    sheet.add({ type: "free-throw", side: "away", player: key("a4"), made: true, number: 1, of: 1, kind: "technical", context });
    sheet.at("9:36").shot("h5", 2, true);
    expect(countedPossessions(playsInForce(sheet.events))).toEqual({ home: 1, away: 0 });
  });

  it("POSS4 where no turnovers were kept the estimate stands in, and says so; where neither can be, nothing does", () => {
    const sheet = Scoresheet.begun();
    sheet.add({ type: "source.change", source: "other", notRecorded: ["turnovers"] });
    sheet.at("9:40").shot("h4", 2, false);
    const plays = playsInForce(sheet.events);
    expect(countedPossessions(plays)).toBeNull();
    expect(possessionsOf(plays, { home, away })).toEqual({ home: 72.765, away: 72.765, method: "estimated" });
    expect(possessionsOf(plays, { home: { ...home, turnovers: null }, away })).toBeNull();
    expect(possessionsOf([], { home, away })?.method).toBe("estimated");
    const counted = Scoresheet.begun();
    counted.shot("h4", 2, false);
    expect(possessionsOf(playsInForce(counted.events), { home, away })).toEqual({ home: 1, away: 0, method: "counted" });
  });
});
