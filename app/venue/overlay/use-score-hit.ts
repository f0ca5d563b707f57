import { useEffect, useRef, useState } from "react";
import type { Side } from "#core/game/facts.ts";
import type { BoxScore } from "#core/stats/box-score.ts";
import { isOnScreen, watchSight } from "../sight.ts";

/** A side has just scored: its cell takes the team's colour, and a tab above names who it was. */
export type ScoreHit = { readonly side: Side; readonly points: number; readonly playerKey: string | null; readonly isFresh: boolean };

const colourMs = 900;
const tabMs = 4000;
/** More at once is a line read anew or a correction, no basket. */
const mostAtOnce = 4;

/** `null` while nobody has just scored. Told only to those who look at it as it happens. */
export function useScoreHit(box: BoxScore, moves: boolean): ScoreHit | null {
  const before = useRef(box);
  const [hit, setHit] = useState<ScoreHit | null>(null);
  useEffect(() => {
    const scored = hitBetween(before.current, box);
    before.current = box;
    if (scored === null || !moves || !isOnScreen()) return undefined;
    setHit({ ...scored, isFresh: true });
    const calm = setTimeout(() => setHit((now) => now && { ...now, isFresh: false }), colourMs);
    return () => clearTimeout(calm);
  }, [box, moves]);
  // Whoever comes back sees no name of long ago, and its timer may have slept.
  useEffect(() => watchSight(() => !isOnScreen() && setHit(null)), []);
  useEffect(() => {
    if (hit === null) return undefined;
    const end = setTimeout(() => setHit(null), hit.isFresh ? tabMs : tabMs - colourMs);
    return () => clearTimeout(end);
  }, [hit]);
  return hit;
}

/** Who scored between two box scores; `null`: nobody, or the score was corrected. */
export function hitBetween(before: BoxScore, after: BoxScore): Omit<ScoreHit, "isFresh"> | null {
  for (const side of ["home", "away"] as const) {
    const points = after.teams[side].points - before.teams[side].points;
    if (points < 1 || points > mostAtOnce) continue;
    const had = new Map(before.teams[side].players.map((line) => [line.key, line.points]));
    const scorer = after.teams[side].players.find((line) => line.points > (had.get(line.key) ?? 0));
    return { side, points, playerKey: scorer?.key ?? null };
  }
  return null;
}
