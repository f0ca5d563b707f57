import { useLayoutEffect, useState, type RefObject } from "react";
import type { PlayByPlay, PlayRow } from "./play-by-play-model.ts";

/** The list's head may be so far above the window's edge, under what sticks there, and is still read from its top. */
const atTopPx = -8;

export type HeldPlays = {
  readonly isHeld: (play: PlayRow) => boolean;
  /** Shows them, and leads to the top where they are. */
  readonly release: () => void;
};

/** Holds back plays that would push away what somebody reads, or moves about in by keyboard. */
export function useHeldPlays(plays: PlayByPlay, list: RefObject<HTMLElement | null>): HeldPlays {
  const [released, setReleased] = useState<ReadonlySet<string | undefined>>(() => idsOf(plays));
  useLayoutEffect(() => {
    if (list.current && isReadFromTop(list.current)) setReleased(idsOf(plays));
  }, [plays, list]);
  return {
    isHeld: ({ id }) => id !== undefined && !released.has(id),
    release() {
      setReleased(idsOf(plays));
      list.current?.scrollIntoView({ block: "start" });
    },
  };
}

function isReadFromTop(list: HTMLElement): boolean {
  return list.getBoundingClientRect().top >= atTopPx && !list.contains(document.activeElement);
}

function idsOf(plays: PlayByPlay): ReadonlySet<string | undefined> {
  return new Set(plays.periods.flatMap((period) => period.plays.map(({ id }) => id)));
}
