import type { RuleSet } from "../rules/rule-set.ts";
import { type ClockAnchor, remainingAt, zeroAt } from "./clock-anchor.ts";
import type { Play } from "./events.ts";
import type { FactOf, FactType } from "./facts.ts";
import { periodLengthMs } from "./period.ts";

/** Both clocks at one point of a log. The fold owns it and changes it in place, as it does the game's state. */
export type GameClocks = {
  game: ClockAnchor;
  shot: ShotClock;
  /** Somebody runs the clocks of this game, so plays do not tell the time. CLOCK2 */
  isKept: boolean;
  /** How long the game clock has run in all. */
  ranMs: number;
  /** What the horn cut off: a stop whose key was pressed before it is still owed this. CLOCK8 */
  beforeHorn: { readonly game: ClockAnchor; readonly shot: ShotClock; readonly ranMs: number } | null;
};

export type ShotClock = {
  /** `null`: blank. */
  readonly anchor: ClockAnchor | null;
  /** Its operator holds it while the game clock runs. */
  readonly isHeld: boolean;
  /** When it last was given a time, and which. */
  readonly given: { readonly atMs: number; readonly valueMs: number };
  /** What it showed before its last reset or blank, and how long the game clock had run by then. CLOCK6 */
  readonly before: { readonly remainingMs: number | null; readonly ranMs: number } | null;
};

const blank: ShotClock = { anchor: null, isHeld: false, given: { atMs: 0, valueMs: 0 }, before: null };

export function newClocks({ format }: RuleSet): GameClocks {
  return { game: { running: false, remainingMs: format.regularMs, atMs: 0 }, shot: blank, isKept: false, ranMs: 0, beforeHorn: null };
}

type Handler<T extends FactType> = (clocks: GameClocks, fact: FactOf<T>, atMs: number, play: Play, rules: RuleSet) => void;

/** Facts that are somebody's hand on a clock. */
const byHand: { readonly [T in FactType]?: Handler<T> } = {
  "clock.start": (clocks, _fact, atMs) => {
    clocks.shot = { ...clocks.shot, isHeld: false };
    setGameClock(clocks, true, remainingAt(clocks.game, atMs), atMs);
    clocks.beforeHorn = null;
  },
  "clock.stop": (clocks, _fact, atMs) => {
    recallHorn(clocks, atMs);
    setGameClock(clocks, false, remainingAt(clocks.game, atMs), atMs);
  },
  "clock.set": (clocks, { remainingMs }, atMs) => {
    setGameClock(clocks, clocks.game.running, remainingMs, atMs);
    clocks.beforeHorn = null;
  },
  "clock.correct": (clocks, { remainingMs, asOfMs }, atMs) => {
    const shown = remainingAt(clocks.game, atMs);
    setGameClock(clocks, clocks.game.running, remainingMs, asOfMs === null || !clocks.game.running ? atMs : Math.min(asOfMs, atMs), atMs);
    if (asOfMs !== null) giveBack(clocks, remainingAt(clocks.game, atMs) - shown, asOfMs);
    clocks.beforeHorn = null;
  },
  "clock.expired": (clocks, _fact, atMs) => {
    const { game, shot, ranMs } = clocks;
    setGameClock(clocks, false, 0, atMs);
    clocks.shot = blank;
    clocks.beforeHorn = { game, shot, ranMs };
  },
  "shot-clock.start": (clocks, _fact, atMs) => {
    showShotClock(clocks, remainingOfShot(clocks, atMs), atMs, { isHeld: false });
  },
  "shot-clock.stop": (clocks, _fact, atMs) => {
    showShotClock(clocks, remainingOfShot(clocks, atMs), atMs, { isHeld: true });
  },
  "shot-clock.reset": (clocks, { toMs }, atMs) => {
    // CLOCK5: with less left in the period than the attack may take, it is off.
    const value = remainingAt(clocks.game, atMs) < toMs ? null : toMs;
    showShotClock(clocks, value, atMs, { given: { atMs, valueMs: toMs }, before: beforeNow(clocks, atMs) });
  },
  "shot-clock.set": (clocks, { remainingMs }, atMs) => {
    showShotClock(clocks, remainingMs, atMs, { given: { atMs, valueMs: remainingMs }, before: null });
  },
  "shot-clock.blank": (clocks, _fact, atMs) => {
    showShotClock(clocks, null, atMs, { before: beforeNow(clocks, atMs) });
  },
  "shot-clock.revert": (clocks, _fact, atMs) => {
    const { before } = clocks.shot;
    if (before === null) return;
    const ranSince = ranBy(clocks, atMs) - before.ranMs;
    const value = before.remainingMs === null ? null : Math.max(0, before.remainingMs - ranSince);
    showShotClock(clocks, value, atMs, { given: { atMs, valueMs: value ?? 0 }, before: null });
  },
  "shot-clock.violation": (clocks, _fact, atMs) => {
    showShotClock(clocks, 0, atMs, { given: { atMs, valueMs: 0 } });
  },
};

/** Facts that begin or end something, by which the clocks stand. */
const byGame: { readonly [T in FactType]?: Handler<T> } = {
  "period.start": (clocks, _fact, atMs, { moment }, { format }) => standAt(clocks, periodLengthMs(moment.period, format), atMs),
  "period.end": (clocks, _fact, atMs) => standAt(clocks, 0, atMs),
  "game.end": endWithGame,
  "game.abandon": endWithGame,
  "game.forfeit": endWithGame,
  "game.default": endWithGame,
  "game.award": endWithGame,
};

/** Takes one play, which happened at `atMs` of the server's timeline, to the clocks. */
export function runClocks(clocks: GameClocks, play: Play, atMs: number, rules: RuleSet): void {
  const { fact, moment } = play;
  const hand = byHand[fact.type] as Handler<FactType> | undefined;
  const game = byGame[fact.type] as Handler<FactType> | undefined;
  if (hand) clocks.isKept = true;
  if (hand ?? game) return (hand ?? game)?.(clocks, fact, atMs, play, rules);
  if (clocks.isKept || moment.gameClockMs === null) return;
  clocks.game = { running: false, remainingMs: moment.gameClockMs, atMs };
  const { shotClockMs } = moment;
  clocks.shot = shotClockMs === null ? blank : { ...blank, anchor: { running: false, remainingMs: shotClockMs, atMs } };
}

/** Whether a stop pressed at `atMs` was before the horn that the log has already. CLOCK8 */
export function isBeforeHorn({ beforeHorn }: GameClocks, atMs: number): boolean {
  const zero = beforeHorn && zeroAt(beforeHorn.game);
  return zero !== null && atMs < zero;
}

function recallHorn(clocks: GameClocks, atMs: number): void {
  if (clocks.beforeHorn !== null && isBeforeHorn(clocks, atMs)) Object.assign(clocks, clocks.beforeHorn);
  clocks.beforeHorn = null;
}

/** The game clock showed `remainingMs` at `asOfMs`; the shot clock goes on from what it shows at `atMs`. CLOCK3 */
function setGameClock(clocks: GameClocks, running: boolean, remainingMs: number, asOfMs: number, atMs = asOfMs): void {
  const shotMs = remainingOfShot(clocks, atMs);
  const ranMs = ranBy(clocks, atMs);
  const game = { running: running && remainingMs > 0, remainingMs: Math.max(0, remainingMs), atMs: asOfMs };
  clocks.game = game;
  clocks.ranMs = ranMs - (game.remainingMs - remainingAt(game, atMs));
  showShotClock(clocks, shotMs, atMs, {});
}

function showShotClock(clocks: GameClocks, remainingMs: number | null, atMs: number, changes: Partial<Omit<ShotClock, "anchor">>): void {
  const shot = { ...clocks.shot, ...changes };
  const running = clocks.game.running && !shot.isHeld;
  const anchor = remainingMs === null ? null : { running: running && remainingMs > 0, remainingMs: Math.max(0, remainingMs), atMs };
  clocks.shot = { ...shot, anchor };
}

function remainingOfShot({ shot: { anchor } }: GameClocks, atMs: number): number | null {
  return anchor && remainingAt(anchor, atMs);
}

function beforeNow(clocks: GameClocks, atMs: number): ShotClock["before"] {
  return { remainingMs: remainingOfShot(clocks, atMs), ranMs: ranBy(clocks, atMs) };
}

function ranBy({ game, ranMs }: GameClocks, atMs: number): number {
  return ranMs + game.remainingMs - remainingAt(game, atMs);
}

/** CLOCK7: what ran too long on the game clock ran too long on the shot clock, unless that was given a time since. */
function giveBack(clocks: GameClocks, ms: number, asOfMs: number): void {
  const { anchor, given } = clocks.shot;
  if (anchor === null || given.atMs > asOfMs) return;
  const remainingMs = Math.min(Math.max(0, anchor.remainingMs + ms), Math.max(given.valueMs, anchor.remainingMs));
  clocks.shot = { ...clocks.shot, anchor: { ...anchor, running: anchor.running && remainingMs > 0, remainingMs } };
}

function standAt(clocks: GameClocks, remainingMs: number, atMs: number): void {
  setGameClock(clocks, false, remainingMs, atMs);
  clocks.shot = blank;
  clocks.beforeHorn = null;
}

function endWithGame(clocks: GameClocks, _fact: unknown, atMs: number): void {
  setGameClock(clocks, false, remainingAt(clocks.game, atMs), atMs);
  clocks.shot = blank;
}
