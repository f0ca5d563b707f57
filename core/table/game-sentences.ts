import type { Play } from "../game/events.ts";
import { type Fact, otherSide, type Side } from "../game/facts.ts";
import type { TableChange } from "../game/table-command.ts";
import type { EventId } from "../kernel/ids.ts";
import { attackers } from "./play-sentences.ts";
import type { Pressing } from "./pressing.ts";
import type { Sentence } from "./table-entry.ts";

/** The arrow decides, or the side that is named. The first ball of a game gives the arrow to the side that lost it. TABLE26 */
export function writeJumpBall(pressing: Pressing, sentence: Sentence, named: Side | null): boolean {
  const { arrow } = pressing.state;
  const winner = named ?? arrow;
  if (winner === null) return pressing.tone({ kind: "must-answer" });
  const { moment } = sentence.begun;
  const kind = arrow === null ? "opening" : "held-ball";
  const eventId = pressing.playId();
  const changes = [pressing.adding(eventId, { type: "jump-ball", kind, winner, home: null, away: null }, null, moment)];
  const turns: Fact | null =
    arrow === null
      ? { type: "arrow.set", side: otherSide(winner) }
      : winner === arrow
        ? { type: "arrow.flip", to: otherSide(arrow) }
        : null;
  const turned = pressing.entry.cursor?.corrects === eventId ? turnBehind(pressing, eventId) : null;
  if (turned) changes.push(turnedAnew(pressing, turned, turns));
  else if (turns) changes.push(pressing.adding(pressing.nextId(), turns, null, moment));
  if (!pressing.tell(changes, "jump-ball")) return false;
  pressing.close();
  return true;
}

/** How the arrow went over with a jump ball that is said anew. */
function turnBehind({ game }: Pressing, jumpBall: EventId): Play | null {
  const next = game.plays[game.placeOf(jumpBall) + 1];
  return next && (next.fact.type === "arrow.set" || next.fact.type === "arrow.flip") ? next : null;
}

function turnedAnew(pressing: Pressing, { eventId: target, moment, link }: Play, turns: Fact | null): TableChange {
  const eventId = pressing.nextId();
  return turns ? { op: "amend", eventId, target, moment, link, fact: turns } : { op: "void", eventId, target };
}

export function beginJumpBall(pressing: Pressing): boolean {
  pressing.open({ kind: "jump-ball" }, "winner", pressing.state.arrow ?? attackers(pressing));
  return true;
}

/** One press, whatever else is being said. TIME2, TIME3 */
export function writeTimeout(pressing: Pressing, side: Side): boolean {
  return single(pressing, { type: "timeout", side }, { said: "timeout", eventId: pressing.playId() });
}

/** The score is in doubt: the world sees it as uncertain until that is settled. QUALITY1 */
export function writeDoubt(pressing: Pressing): boolean {
  return single(pressing, { type: "score.query", detail: null }, { said: "query" });
}

/** A pennant on what this seat wrote last, to be looked at when there is time. TABLE22 */
export function flagLast(pressing: Pressing): boolean {
  const command = pressing.entry.gestures.at(-1)?.commands[0];
  const about = command?.changes.find(({ op }) => op === "add")?.eventId;
  if (about === undefined || pressing.game.placeOf(about) < 0) return pressing.tone({ kind: "nothing-there" });
  return single(pressing, { type: "flag.raise", kind: "by-hand", detail: "", about }, { said: "query" });
}

type Single = { readonly said: "timeout" | "query"; readonly eventId?: EventId };

function single(pressing: Pressing, fact: Fact, { said, eventId = pressing.nextId() }: Single): boolean {
  const begun = pressing.now();
  const change = pressing.adding(eventId, fact, null, begun.moment);
  const { sentence } = pressing;
  // A gesture of its own: the sentence that is being said goes on after it.
  pressing.set({ sentence: null });
  const isTold = pressing.tell([change], said, { begun });
  pressing.set({ sentence });
  return isTold;
}
