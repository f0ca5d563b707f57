import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import type { MachineClocks } from "./timeline.ts";

/** Of so many questions the quickest is believed. */
const questions = 5;
const lookEveryMs = 30_000;
/** What two clocks that agree may still differ by, as a key's time is judged. LIVE11 */
const agreedMs = 250;

/** The database's time, in epoch milliseconds. */
export type AskDatabaseTime = () => Promise<number>;

export type ClockListener = {
  /** This machine's clock is not the database's: by how much it is ahead, in milliseconds. Once, until it is right again. */
  readonly onOff: (aheadMs: number) => void;
  readonly onRight: () => void;
  readonly onFailure: (error: unknown) => void;
};

/**
 * The time of the database, counted by this machine's monotonic clock: the same on all nodes, whatever their own clocks say.
 * Where the database cannot be asked, what it said last is counted on; before it was ever asked, the machine's own. CLOCK14
 */
export class DatabaseClock {
  readonly #ask: AskDatabaseTime;
  readonly #own: MachineClocks;
  readonly #listener: ClockListener;
  /** How far the database's time is ahead of the monotonic clock. */
  #ahead: number | null = null;
  #isOff = false;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(ask: AskDatabaseTime, own: MachineClocks, listener: ClockListener) {
    this.#ask = ask;
    this.#own = own;
    this.#listener = listener;
  }

  /** For a timeline: its wall clock is the database's. */
  get clocks(): MachineClocks {
    const { monotonic, wall } = this.#own;
    return { monotonic, wall: () => (this.#ahead === null ? wall() : monotonic() + this.#ahead) };
  }

  /** How far this machine's own clock is ahead of the database's, in milliseconds; 0 before it was asked. */
  get machineAheadMs(): number {
    return this.#ahead === null ? 0 : this.#own.wall() - this.clocks.wall();
  }

  /** Asks the database, and says whether this machine's clock is right. Rejects when it cannot be asked. */
  async look(): Promise<void> {
    const { monotonic } = this.#own;
    let quickestMs = Infinity;
    let ahead = 0;
    for (let question = 0; question < questions; question++) {
      const askedAt = monotonic();
      const said = await this.#ask();
      const answeredAt = monotonic();
      if (answeredAt - askedAt >= quickestMs) continue;
      quickestMs = answeredAt - askedAt;
      ahead = said - (askedAt + answeredAt) / 2;
    }
    this.#ahead = ahead;
    this.#say(quickestMs / 2);
  }

  /** Looks again and again, until closed. */
  watch(): { close(): void } {
    this.#plan();
    return {
      close: () => {
        this.#isClosed = true;
        clearTimeout(this.#timer);
      },
    };
  }

  #plan(): void {
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => {
      void this.look()
        .catch(this.#listener.onFailure)
        .then(() => this.#plan());
    }, lookEveryMs).unref();
  }

  #say(uncertaintyMs: number): void {
    const aheadMs = this.machineAheadMs;
    const isOff = Math.abs(aheadMs) > agreedMs + uncertaintyMs;
    if (isOff === this.#isOff) return;
    this.#isOff = isOff;
    if (isOff) this.#listener.onOff(Math.round(aheadMs));
    else this.#listener.onRight();
  }
}

/** A short question, whose answer was made between its coming and its going. */
export function timeOf(db: Kysely<Database>): AskDatabaseTime {
  return async () => {
    const { rows } = await sql<{ at: number }>`select (extract(epoch from clock_timestamp()) * 1000)::float8 as at`.execute(db);
    return rows[0]!.at;
  };
}
