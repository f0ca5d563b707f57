import { timerAddresses, type TimerTime } from "#contract/live/timer-api.ts";
import { ServerTime } from "#app/live/server-time.ts";

const firstQuestions = 5;
const pauseBetweenMs = 60;
const usualPauseMs = 5000;
const answerWithinMs = 1500;

/** The server's time on this machine, asked again and again. */
export class ServerClock {
  readonly #time = new ServerTime(() => performance.now());
  readonly #address: string;
  readonly #fetch: typeof fetch;
  #next: ReturnType<typeof setTimeout> | undefined;
  #left = firstQuestions;
  #isClosed = false;

  constructor(origin: string, ask: typeof fetch) {
    this.#address = origin + timerAddresses.time();
    this.#fetch = ask;
    void this.#ask();
  }

  /** What the server's clock showed when this machine's `performance.now()` showed `atMs`; `null`: not known yet. */
  at(atMs: number): number | null {
    const now = this.#time.now();
    return now === null ? null : now - (performance.now() - atMs);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#next);
  }

  async #ask(): Promise<void> {
    try {
      const askedAt = performance.now();
      const answer = await this.#fetch(this.#address, { cache: "no-store", signal: AbortSignal.timeout(answerWithinMs) });
      const answeredAt = performance.now();
      if (!answer.ok) throw new Error(`The time was answered with ${answer.status}`);
      const { receivedAt, sentAt } = (await answer.json()) as TimerTime;
      this.#time.take({ askedAt, answeredAt, serverReceivedAt: receivedAt, serverSentAt: sentAt });
      this.#left = Math.max(0, this.#left - 1);
    } catch {
      // The line to the server is down; the next question may get through.
    }
    if (!this.#isClosed) this.#next = setTimeout(() => void this.#ask(), this.#left > 0 ? pauseBetweenMs : usualPauseMs);
  }
}
