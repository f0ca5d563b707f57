import type { PageLanguage } from "../i18n/page-language.ts";
import type { GameCard } from "./game-card.ts";
import { phaseOf } from "./game-phase.ts";
import { lastLineText } from "./play-state.ts";
import type { GameSummary } from "#contract/game-summary.ts";

/** A game in play within a line of text, where there is no room for a card: its points in the line's own order. MOVE11 */
export type RunningGame = Pick<GameCard, "gameId" | "phase" | "status" | "overtimes" | "running"> & {
  readonly points: readonly [first: number, second: number];
  readonly isAwayFirst: boolean;
};

type SummaryNow = Pick<GameSummary, "gameId" | "status" | "lastLine"> & {
  readonly points: { readonly home: number | null; readonly away: number | null } | null;
};

/** `null`: it is not being played, and what the page says of it stands. */
export function runningGame(
  { gameId, status, lastLine, points }: SummaryNow,
  isAwayFirst: boolean,
  language: Pick<PageLanguage, "t">,
): RunningGame | null {
  const phase = phaseOf(status);
  if (phase !== "live" || points === null || points.home === null || points.away === null) return null;
  return {
    gameId,
    phase,
    status,
    overtimes: 0,
    running: lastLine && { text: lastLineText(lastLine, language), ruleProfile: lastLine.ruleProfile },
    points: isAwayFirst ? [points.away, points.home] : [points.home, points.away],
    isAwayFirst,
  };
}
