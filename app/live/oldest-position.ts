import { type LogPosition, readLogPosition } from "#contract/live/live-event.ts";
import type { ChannelListener } from "./live-connection.ts";

/** Whoever has read least decides: the others leave out what they have. `null`: nobody has a log. */
export function oldestPosition(listeners: Iterable<Pick<ChannelListener, "position">>): LogPosition | null {
  let oldest: LogPosition | null = null;
  for (const listener of listeners) {
    const position = listener.position();
    if (position !== null && (oldest === null || isBefore(position, oldest))) oldest = position;
  }
  return oldest;
}

function isBefore(a: LogPosition, b: LogPosition): boolean {
  const [left, right] = [readLogPosition(a), readLogPosition(b)];
  if (!left || !right) return false;
  return left.epoch === right.epoch ? left.sequence < right.sequence : left.epoch < right.epoch;
}
