import type { Fact } from "../game/facts.ts";
import type { CountMismatch } from "../game/feed-quality.ts";
import type { GameNow } from "../game/game-now.ts";
import { periodIndex } from "../game/period.ts";
import type { RuleSet } from "../rules/rule-set.ts";
import type { BoardFrame } from "./board-frame.ts";
import { mismatchTimes } from "./score-watch.ts";

type Counted = CountMismatch["what"];
/** One thing on both sides, as the table has it and as the board shows it. */
type Pair = { readonly table: string; readonly board: string };

/** Holds team fouls, or the time-outs left, as the board shows them against the log's. Says nothing twice, as `ScoreWatch`. BRIDGE8 */
export class CountWatch {
  readonly #what: Counted;
  readonly #rules: RuleSet;
  #since: number | null = null;
  /** Once for each difference: whoever clears it has looked. */
  #isMarked = false;

  constructor(what: Counted, rules: RuleSet) {
    this.#what = what;
    this.#rules = rules;
  }

  /** What is to be written now; `null`: nothing. `atMs` is of any clock that nobody sets. */
  look(now: GameNow, frame: BoardFrame, atMs: number): Fact | null {
    const pair = this.#pairOf(now, frame);
    if (pair === null) return this.rest();
    const known = now.countMismatches.find(({ what }) => what === this.#what);
    const { table, board } = pair;
    if (table === board) {
      this.rest();
      return known === undefined ? null : { type: "mismatch", what: this.#what, table, board };
    }
    this.#since ??= atMs;
    const forMs = atMs - this.#since;
    if (forMs < mismatchTimes.shownMs) return null;
    // Read from the log: what was sent may not have been kept.
    this.#isMarked ||= known?.lasting === true;
    const isDue = forMs >= mismatchTimes.unreliableMs && !this.#isMarked;
    if (!isDue && known?.table === table && known.board === board) return null;
    return { type: "mismatch", what: this.#what, table, board, ...(isDue && { lasting: true }) };
  }

  /** Nothing is heard of the board, or nothing that could be compared. */
  rest(): null {
    this.#since = null;
    this.#isMarked = false;
    return null;
  }

  /** Between periods boards are set back before or after the table has ended one: nothing can be said then. */
  #pairOf(now: GameNow, frame: BoardFrame): Pair | null {
    const isSamePeriod = now.period !== null && periodIndex(now.period, this.#rules.format) === frame.period - 1;
    if (!isSamePeriod || now.periodEnded || now.status !== "live") return null;
    return this.#what === "team-fouls" ? this.#fouls(now, frame) : timeouts(now, frame);
  }

  /** Many boards stop counting once every further foul is punished alike. */
  #fouls({ home, away }: GameNow, frame: BoardFrame): Pair | null {
    const most = this.#rules.teamFoulLimit + 1;
    const { home: boardHome, away: boardAway } = frame;
    if (boardHome.fouls === null || boardAway.fouls === null) return null;
    return {
      table: `${Math.min(home.teamFouls, most)}:${Math.min(away.teamFouls, most)}`,
      board: `${Math.min(boardHome.fouls, most)}:${Math.min(boardAway.fouls, most)}`,
    };
  }
}

function timeouts({ home, away }: GameNow, { home: boardHome, away: boardAway }: BoardFrame): Pair | null {
  if (boardHome.timeouts === null || boardAway.timeouts === null) return null;
  return { table: `${home.timeoutsLeft}:${away.timeoutsLeft}`, board: `${boardHome.timeouts}:${boardAway.timeouts}` };
}
