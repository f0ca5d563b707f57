import { useEffect, useLayoutEffect, useState } from "react";
import { isOnScreen, watchSight } from "../sight.ts";

/** `in` and `out` move; `still` stands as it is. */
export type Phase = "in" | "still" | "out";

export type Presence<Shown> = { readonly shown: Shown | null; readonly phase: Phase };

type Keyed = { readonly key: string };

/** The longest way in: the bands before a replay have gone. */
const inMs = 1350;
const usualOutMs = 200;

/**
 * What stands in a place while graphics come and go: the one before leaves before the next one comes. Whoever is not
 * looking is shown the end of it at once, and on the first picture and on coming back nothing is played again. `outMs`: how
 * long its way out is.
 */
export function usePresence<Shown extends Keyed>(wanted: Shown | null, moves: boolean, outMs = usualOutMs): Presence<Shown> {
  const [held, setHeld] = useState<{ readonly shown: Shown | null; readonly phase: Phase }>({ shown: wanted, phase: "still" });
  const shownKey = held.shown?.key ?? null;
  const wantedKey = wanted?.key ?? null;

  useLayoutEffect(() => {
    if (shownKey === wantedKey) {
      if (held.phase === "out") setHeld({ shown: wanted, phase: "still" });
    } else if (!moves || !isOnScreen()) setHeld({ shown: wanted, phase: "still" });
    else if (shownKey === null) setHeld({ shown: wanted, phase: "in" });
    else if (held.phase !== "out") setHeld((before) => ({ ...before, phase: "out" }));
  }, [shownKey, wantedKey, held.phase, wanted, moves]);

  useEffect(() => {
    if (held.phase === "still") return undefined;
    const end = () =>
      setHeld(held.phase === "in" ? { shown: wanted, phase: "still" } : { shown: wanted, phase: wanted && isOnScreen() ? "in" : "still" });
    const timer = setTimeout(end, held.phase === "in" ? inMs : outMs);
    const settle = () => !isOnScreen() && setHeld({ shown: wanted, phase: "still" });
    const unwatch = watchSight(settle);
    return () => {
      clearTimeout(timer);
      unwatch();
    };
    // The figures of what is shown may change while it moves; its way goes on.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [held.phase, shownKey, wantedKey]);

  // The newest figures of the same graphic, not those it came with.
  return { shown: wanted !== null && shownKey === wantedKey ? wanted : held.shown, phase: held.phase };
}
