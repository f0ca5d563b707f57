import { useEffect, useState } from "react";
import type { ClockAnchor } from "#core/game/clock-anchor.ts";
import { Horn, hornSounds } from "../live/horn.ts";
import { useScreenSwitch } from "./use-screen-habits.ts";

export type HornKind = keyof typeof hornSounds;

/** Whether a screen sounds. */
export type ScreenHorn = {
  readonly isOn: boolean;
  readonly toggle: () => void;
};

const gestures = ["pointerdown", "keydown"] as const;
let context: AudioContext | undefined;

/**
 * The horn at the instant a clock of this screen reaches zero: by its address (`horn=1`), else as it was left; silent at first,
 * for many halls have one of their own, and two are never together. A browser lets sound begin with a gesture, or in a kiosk
 * that was told to (`--autoplay-policy=no-user-gesture-required`). HALL5
 */
export function useHorn(kind: HornKind | null, anchor: ClockAnchor | null, asked: boolean | null): ScreenHorn | null {
  const [isOn, toggle] = useScreenSwitch({ name: "horn", key: kind && "KeyH", asked });
  const horn = useSounding(isOn ? kind : null);
  useEffect(() => horn?.follow(anchor), [horn, anchor]);
  return kind === null ? null : { isOn, toggle };
}

function useSounding(kind: HornKind | null): Horn | null {
  const [horn, setHorn] = useState<Horn | null>(null);
  useEffect(() => {
    if (kind === null) return undefined;
    const sounding = (context ??= new AudioContext({ latencyHint: "interactive" }));
    const made = new Horn(sounding, hornSounds[kind]);
    const resume = () => void sounding.resume();
    resume();
    // Where it was not permitted yet, the next touch of the screen does.
    for (const gesture of gestures) addEventListener(gesture, resume);
    setHorn(made);
    return () => {
      for (const gesture of gestures) removeEventListener(gesture, resume);
      made.close();
      setHorn(null);
    };
  }, [kind]);
  return horn;
}
