import type { Play } from "../game/events.ts";
import type { ShotAttempt } from "./shots.ts";

/** The field-goal attempts of a game whose place on the court the source tells, in game order. SHOT1 */
export function shotsOf(plays: readonly Play[]): ShotAttempt[] {
  const shots: ShotAttempt[] = [];
  for (const { eventId, moment, fact } of plays) {
    if (fact.type !== "field-goal" || fact.position === null) continue;
    shots.push({
      eventId,
      side: fact.side,
      player: fact.player,
      period: moment.period,
      clockMs: moment.gameClockMs,
      value: fact.value,
      made: fact.made,
      position: fact.position,
    });
  }
  return shots;
}
