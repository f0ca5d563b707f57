import { expect, test } from "vitest";
import { clipWindows } from "#contract/play-clips.ts";
import type { EventId, PlayerKey } from "#core/kernel/ids.ts";
import type { PlayLine } from "#core/wording/play-line.ts";
import { type PlayMoment, secondsOfPlays } from "./seconds-of-plays.ts";

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

function secondsAlone(moments: ReadonlyMap<string, PlayMoment>): Record<string, number> {
  return Object.fromEntries([...moments].map(([id, { at }]) => [id, at]));
}

function keyed(times: Record<string, number>): Record<EventId, number> {
  return Object.fromEntries(Object.entries(times).map(([id, seconds]) => [id, startsAt + seconds * 1000]));
}

test("EDIT6 a play is seen from six seconds before it was keyed, from the beginning at the earliest", () => {
  const seconds = secondsOfPlays({ plays: plays("a", "b", "c"), recorded: { startsAt, keyedAt: keyed({ a: 2, b: 90, c: 91.9 }) } });
  expect(secondsAlone(seconds)).toEqual({ a: 0, b: 84, c: 85 });
});

test("CLIP1 a clip begins and ends as its play's kind needs it, with what belongs to it; what is of no kind has none", () => {
  const [timeout, dunk, miss] = plays("timeout", "dunk", "miss") as [PlayLine, PlayLine, PlayLine];
  const blocked = { wording: { key: "blockBy", values: { player: "h4" } }, player: "h4" as PlayerKey, side: "home" } as const;
  const lines = [
    timeout,
    { ...dunk, wording: { key: "dunkMade", values: {} } },
    { ...miss, wording: { key: "twoPointerMissed", values: {} }, details: [blocked] },
  ] as const;
  const moments = secondsOfPlays({ plays: lines, recorded: { startsAt, keyedAt: keyed({ timeout: 60, dunk: 70.5, miss: 90 }) } });
  expect(Object.fromEntries(moments)).toEqual({
    timeout: { at: 54, seconds: null },
    dunk: { at: 62, seconds: 13 },
    miss: { at: 83, seconds: 11 },
  });
  expect(clipWindows.miss.after).toBeLessThan(clipWindows.block.after);
});

test("EDIT10 what came before the recording, or was not timed, leads nowhere", () => {
  const seconds = secondsOfPlays({ plays: plays("a", "b", "c"), recorded: { startsAt, keyedAt: keyed({ a: -1, c: 7 * 3600 }) } });
  expect(seconds.size).toBe(0);
  expect(secondsOfPlays({ plays: plays("a"), recorded: null }).size).toBe(0);
});

test("EDIT10 a play that was written in afterwards leads nowhere, those around it do", () => {
  const seconds = secondsOfPlays({ plays: plays("a", "late", "b"), recorded: { startsAt, keyedAt: keyed({ a: 60, late: 4000, b: 70 }) } });
  expect([...seconds.keys()].toSorted()).toEqual(["a", "b"]);
});
