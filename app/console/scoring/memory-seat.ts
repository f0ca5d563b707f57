import type { GameCommand } from "#contract/live/game-command.ts";
import { type LoggedEvent, StandingGame } from "#core/game/standing-game.ts";
import { TableInStep } from "#core/game/table-in-step.ts";
import type { RuleSet } from "#core/rules/rule-set.ts";
import type { ScoringSeat, SeatState } from "./scoring-seat.ts";

/** A seat with nobody behind it: the log is here alone. For practice, and for tests. */
export class MemorySeat implements ScoringSeat {
  readonly now: () => number;
  readonly #game: StandingGame;
  readonly #listeners = new Set<() => void>();
  #table: TableInStep;
  #taken: number;
  #state: SeatState = { pending: [], refused: [], connection: "online", holder: null, hasClock: true };

  constructor(events: readonly LoggedEvent[], rules: RuleSet, now: () => number) {
    this.now = now;
    this.#game = new StandingGame(1, events, rules);
    this.#table = new TableInStep(this.#game.events, rules);
    this.#taken = this.#game.version;
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly state = () => this.#state;

  readonly game = () => this.#game;

  readonly gameNow = () => {
    const { events } = this.#game;
    if (this.#taken !== events.length) this.#table.grow(events, this.#taken);
    this.#taken = events.length;
    return this.#table.now();
  };

  readonly keep = (commands: readonly GameCommand[]) => this.#become({ pending: [...this.#state.pending, ...commands] });

  /** Somebody else has written, as if by the server. */
  write(event: LoggedEvent): void {
    this.#game.take(event);
    this.#become({});
  }

  /** The server has heard all that waited. */
  answerAll(): void {
    this.#become({ pending: [] });
  }

  #become(changes: Partial<SeatState>): void {
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners) listener();
  }
}
