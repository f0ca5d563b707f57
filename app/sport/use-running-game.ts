import type { GameNow } from "#core/game/game-now.ts";
import { useGameNow } from "../live/game-now-store.ts";
import type { RunningGame } from "./running-game.ts";
import { stateNow } from "./use-card-now.ts";

/** As the page has it, with what the stream has told since. */
export function useRunningGame(game: RunningGame): RunningGame {
  const now = useGameNow(game.gameId);
  return now === null ? game : runningGameNow(game, now);
}

export function runningGameNow(game: RunningGame, now: GameNow): RunningGame {
  const state = stateNow(game.phase, now);
  if (state === null) return game;
  const [home, away] = [now.home.points, now.away.points];
  return { ...game, ...state, points: game.isAwayFirst ? [away, home] : [home, away] };
}
