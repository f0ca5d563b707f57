import { expect, it } from "vitest";
import type { BoardFrame } from "./board-frame.ts";
import { FrameBelief } from "./frame-belief.ts";

const shown: BoardFrame = {
  period: 1,
  clockMs: 300_000,
  running: false,
  shot: null,
  home: { points: 10, fouls: null, timeouts: null },
  away: { points: 8, fouls: null, timeouts: null },
  possession: null,
  horn: false,
};

function points(home: number): BoardFrame {
  return { ...shown, home: { ...shown.home, points: home } };
}

/** Each said a tenth of a second after the one before. */
function believed(frames: readonly BoardFrame[]): readonly boolean[] {
  const belief = new FrameBelief();
  return frames.map((frame, place) => belief.believes(frame, place * 100));
}

it("BRIDGE4 what a game does is believed at once", () => {
  const running = { ...shown, running: true };
  expect(
    believed([shown, points(13), { ...points(13), running: true }, { ...points(13), running: true, clockMs: 299_900 }, points(13)]).slice(
      0,
      4,
    ),
  ).toEqual([true, true, true, true]);
  expect(believed([running, { ...running, clockMs: 299_900 }, { ...shown, clockMs: 299_800 }])).toEqual([true, true, true]);
});

it.each([
  ["points that go back", points(8)],
  ["five points at once", points(15)],
  ["another period", { ...shown, period: 2 }],
  ["a clock that rises", { ...shown, clockMs: 310_000 }],
  ["a standing clock that falls", { ...shown, clockMs: 290_000 }],
])("BRIDGE4 %s: only when three lines say so", (_what, jump) => {
  expect(believed([shown, jump, shown, jump, shown])).toEqual([true, false, true, false, true]);
  expect(believed([shown, jump, jump, jump, jump])).toEqual([true, false, false, true, true]);
});

it("BRIDGE4 three lines that each say something else are believed nothing", () => {
  expect(believed([shown, points(40), points(90), points(20), points(1)])).toEqual([true, false, false, false, false]);
});
