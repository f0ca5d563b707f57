import type { AddEvent } from "#core/game/events.ts";

/** What is left of a log from its line `written` on, told at a pace at which it is over at `until`, epoch milliseconds. */
export function hurried(script: readonly AddEvent[], written: number, until: number): readonly AddEvent[] {
  const rest = script.slice(written);
  const from = Math.min(timeOf(script[written - 1] ?? script[0]), until);
  const end = timeOf(script.at(-1));
  if (end <= until) return rest;
  const pace = (until - from) / (end - from);
  return rest.map((event) => {
    const occurredAt = Math.round(from + (timeOf(event) - from) * pace);
    return { ...event, recording: { ...event.recording, occurredAt } };
  });
}

function timeOf(event: AddEvent | undefined): number {
  return event?.recording.occurredAt ?? 0;
}
