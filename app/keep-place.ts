/** A page that has not grown tall enough by then is another one than was left. */
const mostWaitMs = 10_000;
const ownHand = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

type LeftAt = { readonly leftAt?: number };

/**
 * Back leads to where the page was left, also when what stood there comes later than the page: a tab with data of its own.
 * A browser moves the page once, and one that is still too short stops on the way. Whoever moves it himself is left alone. LOAD10
 */
export function keepPlace(): void {
  const { leftAt = 0 } = (history.state ?? {}) as LeftAt;
  if (leftAt > 0 && isComeBackTo() && !navigator.userActivation?.hasBeenActive) waitFor(leftAt);
  addEventListener("pagehide", () => history.replaceState({ ...(history.state as object | null), leftAt: Math.round(scrollY) }, ""));
}

function waitFor(place: number): void {
  const grown = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - innerHeight < place) return;
    // The browser may have found all the room it needs.
    if (Math.abs(scrollY - place) > 1) scrollTo(0, place);
    stop();
  });
  const timer = setTimeout(stop, mostWaitMs);
  for (const kind of ownHand) addEventListener(kind, stop, { passive: true });
  grown.observe(document.body);
  function stop(): void {
    grown.disconnect();
    clearTimeout(timer);
    for (const kind of ownHand) removeEventListener(kind, stop);
  }
}

function isComeBackTo(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry?.type === "reload" || entry?.type === "back_forward";
}
