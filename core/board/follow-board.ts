import { type ClockAnchor, remainingAt } from "../game/clock-anchor.ts";
import type { Fact, GameMoment } from "../game/facts.ts";
import type { GameNow } from "../game/game-now.ts";
import { periodAt, periodIndex } from "../game/period.ts";
import type { RuleSet } from "../rules/rule-set.ts";
import type { BoardFrame, BoardShotClock } from "./board-frame.ts";

/** One command: what makes the log show what the board shows, and when it happened there. */
export type BoardStep = { readonly facts: readonly Fact[]; readonly moment: GameMoment; readonly occurredAt: number };

/** Two clocks that run may be so far apart before it is more than tenths and a wire's delay. */
const driftMs = 150;
/** A difference that lasts so long is one. Keys that move a standing clock come in rows. */
const lastingMs = 500;
/** A key's time is believed so far back (LIVE11), less what the way to the server takes. */
const earliestMs = 700;

/** Has no memory of what was sent: what is to be written follows from what the log and the board show now. BRIDGE5 */
export class BoardFollower {
  readonly #rules: RuleSet;
  /** Since when something has differed that may pass by itself. */
  #clockDiffersSince: number | null = null;
  #shotDiffersSince: number | null = null;

  constructor(rules: RuleSet) {
    this.#rules = rules;
  }

  /** `null`: nothing is to be written. `at`: when the board showed this, on the server's timeline. */
  look(now: GameNow, frame: BoardFrame, at: number): BoardStep | null {
    if (frame.period === 0 || isOver(now)) return this.#rest();
    const index = frame.period - 1;
    const current = now.period === null ? -1 : periodIndex(now.period, this.#rules.format);
    const moment: GameMoment = {
      period: periodAt(index, this.#rules.format),
      gameClockMs: frame.clockMs,
      shotClockMs: frame.shot?.remainingMs ?? null,
      clockQuality: "auto",
    };
    if (index === current + 1) return this.#nextPeriod(now, frame, moment, at);
    if (index !== current || now.periodEnded) return this.#rest();
    const { facts, occurredAt } = this.#gameClock(now.clock, frame, at);
    const shot = frame.shot === null || isRunOut(frame) ? [] : this.#shotClock(now, frame, frame.shot, at);
    const all = [...facts, ...shot];
    return all.length === 0 ? null : { facts: all, moment, occurredAt: Math.round(occurredAt) };
  }

  #rest(): null {
    this.#clockDiffersSince = null;
    this.#shotDiffersSince = null;
    return null;
  }

  /** A period begins with its clock; the one before it is over by then. Its end is the table's to say, as long as nothing runs. */
  #nextPeriod(now: GameNow, frame: BoardFrame, moment: GameMoment, at: number): BoardStep | null {
    this.#rest();
    if (!frame.running) return null;
    const before: GameMoment | null = now.period && { ...moment, period: now.period, gameClockMs: 0, shotClockMs: null };
    // Two moments are two commands: the period that is left open first.
    if (before !== null && !now.periodEnded) return { facts: [{ type: "period.end" }], moment: before, occurredAt: Math.round(at) };
    const begins: Fact[] = [
      { type: "period.start" },
      { type: "clock.set", remainingMs: frame.clockMs, previousMs: null },
      { type: "clock.start" },
    ];
    return { facts: begins, moment, occurredAt: Math.round(at) };
  }

  #gameClock(clock: ClockAnchor, frame: BoardFrame, at: number): { readonly facts: readonly Fact[]; readonly occurredAt: number } {
    const shown = remainingAt(clock, at);
    const off = shown - frame.clockMs;
    const set: Fact = { type: "clock.set", remainingMs: frame.clockMs, previousMs: Math.round(shown) };
    if (isRunOut(frame) && (clock.running || shown > 0)) {
      return { facts: [{ type: "clock.expired" }, ...(frame.horn ? [{ type: "horn" } as const] : [])], occurredAt: at };
    }
    if (frame.running === clock.running) {
      const isOff = frame.running ? Math.abs(off) >= driftMs : Math.abs(off) >= 1;
      if (!isOff) this.#clockDiffersSince = null;
      else this.#clockDiffersSince ??= at;
      if (!isOff || at - (this.#clockDiffersSince ?? at) < lastingMs) return { facts: [], occurredAt: at };
      this.#clockDiffersSince = null;
      const correct: Fact = { type: "clock.correct", remainingMs: frame.clockMs, asOfMs: Math.round(at) };
      return { facts: [frame.running ? correct : set], occurredAt: at };
    }
    this.#clockDiffersSince = null;
    // The key was pressed as long ago as the two clocks are apart, so that they show the same from then on.
    if (frame.running) {
      const start: Fact = { type: "clock.start" };
      return isNear(at - off, at) ? { facts: [start], occurredAt: at - off } : { facts: [set, start], occurredAt: at };
    }
    const stop: Fact = { type: "clock.stop" };
    const stoppedAt = clock.atMs + clock.remainingMs - frame.clockMs;
    return isNear(stoppedAt, at) ? { facts: [stop], occurredAt: stoppedAt } : { facts: [stop, set], occurredAt: at };
  }

  #shotClock(now: GameNow, frame: BoardFrame, shot: BoardShotClock, at: number): readonly Fact[] {
    const facts: Fact[] = [];
    const shown = now.shotClock === null ? null : remainingAt(now.shotClock, at);
    const { remainingMs } = shot;
    if (remainingMs === null) {
      this.#shotDiffersSince = null;
      return shown === null ? [] : [{ type: "shot-clock.blank" }];
    }
    const stands = !shot.running && !now.shotClock?.running;
    const isOff = shown === null || Math.abs(shown - remainingMs) >= (stands ? 1 : driftMs);
    if (!isOff) this.#shotDiffersSince = null;
    else this.#shotDiffersSince ??= at;
    const isReset = shown === null || remainingMs > shown + lastingMs;
    // A clock that stops or starts takes the other with it: only what is left afterwards is a difference.
    const isLasting = this.#shotDiffersSince !== null && at - this.#shotDiffersSince >= lastingMs;
    if (isOff && (isReset || isLasting)) {
      this.#shotDiffersSince = null;
      facts.push(this.#givenTime(remainingMs, isReset && frame.clockMs >= remainingMs + lastingMs));
    }
    if (now.shotClock === null || !now.clock.running || !frame.running || remainingMs === 0) return facts;
    if (shot.running && !now.shotClock.running && now.shotClock.remainingMs > 0) facts.push({ type: "shot-clock.start" });
    if (!shot.running && now.shotClock.running) facts.push({ type: "shot-clock.stop" });
    return facts;
  }

  #givenTime(remainingMs: number, isReset: boolean): Fact {
    const { fullMs, afterOffensiveReboundMs } = this.#rules.shotClock;
    return isReset && (remainingMs === fullMs || remainingMs === afterOffensiveReboundMs)
      ? { type: "shot-clock.reset", toMs: remainingMs, reason: null }
      : { type: "shot-clock.set", remainingMs };
  }
}

function isOver({ status, period }: GameNow): boolean {
  return period !== null && status !== "live" && status !== "interrupted";
}

function isRunOut({ clockMs, running }: BoardFrame): boolean {
  return clockMs === 0 && !running;
}

function isNear(instant: number, at: number): boolean {
  return instant <= at + driftMs && instant >= at - earliestMs;
}
