import {
  createPath,
  IDLE_BLOCKER,
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
import { wishFor } from "../reload-guard.ts";

/** What a page starts from, for both routers. */
export type RouterStart = {
  readonly routes: ReturnType<typeof UNSAFE_createClientRoutes>;
  readonly history: ReturnType<typeof UNSAFE_createBrowserHistory>;
  readonly location: DataRouter["state"]["location"];
  readonly hydrationData: ReturnType<typeof UNSAFE_getHydrationData>;
  readonly manifest: UNSAFE_AssetsManifest;
  readonly routeModules: UNSAFE_RouteModules;
};

/** What pages ask of a router; of patches nobody makes use. */
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
  | "getBlocker"
>;

export type StartingRouter = {
  readonly router: DataRouter;
  /** To be called when the page is React's: nothing may change it before. */
  readonly come: () => void;
  /** So that the first step to another page is quick. Without it that step loads what it needs. Kept when it knows all pages. */
  readonly prepare: () => Promise<void>;
};

/**
 * The router of a page that nobody has left yet: it knows what stands there. Whatever leads elsewhere is the work of React
 * Router's own, which is loaded when it is needed and then answers for everything.
 */
export function createStartingRouter(start: RouterStart): StartingRouter {
  const { history, routes, location: place } = start;
  const shown = shownAtStart(start);
  const beginnings = new Set<Beginning>();
  const fetchersInUse: string[] = [];
  let full: DataRouter | undefined;
  let loading: Promise<DataRouter> | undefined;
  let wishes = 0;
  // Before, React would meet another page than the server wrote. LOAD9
  const { hasCome, come } = coming();

  const stopListening = history.listen(() => void keepUp());

  /** The address has moved already: the page goes after it. */
  async function keepUp(): Promise<void> {
    wishes += 1;
    // Without a router the browser gets what belongs there.
    await whenFull().catch(() => window.location.reload());
  }

  async function loadFull(): Promise<DataRouter> {
    try {
      const [{ createFullRouter }] = await Promise.all([import("./full-router.ts"), addAllRoutes(start.manifest), hasCome]);
      stopListening();
      const { router: made, follow } = createFullRouter(start);
      full = made;
      for (const key of fetchersInUse) full.getFetcher(key);
      for (const begin of beginnings) begin(full);
      if (createPath(history.location) !== createPath(place)) follow();
      return full;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }

  const whenFull = (): Promise<DataRouter> => (loading ??= loadFull());

  async function lead(to: To | null, navigate: (router: DataRouter) => Promise<void>): Promise<void> {
    if (full) return navigate(full);
    wishes += 1;
    const wish = wishes;
    const address = hrefOf(to, start);
    wishFor(address);
    const router = await whenFull().catch(() => null);
    // Something else was wanted meanwhile. LOAD5
    if (wish !== wishes) return;
    wishFor(null);
    if (router) await navigate(router);
    else window.location.assign(address);
  }

  const lasting = lastingIn(() => full, beginnings);
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
    ...addressesBy(history),
    getFetcher: (key) => {
      if (full) return full.getFetcher(key);
      fetchersInUse.push(key);
      return IDLE_FETCHER;
    },
    resetFetcher: (key, options) => full?.resetFetcher(key, options),
    getBlocker: (key, blocks) => {
      lasting((other) => (other.getBlocker(key, blocks), () => {}));
      return IDLE_BLOCKER;
    },
    deleteFetcher: (key) => {
      if (full) full.deleteFetcher(key);
      else fetchersInUse.splice(fetchersInUse.indexOf(key), 1);
    },
  };
  return { router: router as DataRouter, come, prepare: async () => void (await whenFull()) };
}

type Beginning = (router: DataRouter) => void;

/** Begins with the full router, now or when it has come. */
function lastingIn(full: () => DataRouter | undefined, beginnings: Set<Beginning>) {
  return function lasting(begin: (router: DataRouter) => () => void): () => void {
    const router = full();
    if (router) return begin(router);
    let end: (() => void) | undefined;
    const beginLater = (later: DataRouter) => {
      end = begin(later);
    };
    beginnings.add(beginLater);
    return () => {
      beginnings.delete(beginLater);
      end?.();
    };
  };
}

function coming(): { readonly hasCome: Promise<void>; readonly come: () => void } {
  let come: () => void = () => undefined;
  const hasCome = new Promise<void>((resolve) => {
    come = resolve;
  });
  return { hasCome, come };
}

function addressesBy(history: RouterStart["history"]): Pick<UsedRouter, "createHref" | "createURL" | "encodeLocation"> {
  return {
    createHref: (location) => history.createHref(location),
    createURL: (to) => history.createURL(to),
    encodeLocation: (to) => history.encodeLocation(to),
  };
}

function hrefOf(to: To | null, { history, location }: RouterStart): string {
  return history.createURL(typeof to === "string" ? to : createPath({ ...location, ...to })).href;
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
