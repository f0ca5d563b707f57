import type { Fact, FactOf, ScoringContext, Side } from "#core/game/facts.ts";
import type { PlayerKey } from "#core/kernel/ids.ts";
import { courtPosition, foulKinds, type PercentPosition, shotKinds, turnoverKinds } from "./fiba-livestats-codes.ts";
import type { CompleteAction } from "./fiba-livestats-plays.ts";
import { wordIn } from "./source-text.ts";

/** What an action says. `null` for a type nobody told us: the caller keeps it as a note and flags it. */
export function liveStatsFact(
  action: CompleteAction,
  side: Side | null,
  player: PlayerKey | null,
  at: PercentPosition | null,
): Fact | null {
  const neutral = neutralFact(action, side);
  if (neutral) return neutral;
  if (side === null) return null;
  const has = (qualifier: string) => action.qualifier.includes(qualifier);
  switch (action.actionType) {
    case "2pt":
    case "3pt":
      return {
        type: "field-goal",
        side,
        player,
        value: action.actionType === "3pt" ? 3 : 2,
        made: action.isMade,
        kind: wordIn(shotKinds, action.subType) ?? "unknown",
        position: at ? courtPosition(at) : null,
        context: contextOf(action),
        blocked: has("blocked"),
        ownBasket: false,
        goaltending: has("defensivegoaltending"),
        buzzer: false,
      };
    case "freethrow": {
      const [, number, of] = /^([1-3])of([1-3])$/.exec(action.subType) ?? [];
      return {
        type: "free-throw",
        side,
        player,
        made: action.isMade,
        number: number === undefined ? null : Number(number),
        of: of === undefined ? null : Number(of),
        kind: "unknown",
        context: contextOf(action),
      };
    }
    case "rebound":
      return reboundOf(action, side, has("team") ? null : player);
    case "assist":
      return { type: "assist", side, player };
    case "block":
      return { type: "block", side, player };
    case "steal":
      return { type: "steal", side, player };
    case "foulon":
      return { type: "foul.drawn", side, player };
    case "turnover":
      return { type: "turnover", side, player: has("team") ? null : player, kind: wordIn(turnoverKinds, action.subType) ?? "unknown" };
    case "foul":
      return foulOf(action, side, player);
    case "timeout":
      return action.subType === "officials" ? { type: "media-timeout" } : { type: "timeout", side };
    default:
      return null;
  }
}

/** Actions that belong to no side, or to either. */
function neutralFact(action: CompleteAction, side: Side | null): Fact | null {
  const { actionType, subType } = action;
  if (actionType === "game") return subType === "start" ? { type: "game.start" } : { type: "game.end" };
  if (actionType === "period") return subType === "start" ? { type: "period.start" } : { type: "period.end" };
  if (actionType === "jumpball")
    return { type: "jump-ball", kind: subType, winner: subType === "lost" ? null : side, home: null, away: null };
  if (actionType === "timeout" && (side === null || subType === "officials")) return { type: "media-timeout" };
  return null;
}

/** BOX4: `offensivedeadball` is bookkeeping between two free throws and counts nowhere. */
function reboundOf(action: CompleteAction, side: Side, player: PlayerKey | null): Fact {
  const deadBall = action.subType.endsWith("deadball");
  return {
    type: "rebound",
    side,
    player: deadBall ? null : player,
    kind: action.subType.startsWith("offensive") ? "offensive" : "defensive",
    deadBall,
  };
}

function contextOf({ qualifier }: CompleteAction): ScoringContext {
  return {
    fastBreak: qualifier.includes("fastbreak"),
    secondChance: qualifier.includes("2ndchance"),
    offTurnover: qualifier.includes("fromturnover"),
    inThePaint: qualifier.includes("pointsinthepaint"),
  };
}

function foulOf(action: CompleteAction, side: Side, player: PlayerKey | null): FactOf<"foul"> {
  const [offender, kind] = wordIn(foulKinds, action.subType) ?? ["player", "personal"];
  const freeThrows = action.qualifier.map((qualifier) => /^(\d)freethrow$/.exec(qualifier)?.[1]).find(Boolean);
  const bench = offender !== "player" || player === null;
  return {
    type: "foul",
    side,
    offender: bench && offender === "player" ? "bench" : offender,
    player: bench ? null : player,
    kind: action.qualifier.includes("double") && kind === "personal" ? "double" : kind,
    freeThrows: freeThrows ? Number(freeThrows) : null,
    shooting: action.qualifier.includes("shooting"),
    countsAsTeamFoul: !bench,
    position: null,
  };
}
