import { matchRoutes } from "react-router";
import { allRoutesKnown } from "./router/all-routes.ts";
import { targetWithin } from "./link-target.ts";
import { fetchWithRetry } from "./ui/fetch-with-retry.ts";

/** How many routes are fetched at the same time, at most. LOAD3 */
const routesAtOnce = 5;
/** Data waits for this long after a page has come. LOAD2 */
const dataDelayMs = 1000;
/** Of so many links that are in sight the data is fetched; of the others when somebody points at them. */
const likelyPages = 2;
/** A pointer that only passes by asks for nothing. */
const intentMs = 65;
const freshMs = 30_000;

/** Fetches ahead what a visitor is likely to open: code of links in sight, data of the likeliest and of those pointed at. */
export async function beginPreloading(): Promise<void> {
  await allRoutesKnown;
  const router = window.__reactRouterDataRouter;
  if (!router || savesData()) return;
  const inSight = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      inSight.unobserve(target);
      const path = pathOf(target);
      if (path !== null) preloadRoute(path);
    }
  });
  let arrivedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function arrive(): void {
    arrivedAt = performance.now();
    inSight.disconnect();
    for (const link of document.querySelectorAll("a[href]")) inSight.observe(link);
    clearTimeout(timer);
    timer = setTimeout(preloadLikelyData, dataDelayMs);
  }
  arrive();
  let shown = router.state.location.key;
  router.subscribe(({ location, navigation }) => {
    if (navigation.state !== "idle" || location.key === shown) return;
    shown = location.key;
    // The page is painted after the router has told of it.
    setTimeout(arrive);
  });
  whenMeant((path) => {
    preloadRoute(path);
    setTimeout(() => preloadData(path), Math.max(0, arrivedAt + dataDelayMs - performance.now()));
  });
}

function whenMeant(preload: (path: string) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function point({ target, type }: Event): void {
    clearTimeout(timer);
    const path = pathOf(target instanceof Element ? target.closest("a") : null);
    if (path !== null) timer = setTimeout(() => preload(path), type === "pointerover" ? intentMs : 0);
  }
  for (const type of ["pointerover", "focusin", "touchstart"]) document.addEventListener(type, point, { passive: true });
}

function preloadLikelyData(): void {
  const links = [...document.querySelectorAll("main a[href]")].filter(isInSight);
  const paths = new Set(links.map(pathOf).filter((path) => path !== null && path !== location.pathname + location.search));
  for (const path of [...paths].slice(0, likelyPages)) preloadData(path ?? "");
}

function isInSight(element: Element): boolean {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}

function pathOf(element: Element | null): string | null {
  return element instanceof HTMLAnchorElement ? targetWithin(element) : null;
}

const fetchedAt = new Map<string, number>();

/** Into the browser's own memory, which asks the server again whether it is still true: an old score is never shown. */
function preloadData(path: string): void {
  const url = new URL(path, location.origin);
  const address = `${url.pathname}.data${url.search}`;
  const now = performance.now();
  if (savesData() || now - (fetchedAt.get(address) ?? -freshMs) < freshMs) return;
  fetchedAt.set(address, now);
  // Told apart from what a visitor asked for.
  fetchWithRetry(address, { priority: "low", headers: { Purpose: "prefetch" } }).catch(() => fetchedAt.delete(address));
}

const asked = new Set<string>();
const waiting: string[] = [];
let running = 0;

/** The code of a page: its routes' modules and what they import. */
function preloadRoute(path: string): void {
  const router = window.__reactRouterDataRouter;
  const routes = window.__reactRouterManifest?.routes;
  if (!router || !routes || savesData()) return;
  for (const { route } of matchRoutes(router.routes, path.split(/[?#]/, 1)[0] ?? "") ?? []) {
    const files = routes[route.id ?? ""];
    for (const file of files ? [files.module, ...(files.imports ?? [])] : []) {
      if (asked.has(file)) continue;
      asked.add(file);
      waiting.push(file);
    }
  }
  next();
}

function next(): void {
  while (running < routesAtOnce) {
    const file = waiting.shift();
    if (file === undefined) return;
    const link = Object.assign(document.createElement("link"), { rel: "modulepreload", href: file });
    running += 1;
    const end = () => {
      running -= 1;
      next();
    };
    link.addEventListener("load", end);
    link.addEventListener("error", end);
    document.head.append(link);
  }
}

type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

function connection(): Connection {
  return (navigator as unknown as { connection?: Connection }).connection ?? {};
}

/** Asked each time: it may change on the way. */
function savesData(): boolean {
  return connection().saveData === true || (connection().effectiveType ?? "").endsWith("2g");
}
