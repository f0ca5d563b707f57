import { useEffect, useState } from "react";
import { isBot } from "./bot.ts";

/**
 * Throws, while rendering, what our own scripts threw and nobody caught, so that the error page takes the place of a
 * page that may not be whole. Bots are shown what they came for: their errors are told only. LOAD6
 */
export function useUnhandledErrors(): void {
  const [thrown, setThrown] = useState<{ readonly error: unknown } | null>(null);
  useEffect(() => {
    function take(error: unknown): void {
      if (isOurs(error) && !isBot(navigator.userAgent)) setThrown({ error });
    }
    const onError = (event: ErrorEvent) => take(event.error);
    const onRejection = (event: PromiseRejectionEvent) => take(event.reason);
    addEventListener("error", onError);
    addEventListener("unhandledrejection", onRejection);
    return () => {
      removeEventListener("error", onError);
      removeEventListener("unhandledrejection", onRejection);
    };
  }, []);
  if (thrown) throw thrown.error;
}

/** Not a browser extension's, nor a network that went away; what was given up is no fault. */
function isOurs(error: unknown): boolean {
  return error instanceof Error && error.name !== "AbortError" && (error.stack ?? "").includes(`${location.origin}/assets/`);
}
