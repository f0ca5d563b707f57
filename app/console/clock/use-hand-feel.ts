import { useEffect, useRef } from "react";

const tickMs = 40;

/** A phone in the hand: it stays awake, and is felt when the clock starts and stops. CLOCK20 */
export function useHandFeel(isRunning: boolean): void {
  const before = useRef(isRunning);
  useEffect(() => {
    if (before.current === isRunning) return;
    before.current = isRunning;
    navigator.vibrate?.(tickMs);
  }, [isRunning]);
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    async function ask(): Promise<void> {
      if (document.hidden || !("wakeLock" in navigator)) return;
      lock = await navigator.wakeLock.request("screen").catch(() => undefined);
    }
    const again = () => void ask();
    again();
    document.addEventListener("visibilitychange", again);
    return () => {
      document.removeEventListener("visibilitychange", again);
      void lock?.release();
    };
  }, []);
}
