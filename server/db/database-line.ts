import { AwayDatabase } from "#contract/busy-database.ts";

/** What the system and `pg` say when there is no line, or there is none any more. */
const brokenLine: ReadonlySet<unknown> = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ENOENT",
]);
const brokenWords =
  /^(?:Connection terminated(?: unexpectedly)?|Client (?:has encountered a connection error|was closed) and is not queryable|the database closed the connection)$/;
/** PostgreSQL's connection exceptions, and what it says when it stops, has fallen or is not up yet. */
const brokenStates = /^(?:08\w{3}|57P0[1-3])$/;

/** The same fault as what it is, when it tells that the database is away; everything else stays as it is. */
export function asAway(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof AwayDatabase) return error;
  const code = "code" in error ? error.code : undefined;
  const causes = error instanceof AggregateError ? error.errors.map((one: unknown) => (one as { code?: unknown }).code) : [code];
  const isAway =
    causes.some((one) => brokenLine.has(one)) || (typeof code === "string" && brokenStates.test(code)) || brokenWords.test(error.message);
  const [first] = causes;
  return isAway ? new AwayDatabase(error.message || (typeof first === "string" ? first : "the database is away"), { cause: error }) : error;
}

export type OutageListener = {
  /** Once, when the line was found broken. */
  readonly onAway: (reason: string) => void;
  /** Once, when it is there again: how long it was away, and how many questions found it so. */
  readonly onBack: (outage: { readonly ms: number; readonly questions: number }) => void;
};

/** So often an absent database is asked whether it is there again. */
const askEveryMs = 500;

/** Whether the database is there, as all who ask it find out: an outage is one thing, however many run into it. PAGE26 */
export class DatabaseLine {
  readonly #listener: OutageListener;
  readonly #now: () => number;
  #outage: { readonly since: number; questions: number; timer: NodeJS.Timeout | undefined } | null = null;
  /** Rejects while there is no database; `null`: nobody can ask yet. */
  #ask: (() => Promise<unknown>) | null = null;
  #isClosed = false;

  constructor(listener: OutageListener, now: () => number = () => performance.now()) {
    this.#listener = listener;
    this.#now = now;
  }

  get isAway(): boolean {
    return this.#outage !== null;
  }

  /** How to find out that it is there again. */
  askBy(ask: () => Promise<unknown>): void {
    this.#ask = ask;
  }

  failed(error: AwayDatabase): void {
    if (this.#isClosed) return;
    if (this.#outage !== null) {
      this.#outage.questions += 1;
      return;
    }
    this.#outage = { since: this.#now(), questions: 1, timer: undefined };
    this.#listener.onAway(error.message);
    this.#lookSoon();
  }

  answered(): void {
    const outage = this.#outage;
    if (outage === null) return;
    clearTimeout(outage.timer);
    this.#outage = null;
    this.#listener.onBack({ ms: Math.round(this.#now() - outage.since), questions: outage.questions });
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#outage?.timer);
  }

  #lookSoon(): void {
    if (this.#outage === null || this.#isClosed) return;
    this.#outage.timer = setTimeout(() => {
      const answer = this.#ask?.() ?? Promise.reject(new Error("nobody can ask"));
      answer.then(
        () => this.answered(),
        () => this.#lookSoon(),
      );
    }, askEveryMs).unref();
  }
}
