import type { RuleSet } from "../rules/rule-set.ts";
import type { EventToFold } from "./events.ts";
import {
  type GameAtTable,
  type GameNow,
  foldAtTable,
  gameNow,
  newGameAtTable,
  type OnPlay,
  takeToTable,
  type TimedEvent,
} from "./game-now.ts";

/** Somebody who looks on while plays are taken; `anew`: all of them are taken from the first on. */
export type TableWatch = { readonly taken: OnPlay; anew(): void };

/** A game at its table that keeps in step with a log while it grows, without folding all of it for every play. */
export class TableInStep {
  readonly #rules: RuleSet;
  readonly #watch: TableWatch | undefined;
  #table: GameAtTable;
  /** No play has a later place in the order of the game. */
  #lastKey = "";

  /** `events`: the log as it stands. */
  constructor(events: readonly TimedEvent[], rules: RuleSet, watch?: TableWatch) {
    this.#rules = rules;
    this.#watch = watch;
    this.#table = newGameAtTable(rules);
    this.#foldAnew(events);
  }

  /**
   * `events`: the log as it stands now, its first `taken` being those that were there before. Plays at the end of the game are
   * taken one by one; a correction, or a play in between, folds the log anew. LOG1
   */
  grow(events: readonly TimedEvent[], taken: number): void {
    for (let index = taken; index < events.length; index++) {
      const event = events[index] as TimedEvent;
      if (!this.#isNext(event)) return this.#foldAnew(events);
      takeToTable(this.#table, event, event.at);
      this.#watch?.taken(this.#table, event, event.at);
      this.#lastKey = event.orderKey;
    }
  }

  /** The table itself; it changes with the next play. */
  get table(): GameAtTable {
    return this.#table;
  }

  /** Where the game stands. */
  now(): GameNow {
    return gameNow(this.#table);
  }

  #isNext(event: EventToFold): event is Extract<TimedEvent, { readonly op: "add" }> {
    return event.op === "add" && event.orderKey > this.#lastKey;
  }

  #foldAnew(events: readonly TimedEvent[]): void {
    this.#watch?.anew();
    this.#table = foldAtTable(events, this.#rules, this.#watch?.taken);
    this.#lastKey = "";
    for (const event of events) if ("orderKey" in event && event.orderKey > this.#lastKey) this.#lastKey = event.orderKey;
  }
}
