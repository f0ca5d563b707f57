import { createPath } from "react-router";

/** A page reloads itself at most once in this time. BUILD3 */
const guardMs = 10_000;

/** Loads the page anew unless it did so just now, and says whether it does: a fault that stays must not make a circle. */
export function reloadOnce(): boolean {
  const isGranted = mayReload();
  if (isGranted) location.reload();
  return isGranted;
}

let wished: string | null = null;

/** Where the visitor is going while what leads there is still being loaded; `null`: nowhere. */
export function wishFor(address: string | null): void {
  wished = address;
}

/** React Router's sign that it could not load a route's code (`vite-plugins/slim-router.ts`). */
export const codeLost = "route-code-lost";

/**
 * A part of the page that cannot be loaded most often belongs to a build that is gone: the browser gets what is wanted anew. A
 * style sheet is not worth it.
 */
export function guardReloads(): void {
  addEventListener("vite:preloadError", (event) => {
    if (event.payload.message.includes("CSS")) event.preventDefault();
    else if (navigator.onLine) loadAnew();
  });
  addEventListener(codeLost, loadAnew);
}

/** The visitor gets where he was going: pages work before and without their scripts. Else this page is loaded once more. BUILD3 */
function loadAnew(): void {
  const next = window.__reactRouterDataRouter?.state.navigation.location;
  const target = next ? createPath(next) : wished;
  if (target) location.assign(target);
  else reloadOnce();
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
