import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { keepServerTime, onServerTime, serverTime } from "../live/keep-server-time.ts";
import { sharedClient } from "../live/shared-client.ts";
import type { ScreenTime } from "./screen-props.ts";
import { isOnScreen, watchSight } from "./sight.ts";

/** Heartbeats come every two seconds: one that is a second late is missing. */
const staleAfterMs = 3_000;
const lookEveryMs = 200;

/** The instant a screen is drawn for: moved on by `wake`, and when the server's time is known. */
export function useScreenTime(renderedAt: number): ScreenTime & { readonly wake: () => void } {
  const [at, setAt] = useState(renderedAt);
  const begunAt = useRef(0);
  // Until the server has told the time, the page's own age counts from when it was made.
  const serverNow = useCallback(() => serverTime.now() ?? renderedAt + performance.now() - begunAt.current, [renderedAt]);
  const wake = useCallback(() => setAt(serverNow()), [serverNow]);
  useEffect(() => {
    begunAt.current = performance.now();
    const stopKeeping = keepServerTime();
    const forget = onServerTime(wake);
    const unwatch = watchSight(() => isOnScreen() && flushSync(wake));
    return () => {
      stopKeeping();
      forget();
      unwatch();
    };
  }, [wake]);
  return { at, serverNow, staleForMs: useSilence(), wake };
}

/** How long nothing has been heard from the server, in whole seconds; `null`: all is well. */
function useSilence(): number | null {
  const [staleForMs, setStaleForMs] = useState<number | null>(null);
  useEffect(() => {
    const client = sharedClient(true);
    const begunAt = performance.now();
    let wasConnected = false;
    const look = () => {
      wasConnected ||= client.state === "connected";
      const silentMs = wasConnected ? client.staleForMs : performance.now() - begunAt;
      setStaleForMs(silentMs >= staleAfterMs ? Math.floor(silentMs / 1000) * 1000 : null);
    };
    const timer = setInterval(look, lookEveryMs);
    const unwatch = watchSight(() => isOnScreen() && flushSync(look));
    // A hall without a game listens too, so that it knows whether it would hear of one.
    const leave = client.listen("probe", { position: () => null, onMessage: () => undefined });
    return () => {
      clearInterval(timer);
      unwatch();
      leave();
    };
  }, []);
  return staleForMs;
}
