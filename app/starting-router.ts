import {
  createPath,
  IDLE_FETCHER,
  IDLE_NAVIGATION,
  matchRoutes,
  UNSAFE_defaultMapRouteProperties,
  type DataRouter,
  type To,
  type UNSAFE_AssetsManifest,
  type UNSAFE_createBrowserHistory,
  type UNSAFE_createClientRoutes,
  type UNSAFE_getHydrationData,
  type UNSAFE_RouteModules,
} from "react-router";
import { addAllRoutes } from "./all-routes.ts";

/** What a page starts from, for both routers. */
export type RouterStart = {
  readonly routes: ReturnType<typeof UNSAFE_createClientRoutes>;
  readonly history: ReturnType<typeof UNSAFE_createBrowserHistory>;
  readonly location: DataRouter["state"]["location"];
  readonly hydrationData: ReturnType<typeof UNSAFE_getHydrationData>;
  readonly manifest: UNSAFE_AssetsManifest;
  readonly routeModules: UNSAFE_RouteModules;
};

/** What pages ask of a router; of blockers and patches nobody makes use. */
type UsedRouter = Pick<
  DataRouter,
  | "state"
  | "routes"
  | "manifest"
  | "window"
  | "match"
  | "subscribe"
  | "enableScrollRestoration"
  | "navigate"
  | "fetch"
  | "revalidate"
  | "createHref"
  | "createURL"
  | "encodeLocation"
  | "getFetcher"
  | "resetFetcher"
  | "deleteFetcher"
>;

export type StartingRouter = {
  readonly router: DataRouter;
  /** So that the first step to another page is quick. Without it that step loads what it needs. Kept when it knows all pages. */
  readonly prepare: () => Promise<void>;
};

/**
 * The router of a page that nobody has left yet: it knows what stands there. Whatever leads elsewhere is the work of React
 * Router's own, which is loaded when it is needed and then answers for everything.
 */
export function createStartingRouter(start: RouterStart): StartingRouter {
  const { history, routes } = start;
  const shown = shownAtStart(start);
  const beginnings = new Set<(router: DataRouter) => void>();
  const fetchersInUse: string[] = [];
  let full: DataRouter | undefined;
  let loading: Promise<DataRouter> | undefined;

  const stopListening = history.listen(({ location }) => {
    // The address is that already: nothing is added to the history.
    void lead(location, (router) => router.navigate(location, { replace: true, preventScrollReset: true }));
  });

  async function loadFull(): Promise<DataRouter> {
    try {
      const [{ createFullRouter }] = await Promise.all([import("./full-router.ts"), addAllRoutes(start.manifest)]);
      stopListening();
      full = createFullRouter(start);
      for (const key of fetchersInUse) full.getFetcher(key);
      for (const begin of beginnings) begin(full);
      return full;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }

  const whenFull = (): Promise<DataRouter> => (loading ??= loadFull());

  async function lead(to: To | null, navigate: (router: DataRouter) => Promise<void>): Promise<void> {
    const router = full ?? (await whenFull().catch(() => null));
    await (router ? navigate(router) : leaveFor(to, start));
  }

  /** Begins with the full router, now or when it has come. */
  function lasting(begin: (router: DataRouter) => () => void): () => void {
    if (full) return begin(full);
    let end: (() => void) | undefined;
    const beginLater = (router: DataRouter) => {
      end = begin(router);
    };
    beginnings.add(beginLater);
    return () => {
      beginnings.delete(beginLater);
      end?.();
    };
  }

  const router: UsedRouter = {
    get state() {
      return full?.state ?? shown;
    },
    get routes() {
      return full?.routes ?? routes;
    },
    get manifest() {
      return full?.manifest ?? {};
    },
    window,
    match: (location) => (full ? full.match(location) : matchRoutes(routes, location)),
    subscribe: (subscriber) => lasting((other) => other.subscribe(subscriber)),
    enableScrollRestoration: (...how) => lasting((other) => other.enableScrollRestoration(...how)),
    navigate: (to: To | number | null, options?: Parameters<DataRouter["navigate"]>[1]) =>
      typeof to === "number" ? Promise.resolve(history.go(to)) : lead(to, (other) => other.navigate(to, options)),
    fetch: async (...what) => (full ?? (await whenFull())).fetch(...what),
    revalidate: async () => (full ?? (await whenFull())).revalidate(),
    createHref: (location) => history.createHref(location),
    createURL: (to) => history.createURL(to),
    encodeLocation: (to) => history.encodeLocation(to),
    getFetcher: (key) => {
      if (full) return full.getFetcher(key);
      fetchersInUse.push(key);
      return IDLE_FETCHER;
    },
    resetFetcher: (key, options) => full?.resetFetcher(key, options),
    deleteFetcher: (key) => {
      if (full) full.deleteFetcher(key);
      else fetchersInUse.splice(fetchersInUse.indexOf(key), 1);
    },
  };
  return { router: router as DataRouter, prepare: async () => void (await whenFull()) };
}

/** Without a router the browser goes there by itself. */
function leaveFor(to: To | null, { history, location }: RouterStart): void {
  window.location.assign(history.createURL(typeof to === "string" ? to : createPath({ ...location, ...to })));
}

/** The state React Router's own router begins with, from the same data. */
function shownAtStart({ routes, history, location, hydrationData }: RouterStart): DataRouter["state"] {
  const matches = matchRoutes(routes, location) ?? [];
  return {
    historyAction: history.action,
    location,
    matches: matches.map((match) => ({ ...match, route: Object.assign({}, match.route, UNSAFE_defaultMapRouteProperties(match.route)) })),
    initialized: true,
    renderFallback: false,
    navigation: IDLE_NAVIGATION,
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: "idle",
    loaderData: hydrationData?.loaderData ?? {},
    actionData: null,
    errors: hydrationData?.errors ?? null,
    fetchers: new Map(),
    blockers: new Map(),
  };
}
