import type { ClockAnchor } from "#core/game/clock-anchor.ts";
import type { Side } from "#core/game/facts.ts";
import type { GameNow } from "#core/game/game-now.ts";
import type { Period } from "#core/game/period.ts";
import type { RuleSet } from "#core/rules/rule-set.ts";

/**
 * What an operator has set by hand in the score bug, for as long as its feed is wrong or gone; a group that is `null` is the
 * feed's. AIR9
 */
export type ScoreByHand = {
  readonly score: PerSide | null;
  /** The clock goes as its anchor says; the shot clock is blank meanwhile. */
  readonly clock: { readonly period: Period; readonly anchor: ClockAnchor } | null;
  /** Team fouls of the period, and with them the bonus. */
  readonly fouls: PerSide | null;
  /** Time-outs left. */
  readonly timeouts: PerSide | null;
  /** A line of the operator's own above the clock. */
  readonly line: string | null;
};

export type PerSide = Readonly<Record<Side, number>>;

/** What is sent of a clock: what it shows when the server takes it, and whether it goes on from there. */
export type ClockSetting = { readonly period: Period; readonly remainingMs: number; readonly running: boolean };

/** Groups to set, or with `null` to give back to the feed; those not named stay. */
export type ByHandSetting = Partial<Omit<ScoreByHand, "clock">> & { readonly clock?: ClockSetting | null };

export type ByHandGroup = keyof ScoreByHand;

/** In the order in which they are offered. */
export const byHandGroups: readonly ByHandGroup[] = ["score", "clock", "fouls", "timeouts", "line"];

/** More than was ever seen, and no more than the bug has room for. */
export const mostByHand = { score: 199, fouls: 20, timeouts: 7, line: 22, overtimes: 9, remainingMs: 20 * 60_000 } as const;

export const nothingByHand: ScoreByHand = { score: null, clock: null, fouls: null, timeouts: null, line: null };

/** All back to the feed. */
export const releaseAll: ByHandSetting = { score: null, clock: null, fouls: null, timeouts: null, line: null };

export function groupsByHand(byHand: ScoreByHand): readonly ByHandGroup[] {
  return byHandGroups.filter((group) => byHand[group] !== null);
}

/** After a setting that the server took at `atMs`. */
export function setByHand(before: ScoreByHand, { clock, ...others }: ByHandSetting, atMs: number): ScoreByHand {
  const after = { ...before, ...others };
  return clock === undefined ? after : { ...after, clock: clock && anchored(clock, atMs) };
}

function anchored({ period, remainingMs, running }: ClockSetting, atMs: number): ScoreByHand["clock"] {
  return { period, anchor: { running, remainingMs, atMs } };
}

/** The game as the score bug shows it: what is set by hand in the place of what the feed says, and no doubt about it. */
export function gameByHand(now: GameNow, { score, clock, fouls, timeouts }: ScoreByHand, { teamFoulLimit }: RuleSet): GameNow {
  const side = (of: Side): GameNow[Side] => ({
    ...now[of],
    ...(score && { points: score[of] }),
    ...(fouls && { teamFouls: fouls[of], inPenalty: fouls[of] >= teamFoulLimit }),
    ...(timeouts && { timeoutsLeft: timeouts[of] }),
  });
  const isCertain = (now.quality === "score-uncertain" && score !== null) || (now.quality === "clock-uncertain" && clock !== null);
  return {
    ...now,
    home: side("home"),
    away: side("away"),
    ...(clock && { status: "live", period: clock.period, periodEnded: false, clock: clock.anchor, shotClock: null, pause: null }),
    ...(isCertain && { quality: "ok" }),
    ...(score && { mismatch: null }),
  };
}
