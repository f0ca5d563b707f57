import type { CourtPosition, Fact, FoulKind, FoulOffender, ScoringContext, Side } from "#core/game/facts.ts";
import type { PlayerKey } from "#core/kernel/ids.ts";
import type { EuroleagueShot } from "./euroleague-answers.ts";

/** `side` is `null` on rows that name no team. */
export type RowContext = {
  readonly side: Side | null;
  readonly player: PlayerKey | null;
  readonly scoring: ScoringContext;
  readonly shot: EuroleagueShot | null;
};

/** What a play type says. `null` for a code nobody told us: the caller keeps it as a note and flags it. */
export function euroleagueFact(type: string, { side, player, scoring, shot }: RowContext): Fact | null {
  if (type === "TOUT_TV") return { type: "media-timeout" };
  if (side === null) return null;
  switch (type) {
    case "2FGM":
      return fieldGoal(side, player, 2, true, scoring, shot);
    case "2FGA":
      return fieldGoal(side, player, 2, false, scoring, shot);
    case "3FGM":
      return fieldGoal(side, player, 3, true, scoring, shot);
    case "3FGA":
      return fieldGoal(side, player, 3, false, scoring, shot);
    case "FTM":
      return { type: "free-throw", side, player, made: true, number: null, of: null, kind: "unknown", context: scoring };
    case "FTA":
      return { type: "free-throw", side, player, made: false, number: null, of: null, kind: "unknown", context: scoring };
    case "AS":
      return { type: "assist", side, player };
    case "O":
      return { type: "rebound", side, player, kind: "offensive", deadBall: false };
    case "D":
      return { type: "rebound", side, player, kind: "defensive", deadBall: false };
    case "ST":
      return { type: "steal", side, player };
    case "TO":
      return { type: "turnover", side, player, kind: "unknown" };
    case "FV":
      return { type: "block", side, player };
    case "AG":
      return { type: "block.received", side, player };
    case "RV":
      return { type: "foul.drawn", side, player };
    case "CM":
      return foul(side, "player", player, "personal");
    case "OF":
      return foul(side, "player", player, "offensive");
    case "CMU":
      return foul(side, "player", player, "unsportsmanlike");
    case "CMT":
      return foul(side, "player", player, "technical");
    case "CMD":
      return foul(side, "player", player, "disqualifying");
    case "CMTI":
      return foul(side, "player", player, "throw-in");
    // IMP5: their ids name a coach (CO…, AC…), never a player of the box score.
    case "C":
      return foul(side, "coach", null, "technical");
    case "B":
      return foul(side, "bench", null, "technical");
    case "TOUT":
      return { type: "timeout", side };
    case "CCH":
      return { type: "challenge", side, successful: null };
    case "JB":
      return { type: "jump-ball", kind: "start", winner: side, home: null, away: null };
    default:
      return null;
  }
}

function fieldGoal(side: Side, player: PlayerKey | null, value: 2 | 3, made: boolean, context: ScoringContext, shot: EuroleagueShot | null): Fact {
  return {
    type: "field-goal",
    side,
    player,
    value,
    made,
    kind: "unknown",
    position: positionOf(shot),
    context,
    // Told by a row of its own (AG), which counts.
    blocked: false,
    ownBasket: false,
    goaltending: false,
    buzzer: false,
  };
}

/** Centimetres from under the ring; our origin is the baseline's middle, 1.575 m behind it. */
function positionOf(shot: EuroleagueShot | null): CourtPosition | null {
  if (!shot || (shot.COORD_X === -1 && shot.COORD_Y === -1)) return null;
  return { x: shot.COORD_X / 100, y: shot.COORD_Y / 100 + 1.575 };
}

function foul(side: Side, offender: FoulOffender, player: PlayerKey | null, kind: FoulKind): Fact {
  return { type: "foul", side, offender, player, kind, freeThrows: null, shooting: null, countsAsTeamFoul: offender === "player", position: null };
}
