import { type LiveEvent, type LogPosition, logPosition, readLogPosition } from "#contract/live/live-event.ts";
import type { LiveLog } from "#contract/live/live-game.ts";

/** What a message of events says: those after `from`, up to `to`. */
export type EventsAfter = { readonly from: LogPosition; readonly to: LogPosition; readonly events: readonly LiveEvent[] };

/** `waiting`: something before it is missing yet. `other-log`: it is of another life of the log. */
export type Taken = "grown" | "nothing-new" | "waiting" | "other-log";

/** Events that came too early wait for those before them, so many at most. */
const mostWaiting = 64;

/**
 * A log put together from messages that may come twice, late or in any order. What is in it is always a prefix of the log,
 * without a gap.
 */
export class LogAssembler {
  #log: LiveLog;
  #waiting = new Map<number, LiveEvent>();

  constructor(log: LiveLog) {
    this.#log = log;
  }

  get log(): LiveLog {
    return this.#log;
  }

  /** Whether events are here that cannot be shown yet. */
  get isWaiting(): boolean {
    return this.#waiting.size > 0;
  }

  take({ from, to, events }: EventsAfter): Taken {
    const [have, begin, end] = [readLogPosition(this.#log.position), readLogPosition(from), readLogPosition(to)];
    if (!have || !begin || !end) throw new Error(`No positions of a log: ${from}, ${to}`);
    if (end.epoch !== have.epoch || begin.epoch !== have.epoch) return "other-log";
    for (const event of events) if (event.sequence > have.sequence) this.#keep(event);
    const ready: LiveEvent[] = [];
    for (let next = have.sequence + 1; ; next++) {
      const event = this.#waiting.get(next);
      if (event === undefined) break;
      ready.push(event);
      this.#waiting.delete(next);
    }
    if (ready.length > 0) {
      const position = logPosition(have.epoch, have.sequence + ready.length);
      this.#log = { ...this.#log, position, events: [...this.#log.events, ...ready] };
    }
    if (this.#waiting.size > 0 || end.sequence > have.sequence + ready.length) return "waiting";
    return ready.length > 0 ? "grown" : "nothing-new";
  }

  /**
   * A whole log instead; an older state of the same one changes nothing, unless the server has said that it never was where
   * this one stands. `false`: it was older.
   */
  replace(log: LiveLog, mayGoBack = false): boolean {
    const [have, given] = [readLogPosition(this.#log.position), readLogPosition(log.position)];
    if (!have || !given) return false;
    const isOlder = given.epoch < have.epoch || (given.epoch === have.epoch && given.sequence < have.sequence);
    if (isOlder && !mayGoBack) return false;
    this.#log = log;
    this.#waiting = new Map();
    return true;
  }

  /** A message of many events at once is no disorder, so it is kept whole. */
  #keep(event: LiveEvent): void {
    this.#waiting.set(event.sequence, event);
    const have = readLogPosition(this.#log.position)?.sequence ?? 0;
    if (this.#waiting.size <= mostWaiting || this.#waiting.has(have + 1)) return;
    const farthest = Math.max(...this.#waiting.keys());
    this.#waiting.delete(farthest);
  }
}
