import type { CourtPosition, Fact, FoulKind, FoulOffender, ScoringContext, Side } from "#core/game/facts.ts";
import type { PlayerKey } from "#core/kernel/ids.ts";
import type { EuroleagueShot } from "./euroleague-answers.ts";

/** The list of shots by play number; `null` where a collection came without it. */
export type ShotList = ReadonlyMap<number, EuroleagueShot> | null;

/**
 * What a play type says. `side` is `null` on rows that name no team; `play` is the row's number. `null` for a code
 * nobody told us: the caller keeps it as a note and flags it.
 */
export function euroleagueFact(type: string, side: Side | null, player: PlayerKey | null, play: number, shots: ShotList): Fact | null {
  if (type === "TOUT_TV") return { type: "media-timeout" };
  if (side === null) return null;
  switch (type) {
    case "2FGM":
      return fieldGoal(side, player, 2, true, play, shots);
    case "2FGA":
      return fieldGoal(side, player, 2, false, play, shots);
    case "3FGM":
      return fieldGoal(side, player, 3, true, play, shots);
    case "3FGA":
      return fieldGoal(side, player, 3, false, play, shots);
    case "FTM":
      return { type: "free-throw", side, player, made: true, number: null, of: null, kind: "unknown", context: contextOf(play, shots) };
    case "FTA":
      return { type: "free-throw", side, player, made: false, number: null, of: null, kind: "unknown", context: contextOf(play, shots) };
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

function fieldGoal(side: Side, player: PlayerKey | null, value: 2 | 3, made: boolean, play: number, shots: ShotList): Fact {
  return {
    type: "field-goal",
    side,
    player,
    value,
    made,
    kind: "unknown",
    position: positionOf(shots?.get(play)),
    context: contextOf(play, shots),
    // Told by a row of its own (AG), which counts.
    blocked: false,
    ownBasket: false,
    goaltending: false,
    buzzer: false,
  };
}

const nothingTold: ScoringContext = { fastBreak: null, secondChance: null, offTurnover: null, inThePaint: null };

/** IMP6: a made shot that the list of shots leaves out carries no mark; the list as a whole does tell. */
function contextOf(play: number, shots: ShotList): ScoringContext {
  if (!shots) return nothingTold;
  const shot = shots.get(play);
  return {
    fastBreak: shot?.FASTBREAK === "1",
    secondChance: shot?.SECOND_CHANCE === "1",
    offTurnover: shot?.POINTS_OFF_TURNOVER === "1",
    inThePaint: null,
  };
}

/** Centimetres from under the ring; our origin is the baseline's middle, 1.575 m behind it. */
function positionOf(shot: EuroleagueShot | undefined): CourtPosition | null {
  if (!shot || (shot.COORD_X === -1 && shot.COORD_Y === -1)) return null;
  return { x: shot.COORD_X / 100, y: shot.COORD_Y / 100 + 1.575 };
}

function foul(side: Side, offender: FoulOffender, player: PlayerKey | null, kind: FoulKind): Fact {
  return {
    type: "foul",
    side,
    offender,
    player,
    kind,
    freeThrows: null,
    shooting: null,
    countsAsTeamFoul: offender === "player",
    position: null,
  };
}
