import { writtenPage } from "../../ui/written-page.ts";

const workerPath = "/console-worker.js";

/** Has this page and all that it has loaded kept, so that it opens without a line; `isHeld`: and no new build takes its place. SEAT12, SEAT13 */
export async function keepPage(isHeld: boolean): Promise<void> {
  const build = writtenPage()?.build;
  if (!("serviceWorker" in navigator) || build === undefined) return;
  const { pathname } = location;
  try {
    // These pages alone: `/sr/live/games/…`.
    await navigator.serviceWorker.register(workerPath, {
      scope: pathname.slice(0, pathname.lastIndexOf("/live/") + "/live/games/".length),
    });
    const { active } = await navigator.serviceWorker.ready;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none to be named
    active?.postMessage({ kind: "keep", path: pathname, build, files: loadedFiles(), isHeld });
  } catch {
    // Private windows of some browsers forbid it: the page then needs a line to open, and goes on without one once open.
  }
}

/** What the page was made of so far: scripts, styles, fonts, pictures of our own. */
function loadedFiles(): readonly string[] {
  const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const named = [...document.querySelectorAll<HTMLScriptElement>("script[src]")].map(({ src }) => src);
  const linked = [
    ...document.querySelectorAll<HTMLLinkElement>('link[rel~="stylesheet"], link[rel~="preload"], link[rel~="modulepreload"]'),
  ];
  const all = [...entries.map(({ name }) => name), ...named, ...linked.map(({ href }) => href)].map((name) => new URL(name, location.href));
  const own = all.filter(({ origin, pathname }) => origin === location.origin && /^\/(?:assets|brands)\//.test(pathname));
  return [...new Set(own.map(({ pathname }) => pathname))];
}
