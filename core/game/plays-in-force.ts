import type { EventId } from "../kernel/ids.ts";
import type { EventToFold, Play } from "./events.ts";

/**
 * What a log says after all corrections: the facts in force, in game order. Arrival order decides between two
 * corrections of one target (the later wins) and nothing else. LOG1–LOG5.
 */
export function playsInForce(events: readonly EventToFold[]): readonly Play[] {
  const voided = voidedEvents(events);
  const plays: Play[] = [];
  const places = new Map<EventId, number>();
  let hasCorrections = voided !== null;
  for (const event of events) {
    if (event.op === "add") plays.push(event);
    else hasCorrections = true;
  }
  if (hasCorrections) {
    plays.forEach((play, index) => places.set(play.eventId, index));
    for (const event of events) {
      if (event.op !== "amend" && event.op !== "move") continue;
      const place = places.get(event.target);
      if (place === undefined || voided?.has(event.eventId)) continue;
      const target = plays[place] as Play;
      plays[place] = {
        eventId: target.eventId,
        orderKey: event.op === "move" ? event.orderKey : target.orderKey,
        moment: event.op === "amend" ? event.moment : target.moment,
        link: event.op === "amend" ? event.link : target.link,
        fact: event.op === "amend" ? event.fact : target.fact,
        corrected: event.eventId,
      };
    }
  }
  const inForce = voided ? plays.filter((play) => !voided.has(play.eventId)) : plays;
  return isOrdered(inForce) ? inForce : [...inForce].sort(byPlace);
}

/** Read from the end: a void that is itself voided by a later one takes nothing back. */
function voidedEvents(events: readonly EventToFold[]): ReadonlySet<EventId> | null {
  let voided: Set<EventId> | null = null;
  for (let index = events.length - 1; index >= 0; index--) {
    const event = events[index] as EventToFold;
    if (event.op !== "void" || voided?.has(event.eventId)) continue;
    voided ??= new Set();
    voided.add(event.target);
  }
  return voided;
}

function isOrdered(plays: readonly Play[]): boolean {
  for (let index = 1; index < plays.length; index++) {
    if (byPlace(plays[index - 1] as Play, plays[index] as Play) > 0) return false;
  }
  return true;
}

/** Equal keys can only come from two operators at once; the event's own id then settles it the same way everywhere. */
function byPlace(a: Play, b: Play): number {
  if (a.orderKey !== b.orderKey) return a.orderKey < b.orderKey ? -1 : 1;
  return a.eventId < b.eventId ? -1 : a.eventId > b.eventId ? 1 : 0;
}
