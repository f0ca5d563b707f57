import type { Socket } from "node:net";
import process from "node:process";
import pg from "pg";

/** More than these are planned anew each time: texts that differ with what is asked would fill the server's memory. */
const usuallyPrepared = 300;
/** PostgreSQL's `feature_not_supported`, by which it says that a prepared question would now answer with other columns. */
const changedColumns = "0A000";

/**
 * A connection that has each question parsed and planned once, and after that only run: half of what the short questions of
 * a scoring table cost is their planning. What is asked side by side is handed to the system in one piece.
 */
export class PreparingClient extends pg.Client {
  protected readonly mostPrepared: number = usuallyPrepared;
  readonly #names = new Map<string, string>();
  /** Grows when the tables have changed under the questions, which are then prepared again by other names. */
  #generation = 1;
  #isGathering = false;

  override query = ((...asked: readonly unknown[]) => {
    const [text, values, ...rest] = asked;
    const isPlain = typeof text === "string" && Array.isArray(values) && values.length > 0 && rest.length === 0;
    const name = isPlain ? this.#nameOf(text) : null;
    this.#gather();
    if (name === null) return super.query(...(asked as [pg.QueryConfig]));
    const answer = super.query({ name, text: text as string, values: values as unknown[] });
    answer.catch((error: unknown) => this.#heed(error));
    return answer;
  }) as pg.Client["query"];

  /** Until whoever runs now, and all that waits for nothing else, has asked. */
  #gather(): void {
    const { stream } = (this as unknown as { readonly connection: { readonly stream: Socket } }).connection;
    if (this.#isGathering) return;
    this.#isGathering = true;
    stream.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      stream.uncork();
    });
  }

  #nameOf(text: string): string | null {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= this.mostPrepared) return known ?? null;
    const name = `${this.#generation}-${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }

  #heed(error: unknown): void {
    if ((error as { code?: unknown }).code !== changedColumns) return;
    this.#generation++;
    this.#names.clear();
  }
}

/** One that keeps fewer plans: those of long questions take the better part of a megabyte each. */
export function preparingAtMost(most: number): typeof PreparingClient {
  return class extends PreparingClient {
    protected override readonly mostPrepared = most;
  };
}
