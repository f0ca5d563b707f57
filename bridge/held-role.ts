import { type TableCalls, TableRefused } from "./table-link.ts";

/** Twice within what the server takes for silence (BRIDGE2), and once more. */
const renewEveryMs = 300;

export type HeldRoleOptions = {
  readonly calls: TableCalls;
  /** Whether the console is heard right now. */
  readonly isHeard: () => boolean;
  readonly onNews: (news: string) => void;
};

/**
 * The bridge's role at the table, held as long as the console is heard and given back when it is not: whoever holds it tells
 * the time. BRIDGE1, BRIDGE2
 */
export class HeldRole {
  /** Under which it is held; `null`: it is not. */
  number: number | null = null;
  readonly #options: HeldRoleOptions;
  readonly #timer: ReturnType<typeof setInterval>;
  #isAsking = false;
  #isClosed = false;

  constructor(options: HeldRoleOptions) {
    this.#options = options;
    this.#timer = setInterval(() => void this.#keep(), renewEveryMs);
  }

  /** The console was heard: the role is asked for at once, where it is not held. */
  keepSoon(): void {
    if (this.number === null && !this.#isAsking) void this.#keep();
  }

  /** The server says that it is held no longer. */
  lost(): void {
    this.number = null;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await this.#release().catch(() => undefined);
  }

  async #keep(): Promise<void> {
    if (this.#isAsking || this.#isClosed) return;
    this.#isAsking = true;
    try {
      if (!this.#options.isHeard()) await this.#release();
      else if (this.number === null) await this.#take();
      else await this.#renew(this.number);
    } catch (error) {
      if (error instanceof TableRefused && error.isShutOut) this.lost();
      this.#options.onNews(`the table does not answer: ${error instanceof Error ? error.message : String(error)}`);
    }
    this.#isAsking = false;
  }

  async #take(): Promise<void> {
    const { granted, lease } = await this.#options.calls.lease({ kind: "take" });
    this.number = granted ? (lease?.number ?? null) : null;
    this.#options.onNews(granted ? "the console is heard: it tells the time" : `another bridge holds the role: ${lease?.holder}`);
  }

  async #renew(number: number): Promise<void> {
    const { granted } = await this.#options.calls.lease({ kind: "renew", number });
    if (!granted) this.number = null;
  }

  async #release(): Promise<void> {
    const { number } = this;
    if (number === null) return;
    this.number = null;
    this.#options.onNews("the console is silent: the keyboard tells the time");
    await this.#options.calls.lease({ kind: "release", number });
  }
}
