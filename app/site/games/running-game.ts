import type { GameSummary } from "#contract/queries.ts";
import type { GameNow } from "#core/game/game-now.ts";
import { useGameNow } from "../../live/game-now-store.ts";
import type { PageLanguage } from "../page-language.ts";
import type { GameCard } from "./game-card.ts";
import { phaseOf } from "./game-phase.ts";
import { lastLineText } from "./play-state.ts";
import { stateNow } from "./use-card-now.ts";

/** A game in play within a line of text, where there is no room for a card: its points in the line's own order. MOVE11 */
export type RunningGame = Pick<GameCard, "gameId" | "phase" | "status" | "overtimes" | "running"> & {
  readonly points: readonly [first: number, second: number];
  readonly isAwayFirst: boolean;
};

type Told = Pick<GameSummary, "gameId" | "status" | "lastLine"> & {
  readonly points: { readonly home: number | null; readonly away: number | null } | null;
};

/** `null`: it is not being played, and what the page says of it stands. */
export function runningGame(
  { gameId, status, lastLine, points }: Told,
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
    points: inOrder(points.home, points.away, isAwayFirst),
    isAwayFirst,
  };
}

export function runningGameNow(game: RunningGame, now: GameNow): RunningGame {
  const state = stateNow(game.phase, now);
  return state === null ? game : { ...game, ...state, points: inOrder(now.home.points, now.away.points, game.isAwayFirst) };
}

/** As the page has it, with what the stream has told since. */
export function useRunningGame(game: RunningGame): RunningGame {
  const now = useGameNow(game.gameId);
  return now === null ? game : runningGameNow(game, now);
}

function inOrder(home: number, away: number, isAwayFirst: boolean): RunningGame["points"] {
  return isAwayFirst ? [away, home] : [home, away];
}
