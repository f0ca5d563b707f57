import type { GameNow } from "#core/game/game-now.ts";
import { useGameNow } from "../live/game-now-store.ts";
import type { GameCard } from "./game-card.ts";
import { phaseOf, type GamePhase } from "./game-phase.ts";

/** A card as the page has it, with what the stream has told since. */
export function useCardNow(card: GameCard): GameCard {
  const now = useGameNow(card.gameId);
  return now === null ? card : cardNow(card, now);
}

export function cardNow(card: GameCard, now: GameNow): GameCard {
  const state = stateNow(card.phase, now);
  if (state === null) return card;
  const [home, away] = [now.home.points, now.away.points];
  const isOver = state.phase === "over";
  return {
    ...card,
    ...state,
    home: { ...card.home, points: home, won: isOver && home > away },
    away: { ...card.away, points: away, won: isOver && away > home },
  };
}

/** `null`: the page's own stands. What the office has said of a game that is over, such as a forfeit, is not the log's to say. */
export function stateNow(shown: GamePhase, now: GameNow): Pick<GameCard, "phase" | "status" | "overtimes"> | null {
  const phase = phaseOf(now.status);
  if (shown === "over" || shown === "off" || phase === "ahead") return null;
  return { phase, status: now.status, overtimes: now.period?.kind === "overtime" ? now.period.number : 0 };
}
