import type { Side } from "../game/facts.ts";
import type { Period } from "../game/period.ts";
import type { EventId, PlayerKey } from "../kernel/ids.ts";

/** A message key with its values: what a play says, before any language. */
export type Wording = { readonly key: PlayMessageKey; readonly values: Readonly<Record<string, string | number>> };

/**
 * Keys under `plays` in messages/<language>/plays.ts. The text is a noun phrase that follows the player's name
 * ("trojka", "skok u odbrani"), so it needs no gender and no case.
 */
export type PlayMessageKey =
  | "twoPointerMade"
  | "twoPointerMissed"
  | "layupMade"
  | "layupMissed"
  | "dunkMade"
  | "dunkMissed"
  | "tipInMade"
  | "tipInMissed"
  | "hookShotMade"
  | "hookShotMissed"
  | "threePointerMade"
  | "threePointerMissed"
  | "freeThrowMade"
  | "freeThrowMissed"
  | "freeThrowMadeOf"
  | "freeThrowMissedOf"
  | "offensiveRebound"
  | "defensiveRebound"
  | "teamOffensiveRebound"
  | "teamDefensiveRebound"
  | "assistBy"
  | "assist"
  | "blockBy"
  | "block"
  | "stealBy"
  | "steal"
  | "foulDrawnBy"
  | "foulDrawn"
  | "turnoverBadPass"
  | "turnoverBallHandling"
  | "turnoverTravel"
  | "turnoverDoubleDribble"
  | "turnoverThreeSeconds"
  | "turnoverFiveSeconds"
  | "turnoverEightSeconds"
  | "turnoverShotClock"
  | "turnoverBackcourt"
  | "turnoverOutOfBounds"
  | "turnoverOffensiveFoul"
  | "turnoverLaneViolation"
  | "turnoverOffensiveGoaltending"
  | "turnover"
  | "foulPersonal"
  | "foulOffensive"
  | "foulTechnical"
  | "foulUnsportsmanlike"
  | "foulDisqualifying"
  | "foulThrowIn"
  | "foulDouble"
  | "foulFight"
  | "coachTechnical"
  | "benchTechnical"
  | "coachDisqualifying"
  | "coachDisqualified"
  | "coachChanged"
  | "substitutionIn"
  | "substitutionOut"
  | "timeout"
  | "mediaTimeout"
  | "challenge"
  | "jumpBallWon"
  | "jumpBall"
  | "periodStart"
  | "periodEnd"
  | "gameEnd";

/** One line of the play-by-play, as every language shows it. */
export type PlayLine = {
  /** The event's id; further lines of the same event (a wave of substitutions) append `~2`, `~3` … */
  readonly eventId: EventId;
  readonly period: Period;
  readonly clockMs: number | null;
  readonly side: Side | null;
  /** The player the line starts with; `null` for a team or neutral line. */
  readonly player: PlayerKey | null;
  readonly wording: Wording;
  /**
   * What belongs to it: the assist, the block, the steal, the foul drawn, the turnover of an offensive foul, that a coach has to leave. Where the
   * phrase names somebody, `values.player` holds his key.
   */
  readonly details: readonly { readonly wording: Wording; readonly player: PlayerKey | null; readonly side: Side }[];
  /** The score after a scoring line; `null` on all others. */
  readonly score: { readonly home: number; readonly away: number } | null;
  readonly corrected: boolean;
  /** The corrections that were the last to change it, or what belongs to it; present where there is one. */
  readonly correctedBy?: readonly EventId[];
};
