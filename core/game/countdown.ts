import type { ClockAnchor } from "./clock-anchor.ts";
import type { PauseNow } from "./pause.ts";
import type { StandingGame } from "./standing-game.ts";
import type { RuleSet } from "../rules/rule-set.ts";

/** A longer one nobody counts at a table. */
export const longestCountdownMs = 3_600_000;

/** What is left until the game begins, as its table counts it; `null`: it does not, or the game has begun. CLOCK21 */
export function countdownOf(game: Pick<StandingGame, "plays" | "state" | "event">): ClockAnchor | null {
  if (game.state.ended || game.state.periods.some(({ started }) => started)) return null;
  const last = game.plays.findLast(({ fact }) => fact.type === "countdown.set");
  if (last?.fact.type !== "countdown.set") return null;
  const { running, remainingMs } = last.fact;
  return { running, remainingMs, atMs: game.event(last.eventId)?.at ?? 0 };
}

/** The instants at which a pause's signals sound, the last when it is over; none where nobody counts. CLOCK22 */
export function signalsOf(pause: PauseNow | null, { signals }: Pick<RuleSet, "signals">): readonly number[] {
  if (pause === null || pause.endsAt === null) return [];
  const { endsAt } = pause;
  return [...leftAtSignals(pause.kind, signals), 0].map((leftMs) => endsAt - leftMs);
}

function leftAtSignals(kind: PauseNow["kind"], signals: RuleSet["signals"]): readonly number[] {
  switch (kind) {
    case "before-game":
      return signals.beforeGame;
    case "half-time":
      return signals.halfTime;
    case "time-out":
      return signals.timeout;
    case "interval":
    case "before-overtime":
      return signals.interval;
  }
}

/** The first of them after an instant; `null`: none is to come. */
export function nextSignal(pause: PauseNow | null, rules: Pick<RuleSet, "signals">, at: number): number | null {
  return signalsOf(pause, rules).find((instant) => instant > at) ?? null;
}
