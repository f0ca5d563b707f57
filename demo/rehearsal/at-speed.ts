import { remainingAt } from "#core/game/clock-anchor.ts";
import type { AddEvent } from "#core/game/events.ts";
import type { Fact } from "#core/game/facts.ts";
import { type GameClocks, newClocks, runClocks } from "#core/game/game-clocks.ts";
import { orderKeyAt } from "#core/game/order-key.ts";
import type { EventId } from "#core/kernel/ids.ts";
import type { RuleSet } from "#core/rules/rule-set.ts";

export type Speed = {
  readonly rules: RuleSet;
  /** When the first period begins, epoch milliseconds. */
  readonly tipOff: number;
  readonly speed: number;
};

/** Clocks on screens run as clocks do; at a higher speed they are set so often. */
const setEveryMs = 1000;

/**
 * A log of a hall, told so many times as fast from a tip-off on. What was written before the first period comes at once. The
 * world's clocks run at their own speed, so the game's are set to what they ought to show every second and at each stop.
 */
export function atSpeed(log: readonly AddEvent[], { rules, tipOff, speed }: Speed): AddEvent[] {
  const begun = timeOf(log.find(({ fact }) => fact.type === "period.start") ?? log[0]);
  const told = (at: number) => Math.max(tipOff - setEveryMs, tipOff + (at - begun) / speed);
  const clocks = newClocks(rules);
  const lines: AddEvent[] = [];
  let sets = 0;
  let setAt = 0;
  const add = (event: AddEvent, at: number) => {
    lines.push({ ...event, orderKey: orderKeyAt(lines.length + 1), recording: { ...event.recording, occurredAt: told(at) } });
  };
  const setClocks = (near: AddEvent, at: number) => {
    for (const fact of shownBy(clocks, at)) {
      const moment = { ...near.moment, gameClockMs: Math.round(remainingAt(clocks.game, at)), shotClockMs: null };
      add({ ...near, eventId: `set-${++sets}` as EventId, link: null, fact, moment }, at);
    }
    setAt = at;
  };
  for (const [index, event] of log.entries()) {
    const at = timeOf(event);
    if (speed > 1) {
      const near = log[index - 1];
      while (near && clocks.game.running && setAt + setEveryMs * speed < at) setClocks(near, setAt + setEveryMs * speed);
      if (event.fact.type === "clock.stop" && clocks.game.running) setClocks(event, at);
    }
    runClocks(clocks, event, at, rules);
    if (event.fact.type === "clock.start") setAt = at;
    add(event, at);
  }
  return lines;
}

function shownBy({ game, shot }: GameClocks, at: number): Fact[] {
  const facts: Fact[] = [{ type: "clock.set", remainingMs: Math.round(remainingAt(game, at)), previousMs: null }];
  if (shot.anchor !== null) facts.push({ type: "shot-clock.set", remainingMs: Math.round(remainingAt(shot.anchor, at)) });
  return facts;
}

function timeOf(event: AddEvent | undefined): number {
  return event?.recording.occurredAt ?? 0;
}
