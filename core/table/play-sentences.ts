import type { Play } from "../game/events.ts";
import { type CourtPosition, type Fact, type FactOf, otherSide, type Side, type TurnoverKind } from "../game/facts.ts";
import type { TableChange } from "../game/table-command.ts";
import type { EventId, PlayerKey } from "../kernel/ids.ts";
import { ballSide } from "./ball-side.ts";
import type { ActionKey, LatePart } from "./key-press.ts";
import { lateTarget, linkOfPart, placeBehind, targetOf } from "./late-plays.ts";
import { type OpenThrows, openThrows } from "./open-throws.ts";
import type { Pressing } from "./pressing.ts";
import { shotContext } from "./shot-context.ts";
import type { Held, Saying, Sentence } from "./table-entry.ts";

/** The side of which shots, turnovers and offensive fouls are expected. TABLE8 */
export function attackers(pressing: Pressing): Side {
  return ballSide(pressing) ?? "home";
}

/** `before`: a substitution that has to stand before the play, or nothing. `lenient`: though he was not on court. TABLE15 */
export type Writing = { readonly before: readonly TableChange[]; readonly lenient: boolean };

type Said<Kind extends Saying["kind"]> = Extract<Saying, { readonly kind: Kind }>;

/** TABLE9, TABLE14 */
export function writeShot(pressing: Pressing, sentence: Sentence, { made, value }: Said<"shot">, who: Held, how: Writing): boolean {
  const { place, fastBreak } = pressing.entry;
  const eventId = pressing.playId();
  const fact: Fact = {
    type: "field-goal",
    ...who,
    value,
    made,
    kind: "unknown",
    position: place,
    context: shotContext(pressing.plays, who.side, fastBreak, place),
    blocked: false,
    ownBasket: false,
    goaltending: false,
    buzzer: false,
  };
  const shot = pressing.adding(eventId, fact, null, sentence.begun.moment);
  if (!pressing.tell([...how.before, shot, ...droppedThrows(pressing)], "shot", how)) return false;
  pressing.set({ place: null, fastBreak: false });
  follow(pressing, made ? "assist" : "rebound", made ? who.side : otherSide(who.side), eventId);
  return true;
}

/** Says more of a shot that its open sentence has written: where it was, or that it was a fast break. TABLE24 */
export function amendShot(
  pressing: Pressing,
  sentence: Sentence,
  { position, fastBreak }: { position?: CourtPosition; fastBreak?: true },
): boolean {
  const play = shotOf(pressing, sentence);
  if (!play) return pressing.tone({ kind: "nothing-there" });
  const { eventId, moment, link, fact } = play;
  const { inThePaint } = shotContext([], fact.side, false, position ?? fact.position);
  const context = { ...fact.context, inThePaint, fastBreak: fastBreak ? !fact.context.fastBreak : fact.context.fastBreak };
  const amended: Fact = { ...fact, position: position ?? fact.position, context };
  return pressing.tell([{ op: "amend", eventId: pressing.nextId(), target: eventId, moment, link, fact: amended }]);
}

/** The shot that an open sentence has written; `null`: it has written none. */
export function shotOf(pressing: Pressing, { target, saying }: Sentence): (Play & { readonly fact: FactOf<"field-goal"> }) | null {
  const play = target === null || saying.kind !== "shot" ? undefined : pressing.plays[pressing.game.placeOf(target)];
  return play?.fact.type === "field-goal" ? { ...play, fact: play.fact } : null;
}

/** Asks how the ball was lost before it writes that it was, where the league keeps it. TABLE9 */
export function sayTurnover(pressing: Pressing, sentence: Sentence, who: Held, how: Writing): boolean {
  const { turnoverKinds, numberFirst } = pressing.seat.profile;
  if (!turnoverKinds || numberFirst || how.lenient || how.before.length > 0) return writeTurnover(pressing, sentence, "unknown", who, how);
  pressing.ask("turnover-kind", who.side, { who });
  return true;
}

/** TABLE9 */
export function writeTurnover(pressing: Pressing, sentence: Sentence, kind: TurnoverKind, who: Held, how: Writing): boolean {
  const eventId = pressing.playId();
  const changes = [pressing.adding(eventId, { type: "turnover", ...who, kind }, null, sentence.begun.moment), ...droppedThrows(pressing)];
  if (!pressing.tell([...how.before, ...changes], "turnover", how)) return false;
  if (kind === "unknown" || kind === "bad-pass" || kind === "ball-handling") follow(pressing, "steal", otherSide(who.side), eventId);
  else pressing.close();
  return true;
}

/** The kinds by the keys of the row of digits. */
const kindOfKey: Readonly<Record<string, TurnoverKind>> = {
  "1": "bad-pass",
  "2": "ball-handling",
  "3": "travel",
  "4": "double-dribble",
  "5": "three-seconds",
  "6": "five-seconds",
  "7": "eight-seconds",
  "8": "shot-clock",
  "9": "backcourt",
  "0": "out-of-bounds",
  "-": "lane-violation",
  "=": "other",
};

/** With the kind that a key means, or with none where another action came before it. */
export function chooseTurnover(pressing: Pressing, sentence: Sentence, key: string | null): boolean {
  const kind = key === null ? "unknown" : kindOfKey[key];
  if (kind === undefined || !sentence.who) return pressing.tone({ kind: "nothing-there" });
  return writeTurnover(pressing, sentence, kind, sentence.who, { before: [], lenient: false });
}

/** Opens the prompt after a play; who says numbers first is asked nothing, he uses the part's own key. TABLE18 */
export function follow(pressing: Pressing, ask: LatePart, side: Side, target: EventId): void {
  if (pressing.seat.profile.numberFirst) pressing.close();
  else pressing.ask(ask, side, { target });
}

/** TABLE12 */
export function beginThrow(pressing: Pressing, { made, asksWho }: Extract<ActionKey, { readonly kind: "free-throw" }>): boolean {
  const [open] = openThrows(pressing.plays);
  pressing.open({ kind: "free-throw", made }, "who", open?.side ?? attackers(pressing));
  const { sentence } = pressing;
  if (!open || open.shooter === null || asksWho || !sentence) return true;
  return writeThrow(pressing, sentence, made, { side: open.side, player: open.shooter }, { before: [], lenient: false });
}

/** A throw of whoever was fouled, also where he has left since; else of the one named. TABLE12 */
export function writeThrow(pressing: Pressing, sentence: Sentence, made: boolean, who: Held, how: Writing): boolean {
  const throws = throwsOf(pressing, who);
  const eventId = pressing.playId();
  const { fastBreak } = pressing.entry;
  const fact: Fact = {
    type: "free-throw",
    ...who,
    made,
    number: throws ? throws.taken + 1 : null,
    of: throws?.of ?? null,
    kind: throws?.kind ?? "unknown",
    context: shotContext(pressing.plays, who.side, fastBreak, null),
  };
  const link = throws && ({ to: throws.foul, kind: "free-throw-of" } as const);
  const hasLeft = who.player !== null && throws?.shooter === who.player && !pressing.state[who.side].players.get(who.player)?.onCourt;
  const change = pressing.adding(eventId, withoutPaint(fact), link, sentence.begun.moment);
  if (!pressing.tell([...how.before, change], "free-throw", { lenient: how.lenient || hasLeft })) return false;
  pressing.set({ fastBreak: false });
  const isLive = throws === null || (throws.kind === "personal" && openThrows(pressing.plays).length === 0);
  if (!made && isLive) follow(pressing, "rebound", otherSide(who.side), eventId);
  else pressing.close();
  return true;
}

/** A free throw is not of the paint, and that is known. */
function withoutPaint(fact: Fact): Fact {
  return fact.type === "free-throw" ? { ...fact, context: { ...fact.context, inThePaint: false } } : fact;
}

function throwsOf(pressing: Pressing, { side, player }: Held): OpenThrows | null {
  const open = openThrows(pressing.plays).filter((throws) => throws.side === side);
  return open.find(({ shooter }) => shooter === player) ?? open.find(({ shooter }) => shooter === null) ?? open[0] ?? null;
}

/** The next live play ends what was not shot; that it was not is flagged. TABLE12 */
function droppedThrows(pressing: Pressing): TableChange[] {
  // In the log the rules look at the whole game again.
  if (pressing.entry.cursor) return [];
  const { moment } = pressing.now();
  return openThrows(pressing.plays).map(({ foul, taken, of }) => {
    const detail = `${taken} of ${of} free throws were shot`;
    const fact: Fact = { type: "flag.raise", kind: "free-throw-group-unresolved", detail, about: foul };
    return pressing.adding(pressing.nextId(), fact, null, { ...moment, gameClockMs: null, shotClockMs: null });
  });
}

/** Opens the part of an earlier play that its key names; the same key again goes to the one before. TABLE11 */
export function beginLate(pressing: Pressing, what: LatePart): boolean {
  const { sentence } = pressing;
  if (sentence?.target && sentence.digits === "" && sentence.saying.kind !== "late") {
    const play = pressing.plays[pressing.game.placeOf(sentence.target)];
    const own = play && targetOf(play, what);
    // Asked for already: then the one before it is meant.
    const isOpen = sentence.ask === what;
    const isTaken = pressing.plays.some(({ link }) => link?.to === sentence.target && link.kind === linkOfPart[what]);
    if (own && !isTaken && !isOpen) {
      pressing.ask(what, own.side);
      return true;
    }
  }
  const saying = sentence?.digits === "" && sentence.ask === what ? sentence.saying : null;
  const back = saying === null ? 0 : saying.kind === "late" ? saying.back + 1 : 1;
  const target = lateTarget(pressing.plays, what, back);
  if (!target) return pressing.tone({ kind: "nothing-there" });
  const { eventId, moment } = target.play;
  const now = pressing.now();
  // Caught now, unless the game has gone on since.
  const isNow = what === "rebound" && placeBehind(pressing.plays, eventId, what) === null;
  pressing.open({ kind: "late", what, back }, what, target.side, { target: eventId, begun: isNow ? now : { ...now, moment } });
  return true;
}

/** Writes the part of a play that is asked for. TABLE9, TABLE10, TABLE11 */
export function writePart(pressing: Pressing, sentence: Sentence, what: LatePart, who: Held, how: Writing): boolean {
  const target = sentence.target === null ? undefined : pressing.plays[pressing.game.placeOf(sentence.target)];
  if (!target) return pressing.tone({ kind: "nothing-there" });
  const link = { to: target.eventId, kind: linkOfPart[what] };
  const { moment } = sentence.begun;
  const parts = factsOf(what, who, target.fact).map((fact) => pressing.adding(pressing.nextId(), fact, link, moment));
  const isLate = sentence.saying.kind === "late";
  if (!pressing.tell([...how.before, ...parts], isLate ? "late" : undefined, how)) return false;
  const { saying } = sentence;
  if (what === "block" && saying.kind === "shot") pressing.ask("rebound", who.side);
  else if (what === "fouled" && saying.kind === "foul") pressing.ask("throws", who.side);
  else pressing.close();
  return true;
}

function factsOf(what: LatePart, who: Held, target: Fact): Fact[] {
  switch (what) {
    case "assist":
      return [{ type: "assist", ...who }];
    case "steal":
      return [{ type: "steal", ...who }];
    case "fouled":
      return [{ type: "foul.drawn", ...who }];
    case "rebound": {
      const kind = "side" in target && target.side === who.side ? "offensive" : "defensive";
      return [{ type: "rebound", ...who, kind, deadBall: false }];
    }
    case "block": {
      const shooter: PlayerKey | null = target.type === "field-goal" ? target.player : null;
      return [
        { type: "block", ...who },
        { type: "block.received", side: otherSide(who.side), player: shooter },
      ];
    }
  }
}
