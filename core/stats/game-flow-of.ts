import type { Side } from "../game/facts.ts";
import { playedUntilMs, type GameState } from "../game/game-state.ts";
import { periodLengthMs, periodStartMs } from "../game/period.ts";
import type { GameFlow } from "./game-flow.ts";

/** How the lead went, as far as the game has come. FLOW1–FLOW5 */
export function gameFlowOf(state: GameState): GameFlow {
  const { format } = state.rules;
  const periods = state.periods
    .filter(({ started, home, away }) => started || home + away > 0)
    .map(({ period }) => {
      const startMs = periodStartMs(period, format);
      return { period, startMs, endMs: startMs + periodLengthMs(period, format) };
    });
  const { home, away } = state;
  return {
    points: [...state.flow],
    periods,
    leadChanges: state.leadChanges,
    timesLevel: state.timesLevel,
    biggestLead: { home: home.biggestLead, away: away.biggestLead },
    biggestRun: { home: home.biggestRun, away: away.biggestRun },
    secondsLeading: { home: secondsLeading(state, "home"), away: secondsLeading(state, "away") },
  };
}

/** FLOW5: the side that leads at the end has led until the end, not until its last basket. */
export function secondsLeading(state: GameState, side: Side): number {
  const openMs = state.leader === side ? Math.max(0, playedUntilMs(state) - state.leaderSinceMs) : 0;
  return Math.round((state[side].msLeading + openMs) / 1000);
}
