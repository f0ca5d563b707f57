import { type Fact, isTechnical, otherSide, type Side } from "../game/facts.ts";
import type { StandingGame } from "../game/standing-game.ts";

/**
 * Which side has the ball, as the order of plays tells; `null`: nobody knows yet. A missed shot leaves it with the side that
 * shot until somebody has the rebound; a technical foul changes nothing. TABLE8
 */
export function ballSide({ plays, state }: Pick<StandingGame, "plays" | "state">): Side | null {
  for (let index = plays.length - 1; index >= 0; index--) {
    const { fact } = plays[index]!;
    // The arrow has turned already: the throw-in is of the side that it pointed to before. TABLE21
    if (fact.type === "period.start") return state.arrow === null || state.periodIndex === 0 ? null : otherSide(state.arrow);
    const side = ballAfter(fact);
    if (side !== null) return side;
  }
  return null;
}

/** Who has the ball after a play, whatever was before it; `null`: it does not tell. */
export function ballAfter(fact: Fact): Side | null {
  switch (fact.type) {
    case "field-goal":
      return fact.made ? otherSide(fact.side) : fact.side;
    case "free-throw":
      if (fact.kind === "technical" || fact.kind === "unsportsmanlike" || fact.kind === "disqualifying") return null;
      return fact.made && fact.number === fact.of ? otherSide(fact.side) : fact.side;
    case "rebound":
    case "steal":
    case "possession":
      return fact.side;
    case "turnover":
      return otherSide(fact.side);
    case "foul":
      return isTechnical(fact.kind) || fact.kind === "double" || fact.kind === "fight" ? null : otherSide(fact.side);
    case "jump-ball":
      return fact.winner;
    default:
      return null;
  }
}
