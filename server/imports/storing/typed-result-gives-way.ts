import type { GameEvent, Recording } from "#core/game/events.ts";
import { playsInForce } from "#core/game/plays-in-force.ts";
import { typedResultPrefix } from "#core/game/typed-result.ts";
import type { EventId } from "#core/kernel/ids.ts";

/** Takes back what was typed of a game whose plays are known now: its points would count twice. RESULT6 */
export function typedResultGivesWay(log: readonly GameEvent[], recording: Recording): readonly GameEvent[] {
  const typed = log.filter((event) => event.recording.commandId.startsWith(typedResultPrefix));
  return playsInForce(typed).map(({ eventId }, at) => ({
    op: "void",
    eventId: `${recording.commandId}/typed-${at + 1}` as EventId,
    recording,
    reason: "plays-known",
    target: eventId,
  }));
}
