import type { EventId } from "../kernel/ids.ts";
import type { Press } from "./key-press.ts";
import type { Pressing } from "./pressing.ts";

type CursorPress = Extract<Press, { readonly kind: "cursor" }>;

/**
 * Goes to a place of the log: ordinary sentences are put in there, or the play that stands there is said anew. What is being said at
 * the end of the game is dropped. TABLE28
 */
export function moveCursor(pressing: Pressing, cursor: CursorPress["cursor"]): boolean {
  pressing.set({ sentence: null, cursor: null, place: null, fastBreak: false, held: null, heldDigits: "" });
  if (cursor === null) return true;
  const { plays } = pressing.game;
  const place = pressing.game.placeOf(cursor.play);
  const play = plays[place];
  const before = plays[place - 1];
  if (!play || !before) return pressing.tone({ kind: "nothing-there" });
  const after = cursor.way === "after" ? play.eventId : before.eventId;
  const corrects = cursor.way === "correct" ? play.eventId : null;
  pressing.set({ cursor: { after, moment: play.moment, corrects, isCorrected: false } });
  return true;
}

/** Takes a play out of the game with all that hangs on it. TABLE28 */
export function voidPlay(pressing: Pressing, target: EventId): boolean {
  pressing.set({ sentence: null, cursor: null });
  return pressing.tell([{ op: "void", eventId: pressing.nextId(), target }], "void", { begun: pressing.live() });
}
