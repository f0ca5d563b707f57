import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { playsInForce } from "../game/plays-in-force.ts";
import { StandingGame } from "../game/standing-game.ts";
import { fiba } from "../rules/fiba.ts";
import { growingLogs } from "#tests/support/games/growing-logs.ts";
import { key, Scoresheet } from "#tests/support/games/scoresheet.ts";
import { ClutchInStep, clutchOf } from "./clutch.ts";

function clutchIn(sheet: Scoresheet): ReturnType<typeof clutchOf> {
  return clutchOf(playsInForce(sheet.events), fiba);
}

function fourthQuarter(): Scoresheet {
  const sheet = Scoresheet.begun();
  sheet.at("10:00", 4).add({ type: "period.start" });
  sheet.at("6:00", 4).shot("h4", 3, true);
  return sheet;
}

describe("clutch", () => {
  it("FLOW12 worked: the last five minutes within five points; a play counts by the score before it, an assist with its basket", () => {
    const sheet = fourthQuarter();
    const basket = sheet.at("4:00", 4).shot("h4", 3, true);
    sheet.add({ type: "assist", side: "home", player: key("h5") }, { link: { to: basket, kind: "assist-of" } });
    sheet.at("3:30", 4).shot("h4", 2, true);
    sheet.at("2:00", 4).shot("a4", 3, true);
    sheet.at("1:00", 4).substitute("h4", "h9");
    sheet.at("0:00", 4).add({ type: "period.end" });
    const clutch = clutchIn(sheet);
    // 3:0 until 4:00 left, 6:0 and 8:0 until 2:00, then 8:3 to the end: one minute and two.
    expect(clutch?.seconds).toBe(180);
    expect(clutch?.home.totals).toMatchObject({ points: 3, assists: 1 });
    expect(clutch?.away.totals).toMatchObject({ points: 0 });
    const player = (name: string) => clutch?.home.players.find((line) => line.key === key(name));
    // The second basket fell while the lead was six.
    expect(player("h4")).toMatchObject({ points: 3, threePointersAttempted: 1, seconds: 120, plusMinus: 3 });
    expect(player("h9")).toMatchObject({ points: 0, seconds: 60, plusMinus: 0 });
    expect(player("h10")).toBeUndefined();
  });

  it("FLOW12 a game that was never close late has no clutch; the window is data", () => {
    const sheet = fourthQuarter();
    sheet.at("5:30", 4).shot("h4", 3, true);
    sheet.at("0:00", 4).add({ type: "period.end" });
    expect(clutchIn(sheet)).toBeNull();
    expect(clutchOf(playsInForce(sheet.events), fiba, { lastMs: 300_000, withinPoints: 6 })?.seconds).toBe(300);
  });

  it("FLOW12 followed play by play it is at each step what the whole game tells", () => {
    // All of a game that is close at all, so that what is made up at random comes to be clutch.
    const window = { lastMs: 40 * 60_000, withinPoints: 8 };
    let told = 0;
    fc.assert(
      fc.property(growingLogs, fc.integer({ min: 1, max: 30 }), (log, pace) => {
        const game = new StandingGame(1, [], fiba);
        const inStep = new ClutchInStep(fiba, window);
        for (const [index, event] of log.entries()) {
          game.take({ ...event, sequence: index + 1, deviceId: null });
          if (index % pace > 0) continue;
          const whole = clutchOf(game.plays, fiba, window);
          expect(inStep.of(game.plays)).toEqual(whole);
          if (whole !== null) told++;
        }
      }),
    );
    expect(told).toBeGreaterThan(0);
  });
});
