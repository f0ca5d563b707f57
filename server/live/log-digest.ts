import { createHash, hash } from "node:crypto";
import type { EventToFold } from "#core/game/events.ts";
import { canonicalJson } from "#core/kernel/canonical-json.ts";

/** What a log says, in 64 letters: SHA-256 of each event as the world gets it, in order of arrival, a line each. LIVE9 */
export function logDigest(events: readonly EventToFold[]): string {
  const digest = createHash("sha256");
  for (const event of events) digest.update(`${canonicalJson(toFold(event))}\n`);
  return digest.digest("hex");
}

/** What a command asks for, in 64 letters. What its sender had seen is no part of it: that may be another when it is sent again. LIVE5 */
export function payloadDigest(command: { readonly changes: unknown; readonly occurredAt: number; readonly reason: string | null }): string {
  const { changes, occurredAt, reason } = command;
  return hash("sha256", canonicalJson({ changes, occurredAt, reason }));
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
