import { useEffect, useRef } from "react";
import { useWakeLock } from "../../ui/use-wake-lock.ts";

const tickMs = 40;

/** A phone in the hand: it stays awake, and is felt when the clock starts and stops. CLOCK20 */
export function useHandFeel(isRunning: boolean): void {
  const before = useRef(isRunning);
  useEffect(() => {
    if (before.current === isRunning) return;
    before.current = isRunning;
    navigator.vibrate?.(tickMs);
  }, [isRunning]);
  useWakeLock();
}
