/** A page reloads itself at most once in this time. BUILD3 */
const guardMs = 10_000;

let isGranted = false;

/** Loads the page anew unless it did so just now, and says whether it does: a fault that stays must not make a circle. */
export function reloadOnce(): boolean {
  isGranted = mayReload();
  if (isGranted) location.reload();
  return isGranted;
}

/**
 * A part of the page that cannot be loaded most often belongs to a build that is gone: the page is loaded anew. A
 * style sheet is not worth it. React Router reloads by itself, so its reloads are held to the guard where the
 * browser tells of them.
 */
export function guardReloads(): void {
  addEventListener("vite:preloadError", (event) => {
    if (event.payload.message.includes("CSS")) event.preventDefault();
    else if (navigator.onLine) reloadOnce();
  });
  navigationApi()?.addEventListener("navigate", (event) => {
    if (event.navigationType !== "reload" || isGranted || mayReload()) return;
    event.preventDefault();
    const wanted = window.__reactRouterDataRouter?.state.navigation.location;
    // The visitor gets where he wanted to go: pages work before and without their scripts.
    if (wanted) location.assign(wanted.pathname + wanted.search + wanted.hash);
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

type Navigation = { addEventListener(type: "navigate", listener: (event: Event & { navigationType: string }) => void): void };

/** Not in every browser yet, nor in every edition of the types. */
function navigationApi(): Navigation | undefined {
  return (window as unknown as { navigation?: Navigation }).navigation;
}
