import type { DataRouter } from "react-router";

/** A page that has not grown tall enough by then is another one than was left. */
const mostWaitMs = 10_000;
/** Where React Router keeps how far down each step of the history was, for documents that are loaded anew. */
const positionsKey = "react-router-scroll-positions";
const ownHand = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Back leads to where the page was left, also when what stood there comes later than the page: a tab with data of its own.
 * React Router moves the page once, and a page that is still too short stops on the way. Whoever moves it himself is left alone. LOAD10
 */
export function keepPlace(router: DataRouter): void {
  let stop = waitFor(placeOfDocument());
  let shown = router.state.location.key;
  router.subscribe(({ location, navigation, restoreScrollPosition }) => {
    if (navigation.state !== "idle" || location.key === shown) return;
    shown = location.key;
    stop();
    stop = waitFor(typeof restoreScrollPosition === "number" ? restoreScrollPosition : null);
  });
}

function waitFor(place: number | null): () => void {
  if (place === null || place === 0) return () => undefined;
  const grown = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - innerHeight < place) return;
    // React Router may still be about to move it itself.
    if (Math.abs(scrollY - place) > 1) scrollTo(0, place);
    stop();
  });
  const timer = setTimeout(stop, mostWaitMs);
  for (const kind of ownHand) addEventListener(kind, stop, { passive: true });
  // After the router's own move, which may find all the room it needs.
  requestAnimationFrame(() => requestAnimationFrame(() => grown.observe(document.body)));
  function stop(): void {
    grown.disconnect();
    clearTimeout(timer);
    for (const kind of ownHand) removeEventListener(kind, stop);
  }
  return stop;
}

/** Where this step of the history was left when its document was; `null`: it is new, or somebody has moved it already. */
function placeOfDocument(): number | null {
  if (navigator.userActivation?.hasBeenActive) return null;
  try {
    const kept = JSON.parse(sessionStorage.getItem(positionsKey) ?? "{}") as Record<string, unknown>;
    const place = kept[(history.state as { key?: string } | null)?.key ?? "default"];
    return typeof place === "number" && isComeBackTo() ? place : null;
  } catch {
    return null;
  }
}

function isComeBackTo(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry?.type === "reload" || entry?.type === "back_forward";
}
