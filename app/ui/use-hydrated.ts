import { useSyncExternalStore } from "react";

function subscribe(): () => void {
  return () => undefined;
}

/** `false` on the server and in the first paint, `true` once scripts run: for controls that need them. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
