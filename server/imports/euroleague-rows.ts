import type { Fact, FoulKind, FoulOffender, ScoringContext, Side } from "#core/game/facts.ts";
import type { PlayerKey } from "#core/kernel/ids.ts";
import type { ShotList } from "./euroleague-shots.ts";

/** Who did it, as far as the row tells: a player, or one of the team's staff. */
export type Doer = { readonly player: PlayerKey | null; readonly staff: "coach" | "bench" | null };

/**
 * What a play type says. `side` is `null` on rows that name no team; `play` is the row's number. `null` for a code
 * nobody told us: the caller keeps it as a note and flags it.
 */
export function euroleagueFact(type: string, side: Side | null, doer: Doer, play: string, shots: ShotList): Fact | null {
  if (type === "TOUT_TV") return { type: "media-timeout" };
  if (side === null) return null;
  const { player } = doer;
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
      return foul(side, doer, "personal");
    case "OF":
      return foul(side, doer, "offensive");
    case "CMU":
      return foul(side, doer, "unsportsmanlike");
    case "CMT":
      return foul(side, doer, "technical");
    case "CMD":
      return foul(side, doer, "disqualifying");
    case "CMTI":
      return foul(side, doer, "throw-in");
    case "C":
      return foul(side, { player: null, staff: "coach" }, "technical");
    case "B":
      return foul(side, { player: null, staff: "bench" }, "technical");
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

function fieldGoal(side: Side, player: PlayerKey | null, value: 2 | 3, made: boolean, play: string, shots: ShotList): Fact {
  return {
    type: "field-goal",
    side,
    player,
    value,
    made,
    kind: "unknown",
    position: shots?.get(play)?.position ?? null,
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
function contextOf(play: string, shots: ShotList): ScoringContext {
  if (!shots) return nothingTold;
  const shot = shots.get(play);
  return {
    fastBreak: shot?.fastBreak ?? false,
    secondChance: shot?.secondChance ?? false,
    offTurnover: shot?.offTurnover ?? false,
    inThePaint: null,
  };
}

/** IMP5: by whoever the id names, whatever the code: a coach's foul is no player's, and no team foul. */
function foul(side: Side, { player, staff }: Doer, kind: FoulKind): Fact {
  const offender: FoulOffender = staff ?? "player";
  return {
    type: "foul",
    side,
    offender,
    player: staff ? null : player,
    kind,
    freeThrows: null,
    shooting: null,
    countsAsTeamFoul: offender === "player",
    position: null,
  };
}
