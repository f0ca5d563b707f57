import { type ClockAnchor, remainingAt } from "#core/game/clock-anchor.ts";
import type { GameStatus } from "#core/game/facts.ts";
import type { GameNow } from "#core/game/game-now.ts";

/** What a screen shows of a game, and so which of its pictures. */
export type Stage =
  /** Nothing soon: the next game and the time of day. */
  | "waiting"
  /** Within the hour: a countdown. */
  | "before"
  /** The countdown with those who begin. */
  | "starting-fives"
  | "running"
  | "last-minute"
  | "stopped"
  | "time-out"
  | "interval"
  | "half-time"
  | "final";

const countdownMs = 60 * 60_000;
const lastMinuteMs = 60_000;
/** So long the light around the board stands after the end of a period was written down. */
export const lightMs = 5_000;

const over: ReadonlySet<GameStatus> = new Set(["ended", "final", "under-protest", "forfeited", "annulled", "abandoned"]);

export type StageQuestion = {
  readonly now: GameNow;
  readonly tipOff: number | null;
  /** Who begins is known. */
  readonly fivesNamed: boolean;
  /** Play has begun: what is set up before it stands in the first period too. */
  readonly hasBegun: boolean;
  readonly regularPeriods: number;
  /** Epoch milliseconds of the server's timeline. */
  readonly at: number;
};

export function stageOf({ now, tipOff, fivesNamed, hasBegun, regularPeriods, at }: StageQuestion): Stage {
  if (over.has(now.status)) return "final";
  if (!hasBegun) {
    // The table's own countdown counts, whenever the game was to begin. CLOCK21
    if (now.pause?.kind === "before-game") return fivesNamed ? "starting-fives" : "before";
    if (tipOff === null || tipOff - at > countdownMs) return "waiting";
    return fivesNamed ? "starting-fives" : "before";
  }
  if (now.pause?.kind === "time-out") return "time-out";
  if (now.periodEnded || now.pause !== null) return isHalfTime(now, regularPeriods) ? "half-time" : "interval";
  if (!now.clock.running) return "stopped";
  return remainingAt(now.clock, at) < lastMinuteMs ? "last-minute" : "running";
}

function isHalfTime({ period, pause }: GameNow, regularPeriods: number): boolean {
  return pause?.kind === "half-time" || (period?.kind === "regular" && period.number * 2 === regularPeriods);
}

/** Whether the light around the board is on: the period's time is up, and it is not yet long ago. */
export function isLit({ clock, period, periodEnded, status }: GameNow, at: number): boolean {
  if (period === null || status === "scheduled" || remainingAt(clock, at) > 0) return false;
  return !periodEnded || at - clock.atMs < lightMs;
}

/** Whether the shot clock's own light is on: it ran out and nobody has set it anew. */
export function isShotClockLit(shotClock: ClockAnchor | null, at: number): boolean {
  return shotClock !== null && remainingAt(shotClock, at) === 0;
}

/** The next instant at which a screen looks different although nothing was said; `null`: none. */
export function nextChangeAt({ now, tipOff, at, hasBegun }: Pick<StageQuestion, "now" | "tipOff" | "at" | "hasBegun">): number | null {
  const instants = [
    ...(now.clock.running ? [now.clock.remainingMs - lastMinuteMs, now.clock.remainingMs].map((ms) => now.clock.atMs + ms) : []),
    ...(now.shotClock?.running
      ? [now.shotClock.remainingMs - 5_000, now.shotClock.remainingMs].map((ms) => (now.shotClock?.atMs ?? 0) + ms)
      : []),
    ...(now.periodEnded ? [now.clock.atMs + lightMs] : []),
    ...(!hasBegun && tipOff !== null ? [tipOff - countdownMs, tipOff] : []),
  ].filter((instant) => instant > at);
  return instants.length === 0 ? null : Math.min(...instants);
}
