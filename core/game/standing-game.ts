import type { EventId } from "../kernel/ids.ts";
import type { RuleSet } from "../rules/rule-set.ts";
import type { AddEvent, EventToFold, Play } from "./events.ts";
import { evolve, foldPlays } from "./evolve.ts";
import type { Fact, FactType } from "./facts.ts";
import type { GameState } from "./game-state.ts";
import { playsInForce } from "./plays-in-force.ts";

/** An event of a log with what deciding needs to know of it besides. */
export type LoggedEvent = EventToFold & {
  readonly sequence: number;
  /** When the key was pressed, else when it was stored: epoch milliseconds. */
  readonly at: number;
  readonly deviceId: string | null;
};

/** A game as its log has it up to now, kept folded while commands come. */
export class StandingGame {
  readonly rules: RuleSet;
  readonly epoch: number;
  readonly #events: LoggedEvent[];
  readonly #byId: Map<EventId, LoggedEvent>;
  #plays: Play[];
  #state: GameState;
  /** How many facts of a type are in force. */
  #told: Map<FactType, number>;
  /** Where the events begin that one device has told without another in between, up to the last. */
  #runStart = 0;

  constructor(epoch: number, events: readonly LoggedEvent[], rules: RuleSet) {
    this.rules = rules;
    this.epoch = epoch;
    this.#events = [...events];
    this.#byId = new Map(events.map((event) => [event.eventId, event]));
    this.#plays = [...playsInForce(events)];
    this.#state = foldPlays(this.#plays, rules);
    this.#told = countsOf(this.#plays);
    this.#runStart = runStartOf(events);
  }

  get version(): number {
    return this.#events.length;
  }

  get events(): readonly LoggedEvent[] {
    return this.#events;
  }

  get plays(): readonly Play[] {
    return this.#plays;
  }

  /** Not to be changed, and another one after the next event. */
  get state(): GameState {
    return this.#state;
  }

  event(eventId: EventId): LoggedEvent | undefined {
    return this.#byId.get(eventId);
  }

  /** How many facts of this type are in force. */
  told(type: FactType): number {
    return this.#told.get(type) ?? 0;
  }

  /** Where in the order of the game a fact in force stands; -1: it is not in force. */
  placeOf(eventId: EventId): number {
    return this.#plays.findLastIndex((play) => play.eventId === eventId);
  }

  /** What others than this device have told since a version. */
  ofOthersSince(version: number, deviceId: string): readonly LoggedEvent[] {
    // The end of the log is mostly the asking device's own, and is not gone through with every command.
    const end = this.#events[this.#runStart]?.deviceId === deviceId ? this.#runStart : this.#events.length;
    return this.#events.slice(version, end).filter((event) => event.deviceId !== deviceId);
  }

  /** The fact that an event is about in the end, through all corrections of corrections, as it was first told. */
  rootOf(eventId: EventId): Fact | null {
    for (let event = this.#byId.get(eventId); event; event = this.#byId.get(event.target)) if (event.op === "add") return event.fact;
    return null;
  }

  /** The game as it stood before the fact at a place. */
  stateBefore(place: number): GameState {
    return place >= this.#plays.length ? this.#state : foldPlays(this.#plays.slice(0, place), this.rules);
  }

  /** Takes the next event in. One at the end of the game costs nothing; any other folds it anew. LOG1 */
  take(event: LoggedEvent): void {
    if (this.#events.at(-1)?.deviceId !== event.deviceId) this.#runStart = this.#events.length;
    this.#events.push(event);
    this.#byId.set(event.eventId, event);
    if (event.op === "add" && this.#isLast(event)) {
      this.#plays.push(event);
      evolve(this.#state, event);
      this.#told.set(event.fact.type, this.told(event.fact.type) + 1);
    } else {
      this.#foldAnew();
    }
  }

  /** Back to an earlier version, when what came after is not to stand. */
  backTo(version: number): void {
    if (version === this.version) return;
    for (const { eventId } of this.#events.splice(version)) this.#byId.delete(eventId);
    this.#runStart = runStartOf(this.#events);
    this.#foldAnew();
  }

  #foldAnew(): void {
    this.#plays = [...playsInForce(this.#events)];
    this.#state = foldPlays(this.#plays, this.rules);
    this.#told = countsOf(this.#plays);
  }

  #isLast({ orderKey }: Pick<AddEvent, "orderKey">): boolean {
    const last = this.#plays.at(-1);
    return last === undefined || last.orderKey < orderKey;
  }
}

function runStartOf(events: readonly LoggedEvent[]): number {
  const last = events.at(-1)?.deviceId;
  return events.findLastIndex(({ deviceId }) => deviceId !== last) + 1;
}

function countsOf(plays: readonly Play[]): Map<FactType, number> {
  const counts = new Map<FactType, number>();
  for (const { fact } of plays) counts.set(fact.type, (counts.get(fact.type) ?? 0) + 1);
  return counts;
}
