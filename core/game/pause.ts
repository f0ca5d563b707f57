import type { RuleSet } from "../rules/rule-set.ts";
import type { ClockAnchor } from "./clock-anchor.ts";
import type { Play } from "./events.ts";
import type { FactType, Side } from "./facts.ts";
import { isLevel, type GameState } from "./game-state.ts";
import { periodIndex } from "./period.ts";

/** `endsAt` in epoch milliseconds of the server's timeline, `null` where nobody counts. */
export type PauseNow =
  | { readonly kind: "time-out"; readonly side: Side | null; readonly endsAt: number | null }
  /** `clock` shows what is left, also while it is not being counted: then `endsAt` is `null`. CLOCK21 */
  | { readonly kind: "before-game"; readonly endsAt: number | null; readonly clock: ClockAnchor }
  | { readonly kind: "interval" | "half-time" | "before-overtime"; readonly endsAt: number | null };

/** What may be written down during a time-out without ending it. */
const besidesTimeout: ReadonlySet<FactType> = new Set<FactType>([
  "clock.stop",
  "clock.set",
  "clock.correct",
  "horn",
  "shot-clock.stop",
  "shot-clock.reset",
  "shot-clock.set",
  "shot-clock.blank",
  "shot-clock.revert",
  "substitution",
  "lineup.set",
  "stoppage",
  "challenge",
  "review",
  "flag.raise",
  "flag.clear",
  "score.query",
  "source.change",
  "mismatch",
  "note",
  "video.mark",
  "roster.change",
  "captain.set",
  "coach.change",
  "signature.set",
  "starters.confirm",
  "officials.set",
  "colours.set",
  "assist",
  "foul.drawn",
]);

/** What the game waits for after this play, in the state that the play has led to. CLOCK10 */
export function pauseAfter(pause: PauseNow | null, { fact, moment }: Play, atMs: number, state: GameState): PauseNow | null {
  const { pauses } = state.rules;
  if (state.ended) return null;
  switch (fact.type) {
    case "timeout":
      return { kind: "time-out", side: fact.side, endsAt: atMs + pauses.timeoutMs };
    case "media-timeout":
      return { kind: "time-out", side: null, endsAt: atMs + pauses.timeoutMs };
    case "countdown.set": {
      const { running, remainingMs } = fact;
      return { kind: "before-game", endsAt: running ? atMs + remainingMs : null, clock: { running, remainingMs, atMs } };
    }
    case "period.end":
      return pauseAfterPeriod(periodIndex(moment.period, state.rules.format), atMs, state);
    case "period.start":
    case "period.reopen":
    case "clock.start":
      return null;
    default:
      return pause?.kind === "time-out" && !besidesTimeout.has(fact.type) ? null : pause;
  }
}

function pauseAfterPeriod(index: number, atMs: number, state: GameState): PauseNow | null {
  const { pauses, format, ending }: RuleSet = state.rules;
  if (index === format.regularPeriods / 2 - 1) return { kind: "half-time", endsAt: atMs + pauses.halfTimeMs };
  if (index < format.regularPeriods - 1) return { kind: "interval", endsAt: atMs + pauses.intervalMs };
  const goesOn = ending.kind !== "may-end-level" && isLevel(state);
  return goesOn ? { kind: "before-overtime", endsAt: atMs + pauses.beforeOvertimeMs } : null;
}
