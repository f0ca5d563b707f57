import { describe, expect, it } from "vitest";
import type { Play } from "#core/game/events.ts";
import type { Fact } from "#core/game/facts.ts";
import { fiba } from "#core/rules/fiba.ts";
import { isPassed, trainingAccuracy } from "#core/table/training-marks.ts";
import type { TrainingLevel } from "#core/table/training-course.ts";
import { ScriptedTable } from "#tests/support/games/scripted-table.ts";
import { foul, shot } from "#tests/support/games/table-facts.ts";
import { TrainingSession } from "./training-session.ts";

/** A first quarter of two baskets, a rebound and a foul between them, played to its end. */
function game(): readonly Play[] {
  const table = new ScriptedTable();
  table.at("9:50").addedId(shot("h4", 2));
  table.at("9:40").addedId(shot("a4", 3, false));
  table.addedId({ type: "rebound", side: "home", player: "h5" as never, kind: "defensive", deadBall: false });
  table.at("9:30").addedId(foul("a5"));
  table.at("9:20").addedId(shot("h6", 3));
  table.at("0:00").addedId({ type: "period.end" });
  return table.game.plays;
}

function training(level: TrainingLevel) {
  let at = 1_700_000_000_000;
  const plays = game();
  const session = new TrainingSession({
    plays,
    rules: fiba,
    period: 0,
    level,
    now: () => at,
    profile: { numberFirst: false, hand: "both", turnoverKinds: false },
  });
  return {
    session,
    plays,
    /** Waits until the next play is told, and answers what it is. */
    next: (): Fact | undefined => {
      const before = session.told.length;
      while (session.told.length === before && !session.isOver) {
        at += 100;
        session.tick();
      }
      at += 500;
      return session.told.at(-1)?.play.fact;
    },
    type: (codes: string): void => {
      for (const code of codes.split(" ")) session.desk.key({ kind: "key", code, shift: false, alt: false });
    },
    toEnd: (): void => {
      at += 3_600_000;
      session.tick();
    },
  };
}

describe("training at a game that is over", () => {
  it("TRAIN1 TRAIN3 TRAIN4 plays the game again; what is typed right and at once is all right, and costs the keys it needs", () => {
    const { session, next, type, toEnd } = training("all");
    expect(session.desk.view().now.home.points).toBe(0);
    expect(next()).toMatchObject({ type: "field-goal", made: true });
    type("KeyW Digit4");
    next();
    type("KeyD Digit4");
    expect(next()).toMatchObject({ type: "rebound" });
    type("Digit5");
    next();
    type("KeyF Digit5");
    next();
    type("KeyE Digit6 Enter");
    toEnd();
    expect(session.isOver).toBe(true);
    const { figures, faults } = session.marked();
    expect(faults).toEqual([]);
    expect(figures).toMatchObject({ plays: 5, marks: { right: 5, missing: 0, extra: 0 }, boxDistance: 0, keys: 10, leastKeys: 9 });
    expect(figures.delayMedianMs).toBeGreaterThanOrEqual(400);
    expect(figures.delayMedianMs).toBeLessThan(1000);
    expect(trainingAccuracy(figures)).toBe(1);
    expect(isPassed(figures)).toBe(true);
  });

  it("TRAIN3 tells a wrong player, a wrong team, what is missing and what is too much", () => {
    const { session, next, type, toEnd } = training("baskets");
    next();
    type("KeyW Digit7 Enter");
    next();
    type("KeyD Equal Digit4 Enter");
    next();
    next();
    type("KeyW Digit8 Enter");
    toEnd();
    const { figures } = session.marked();
    expect(figures.marks).toMatchObject({ right: 0, player: 1, side: 1, missing: 2, extra: 1 });
    expect(isPassed(figures)).toBe(false);
  });

  it("TRAIN2 writes for the trainee what the level does not ask for, and leaves the game it is of alone", () => {
    const { session, plays, next, toEnd } = training("baskets");
    const before = JSON.stringify(plays);
    next();
    next();
    toEnd();
    expect(session.told.some(({ play }) => play.fact.type === "rebound")).toBe(false);
    expect(session.desk.game.plays.filter(({ fact }) => fact.type === "rebound")).toHaveLength(1);
    expect(session.desk.game.state.home.points).toBe(0);
    expect(JSON.stringify(plays)).toBe(before);
  });

  it("TRAIN1 has nothing to play of a period that was not", () => {
    const plays = game();
    const now = () => 1_700_000_000_000;
    const profile = { numberFirst: false, hand: "both", turnoverKinds: false } as const;
    const session = new TrainingSession({ plays, rules: fiba, period: 3, level: "all", now, profile });
    expect(session.isOver).toBe(true);
    expect(session.marked().figures).toMatchObject({ plays: 0, delayMedianMs: null });
  });
});
