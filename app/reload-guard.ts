/** A page reloads itself at most once in this time. BUILD3 */
const guardMs = 10_000;

/** Loads the page anew unless it did so just now, and says whether it does: a fault that stays must not make a circle. */
export function reloadOnce(): boolean {
  const isGranted = mayReload();
  if (isGranted) location.reload();
  return isGranted;
}

/** A part of the page that cannot be loaded most often belongs to a build that is gone. A style sheet is not worth a new page. BUILD3 */
export function guardReloads(): void {
  addEventListener("vite:preloadError", (event) => {
    if (event.payload.message.includes("CSS")) event.preventDefault();
    else if (navigator.onLine) reloadOnce();
  });
}

function mayReload(): boolean {
  const key = `reloaded:${location.pathname}`;
  const now = Date.now();
  try {
    if (now - Number(sessionStorage.getItem(key) ?? 0) < guardMs) return false;
    sessionStorage.setItem(key, String(now));
    return true;
  } catch {
    // Where nothing can be remembered, the document's own age tells.
    const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return entry?.type !== "reload" || performance.now() > guardMs;
  }
}
