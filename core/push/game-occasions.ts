import type { Play } from "../game/events.ts";
import type { GameAtTable, TimedEvent } from "../game/game-now.ts";
import { isLevel, type GameState } from "../game/game-state.ts";
import { type Period, periodIndex } from "../game/period.ts";
import { TableInStep } from "../game/table-in-step.ts";
import type { RuleSet } from "../rules/rule-set.ts";

/** Something in a game that followers are told of, once for each `key`. */
export type GameOccasion = {
  readonly kind: "start" | "quarter" | "close-finish" | "final";
  readonly key: string;
  readonly period: Period;
  readonly score: { readonly home: number; readonly away: number };
  /** Epoch milliseconds of the play that made it so. */
  readonly at: number;
};

const closeMargin = 3;
const closeFromMs = 120_000;

/** What is to be told of a game by the plays in force, in their order. PUSH1 to PUSH4 */
export function gameOccasions(events: readonly TimedEvent[], rules: RuleSet): readonly GameOccasion[] {
  return new OccasionsInStep(events, rules).occasions();
}

/** The same of a log that grows, without folding all of it for every play. */
export class OccasionsInStep {
  readonly #told = new Map<string, GameOccasion>();
  readonly #inStep: TableInStep;
  #lastAt = -Infinity;
  #taken = 0;

  /** `events`: the log as it stands. */
  constructor(events: readonly TimedEvent[], rules: RuleSet) {
    const taken = (table: GameAtTable, play: Play, at: number) => this.#take(table, play, at);
    this.#inStep = new TableInStep(events, rules, { taken, anew: () => this.#told.clear() });
    this.#takenUpTo(events);
  }

  /** `events`: the log as it stands now, which begins with what was taken before. */
  grow(events: readonly TimedEvent[]): void {
    this.#inStep.grow(events, this.#taken);
    this.#takenUpTo(events);
  }

  occasions(): readonly GameOccasion[] {
    const final = finalOf(this.#inStep.table, this.#lastAt);
    return final === null ? [...this.#told.values()] : [...this.#told.values(), final];
  }

  #take(table: GameAtTable, play: Play, at: number): void {
    const occasion = occasionOf(table, play);
    if (occasion && !this.#told.has(occasion.key)) this.#told.set(occasion.key, { ...occasion, period: play.moment.period, at });
  }

  #takenUpTo(events: readonly TimedEvent[]): void {
    for (; this.#taken < events.length; this.#taken++) this.#lastAt = Math.max(this.#lastAt, (events[this.#taken] as TimedEvent).at);
  }
}

type Found = Pick<GameOccasion, "kind" | "key" | "score">;

function occasionOf({ state }: GameAtTable, play: Play): Found | null {
  const { fact, moment } = play;
  const score = scoreOf(state);
  if (fact.type === "period.start" && periodIndex(moment.period, state.rules.format) === 0) return { kind: "start", key: "start", score };
  if (fact.type === "period.end") return periodEnd(state, moment.period);
  return isCloseFinish(state, play) ? { kind: "close-finish", key: "close-finish", score } : null;
}

/** A period that may have ended the game is not told: the game's end will be, or the overtime that follows. PUSH2 */
function periodEnd(state: GameState, period: Period): Found | null {
  const isLast = periodIndex(period, state.rules.format) >= state.rules.format.regularPeriods - 1;
  const goesOn = !isLast || isLevel(state);
  return goesOn ? { kind: "quarter", key: `quarter:${period.kind}-${period.number}`, score: scoreOf(state) } : null;
}

/** PUSH3 */
function isCloseFinish(state: GameState, { moment }: Play): boolean {
  const { period, gameClockMs } = moment;
  const isLast = periodIndex(period, state.rules.format) >= state.rules.format.regularPeriods - 1;
  const isRunning = !state.ended && state.status === "live" && gameClockMs !== null && gameClockMs > 0 && gameClockMs <= closeFromMs;
  return isLast && isRunning && Math.abs(state.home.points - state.away.points) <= closeMargin;
}

/** The score that counts is part of its key: another one is another occasion. PUSH4 */
function finalOf({ state }: GameAtTable, at: number): GameOccasion | null {
  const isDecided = state.ended && (state.status === "ended" || state.status === "final" || state.status === "forfeited");
  if (!isDecided) return null;
  const score = state.award ? { home: state.award.homePoints, away: state.award.awayPoints } : scoreOf(state);
  const period = state.periods[state.periodIndex]?.period ?? { kind: "regular", number: 1 };
  return { kind: "final", key: `final:${score.home}-${score.away}`, period, score, at };
}

function scoreOf(state: GameState): GameOccasion["score"] {
  return { home: state.home.points, away: state.away.points };
}
