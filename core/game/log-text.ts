import { canonicalJson } from "../kernel/canonical-json.ts";
import type { EventToFold } from "./events.ts";

/** What a log says, a line for each event as the world gets it, in order of arrival: what signatures hold the digest of. LIVE9, LIVE30 */
export function* logText(events: Iterable<EventToFold>): Generator<string> {
  for (const event of events) yield `${canonicalJson(toFold(event))}\n`;
}

function toFold(event: EventToFold): EventToFold {
  const { op, eventId } = event;
  switch (op) {
    case "add":
      return { op, eventId, orderKey: event.orderKey, moment: event.moment, link: event.link, fact: event.fact };
    case "amend":
      return { op, eventId, target: event.target, moment: event.moment, link: event.link, fact: event.fact };
    case "move":
      return { op, eventId, target: event.target, orderKey: event.orderKey };
    case "void":
      return { op, eventId, target: event.target };
  }
}
