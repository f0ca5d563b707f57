import { isTechnical, otherSide, type Side } from "../game/facts.ts";
import type { Play } from "../game/events.ts";
import type { StandingGame } from "../game/standing-game.ts";

/** Why the shot clock is to be given a time, in the words of the rules. */
export type SuggestionReason = "made" | "lost-ball" | "defensive-rebound" | "offensive-rebound" | "jump-ball" | "foul" | "offensive-foul";

/** What the last play asks of the shot clock. It is said, and never done by itself. CLOCK17 */
export type ShotClockSuggestion = {
  /** `full`: a new attack; `again`: the attack goes on with what the rules leave it at least. */
  readonly reset: "full" | "again";
  readonly reason: SuggestionReason;
  /** Who has the ball by it. */
  readonly side: Side;
  /** `done`: it was given since. `other`: it was given the other time. */
  readonly standing: "open" | "done" | "other";
};

type ResetAfterPlay = Pick<ShotClockSuggestion, "reset" | "reason" | "side">;

/** What the rules give the shot clock after what was played last; `null`: nothing, or nobody can tell yet. CLOCK17 */
export function shotClockSuggestion({ plays, rules }: Pick<StandingGame, "plays" | "rules">): ShotClockSuggestion | null {
  const { fullMs, afterOffensiveReboundMs } = rules.shotClock;
  let given: number | null = null;
  for (let index = plays.length - 1; index >= 0; index--) {
    const play = plays[index]!;
    if (play.fact.type === "shot-clock.reset") given ??= play.fact.toMs;
    else if (play.fact.type === "period.start" || play.fact.type === "period.end") return null;
    else if (decides(play)) {
      const asked = askedBy(plays, index, afterOffensiveReboundMs);
      if (asked === null) return null;
      const wanted = asked.reset === "full" ? fullMs : afterOffensiveReboundMs;
      return { ...asked, standing: given === null ? "open" : given === wanted ? "done" : "other" };
    }
  }
  return null;
}

/** Whether who has the ball, or for how long, follows from it. */
function decides({ fact }: Play): boolean {
  switch (fact.type) {
    case "free-throw":
      // After those of a technical foul the ball stays where it was, after those of a graver foul with the side that shot them.
      return fact.kind === "personal" || fact.kind === "unknown";
    case "field-goal":
    case "rebound":
    case "turnover":
    case "steal":
    case "jump-ball":
      return true;
    case "foul":
      return !isTechnical(fact.kind) && fact.kind !== "double" && fact.kind !== "fight";
    default:
      return false;
  }
}

function askedBy(plays: readonly Play[], index: number, againMs: number): ResetAfterPlay | null {
  const { fact, moment } = plays[index]!;
  switch (fact.type) {
    case "field-goal":
      // A miss says nothing before somebody has the ball.
      return fact.made ? { reset: "full", reason: "made", side: otherSide(fact.side) } : null;
    case "free-throw":
      return fact.made && fact.number === fact.of ? { reset: "full", reason: "made", side: otherSide(fact.side) } : null;
    case "rebound": {
      const isAgain = shooterBefore(plays, index) === fact.side;
      return { reset: isAgain ? "again" : "full", reason: isAgain ? "offensive-rebound" : "defensive-rebound", side: fact.side };
    }
    case "turnover":
      return { reset: "full", reason: "lost-ball", side: otherSide(fact.side) };
    case "steal":
      return { reset: "full", reason: "lost-ball", side: fact.side };
    case "jump-ball":
      return fact.winner === null ? null : { reset: "full", reason: "jump-ball", side: fact.winner };
    case "foul": {
      if (fact.kind === "offensive") return { reset: "full", reason: "offensive-foul", side: otherSide(fact.side) };
      // Throws first; and what is left of the attack stays where the rules leave it more than that.
      if ((fact.freeThrows ?? 0) > 0 || moment.shotClockMs === null || moment.shotClockMs >= againMs) return null;
      return { reset: "again", reason: "foul", side: otherSide(fact.side) };
    }
    default:
      return null;
  }
}

function shooterBefore(plays: readonly Play[], index: number): Side | null {
  for (let before = index - 1; before >= 0; before--) {
    const { fact } = plays[before]!;
    if (fact.type === "field-goal" || fact.type === "free-throw") return fact.side;
  }
  return null;
}
