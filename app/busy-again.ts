import { reloadOnce } from "./reload-guard.ts";

/** What the server asks for: by then most of what was in the way has gone. */
const againMs = 1000;

/**
 * Whoever is on the way through the site asks once more for a page for which there was no room, as its data is asked for. Whoever
 * comes from elsewhere is told: all would ask again at once. RETRY1
 */
export function askBusyPageAgain(): void {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const isOnTheWay = entry?.type === "navigate" && URL.parse(document.referrer)?.origin === location.origin;
  if (isOnTheWay && entry.responseStatus === 503) setTimeout(reloadOnce, againMs);
}
