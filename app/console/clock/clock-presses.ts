import { remainingAt } from "#core/game/clock-anchor.ts";
import type { GameNow } from "#core/game/game-now.ts";
import type { FactOf } from "#core/game/facts.ts";
import { periodAt } from "#core/game/period.ts";
import type { TableCommand } from "#core/game/table-command.ts";
import type { CommandId, EventId } from "#core/kernel/ids.ts";
import type { ShownClock } from "#core/table/key-press.ts";
import type { Seat } from "../seat/seat.ts";

export type Modifiers = { readonly shift?: boolean; readonly alt?: boolean };

/** A press of the table by the place of its key, from the keyboard or from a button that stands for it. */
export type PressCode = (code: string, modifiers?: Modifiers, timeStamp?: number) => void;

/** What both clocks show at an instant, as it is written down. */
export function shownAt({ clock, shotClock }: GameNow, at: number): ShownClock {
  return {
    gameClockMs: Math.round(remainingAt(clock, at)),
    shotClockMs: shotClock && Math.round(remainingAt(shotClock, at)),
    clockQuality: "hand",
  };
}

/** When an event of the page happened, on the server's timeline. */
export function instantOf(seat: Seat, timeStamp: number | undefined): number {
  return timeStamp === undefined ? seat.now() : Math.round(seat.now() - Math.max(0, performance.now() - timeStamp));
}

type ClockFact = FactOf<"clock.set"> | FactOf<"clock.expired"> | FactOf<"countdown.set"> | FactOf<"shot-clock.set">;

/** A touch of the clocks that no key stands for. */
export function clockTouch(seat: Seat, fact: ClockFact, gameClockMs?: number): TableCommand {
  const at = seat.now();
  const { game, now } = seat.state();
  const { state, rules } = game;
  const period = state.periods[state.periodIndex]?.period ?? periodAt(0, rules.format);
  const shown = shownAt(now, at);
  const id = seat.nextId();
  const moment = { period, ...shown, ...(gameClockMs === undefined ? {} : { gameClockMs }) };
  return {
    commandId: `${id}:command` as CommandId,
    baseVersion: game.version,
    epoch: game.epoch,
    occurredAt: at,
    changes: [{ op: "add", eventId: id as EventId, moment, link: null, fact, after: null }],
    reason: null,
  };
}
