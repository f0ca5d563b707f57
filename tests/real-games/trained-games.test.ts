import { describe, expect, it } from "vitest";
import { periodIndex } from "#core/game/period.ts";
import { playsInForce } from "#core/game/plays-in-force.ts";
import { ruleSetOf } from "#core/rules/rule-profile.ts";
import { trainingCourse } from "#core/table/training-course.ts";
import { markTraining, trainingAccuracy } from "#core/table/training-marks.ts";
import { gamesToType } from "../support/games/games-to-type.ts";

const games = gamesToType();

describe.skipIf(games.length === 0)("training at real games", () => {
  it.each(games)(
    "TRAIN1 TRAIN3 $name: each period of an imported game is told in its order, and whoever writes it as told has every play right",
    async ({ read }) => {
      const { events, ruleProfile } = await read();
      const rules = ruleSetOf(ruleProfile)!;
      const plays = playsInForce(events);
      const periods = [...new Set(plays.map(({ moment }) => periodIndex(moment.period, rules.format)))];
      expect(periods.length).toBeGreaterThanOrEqual(rules.format.regularPeriods);
      for (const period of periods) {
        const { beats } = trainingCourse(plays, rules, period, "all");
        expect(beats.every(({ atMs }, at) => at === 0 || atMs >= beats[at - 1]!.atMs)).toBe(true);
        const told = beats.flatMap((beat) => (beat.told === null ? [] : [{ play: beat.told, atMs: beat.atMs }]));
        // An overtime may pass with little; a quarter does not.
        expect(told.length).toBeGreaterThan(period < rules.format.regularPeriods ? 40 : 5);
        const shirtOf = () => "4";
        const { figures, faults } = markTraining({ level: "all", told, typed: told, shirtOf, keys: 0, corrections: 0 });
        expect(faults).toEqual([]);
        expect([trainingAccuracy(figures), figures.boxDistance, figures.delayP95Ms]).toEqual([1, 0, 0]);
      }
    },
  );
});
