import type { EventId } from "../kernel/ids.ts";

/** When the newest of these corrections came, epoch milliseconds; `null`: nobody knows of one. PBP6 */
export function correctedAt(corrections: readonly EventId[] | undefined, times: Readonly<Record<EventId, number>>): number | null {
  const known = (corrections ?? []).flatMap((eventId) => times[eventId] ?? []);
  return known.length === 0 ? null : Math.max(...known);
}
