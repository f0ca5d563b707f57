import type { Refusal } from "./decide.ts";
import { type Fact, otherSide, type Side } from "./facts.ts";
import type { GameState, Tally } from "./game-state.ts";
import { mostThrowsOfFoul } from "./sheet-details.ts";

/**
 * What cannot be because there is nothing left for it to belong to, whatever it is linked to: more assists than baskets and free throws of
 * the side, more blocks than the other side missed, more rebounds than were missed, more steals than balls lost, more throws than
 * the other side's fouls give. PLAY1–PLAY5, FT2
 */
export function countRefusal(state: GameState, fact: Fact): Refusal | null {
  switch (fact.type) {
    case "assist": {
      const made = sumOf(state, fact.side, (line) => line.twoPointersMade + line.threePointersMade + line.freeThrowsMade);
      return sumOf(state, fact.side, ({ assists }) => assists) < made
        ? null
        : impossible("PLAY1", `${fact.side} has no basket left that an assist could belong to`);
    }
    case "block": {
      const missed = sumOf(state, otherSide(fact.side), missedFromTheField);
      return sumOf(state, fact.side, ({ blocks }) => blocks) < missed
        ? null
        : impossible("PLAY2", `${otherSide(fact.side)} has missed no shot that was not blocked`);
    }
    case "block.received": {
      const missed = sumOf(state, fact.side, missedFromTheField);
      return sumOf(state, fact.side, ({ blocksReceived }) => blocksReceived) < missed
        ? null
        : impossible("PLAY2", `${fact.side} has missed no shot that was not blocked`);
    }
    case "rebound":
      return fact.deadBall ? null : reboundRefusal(state, fact.kind === "offensive" ? fact.side : otherSide(fact.side));
    case "steal": {
      if (state.notRecorded.has("turnovers")) return null;
      const lost = sumOf(state, otherSide(fact.side), ({ turnovers }) => turnovers);
      return sumOf(state, fact.side, ({ steals }) => steals) < lost
        ? null
        : impossible("PLAY4", `${otherSide(fact.side)} has lost no ball that was not stolen`);
    }
    case "foul.drawn": {
      if (state.notRecorded.has("foulsCommitted")) return null;
      return sumOf(state, fact.side, ({ foulsDrawn }) => foulsDrawn) < foulsOf(state, otherSide(fact.side))
        ? null
        : impossible("PLAY5", `${otherSide(fact.side)} has committed no foul that was not drawn`);
    }
    case "free-throw": {
      if (state.notRecorded.has("foulsCommitted")) return null;
      const thrown = sumOf(state, fact.side, ({ freeThrowsAttempted }) => freeThrowsAttempted);
      return thrown < mostThrowsOfFoul * foulsOf(state, otherSide(fact.side))
        ? null
        : impossible("FT2", `${fact.side} has no free throw left: a foul gives ${mostThrowsOfFoul} at the most`);
    }
    default:
      return null;
  }
}

/** Of the shots that one side missed: its offensive rebounds and the other's defensive ones. */
function reboundRefusal(state: GameState, shooting: Side): Refusal | null {
  const missed = sumOf(state, shooting, (line) => missedFromTheField(line) + line.freeThrowsAttempted - line.freeThrowsMade);
  const caught =
    sumOf(state, shooting, ({ offensiveRebounds }) => offensiveRebounds) +
    sumOf(state, otherSide(shooting), ({ defensiveRebounds }) => defensiveRebounds);
  return caught < missed ? null : impossible("PLAY3", `${shooting} has missed no shot that was not rebounded`);
}

function impossible(rule: Refusal["rule"], detail: string): Refusal {
  return { rule, flag: "play-impossible", detail };
}

function foulsOf(state: GameState, side: Side): number {
  return sumOf(state, side, ({ foulsCommitted }) => foulsCommitted) + state[side].benchFouls;
}

function missedFromTheField(line: Tally): number {
  return line.twoPointersAttempted + line.threePointersAttempted - line.twoPointersMade - line.threePointersMade;
}

function sumOf(state: GameState, side: Side, figure: (line: Tally) => number): number {
  const { players, unattributed } = state[side];
  let sum = figure(unattributed);
  for (const player of players.values()) sum += figure(player);
  return sum;
}
