import { otherSide, type Side } from "../game/facts.ts";
import { isLenient } from "../game/lenient-rules.ts";
import type { StandingGame } from "../game/standing-game.ts";
import type { TableCommand } from "../game/table-command.ts";
import { answer, answerInFor, asksPlayer, mayBeMeant, readDigits } from "./answer.ts";
import { beginAction, chooseZone, keepValue, setPlace } from "./begin-action.ts";
import { answerSeconds, pressClock } from "./clock-keys.ts";
import { chooseOutcome, writeChallenge } from "./challenge-sentences.ts";
import { chooseFoul, setThrows } from "./foul-sentences.ts";
import { flagLast, writeDoubt, writeJumpBall } from "./game-sentences.ts";
import { type ActionKey, type Key, keyOf, type Press } from "./key-press.ts";
import { moveCursor, voidPlay } from "./log-cursor.ts";
import { meantCode } from "./one-hand.ts";
import { eraseInWave, finishWave, onCourtAfter } from "./people-sentences.ts";
import { amendShot, chooseTurnover, shotOf } from "./play-sentences.ts";
import { Pressing } from "./pressing.ts";
import { readShirt } from "./shirt-number.ts";
import type { Held, Notice, Sentence, TableEntry, TableSeat } from "./table-entry.ts";
import { redoGesture, undoGesture } from "./undo.ts";

export type Pressed = { readonly entry: TableEntry; readonly commands: readonly TableCommand[]; readonly notice: Notice | null };

/** Escape twice within this time drops the sentence. */
const quicklyMs = 400;

/**
 * Takes one press to the table: what the entry becomes, the commands that were decided on `game` (which has taken them in), and
 * what the operator is to be told. Everything follows from its arguments; no time, chance or id is asked for elsewhere. TABLE4
 */
export function pressKey(entry: TableEntry, game: StandingGame, press: Press, seat: TableSeat): Pressed {
  const { refused } = entry;
  if (refused && isEnter(press)) return pressedBy(new Pressing({ ...refused.entry, ids: entry.ids }, game, refused.press, seat, true));
  const before = refused === null ? entry : { ...entry, refused: null };
  const pressing = new Pressing(before, game, press, seat);
  const pressed = pressedBy(pressing);
  const { notice } = pressed;
  const { settled } = pressing;
  const mayInsist = notice?.kind === "refused" && isLenient(notice.rule) && pressed.commands.length === settled.commands;
  return mayInsist ? { ...pressed, entry: { ...pressed.entry, refused: { press, entry: settled.entry } } } : pressed;
}

function isEnter(press: Press): boolean {
  return press.kind === "key" && (press.code === "Enter" || press.code === "NumpadEnter");
}

function pressedBy(pressing: Pressing): Pressed {
  const { press, seat } = pressing;
  if (press.kind === "key") {
    const meant = meantCode(press.code, press.shift, seat.profile.hand);
    const key = keyOf(meant.code, meant.shift, press.alt);
    if (key) takeKey(pressing, key);
  } else if (!seat.holds.scorer) {
    pressing.tone({ kind: "not-held" });
  } else if (press.kind === "cursor") {
    moveCursor(pressing, press.cursor);
  } else if (press.kind === "void") {
    voidPlay(pressing, press.play);
  } else if (press.kind === "place") {
    setPlace(pressing, press.position);
  } else if (press.kind === "shot") {
    takeAction(pressing, { kind: "shot", made: press.made, value: press.value });
  } else {
    takePlayer(pressing, press);
  }
  return { entry: pressing.entry, commands: pressing.commands, notice: pressing.notice };
}

function takeKey(pressing: Pressing, key: Key): boolean {
  const { holds } = pressing.seat;
  const { sentence } = pressing;
  if (key.kind === "clock") {
    const isShared = key.key.kind === "timeout" || key.key.kind === "arrow";
    if (!holds.clock && !(isShared && holds.scorer)) return pressing.tone({ kind: "not-held" });
    return pressClock(pressing, key.key);
  }
  const isClockAnswer = sentence?.ask === "seconds";
  if (!holds.scorer && !isClockAnswer) return pressing.tone({ kind: "not-held" });
  switch (key.kind) {
    case "action":
      return takeAction(pressing, key.action);
    case "digit":
      return takeDigit(pressing, key.digit);
    case "flip":
      return flip(pressing, sentence);
    case "nobody":
      return nobody(pressing, sentence);
    case "accept":
      return accept(pressing);
    case "back":
      return back(pressing, sentence);
    case "erase":
      return erase(pressing, sentence);
    case "redo":
      return redoGesture(pressing);
    case "flag":
      return flagLast(pressing);
    case "doubt":
      return writeDoubt(pressing);
    case "fast-break":
      if (sentence && shotOf(pressing, sentence)) return amendShot(pressing, sentence, { fastBreak: true });
      pressing.set({ fastBreak: !pressing.entry.fastBreak });
      return true;
  }
}

/** An action closes what may be left open before it; what must be answered it does not close. TABLE9 */
function takeAction(pressing: Pressing, action: ActionKey): boolean {
  if (pressing.sentence?.ask === "seconds" && action.kind === "throws") return typeSeconds(pressing, ".");
  if (pressing.sentence?.digits && asksPlayer(pressing.sentence.ask) && !closeDigits(pressing, pressing.sentence)) return false;
  const open = pressing.sentence;
  if (open === null) return beginAction(pressing, action);
  if (open.ask === "winner" && action.kind === "wave") return answerWinner(pressing, open, action.side);
  if (open.ask === "value" && action.kind === "shot" && action.value !== null) return keepValue(pressing, open, action.value);
  if (isRepeatedFoul(open, action) || (action.kind === "zone" && open.saying.kind === "shot")) return beginAction(pressing, action);
  if (open.saying.kind === "wave" && !(finishWave(pressing, open, open.saying) && pressing.settle())) return false;
  if (pressing.sentence && mustBeAnswered(open)) return pressing.tone({ kind: "must-answer" });
  if (open.ask === "turnover-kind" && !chooseTurnover(pressing, open, null)) return false;
  // What is told of the last play may still be told of it in its own sentence.
  if (action.kind !== "late" && action.kind !== "throws") pressing.close();
  return beginAction(pressing, action);
}

/** The number that was typed is whole: another key has come. */
function closeDigits(pressing: Pressing, sentence: Sentence): boolean {
  return readDigits(pressing, sentence, true) && pressing.settle();
}

function isRepeatedFoul({ saying, ask }: Sentence, action: ActionKey): boolean {
  return action.kind === "foul" && !action.withShots && saying.kind === "foul" && !saying.withShots && ask === "who";
}

function mustBeAnswered({ ask }: Sentence): boolean {
  return ask === "who" || ask === "in-for" || ask === "winner" || ask === "value" || ask === "foul-kind" || ask === "seconds";
}

function answerWinner(pressing: Pressing, sentence: Sentence, side: Side | null): boolean {
  if (sentence.saying.kind === "jump-ball") return writeJumpBall(pressing, sentence, side);
  return side === null ? pressing.tone({ kind: "must-answer" }) : writeChallenge(pressing, sentence, side);
}

function takeDigit(pressing: Pressing, digit: string): boolean {
  const { sentence, entry, seat } = pressing;
  if (sentence === null) {
    const { numberFirst, hand } = seat.profile;
    if (!numberFirst && hand === "both") return pressing.tone({ kind: "nothing-there" });
    pressing.set({ heldDigits: `${entry.heldDigits}${digit}`.slice(-2) });
    return true;
  }
  switch (sentence.ask) {
    case "throws":
      return setThrows(pressing, sentence, digit);
    case "foul-kind":
      return chooseFoul(pressing, sentence, digit);
    case "turnover-kind":
      return chooseTurnover(pressing, sentence, digit);
    case "zone":
      return chooseZone(pressing, sentence, digit);
    case "seconds":
      return typeSeconds(pressing, digit);
    case "outcome":
      return chooseOutcome(pressing, sentence, digit);
    case "winner":
      if (sentence.saying.kind === "challenge") return chooseOutcome(pressing, sentence, digit);
      return pressing.tone({ kind: "must-answer" });
    case "value":
      return pressing.tone({ kind: "must-answer" });
    default:
      return typeShirt(pressing, sentence, digit);
  }
}

/** The longest number among those who may be meant; a digit that cannot follow closes the one before it and begins the next. TABLE6 */
function typeShirt(pressing: Pressing, sentence: Sentence, digit: string): boolean {
  const digits = sentence.digits + digit;
  if (sentence.digits !== "") {
    const { meant } = mayBeMeant(pressing, sentence);
    const isMeant = readShirt(sentence.digits, meant, [], true).kind === "meant";
    if (isMeant && readShirt(digits, meant, [], false).kind === "nobody")
      return closeDigits(pressing, sentence) && takeDigit(pressing, digit);
  }
  const longer = { ...sentence, digits };
  pressing.set({ sentence: longer });
  return readDigits(pressing, longer, false);
}

function typeSeconds(pressing: Pressing, character: string): boolean {
  const { sentence } = pressing;
  if (sentence) pressing.set({ sentence: { ...sentence, digits: (sentence.digits + character).slice(0, 5) } });
  return true;
}

function flip(pressing: Pressing, sentence: Sentence | null): boolean {
  if (sentence?.ask === "turnover-kind") return chooseTurnover(pressing, sentence, "=");
  if (sentence?.digits && asksPlayer(sentence.ask)) return closeDigits(pressing, sentence) && flip(pressing, pressing.sentence);
  if (sentence?.ask !== "who" && sentence?.ask !== "rebound") return pressing.tone({ kind: "nothing-there" });
  pressing.ask(sentence.ask, otherSide(sentence.side));
  return true;
}

function nobody(pressing: Pressing, sentence: Sentence | null): boolean {
  if (sentence?.ask === "turnover-kind") return chooseTurnover(pressing, sentence, "-");
  if (sentence?.digits && asksPlayer(sentence.ask)) return closeDigits(pressing, sentence) && nobody(pressing, pressing.sentence);
  if (sentence?.ask !== "who" && sentence?.ask !== "rebound") return accept(pressing);
  return answer(pressing, { ...sentence, digits: "" }, { side: sentence.side, player: null }, false);
}

/** Enter: the number is whole, or the question is left open. */
function accept(pressing: Pressing): boolean {
  const { sentence } = pressing;
  if (sentence === null) return pressing.tone({ kind: "nothing-there" });
  if (sentence.ask === "seconds") return answerSeconds(pressing, sentence);
  if (sentence.digits !== "") return readDigits(pressing, sentence, true);
  if (sentence.saying.kind === "wave") return finishWave(pressing, sentence, sentence.saying);
  if (sentence.ask === "winner") return answerWinner(pressing, sentence, null);
  if (sentence.ask === "in-for" && sentence.bench) return answerInFor(pressing, sentence, sentence.bench.player, null);
  if (sentence.ask === "turnover-kind") return chooseTurnover(pressing, sentence, null);
  if (sentence.ask === "value") return keepValue(pressing, sentence, null);
  if (mustBeAnswered(sentence)) return pressing.tone({ kind: "must-answer" });
  pressing.close();
  return true;
}

/** Escape: one question back; twice quickly drops what is not written. TABLE10 */
function back(pressing: Pressing, sentence: Sentence | null): boolean {
  const { lastKey } = pressing.entry;
  const { at } = pressing.press;
  const isSecond = lastKey?.code === "back" && at - lastKey.at <= quicklyMs;
  pressing.set({ lastKey: { code: "back", at }, held: null, heldDigits: "" });
  if (!sentence) return true;
  if (isSecond) pressing.close();
  else if (sentence.digits !== "") pressing.ask(sentence.ask, sentence.side, { bench: sentence.bench });
  else if (sentence.bench) pressing.ask(sentence.bench.ask, sentence.side);
  else if (sentence.ask === "foul-kind" || sentence.ask === "turnover-kind") pressing.ask("who", sentence.side, { who: null });
  else pressing.close();
  return true;
}

/** Backspace: a digit, a number of a wave, a sentence that has written nothing; else the last gesture. TABLE17 */
function erase(pressing: Pressing, sentence: Sentence | null): boolean {
  const { heldDigits, held } = pressing.entry;
  if (sentence && sentence.digits !== "") {
    pressing.set({ sentence: { ...sentence, digits: sentence.digits.slice(0, -1) } });
    return true;
  }
  if (heldDigits !== "" || held !== null) {
    pressing.set({ heldDigits: heldDigits.slice(0, -1), held: null });
    return true;
  }
  if (sentence?.saying.kind === "wave" && eraseInWave(pressing, sentence, sentence.saying)) return true;
  if (sentence && sentence.gesture === null) {
    pressing.close();
    return true;
  }
  return undoGesture(pressing);
}

/** A tile is player and side at once; where no question wants it, it waits for its action. TABLE23 */
function takePlayer(pressing: Pressing, { side, player }: Held): boolean {
  if (pressing.sentence?.ask === "turnover-kind" && !chooseTurnover(pressing, pressing.sentence, null)) return false;
  const { sentence } = pressing;
  if (sentence && mustBeAnswered(sentence) && !asksPlayer(sentence.ask)) return pressing.tone({ kind: "must-answer" });
  const wantsSide = sentence?.ask === "who" || sentence?.ask === "rebound" || sentence?.side === side;
  if (!sentence || !asksPlayer(sentence.ask) || (!wantsSide && !mustBeAnswered(sentence))) {
    pressing.close();
    pressing.set({ held: { side, player }, heldDigits: "" });
    return true;
  }
  if (!wantsSide) return pressing.tone({ kind: "nothing-there" });
  if (player === null) return nobody(pressing, { ...sentence, side });
  const { meant } = mayBeMeant(pressing, { ...sentence, side });
  const asked = { ...sentence, side, digits: "" };
  if (!answer(pressing, asked, { side, player }, !meant.some(({ key }) => key === player))) return false;
  const wave = pressing.sentence;
  if (wave?.saying.kind !== "wave" || wave.saying.out.length === 0) return true;
  const isFive = onCourtAfter(pressing, side, wave.saying) === pressing.game.rules.playersOnCourt;
  return isFive ? finishWave(pressing, wave, wave.saying) : true;
}
