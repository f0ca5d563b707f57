import type { Fact } from "./facts.ts";

/** How far a key may lie in the future: what two clocks that agree may still differ by. */
const uncertaintyMs = 250;
/** How old the key of a clock may be when its news arrives. */
const longestWayMs = 1000;
/** A device that was without a line for longer than this has lost its sense of time instead. */
const longestOfflineMs = 24 * 3_600_000;

/**
 * When a key was pressed, as far as its sender can be believed; `null`: he cannot, and the time of arrival stands. What was
 * scored keeps its time however late the news is; a clock that was started half an hour ago is another matter. LIVE11
 */
export function believedTime(occurredAt: number, receivedAt: number, facts: readonly Fact[]): number | null {
  const oldest = receivedAt - (facts.some(isTimed) ? longestWayMs : longestOfflineMs);
  return occurredAt <= receivedAt + uncertaintyMs && occurredAt >= oldest ? occurredAt : null;
}

/** Whether the world shows something else the moment this is pressed. */
function isTimed({ type }: Fact): boolean {
  return type.startsWith("clock.") || type.startsWith("shot-clock.") || type === "horn" || type === "period.start" || type === "period.end";
}
