import type { TableChange, TableCommand } from "../game/table-command.ts";
import type { EventId } from "../kernel/ids.ts";
import type { Pressing } from "./pressing.ts";
import type { Gesture } from "./table-entry.ts";

/**
 * Takes the last gesture of this seat back with all it wrote, unless somebody else's play hangs on it: that is for the preview of
 * a correction to show first. TABLE17
 */
export function undoGesture(pressing: Pressing): boolean {
  const { gestures, undone } = pressing.entry;
  const gesture = gestures.at(-1);
  if (!gesture) return pressing.tone({ kind: "nothing-there" });
  const written = gesture.commands.flatMap(({ changes }) => changes);
  const own = new Set(written.map(({ eventId }) => eventId));
  const hanging = pressing.game.plays.some(({ eventId, link }) => link !== null && own.has(link.to) && !own.has(eventId));
  if (hanging) return pressing.tone({ kind: "depends" });
  const changes = written
    .filter(({ op, eventId }) => op === "amend" || op === "void" || (op === "add" && pressing.game.placeOf(eventId) >= 0))
    .map(({ eventId }) => eventId)
    .reverse()
    .concat(goneWith(pressing, gesture))
    .map((eventId): TableChange => ({ op: "void", eventId: pressing.nextId(), target: eventId }));
  pressing.set({ sentence: null });
  if (changes.length > 0 && !pressing.tell(changes, null, { begun: pressing.live() })) return false;
  pressing.set({ gestures: gestures.slice(0, -1), undone: [...undone, gesture], cursor: null, place: null, fastBreak: false });
  return true;
}

/** What went with a play that the gesture voided, by events that nobody typed. */
function goneWith({ game }: Pressing, { commands }: Gesture): EventId[] {
  const voiding = commands.filter(({ changes }) => changes.some(({ op }) => op === "void"));
  if (voiding.length === 0) return [];
  const isOf = (eventId: EventId) => voiding.some(({ commandId }) => eventId.startsWith(`${commandId}~`));
  return game.events.flatMap(({ op, eventId }) => (op === "void" && isOf(eventId) ? [eventId] : []));
}

/** The gesture that was taken back, once more, under new ids: that it was undone stays in the log. TABLE17 */
export function redoGesture(pressing: Pressing): boolean {
  const { undone } = pressing.entry;
  const gesture = undone.at(-1);
  if (!gesture) return pressing.tone({ kind: "nothing-there" });
  const renamed = new Map<EventId, EventId>();
  const first = pressing.entry.gestures.length;
  for (const command of gesture.commands) {
    const changes = command.changes.map((change) => renewed(change, renamed, () => pressing.nextId()));
    const begun = { at: command.occurredAt, moment: pressing.live().moment };
    if (!pressing.tell(changes, null, { begun, lenient: command.lenient === true })) return false;
  }
  const commands = pressing.commands.slice(-gesture.commands.length);
  const again: Gesture = { said: gesture.said, commands };
  pressing.set({ gestures: [...pressing.entry.gestures.slice(0, first), again], undone: undone.slice(0, -1) });
  return true;
}

function renewed(change: TableCommand["changes"][number], renamed: Map<EventId, EventId>, nextId: () => EventId): TableChange {
  const eventId = nextId();
  renamed.set(change.eventId, eventId);
  const known = <Id extends EventId | null>(id: Id) => ((id && renamed.get(id)) ?? id) as Id;
  if (change.op === "void") return { ...change, eventId, target: known(change.target) };
  if (change.op === "move") return { ...change, eventId, target: known(change.target), after: known(change.after) };
  const link = change.link && { ...change.link, to: known(change.link.to) };
  if (change.op === "amend") return { ...change, eventId, target: known(change.target), link };
  return { ...change, eventId, link, after: known(change.after) };
}
