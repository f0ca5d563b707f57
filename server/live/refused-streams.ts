import type { Logger } from "../log.ts";

/** So often one network has a line for the same refusal: the first at once, the rest counted in one at the end of it. */
const windowMs = 60_000;
/** So many networks are told apart in that time; the rest has one line together. */
const mostTold = 100;

/** In the words of docs/log-lines.md: `not-allowed`, `held-back`; `unreadable` is what was not asked as it should be. */
export type Refusal = {
  readonly event: "not-allowed" | "held-back" | "unreadable";
  readonly why: string;
  readonly tenant: string;
  /** `null`: of several. */
  readonly network: string | null;
};

/**
 * Streams that were refused, in the log: whoever asks again and again does not fill it. Each refusal of one network is told when
 * it comes first, and once more with how often it came in the minute after. GUARD18
 */
export class RefusedStreams {
  readonly #log: Logger;
  readonly #told = new Map<string, { readonly refusal: Refusal; more: number }>();
  #isCounting = false;

  constructor(log: Logger) {
    this.#log = log;
  }

  note(refusal: Refusal): void {
    const own = this.#told.get(keyOf(refusal));
    if (own) own.more += 1;
    else if (this.#told.size < mostTold || refusal.network === null) this.#begin(refusal);
    else this.note({ ...refusal, network: null });
  }

  #begin(refusal: Refusal): void {
    this.#told.set(keyOf(refusal), { refusal, more: 0 });
    this.#say(refusal, 1);
    if (!this.#isCounting) setTimeout(() => this.#sum(), windowMs).unref();
    this.#isCounting = true;
  }

  #sum(): void {
    this.#isCounting = false;
    const told = [...this.#told.values()];
    this.#told.clear();
    for (const { refusal, more } of told) if (more > 0) this.#say(refusal, more);
  }

  #say(refusal: Refusal, times: number): void {
    this.#log.info({ ...refusal, of: "stream", times }, "security");
  }
}

function keyOf({ event, why, tenant, network }: Refusal): string {
  return `${event} ${why} ${tenant} ${network}`;
}
