import { useEffect, useRef, useState } from "react";
import type { PerSide } from "#contract/live/score-by-hand.ts";
import type { GraphicsDeskNow } from "./use-graphics-desk.ts";

/** The groups that are a count of each side. */
export type CountGroup = "score" | "fouls" | "timeouts";

/**
 * Counts set by hand, as fast as somebody presses: what is wanted is sent when the press before it has been answered, the
 * newest alone. A press that was not taken is forgotten, and what stands is shown again.
 */
export function useWantedCounts(desk: GraphicsDeskNow, group: CountGroup): readonly [PerSide | null, (counts: PerSide) => void] {
  const { state, sending, notice, change } = desk;
  const stands = state?.byHand[group] ?? null;
  const [wanted, setWanted] = useState<PerSide | null>(null);
  const asked = useRef<PerSide | null>(null);
  useEffect(() => {
    if (wanted === null || sending !== null) return;
    const wasAsked = asked.current;
    asked.current = null;
    const isSettled = stands === null || (stands.home === wanted.home && stands.away === wanted.away);
    if (isSettled || (wasAsked !== null && notice !== null)) {
      setWanted(null);
      return;
    }
    asked.current = wanted;
    change({ kind: "by-hand", setting: { [group]: wanted } }, `by-hand ${group}`);
  }, [wanted, sending, notice, stands, change, group]);
  return [wanted ?? stands, setWanted];
}
