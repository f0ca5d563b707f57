import { useEffect } from "react";

/** Keeps a screen awake that is looked at without being touched. Asked again whenever the page is looked at: a browser takes the lock back with the tab. */
export function useWakeLock(): void {
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
