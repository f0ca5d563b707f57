import type { CourtPosition, Side } from "../game/facts.ts";
import type { Period } from "../game/period.ts";
import type { EventId, PlayerKey } from "../kernel/ids.ts";

/** A field-goal attempt with a known place on the court. */
export type ShotAttempt = {
  readonly eventId: EventId;
  readonly side: Side;
  readonly player: PlayerKey | null;
  readonly period: Period;
  readonly clockMs: number | null;
  readonly value: 2 | 3;
  readonly made: boolean;
  readonly position: CourtPosition;
};
