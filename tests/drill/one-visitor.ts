import { request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/** Somebody who asks for a page twenty times a second. */
export class OneVisitor {
  readonly #port: number;
  readonly #ending = new AbortController();
  readonly #asking: Promise<void>;
  #asked = 0;
  #failed = 0;
  #answered = 0;
  #lastAnswer = performance.now();
  #longestGapMs = 0;

  constructor(port: number) {
    this.#port = port;
    this.#asking = this.#ask();
  }

  async firstAnswer(): Promise<void> {
    while (this.#answered === 0) await pause(50);
    this.#longestGapMs = 0;
    this.#failed = 0;
    this.#asked = 0;
  }

  longestGapMs(): number {
    return Math.round(this.#longestGapMs);
  }

  async end(): Promise<{ readonly asked: number; readonly failed: number }> {
    this.#ending.abort();
    await this.#asking;
    return { asked: this.#asked, failed: this.#failed };
  }

  async #ask(): Promise<void> {
    while (!this.#ending.signal.aborted) {
      this.#asked += 1;
      if (await isAnswered(this.#port)) {
        this.#answered += 1;
        this.#longestGapMs = Math.max(this.#longestGapMs, performance.now() - this.#lastAnswer);
        this.#lastAnswer = performance.now();
      } else this.#failed += 1;
      await pause(50);
    }
  }
}

function isAnswered(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = request({ host: "127.0.0.1", port, path: "/en", headers: { host: "league-a.localhost" }, timeout: 10_000 }, (answer) => {
      answer.resume();
      answer.on("end", () => resolve(answer.statusCode === 200));
    });
    asked.on("timeout", () => asked.destroy());
    asked.on("error", () => resolve(false));
    asked.end();
  });
}
