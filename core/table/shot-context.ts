import type { Play } from "../game/events.ts";
import type { CourtPosition, ScoringContext, Side } from "../game/facts.ts";

/** The painted lane, with the width of a finger on a drawn court left out: half its width, and its length. FIBA Art. 2.4.3 */
const laneHalfWidth = 2.45;
const laneLength = 5.8;

/**
 * What the order of plays and the place say of a shot: nobody is asked. Fast break is the one thing only eyes can tell. Without a
 * place nobody knows whether it was in the paint. TABLE14
 */
export function shotContext(plays: readonly Play[], side: Side, fastBreak: boolean, position: CourtPosition | null): ScoringContext {
  const possession = possessionOf(plays, side);
  const inThePaint = position === null ? null : Math.abs(position.x) <= laneHalfWidth && position.y <= laneLength;
  return { fastBreak, ...possession, inThePaint };
}

/** How this side came to the ball it still has. */
function possessionOf(plays: readonly Play[], side: Side): Pick<ScoringContext, "secondChance" | "offTurnover"> {
  let secondChance = false;
  for (let index = plays.length - 1; index >= 0; index--) {
    const { fact } = plays[index]!;
    if (fact.type === "rebound" && !fact.deadBall) {
      if (fact.side === side && fact.kind === "offensive") secondChance = true;
      else return { secondChance, offTurnover: false };
    }
    if (fact.type === "turnover") return { secondChance, offTurnover: fact.side !== side };
    if (fact.type === "field-goal" && (fact.made || fact.side !== side)) return { secondChance, offTurnover: false };
    if (fact.type === "free-throw" && fact.side !== side) return { secondChance, offTurnover: false };
    if (fact.type === "period.start" || fact.type === "jump-ball") return { secondChance, offTurnover: false };
  }
  return { secondChance, offTurnover: false };
}
