import { clipWindow } from "#contract/play-clips.ts";
import { secondInVideo } from "#contract/game-videos.ts";
import type { GameAnswer } from "#contract/queries.ts";
import { type PlayKind, playKind } from "#core/wording/play-kinds.ts";
import type { PlayLine } from "#core/wording/play-line.ts";

/** Where a recording shows a play. */
export type PlayMoment = {
  /** From this second on. */
  readonly at: number;
  /** For as long; `null`: it is of no kind, and has a moment but no clip. CLIP1 */
  readonly seconds: number | null;
};

/**
 * From which second of the recording each play is seen, by its event. A play that was keyed later than one that follows it
 * was written in afterwards: nobody knows when it happened, and it has none. EDIT6 CLIP1
 */
export function secondsOfPlays({ plays, recorded }: Pick<GameAnswer, "plays" | "recorded">): ReadonlyMap<string, PlayMoment> {
  const moments = new Map<string, PlayMoment>();
  if (recorded === null) return moments;
  let earliestAfter = Infinity;
  for (const line of plays.toReversed()) {
    const keyedAt = recorded.keyedAt[line.eventId];
    if (keyedAt === undefined || keyedAt > earliestAfter) continue;
    earliestAfter = keyedAt;
    const window = clipWindow(kindsOf(line));
    const at = secondInVideo(recorded.startsAt, keyedAt, window?.before);
    if (at === null) continue;
    const seconds = window && Math.ceil((keyedAt - recorded.startsAt) / 1000) + window.after - at;
    moments.set(line.eventId, { at, seconds });
  }
  return moments;
}

/** The play's own kind, and those of what belongs to it. */
export function kindsOf({ wording, details }: Pick<PlayLine, "wording" | "details">): readonly PlayKind[] {
  return [wording, ...details.map((detail) => detail.wording)].flatMap(({ key }) => playKind(key) ?? []);
}
