import type { AddEvent } from "#core/game/events.ts";

/** Between the last line of a game and the next game's first: long enough to look at the result. */
export const restBetweenGamesMs = 10 * 60_000;
/** A game that begins anew tips off this long afterwards; rosters and officials are written down before. */
export const noticeBeforeTipOffMs = 2 * 60_000;

/** What a replay does next, given how far it has come. */
export type ReplayStep =
  /** Lines whose time has come, in order. */
  | { readonly kind: "write"; readonly events: readonly AddEvent[] }
  | { readonly kind: "wait"; readonly ms: number }
  /** The game is over and was looked at, or cannot go on: an empty log and a new tip-off. */
  | { readonly kind: "begin-anew"; readonly tipOff: number };

/**
 * `written`: how many lines of the script stand in the log; `null` where they are of another script, as after a change to the squads or
 * to the simulator, and nothing could follow them. Times in epoch milliseconds. DEMO12
 */
export function replayStep(script: readonly AddEvent[], written: number | null, now: number): ReplayStep {
  const anew = { kind: "begin-anew", tipOff: now + noticeBeforeTipOffMs } as const;
  if (written === null) return anew;
  let due = written;
  while (due < script.length && timeOf(script[due]) <= now) due++;
  if (due > written) return { kind: "write", events: script.slice(written, due) };
  if (written < script.length) return { kind: "wait", ms: timeOf(script[written]) - now };
  const rested = timeOf(script.at(-1)) + restBetweenGamesMs;
  return now < rested ? { kind: "wait", ms: rested - now } : anew;
}

function timeOf(event: AddEvent | undefined): number {
  return event?.recording.occurredAt ?? 0;
}
