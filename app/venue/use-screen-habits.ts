import { useCallback, useEffect, useState } from "react";
import { useWakeLock } from "../ui/use-wake-lock.ts";

const idleMs = 3_000;

/** What a screen on a wall does besides: it stays lit, hides its pointer, and fills the wall on a key. */
export function useScreenHabits(): { readonly isIdle: boolean; readonly fillScreen: () => void } {
  const isIdle = useIdle();
  useWakeLock();
  useKey("KeyF", fillScreen);
  return { isIdle, fillScreen };
}

/** Whether the two sides have changed places on this screen: by its address (`swap=1`), else as it was left. */
export function useSwappedSides(asked: boolean | null): readonly [boolean, () => void] {
  return useScreenSwitch({ name: "swapped", key: "KeyS", asked });
}

type ScreenSwitch = {
  /** What this device remembers it as. */
  readonly name: string;
  /** `null`: the screen has no such switch. */
  readonly key: string | null;
  /** What the address says; `null`: nothing. */
  readonly asked: boolean | null;
};

/** Something that a screen does or not: by its address, else as it was left, and turned by a key. */
export function useScreenSwitch({ name, key, asked }: ScreenSwitch): readonly [boolean, () => void] {
  const [isOn, setOn] = useState(asked ?? false);
  useEffect(() => {
    if (asked !== null) remember(name, asked);
    setOn(asked ?? remembered(name));
  }, [name, asked]);
  const turn = useCallback(() => {
    setOn((was) => {
      remember(name, !was);
      return !was;
    });
  }, [name]);
  useKey(key, turn);
  return [isOn, turn];
}

function remembered(name: string): boolean {
  try {
    return localStorage.getItem(`screen-${name}`) === "1";
  } catch {
    return false;
  }
}

function remember(name: string, isOn: boolean): void {
  try {
    localStorage.setItem(`screen-${name}`, isOn ? "1" : "0");
  } catch {
    // A screen without a memory asks its address again.
  }
}

function fillScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  else void document.documentElement.requestFullscreen().catch(() => undefined);
}

function useKey(code: string | null, act: () => void): void {
  useEffect(() => {
    if (code === null) return undefined;
    function pressed(event: KeyboardEvent): void {
      if (event.code === code && !event.repeat && !event.ctrlKey && !event.metaKey && !event.altKey) act();
    }
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [code, act]);
}

/** A screen that comes up shows its game, not its buttons: nobody sits before it until somebody moves. HALL7 */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function moved(): void {
      clearTimeout(timer);
      setIdle(false);
      timer = setTimeout(() => setIdle(true), idleMs);
    }
    const hands = ["pointermove", "pointerdown", "keydown"] as const;
    for (const kind of hands) addEventListener(kind, moved);
    return () => {
      clearTimeout(timer);
      for (const kind of hands) removeEventListener(kind, moved);
    };
  }, []);
  return isIdle;
}
