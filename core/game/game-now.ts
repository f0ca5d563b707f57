import type { RuleSet } from "../rules/rule-set.ts";
import type { ClockAnchor } from "./clock-anchor.ts";
import type { EventToFold, Play } from "./events.ts";
import { evolve } from "./evolve.ts";
import type { GameStatus, Side } from "./facts.ts";
import {
  type CountMismatch,
  countMismatches,
  type Doubts,
  feedQuality,
  type FeedQuality,
  type Mismatch,
  scoreMismatch,
  weighDoubts,
} from "./feed-quality.ts";
import { type GameClocks, newClocks, runClocks } from "./game-clocks.ts";
import { type GameState, isInPenalty, newGame, teamFouls } from "./game-state.ts";
import { timeoutsLeft } from "./timeouts-left.ts";
import { pauseAfter, type PauseNow } from "./pause.ts";
import type { Period } from "./period.ts";
import { playsInForce } from "./plays-in-force.ts";

/** A game at this moment, in short: all that a card, a scoreboard and a score bug need. */
export type GameNow = {
  readonly status: GameStatus;
  /** The one being played, or played last; `null` before the first. */
  readonly period: Period | null;
  readonly periodEnded: boolean;
  readonly clock: ClockAnchor;
  /** `null`: blank. */
  readonly shotClock: ClockAnchor | null;
  readonly home: SideNow;
  readonly away: SideNow;
  /** Who gets the ball at the next jump ball situation. */
  readonly arrow: Side | null;
  /** What the game waits for. */
  readonly pause: PauseNow | null;
  /** Whether the table stands by score, clock and counts. */
  readonly quality: FeedQuality;
  /** The score where the board in the hall shows another one. BRIDGE6 */
  readonly mismatch: Mismatch | null;
  /** Team fouls and time-outs where the board shows others. BRIDGE8 */
  readonly countMismatches: readonly CountMismatch[];
};

export type SideNow = {
  readonly points: number;
  /** Of this period as they count towards the penalty. FOUL2 */
  readonly teamFouls: number;
  /** Its next team foul gives the other side free throws. FOUL3 */
  readonly inPenalty: boolean;
  readonly timeoutsLeft: number;
};

export type { PauseNow } from "./pause.ts";

/** An event with the instant it happened. */
export type TimedEvent = EventToFold & { readonly at: number };

/** A game at the table: the state that plays make, and what only its clocks and its table tell. */
export type GameAtTable = {
  readonly state: GameState;
  readonly clocks: GameClocks;
  readonly doubts: Doubts;
  pause: PauseNow | null;
};

/** Nobody has written a line yet. */
export function newGameAtTable(rules: RuleSet): GameAtTable {
  return { state: newGame(rules), clocks: newClocks(rules), doubts: new Map(), pause: null };
}

/** Takes one play in force, the next in game order, which happened at `atMs`. The table changes in place. CLOCK9 */
export function takeToTable(table: GameAtTable, play: Play, atMs: number): void {
  const { state, clocks, doubts } = table;
  evolve(state, play);
  runClocks(clocks, play, atMs, state.rules);
  weighDoubts(doubts, play);
  table.pause = pauseAfter(table.pause, play, atMs, state);
}

/** Where the game stands. What its clocks show at an instant is `remainingAt` of the anchors. */
export function gameNow({ state, clocks, doubts, pause }: GameAtTable): GameNow {
  const period = state.periods[state.periodIndex] ?? null;
  return {
    status: state.status,
    period: period?.period ?? null,
    periodEnded: period?.ended ?? false,
    clock: clocks.game,
    shotClock: clocks.shot.anchor,
    home: sideNow(state, "home"),
    away: sideNow(state, "away"),
    arrow: state.arrow,
    pause: state.ended ? null : pause,
    quality: feedQuality(doubts),
    mismatch: scoreMismatch(doubts),
    countMismatches: countMismatches(doubts),
  };
}

/** Folds a log to where the game stands. Pure, and quick enough for every message: a whole game takes a fraction of a millisecond. */
export function gameNowOf(events: readonly TimedEvent[], rules: RuleSet): GameNow {
  return gameNow(foldAtTable(events, rules));
}

/** Told of each play as the table takes it. */
export type OnPlay = (table: GameAtTable, play: Play, atMs: number) => void;

/** Folds a log to the game at its table. */
export function foldAtTable(events: readonly TimedEvent[], rules: RuleSet, onPlay?: OnPlay): GameAtTable {
  const instants = new Map(events.map(({ eventId, at }) => [eventId, at]));
  const table = newGameAtTable(rules);
  for (const play of playsInForce(events)) {
    const atMs = instants.get(play.eventId) ?? 0;
    takeToTable(table, play, atMs);
    onPlay?.(table, play, atMs);
  }
  return table;
}

function sideNow(state: GameState, side: Side): SideNow {
  return {
    points: state[side].points,
    teamFouls: teamFouls(state, side),
    inPenalty: isInPenalty(state, side),
    timeoutsLeft: timeoutsLeft(state, side),
  };
}
