import type { Fact, FactOf, ScoringContext, Side } from "#core/game/facts.ts";
import type { PlayerKey } from "#core/kernel/ids.ts";
import { courtPosition, foulKinds, type PercentPosition, shotKinds, turnoverKinds } from "./fiba-livestats-codes.ts";
import type { LiveStatsAction } from "./fiba-livestats-data.ts";

/** What an action says. `null` for a type nobody told us: the caller keeps it as a note and flags it. */
export function liveStatsFact(
  action: LiveStatsAction,
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
        made: Number(action.success) === 1,
        kind: shotKinds[action.subType] ?? "unknown",
        position: at ? courtPosition(at) : null,
        context: contextOf(action),
        blocked: has("blocked"),
        ownBasket: false,
        goaltending: has("defensivegoaltending"),
        buzzer: false,
      };
    case "freethrow": {
      const [number, of] = action.subType.split("of").map(Number);
      return {
        type: "free-throw",
        side,
        player,
        made: Number(action.success) === 1,
        number: number || null,
        of: of || null,
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
      return { type: "turnover", side, player: has("team") ? null : player, kind: turnoverKinds[action.subType] ?? "unknown" };
    case "foul":
      return foulOf(action, side, player);
    case "timeout":
      return action.subType === "officials" ? { type: "media-timeout" } : { type: "timeout", side };
    default:
      return null;
  }
}

/** Actions that belong to no side, or to either. */
function neutralFact(action: LiveStatsAction, side: Side | null): Fact | null {
  const { actionType, subType } = action;
  if (actionType === "game") return subType === "start" ? { type: "game.start" } : { type: "game.end" };
  if (actionType === "period") return subType === "start" ? { type: "period.start" } : { type: "period.end" };
  if (actionType === "jumpball")
    return { type: "jump-ball", kind: subType, winner: subType === "lost" ? null : side, home: null, away: null };
  if (actionType === "timeout" && (side === null || subType === "officials")) return { type: "media-timeout" };
  return null;
}

/** BOX4: `offensivedeadball` is bookkeeping between two free throws and counts nowhere. */
function reboundOf(action: LiveStatsAction, side: Side, player: PlayerKey | null): Fact {
  const deadBall = action.subType.endsWith("deadball");
  return {
    type: "rebound",
    side,
    player: deadBall ? null : player,
    kind: action.subType.startsWith("offensive") ? "offensive" : "defensive",
    deadBall,
  };
}

function contextOf({ qualifier }: LiveStatsAction): ScoringContext {
  return {
    fastBreak: qualifier.includes("fastbreak"),
    secondChance: qualifier.includes("2ndchance"),
    offTurnover: qualifier.includes("fromturnover"),
    inThePaint: qualifier.includes("pointsinthepaint"),
  };
}

function foulOf(action: LiveStatsAction, side: Side, player: PlayerKey | null): FactOf<"foul"> {
  const [offender, kind] = foulKinds[action.subType] ?? ["player", "personal"];
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
