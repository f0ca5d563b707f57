import fc from "fast-check";
import { expect, it } from "vitest";
import { playsInForce } from "#core/game/plays-in-force.ts";
import { StandingGame } from "#core/game/standing-game.ts";
import { fiba } from "#core/rules/fiba.ts";
import { lineupsOf } from "#core/stats/lineups.ts";
import { playLines } from "#core/wording/play-lines.ts";
import { growingLogs } from "#tests/support/games/growing-logs.ts";
import { key, Scoresheet } from "#tests/support/games/scoresheet.ts";
import { unpackJson } from "../db/packed-json.ts";
import { GrowingBox } from "./game-box.ts";

it("LOG1 a box that grows with its game says at each step what the whole log says, in the same bytes", () => {
  fc.assert(
    fc.property(growingLogs, fc.integer({ min: 1, max: 30 }), (log, pace) => {
      const game = new StandingGame(1, [], fiba);
      const growing = new GrowingBox(fiba);
      for (const [index, event] of log.entries()) {
        game.take({ ...event, sequence: index + 1, deviceId: null });
        if (index % pace > 0) continue;
        const { lineups, lines, lastLine } = growing.of(game.plays);
        expect(lineups).toEqual(lineupsOf(game.plays, fiba));
        const told = playLines(game.plays);
        expect(unpackJson(lines)).toEqual(told);
        expect(lastLine).toEqual(told.at(-1) ?? null);
        expect(lines.equals(new GrowingBox(fiba).of(game.plays).lines)).toBe(true);
      }
    }),
  );
});

it("PBP2 what belongs to a basket of long ago is found at that basket", () => {
  const sheet = Scoresheet.begun();
  const baskets = Array.from({ length: 200 }, () => sheet.shot("h4", 2, true));
  const plays = [...playsInForce(sheet.events)];
  const growing = new GrowingBox(fiba);
  growing.of(plays);
  sheet.add({ type: "assist", side: "home", player: key("h5") }, { link: { to: baskets[10]!, kind: "assist-of" } });
  plays.push(playsInForce(sheet.events).at(-1)!);
  const { lines } = growing.of(plays);
  expect(unpackJson(lines).filter(({ details }) => details.length > 0)).toMatchObject([{ eventId: baskets[10] }]);
  expect(lines.equals(new GrowingBox(fiba).of(plays).lines)).toBe(true);
});
