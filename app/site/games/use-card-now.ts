import type { GameNow } from "#core/game/game-now.ts";
import { useGameNow } from "../../live/game-now-store.ts";
import type { GameCard } from "./game-card.ts";
import { phaseOf } from "./game-phase.ts";

/** A card as the page has it, with what the stream has told since. */
export function useCardNow(card: GameCard): GameCard {
  const now = useGameNow(card.gameId);
  return now === null ? card : cardNow(card, now);
}

/** What the office has said of a game that is over, such as a forfeit, is not the log's to say. */
export function cardNow(card: GameCard, now: GameNow): GameCard {
  const phase = phaseOf(now.status);
  if (card.phase === "over" || card.phase === "off" || phase === "ahead") return card;
  const [home, away] = [now.home.points, now.away.points];
  const isOver = phase === "over";
  return {
    ...card,
    phase,
    status: now.status,
    overtimes: now.period?.kind === "overtime" ? now.period.number : 0,
    home: { ...card.home, points: home, won: isOver && home > away },
    away: { ...card.away, points: away, won: isOver && away > home },
  };
}
