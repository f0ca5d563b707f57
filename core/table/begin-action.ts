import { type CourtPosition, otherSide } from "../game/facts.ts";
import { placeValue } from "../game/shot-contradiction.ts";
import { answer, asksPlayer, readDigits } from "./answer.ts";
import { zonePlace } from "./court-zones.ts";
import { beginFoul } from "./foul-sentences.ts";
import { beginChallenge } from "./challenge-sentences.ts";
import { beginJumpBall } from "./game-sentences.ts";
import type { ActionKey } from "./key-press.ts";
import { beginWave } from "./people-sentences.ts";
import { amendShot, attackers, beginLate, beginThrow, shotOf } from "./play-sentences.ts";
import type { Pressing } from "./pressing.ts";
import type { Saying, Sentence } from "./table-entry.ts";

type Shot = Extract<Saying, { readonly kind: "shot" }>;

/** Opens the sentence of an action; a number or a tile that was held for it answers its first question. TABLE18, TABLE23 */
export function beginAction(pressing: Pressing, action: ActionKey): boolean {
  const { held, heldDigits } = pressing.entry;
  pressing.set({ held: null, heldDigits: "" });
  const asksWho = action.kind === "free-throw" && (held !== null || heldDigits !== "");
  if (action.kind !== "shot" && action.kind !== "zone" && pressing.entry.place !== null) pressing.set({ place: null });
  if (!begin(pressing, asksWho ? { ...action, asksWho } : action)) return false;
  const { sentence } = pressing;
  if (!sentence || !asksPlayer(sentence.ask) || sentence.ask === "numbers") return true;
  if (held) {
    const isOff = held.player !== null && !pressing.state[held.side].players.get(held.player)?.onCourt;
    return answer(pressing, { ...sentence, side: held.side }, held, isOff);
  }
  if (heldDigits === "") return true;
  const typed = { ...sentence, digits: heldDigits };
  pressing.set({ sentence: typed });
  return readDigits(pressing, typed, true);
}

function begin(pressing: Pressing, action: ActionKey): boolean {
  switch (action.kind) {
    case "shot":
      return beginShot(pressing, action);
    case "free-throw":
      return beginThrow(pressing, action);
    case "foul":
      return beginFoul(pressing, action.withShots);
    case "offensive-foul":
    case "turnover":
      pressing.open({ kind: action.kind }, "who", attackers(pressing));
      return true;
    case "wave":
      return beginWave(pressing, action.side);
    case "late":
      return beginLate(pressing, action.what);
    case "jump-ball":
      return beginJumpBall(pressing);
    case "challenge":
      return beginChallenge(pressing);
    case "throws":
      return beginThrows(pressing);
    case "zone":
      return beginZone(pressing);
  }
}

/** The place says two or three where no key does; where key and place differ, that is asked before the shooter. TABLE24 */
function beginShot(pressing: Pressing, { made, value }: Extract<ActionKey, { readonly kind: "shot" }>): boolean {
  const { place } = pressing.entry;
  const byPlace = place && placeValue(place);
  const taken = value ?? byPlace;
  if (taken === null) return pressing.tone({ kind: "nothing-there" });
  const begun = pressing.sentence?.saying.kind === "shot" ? pressing.sentence.begun : pressing.now();
  const differs = byPlace !== null && byPlace !== taken;
  pressing.open({ kind: "shot", made, value: taken }, differs ? "value" : "who", attackers(pressing), { begun });
  return true;
}

/** The key's value where it is pressed again, else the place's. TABLE24 */
export function keepValue(pressing: Pressing, sentence: Sentence, pressed: 2 | 3 | null): boolean {
  const { place } = pressing.entry;
  const saying = sentence.saying as Shot;
  const value = pressed ?? (place ? placeValue(place) : saying.value);
  pressing.ask("who", sentence.side, { saying: { ...saying, value } });
  return true;
}

/** A place on the court belongs to the shot that is named next. TABLE24 */
export function setPlace(pressing: Pressing, position: CourtPosition): boolean {
  pressing.set({ place: position });
  return true;
}

/** A zone belongs to the shot that is being said, also when it is written; else to the one that is named next. TABLE24 */
function beginZone(pressing: Pressing): boolean {
  const { sentence } = pressing;
  if (sentence && (sentence.saying.kind === "shot" || shotOf(pressing, sentence))) pressing.ask("zone", sentence.side);
  else pressing.open({ kind: "zone" }, "zone", attackers(pressing));
  return true;
}

export function chooseZone(pressing: Pressing, sentence: Sentence, digit: string): boolean {
  const position = zonePlace(digit);
  if (position === null) return pressing.tone({ kind: "nothing-there" });
  const written = shotOf(pressing, sentence);
  if (written) {
    if (!amendShot(pressing, sentence, { position })) return false;
    const { made, side } = written.fact;
    pressing.ask(made ? "assist" : "rebound", made ? side : otherSide(side));
    return true;
  }
  pressing.set({ place: position });
  if (sentence.saying.kind === "shot") pressing.ask(placeValue(position) === sentence.saying.value ? "who" : "value", sentence.side);
  else pressing.close();
  return true;
}

/** How many throws the last foul gives, when its prompt has gone. */
function beginThrows(pressing: Pressing): boolean {
  const { sentence } = pressing;
  const own = sentence !== null && sentence.target !== null && sentence.saying.kind === "foul";
  const foul = own ? null : pressing.plays.findLast(({ fact }) => fact.type === "foul");
  if (own) pressing.ask("throws", sentence.side);
  else if (foul) pressing.open({ kind: "throws" }, "throws", attackers(pressing), { target: foul.eventId });
  else return pressing.tone({ kind: "nothing-there" });
  return true;
}
