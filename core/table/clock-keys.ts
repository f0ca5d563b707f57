import { type Fact, type GameMoment, otherSide } from "../game/facts.ts";
import { remainingAt } from "../game/clock-anchor.ts";
import { countdownOf, longestCountdownMs } from "../game/countdown.ts";
import { isLevel } from "../game/game-state.ts";
import { periodAt, periodLengthMs } from "../game/period.ts";
import type { TableChange } from "../game/table-command.ts";
import { writeTimeout } from "./game-sentences.ts";
import type { ClockKey } from "./key-press.ts";
import type { Pressing } from "./pressing.ts";
import type { Sentence } from "./table-entry.ts";

/** A period is ended, and the next begun, by two presses within this time. */
const twiceWithinMs = 3000;

/** What the clock seat's keys do, whatever sentence is open. TABLE20, TABLE21 */
export function pressClock(pressing: Pressing, key: ClockKey): boolean {
  const { state, rules } = pressing.game;
  if (!state.ended && !state.periods.some(({ started }) => started) && (key.kind === "start-stop" || key.kind === "step"))
    return tellCountdown(pressing, key.kind === "step" ? key.ms : null);
  switch (key.kind) {
    case "start-stop":
      return tellClock(pressing, { type: state.clock.running ? "clock.stop" : "clock.start" });
    case "shot-start-stop":
      return tellClock(pressing, {
        type: state.clock.running && !state.shotClock.isHeld ? "shot-clock.stop" : "shot-clock.start",
      });
    case "shot-blank":
      return tellClock(pressing, { type: "shot-clock.blank" });
    case "reset": {
      const { fullMs, afterOffensiveReboundMs } = rules.shotClock;
      const toMs = key.after === "turnover" ? fullMs : afterOffensiveReboundMs;
      return tellClock(pressing, { type: "shot-clock.reset", toMs, reason: null });
    }
    case "take-back":
      return tellClock(pressing, { type: "shot-clock.revert" });
    case "horn":
      return tellClock(pressing, { type: "horn" });
    case "arrow":
      return tellClock(
        pressing,
        state.arrow === null ? { type: "arrow.set", side: "home" } : { type: "arrow.flip", to: otherSide(state.arrow) },
      );
    case "timeout":
      return writeTimeout(pressing, key.side);
    case "step":
      return stepClock(pressing, key.ms);
    case "period":
      return pressPeriod(pressing);
    case "late-stop":
      return beginLateStop(pressing);
    case "forgotten-start":
      pressing.open({ kind: "forgotten-start" }, "seconds", "home");
      return true;
  }
}

/** Before the game the same keys count down to it: begun, held, gone on with, or put right by so much. CLOCK21 */
function tellCountdown(pressing: Pressing, stepMs: number | null): boolean {
  const countdown = countdownOf(pressing.game);
  if (countdown === null && stepMs !== null) return pressing.tone({ kind: "nothing-there" });
  const { beforeGameMs } = pressing.game.rules.pauses;
  const leftMs = countdown === null ? beforeGameMs : Math.round(remainingAt(countdown, pressing.press.at));
  const running = stepMs === null ? countdown?.running !== true : countdown?.running === true;
  return tellClock(pressing, {
    type: "countdown.set",
    remainingMs: Math.min(Math.max(0, leftMs + (stepMs ?? 0)), longestCountdownMs),
    running,
  });
}

/** Stops now; how long ago it should have been is said after it. TABLE20 */
function beginLateStop(pressing: Pressing): boolean {
  const shownMs = pressing.press.clock.gameClockMs;
  if (shownMs === null) return pressing.tone({ kind: "nothing-there" });
  if (pressing.game.state.clock.running && !tellClock(pressing, { type: "clock.stop" })) return false;
  pressing.open({ kind: "late-stop", shownMs }, "seconds", "home");
  return true;
}

/** The seconds that were typed, with a decimal point: taken from a clock started late, given back to one stopped late. TABLE20 */
export function answerSeconds(pressing: Pressing, sentence: Sentence): boolean {
  const seconds = Number(sentence.digits);
  if (sentence.digits === "" || !Number.isFinite(seconds)) return pressing.tone({ kind: "must-answer" });
  const ms = Math.round(seconds * 1000);
  const { saying } = sentence;
  const at = pressing.press.at;
  if (saying.kind === "late-stop") {
    const { moment } = pressing.live();
    const remainingMs = Math.min(saying.shownMs + ms, periodLengthMs(moment.period, pressing.game.rules.format));
    pressing.close();
    return tellClock(pressing, { type: "clock.correct", remainingMs, asOfMs: sentence.begun.at - ms });
  }
  const shownMs = pressing.press.clock.gameClockMs;
  if (shownMs === null) return pressing.tone({ kind: "nothing-there" });
  pressing.close();
  if (!pressing.game.state.clock.running && !tellClock(pressing, { type: "clock.start" })) return false;
  return tellClock(pressing, { type: "clock.correct", remainingMs: Math.max(0, shownMs - ms), asOfMs: at });
}

/** Only while the clock stands. */
function stepClock(pressing: Pressing, ms: number): boolean {
  const { state, rules } = pressing.game;
  const { sentence } = pressing;
  if (sentence?.ask === "seconds") {
    const tenths = Math.max(0, Math.round(Number(sentence.digits || "0") * 10) - Math.sign(ms));
    pressing.set({ sentence: { ...sentence, digits: (tenths / 10).toFixed(1) } });
    return true;
  }
  const previousMs = pressing.press.clock.gameClockMs;
  if (state.clock.running || previousMs === null) return pressing.tone({ kind: "not-here" });
  const longestMs = periodLengthMs(pressing.live().moment.period, rules.format);
  const remainingMs = Math.min(Math.max(0, previousMs + ms), longestMs);
  return tellClock(pressing, { type: "clock.set", remainingMs, previousMs });
}

/** Twice within three seconds: the period that is over ends, or the next one begins; after the last, the game ends. TABLE21 */
function pressPeriod(pressing: Pressing): boolean {
  const { lastKey } = pressing.entry;
  const isSecond = lastKey?.code === "period" && pressing.press.at - lastKey.at <= twiceWithinMs;
  pressing.set({ lastKey: isSecond ? null : { code: "period", at: pressing.press.at } });
  if (!isSecond) return true;
  const { state, rules } = pressing.game;
  const current = state.periods[state.periodIndex];
  if (current?.started && !current.ended) return tellClock(pressing, { type: "period.end" });
  const next = current?.started ? state.periodIndex + 1 : Math.max(state.periodIndex, 0);
  if (next >= rules.format.regularPeriods && !isLevel(state)) return tellClock(pressing, { type: "game.end" });
  return beginPeriod(pressing, next);
}

/** After the first, the ball is of the side the arrow points to, and the arrow turns. */
function beginPeriod(pressing: Pressing, index: number): boolean {
  const { state, rules } = pressing.game;
  const period = periodAt(index, rules.format);
  const moment = { ...pressing.live().moment, period, gameClockMs: periodLengthMs(period, rules.format) };
  const facts: Fact[] = index === 0 ? [{ type: "game.start" }, { type: "period.start" }] : [{ type: "period.start" }];
  if (index > 0 && state.arrow !== null) facts.push({ type: "arrow.flip", to: otherSide(state.arrow) });
  const begun = { at: pressing.press.at, moment };
  return pressing.tell(
    facts.map((fact) => addingLive(pressing, fact, moment)),
    null,
    { begun },
  );
}

/** A fact of the clock stands at the press itself, and is not taken back by Backspace: each has its own remedy. */
function tellClock(pressing: Pressing, fact: Fact): boolean {
  const begun = pressing.live();
  return pressing.tell([addingLive(pressing, fact, begun.moment)], null, { begun });
}

/** At the end of the game, wherever in its log is typed. */
function addingLive(pressing: Pressing, fact: Fact, moment: GameMoment): TableChange {
  return { op: "add", eventId: pressing.nextId(), moment, link: null, fact, after: null };
}
