import { otherSide, type Side } from "../game/facts.ts";
import type { StandingGame } from "../game/standing-game.ts";

/**
 * Which side has the ball, as the order of plays tells; `null`: nobody knows yet. A missed shot leaves it with the side that
 * shot until somebody has the rebound; a technical foul changes nothing. TABLE8
 */
export function ballSide({ plays, state }: Pick<StandingGame, "plays" | "state">): Side | null {
  for (let index = plays.length - 1; index >= 0; index--) {
    const { fact } = plays[index]!;
    switch (fact.type) {
      case "field-goal":
        return fact.made ? otherSide(fact.side) : fact.side;
      case "free-throw":
        if (fact.kind === "technical" || fact.kind === "unsportsmanlike" || fact.kind === "disqualifying") continue;
        return fact.made && fact.number === fact.of ? otherSide(fact.side) : fact.side;
      case "rebound":
      case "steal":
      case "possession":
        return fact.side;
      case "turnover":
        return otherSide(fact.side);
      case "foul":
        if (fact.kind === "technical" || fact.kind === "double" || fact.kind === "fight") continue;
        return otherSide(fact.side);
      case "jump-ball":
        if (fact.winner === null) continue;
        return fact.winner;
      case "period.start":
        // The arrow has turned already: the throw-in is of the side that it pointed to before. TABLE21
        return state.arrow === null || state.periodIndex === 0 ? null : otherSide(state.arrow);
      default:
    }
  }
  return null;
}
