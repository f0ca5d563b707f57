import { expect, it } from "vitest";
import { boxScoreOf } from "../stats/fold-box-score.ts";
import { fiba } from "../rules/fiba.ts";
import { evolve } from "./evolve.ts";
import { newGame } from "./game-state.ts";
import type { EventId } from "../kernel/ids.ts";
import { orderKeyAt } from "./order-key.ts";
import { factsOfResult, readWrittenScore, type TypedResult, typedRulings, writtenScore } from "./typed-result.ts";

function played(result: TypedResult) {
  const state = newGame(fiba);
  for (const [at, { fact, period }] of factsOfResult(result, fiba.format).entries())
    evolve(state, {
      eventId: `${at}` as EventId,
      orderKey: orderKeyAt(at),
      moment: { period, gameClockMs: null, shotClockMs: null, clockQuality: "hand" },
      link: null,
      fact,
    });
  return state;
}

it("RESULT3 a score is read as people write it, and told in one way", () => {
  expect(readWrittenScore(" 78 – 70 ")).toEqual({ total: [78, 70], periods: [] });
  const whole = readWrittenScore("88:85 (20:18 19:16; 22:18, 12-21, 15:12)");
  expect(whole && writtenScore(whole)).toBe("88:85 (20:18, 19:16, 22:18, 12:21, 15:12)");
  for (const wrong of ["78", "78:70 (20:18, 19:16)", "78:70 (a:b)", "999:1", "78:70)", "-1:3", ""])
    expect([wrong, readWrittenScore(wrong)]).toEqual([wrong, null]);
});

it("RESULT1 RESULT2 a game known by its periods has a score and periods, and nothing else is counted", () => {
  const state = played({ score: readWrittenScore("88:85 (20:18, 19:16, 22:18, 12:21, 15:12)"), ruling: null });
  expect([state.status, state.home.points, state.away.points, state.scoreAlone, state.ended]).toEqual(["final", 88, 85, true, true]);
  const { periods, teams } = boxScoreOf(state);
  expect(periods.map(({ period, home, away }) => [period.kind, period.number, home, away])).toEqual([
    ["regular", 1, 20, 18],
    ["regular", 2, 19, 16],
    ["regular", 3, 22, 18],
    ["regular", 4, 12, 21],
    ["overtime", 1, 15, 12],
  ]);
  expect([teams.home.players, state.flow, state.leadChanges, teams.home.totals.biggestRun]).toEqual([[], [], 0, 0]);
});

it("RESULT1 a game known by its score alone has no periods; a ruling is one, with FIBA’s score", () => {
  const state = played({ score: readWrittenScore("71:68"), ruling: null });
  expect([state.status, state.home.points, boxScoreOf(state).periods]).toEqual(["final", 71, []]);
  const awards = typedRulings.map((ruling) => {
    const { award, status } = played({ score: null, ruling });
    return [ruling, status, award?.kind, award?.against, award?.homePoints, award?.awayPoints];
  });
  expect(awards).toEqual([
    ["home-forfeits", "forfeited", "forfeit", "home", 0, 20],
    ["away-forfeits", "forfeited", "forfeit", "away", 20, 0],
    ["both-forfeit", "forfeited", "double-forfeit", "both", 0, 0],
    ["home-defaults", "ended", "default", "home", 0, 2],
    ["away-defaults", "ended", "default", "away", 2, 0],
    ["annulled", "annulled", undefined, undefined, undefined, undefined],
  ]);
  expect(factsOfResult({ score: null, ruling: null }, fiba.format)).toEqual([]);
});
