import { expect, it } from "vitest";
import { Scoresheet } from "#tests/support/games/scoresheet.ts";
import { hurried } from "./hurried.ts";

const minuteMs = 60_000;
const begun = Date.UTC(2026, 10, 21, 18);

/** One line a minute. */
const script = Scoresheet.begun()
  .events.filter((event) => event.op === "add")
  .map((event, line) => ({ ...event, recording: { ...event.recording, occurredAt: begun + line * minuteMs } }));
const last = script.length - 1;

function times(written: number, until: number): number[] {
  return hurried(script, written, until).map(({ recording }) => ((recording.occurredAt ?? 0) - begun) / minuteMs);
}

it("DEMO6 what is left of a game is over at the moment that is wanted, in its order, after what was written", () => {
  expect(times(0, begun + last * minuteMs)).toEqual(script.map((_, line) => line));
  expect(times(0, begun + (last * minuteMs) / 2)).toEqual(script.map((_, line) => line / 2));
  const rest = times(2, begun + 2 * minuteMs);
  expect(rest).toHaveLength(script.length - 2);
  expect(rest.at(0)).toBeGreaterThan(1);
  expect(rest.at(-1)).toBe(2);
  expect(rest).toEqual(rest.toSorted((one, other) => one - other));
  expect(times(script.length, begun)).toEqual([]);
});
