import type { GameStatus } from "#core/game/facts.ts";
import type { GameSummary } from "#contract/game-summary.ts";

/** What a page shows of a game: what is to come, what is running, a result, or neither. */
export type GamePhase = "ahead" | "live" | "over" | "off";

const phases: Record<GameStatus, GamePhase> = {
  scheduled: "ahead",
  "date-to-be-decided": "ahead",
  "if-needed": "ahead",
  open: "ahead",
  live: "live",
  interrupted: "live",
  ended: "over",
  final: "over",
  "under-protest": "over",
  forfeited: "over",
  postponed: "off",
  abandoned: "off",
  annulled: "off",
  cancelled: "off",
};

/** As a page names it: a game of a series that was not needed was never cancelled. */
export type ShownStatus = GameStatus | "not-needed";

export function shownStatus({ status, round }: Pick<GameSummary, "status" | "round">): ShownStatus {
  return status === "cancelled" && round.stage !== null ? "not-needed" : status;
}

export function phaseOf(status: GameStatus): GamePhase {
  return phases[status];
}

/** When it is played; `null` while its time is not known, and of a postponed game, whose old date nobody should come to. */
export function momentOf({ status, tipOff }: Pick<GameSummary, "status" | "tipOff">): number | null {
  return status === "postponed" ? null : tipOff;
}

/** Whether the state needs saying beside the result: a plain final score speaks for itself. */
export function isPlain(status: ShownStatus): boolean {
  return status === "final" || status === "scheduled";
}

type Written = {
  readonly phase: GamePhase;
  readonly time: string | null;
  readonly machineTime: string | null;
};

/** For a game that is to be played: the moment that is told in the visitor's own time zone as well. A day alone is none. ZONE1 */
export function tipOffAhead({ phase, time, machineTime }: Written): string | undefined {
  return phase === "ahead" && time !== null ? (machineTime ?? undefined) : undefined;
}

type Known = { readonly phase: GamePhase; readonly day: string | null; readonly time: string | number | null };

/** A game to come on a day that is known, at a time that is not. SCHED23 */
export function isTimeToFollow({ phase, day, time }: Known): boolean {
  return phase === "ahead" && day !== null && time === null;
}
