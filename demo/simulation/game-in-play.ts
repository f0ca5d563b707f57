import type { Fact, GameMoment, Link, LinkKind, RosterPlayer, Side } from "#core/game/facts.ts";
import { margin } from "#core/game/game-state.ts";
import { elapsedMs, type Period } from "#core/game/period.ts";
import type { EventId } from "#core/kernel/ids.ts";
import type { Random } from "../random.ts";
import type { GameLog } from "./game-log.ts";
import type { Position, Skill } from "./skill.ts";

export type PlayerInPlay = {
  readonly side: Side;
  readonly roster: RosterPlayer;
  readonly position: Position;
  readonly skill: Skill;
  /** How well the ball falls for him today, added to his chance to score. */
  readonly form: number;
  /** What his coach means to give him in forty minutes. */
  readonly plannedMs: number;
  /** Game time at which he last came on or went off. */
  changedAtMs: number;
};

export type TeamInPlay = {
  readonly side: Side;
  readonly players: readonly PlayerInPlay[];
  readonly starters: readonly PlayerInPlay[];
  readonly onCourt: PlayerInPlay[];
};

/** How the ball came to the side that has it: it tells how soon and how open the next action is. */
export type Origin = "tip" | "basket" | "throw-in" | "rebound" | "steal" | "offensive-rebound";

/** A side's attempt to score, from gaining the ball to losing it; an offensive rebound goes on with the same attack. */
export type Attack = {
  readonly side: Side;
  readonly origin: Origin;
  readonly secondChance: boolean;
  readonly offTurnover: boolean;
};

/**
 * A game while it is played. What the rules know (score, fouls, time-outs, who is disqualified) is asked of the log's
 * own state; only what no log tells (plans, form, whose ball it is) stands here.
 */
export type GameInPlay = {
  readonly random: Random;
  readonly log: GameLog;
  readonly home: TeamInPlay;
  readonly away: TeamInPlay;
  /** How long the two take over their attacks; 1 is ordinary, less is quicker. */
  readonly tempo: number;
  period: Period;
  clockMs: number;
  /** `null` while it is blank or switched off. */
  shotClockMs: number | null;
  /** Epoch milliseconds: the hall's own time, which runs on while the game clock stands. */
  wallMs: number;
  /** The side the alternating arrow points to. */
  arrow: Side;
};

const minuteMs = 60_000;

/** Writes a fact down as it happens now. */
export function write(game: GameInPlay, fact: Fact, kind?: LinkKind, to?: EventId): EventId {
  const moment: GameMoment = { period: game.period, gameClockMs: game.clockMs, shotClockMs: game.shotClockMs, clockQuality: "auto" };
  const link: Link | null = kind === undefined || to === undefined ? null : { kind, to };
  return game.log.write(fact, moment, link, game.wallMs);
}

/**
 * Lets the ball be in play for this long; both clocks run. The table reads whole seconds, and tenths in the last
 * minute of a period.
 */
export function play(game: GameInPlay, ms: number): void {
  const step = game.clockMs - ms >= minuteMs ? 1000 : 100;
  const after = Math.max(0, Math.round((game.clockMs - ms) / step) * step);
  const passed = game.clockMs - after;
  game.clockMs = after;
  game.wallMs += passed;
  if (game.shotClockMs === null) return;
  game.shotClockMs = Math.max(0, game.shotClockMs - passed);
}

/** Stops the ball for this long while the clocks stand. */
export function pause(game: GameInPlay, ms: number): void {
  game.wallMs += ms;
}

/** Runs to the whole second: those who leave and enter at a foul are stamped without tenths. */
export function playToWholeSecond(game: GameInPlay): void {
  play(game, game.clockMs % 1000);
}

/** Gives the attack this much; off when the period has less left. */
export function setShotClock(game: GameInPlay, ms: number): void {
  game.shotClockMs = game.clockMs < ms ? null : ms;
}

/** Game time played so far. */
export function gameTimeMs(game: GameInPlay): number {
  return elapsedMs(game.period, game.clockMs, game.log.state.rules.format);
}

export function isLastPeriod(game: GameInPlay): boolean {
  return game.period.kind === "overtime" || game.period.number === game.log.state.rules.format.regularPeriods;
}

/** Own points minus the other side's. */
export function lead(game: GameInPlay, side: Side): number {
  return margin(game.log.state, side);
}

/** The game is decided and everybody knows it. */
export function isGarbageTime(game: GameInPlay): boolean {
  if (!isLastPeriod(game)) return false;
  const gap = Math.abs(lead(game, "home"));
  return gap >= 16 + (game.clockMs / minuteMs) * 1.8;
}

/** The last minutes of a game that either may still win. */
export function isClosing(game: GameInPlay): boolean {
  return isLastPeriod(game) && game.clockMs <= 5 * minuteMs && Math.abs(lead(game, "home")) <= 12;
}
