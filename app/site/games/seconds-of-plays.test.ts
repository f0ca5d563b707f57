import { expect, test } from "vitest";
import type { EventId } from "#core/kernel/ids.ts";
import type { PlayLine } from "#core/wording/play-line.ts";
import { secondsOfPlays } from "./seconds-of-plays.ts";

const startsAt = Date.UTC(2026, 10, 22, 18, 55);

function plays(...ids: string[]): PlayLine[] {
  const rest = {
    period: { kind: "regular", number: 1 },
    clockMs: 0,
    side: null,
    player: null,
    details: [],
    score: null,
    corrected: false,
  } as const;
  return ids.map((id) => ({ ...rest, eventId: id as EventId, wording: { key: "timeout", values: {} } }));
}

function keyed(times: Record<string, number>): Record<EventId, number> {
  return Object.fromEntries(Object.entries(times).map(([id, seconds]) => [id, startsAt + seconds * 1000]));
}

test("EDIT6 a play is seen from six seconds before it was keyed, from the beginning at the earliest", () => {
  const seconds = secondsOfPlays({ plays: plays("a", "b", "c"), recorded: { startsAt, keyedAt: keyed({ a: 2, b: 90, c: 91.9 }) } });
  expect(Object.fromEntries(seconds)).toEqual({ a: 0, b: 84, c: 85 });
});

test("EDIT6 what came before the recording, or was not timed, leads nowhere", () => {
  const seconds = secondsOfPlays({ plays: plays("a", "b", "c"), recorded: { startsAt, keyedAt: keyed({ a: -1, c: 7 * 3600 }) } });
  expect(seconds.size).toBe(0);
  expect(secondsOfPlays({ plays: plays("a"), recorded: null }).size).toBe(0);
});

test("EDIT6 a play that was written in afterwards leads nowhere, those around it do", () => {
  const seconds = secondsOfPlays({ plays: plays("a", "late", "b"), recorded: { startsAt, keyedAt: keyed({ a: 60, late: 4000, b: 70 }) } });
  expect([...seconds.keys()].toSorted()).toEqual(["a", "b"]);
});
