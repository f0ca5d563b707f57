import type { Fact } from "../game/facts.ts";
import type { GameNow } from "../game/game-now.ts";
import type { BoardFrame } from "./board-frame.ts";

/** From when on a score that differs is shown, and when the feed counts as unreliable. BRIDGE6 */
export const mismatchTimes = { shownMs: 2000, unreliableMs: 5000 } as const;

/**
 * Holds the board's score against the log's. Says nothing twice: what the log has already heard is read from the log, so that
 * another bridge goes on where this one ended.
 */
export class ScoreWatch {
  #since: number | null = null;
  /** Once for each difference: whoever clears the query has looked. */
  #isQueried = false;

  /** What is to be written now; `null`: nothing. `atMs` is of any clock that nobody sets. */
  look(now: GameNow, frame: BoardFrame, atMs: number): Fact | null {
    const table = `${now.home.points}:${now.away.points}`;
    const board = `${frame.home.points}:${frame.away.points}`;
    if (table === board) {
      this.rest();
      return now.mismatch === null ? null : { type: "mismatch", what: "score", table, board };
    }
    this.#since ??= atMs;
    const forMs = atMs - this.#since;
    if (forMs < mismatchTimes.shownMs) return null;
    if (now.mismatch?.table !== table || now.mismatch.board !== board) return { type: "mismatch", what: "score", table, board };
    if (forMs < mismatchTimes.unreliableMs || this.#isQueried || now.quality === "score-uncertain") return null;
    this.#isQueried = true;
    return { type: "score.query", detail: `the board shows ${board}, the table has ${table}` };
  }

  /** Nothing is heard of the board: what it showed last may not be what it shows. */
  rest(): void {
    this.#since = null;
    this.#isQueried = false;
  }
}
