import { ownHand, wasTouched } from "./early-hand.ts";

/** A page that has not grown tall enough by then is another one than was left. */
const mostWaitMs = 10_000;

/**
 * Back leads to where the page was left, also when what stood there comes later than the page: a tab with data of its own.
 * A browser moves the page once, and one that is still too short stops on the way. Whoever moves it himself is left alone. LOAD10
 */
export function keepPlace(): void {
  const leftAt = placeOf(location.href);
  if (leftAt > 0 && isComeBackTo() && !wasTouched()) waitFor(leftAt);
  addEventListener("pagehide", () => remember(location.href, Math.round(scrollY)));
}

/** By address, for this window: what is asked for is always the last time. */
function placeOf(address: string): number {
  try {
    return Number(sessionStorage.getItem(`place:${address}`) ?? 0);
  } catch {
    return 0;
  }
}

function remember(address: string, place: number): void {
  try {
    sessionStorage.setItem(`place:${address}`, String(place));
  } catch {
    // A full or closed storage harms nobody: the browser's own place stands.
  }
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
