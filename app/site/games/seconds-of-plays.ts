import { secondInVideo } from "#contract/game-videos.ts";
import type { GameView } from "#contract/queries.ts";

/**
 * From which second of the recording each play is seen, by its event. A play that was keyed later than one that follows it
 * was written in afterwards: nobody knows when it happened, and it has none. EDIT6
 */
export function secondsOfPlays({ plays, recorded }: Pick<GameView, "plays" | "recorded">): ReadonlyMap<string, number> {
  const seconds = new Map<string, number>();
  if (recorded === null) return seconds;
  let earliestAfter = Infinity;
  for (const { eventId } of plays.toReversed()) {
    const keyedAt = recorded.keyedAt[eventId];
    if (keyedAt === undefined || keyedAt > earliestAfter) continue;
    earliestAfter = keyedAt;
    const second = secondInVideo(recorded.startsAt, keyedAt);
    if (second !== null) seconds.set(eventId, second);
  }
  return seconds;
}
